import RuleDSL
import RulesEngine

/// Why an order can't be priced at all.
enum OrderProblem: Explained {
  case json(JSONError, JSONPosition, path: String)
  case order(OrderDocument.Mistake, JSONPosition, path: String)
  case tooLong(line: Int, path: String)
  case rules(String, mistakes: Int)
  case language(String, known: [String])

  var message: String {
    switch self {
    case .json(let error, let position, let path): "\(name(path)):\(position.line):\(position.column): \(error.message)"
    case .order(.notAnObject, let position, let path):
      "\(name(path)):\(position.line):\(position.column): an order is an object in { }, with a selection for each option"
    case .order(.wrongKind(let key, _), let position, let path):
      "\(name(path)):\(position.line):\(position.column): \"\(key)\" must be \(key == "events" || key == "items" ? "a list" : "a text")"
    case .order(.tooManyItems(let count, _), let position, let path):
      "\(name(path)):\(position.line):\(position.column): \(count) items are more than an order may hold"
    case .order(.itemTwice(let id, _), let position, let path):
      "\(name(path)):\(position.line):\(position.column): two items have the id \(visibleText(id))"
    case .tooLong(let line, let path): "\(name(path)):\(line): a line has at most 16 MiB"
    case .rules(let name, mistakes: 0): "\(name) sells nothing by itself: it is for other rule files to use"
    case .rules(let name, let mistakes): "\(name) has \(counted(mistakes, "mistake")), so nothing can be priced with it"
    case .language(let tag, _): "the shop has no language \(visibleText(tag))"
    }
  }

  var help: String? {
    switch self {
    case .json(let error, _, _): error.help
    case .order(.notAnObject, _, _): "for example {\"drink\": \"紅茶\", \"size\": \"大杯\"}"
    case .order(.tooManyItems, _, _): "an order has at most \(Selections.itemLimit) items; send it in parts"
    case .order(.itemTwice, _, _): "give each item an id of its own, such as \"a\", \"b\""
    case .order, .tooLong: nil
    case .rules(_, mistakes: 0): "name the rule file that uses it with --rules FILE"
    case .rules(let name, _): "rulecheck check \(name) shows them"
    case .language(let tag, let known):
      nearName(to: tag, among: known).map { "did you mean \($0)?" } ?? "it has \(known.joined(separator: ", "))"
    }
  }

  private func name(_ path: String) -> String { path == "-" ? "standard input" : path }
}

extension OrderDocument {
  /// Reads an order that starts in a line of a file.
  init(_ bytes: [UInt8], in range: Range<Int>, number: Int, path: String) throws(OrderProblem) {
    func position(_ offset: Int) -> JSONPosition {
      var position = JSONPosition(of: offset - range.lowerBound, in: Array(bytes[range]))
      position.line += number - 1
      return position
    }
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes, in: range, mayHaveMark: number == 1)
    } catch {
      throw .json(error, position(error.offset), path: path)
    }
    do {
      self = try OrderDocument(value)
    } catch {
      let offset =
        switch error {
        case .notAnObject(let offset), .wrongKind(_, let offset), .itemTwice(_, let offset),
          .tooManyItems(_, let offset):
          offset
        }
      throw .order(error, position(offset), path: path)
    }
  }
}
