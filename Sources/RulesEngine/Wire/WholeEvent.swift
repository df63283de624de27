/// An event of a stream that was read whole, because something in its line is unusual.
struct WholeEvent {
  let value: JSONValue
  /// The order's name.
  let order: String

  /// Throws why the line can't be an event of any order.
  init(_ bytes: [UInt8], _ line: JSONLine) throws(LineProblem) {
    guard !line.isTooLong else { throw .tooLong }
    let isStart = line.number == 1
    do {
      value = try JSONReader.read(bytes, in: line.range, mayHaveMark: isStart)
    } catch {
      throw .notJSON(error)
    }
    guard case .object = value.content else { throw .notAnObject }
    guard case .string(let order) = value["order"]?.content else { throw .noOrder }
    self.order = order
  }

  /// The event's number. Throws a refusal where it isn't a whole one.
  var seq: Int64? {
    get throws(OrderDocument.Refused) {
      guard let told = value["seq"] else { return nil }
      let number: Int64?
      do {
        number = try told.integer
      } catch {
        let reason: Refusal.Reason = if case .tooManyDigits = error.reason { .tooManyDigits } else { .wrongType }
        throw OrderDocument.Refused(path: "/seq", refusal: Refusal(reason, given: told.shown, expected: .number))
      }
      guard let number else {
        throw OrderDocument.Refused(path: "/seq", refusal: Refusal(.wrongType, given: told.shown, expected: .number))
      }
      return number
    }
  }

  /// Whether the event closes its order. Throws a refusal where it says anything else of that.
  var closes: Bool {
    get throws(OrderDocument.Refused) {
      guard let told = value["close"] else { return false }
      guard case .bool(true) = told.content, OrderDocument.verbs(of: value) == 1 else {
        throw OrderDocument.Refused(
          path: "/close", refusal: Refusal(.wrongType, given: told.shown, expected: .yesOrNo))
      }
      return true
    }
  }
}

extension OrderDocument.Refused: Error {}

/// Why a line is no event of any order.
enum LineProblem: Error {
  case notJSON(JSONError)
  case notAnObject
  case noOrder
  case tooLong
}

extension LineProblem {
  /// The fixed word for it, as it stands in the answer.
  var code: String {
    switch self {
    case .notJSON: "not-json"
    case .notAnObject, .noOrder: "not-an-event"
    case .tooLong: "too-long"
    }
  }

  var message: String {
    switch self {
    case .notJSON(let error): error.message
    case .notAnObject:
      "an event is an object in { }, such as {\"order\": \"A17\", \"set\": \"size\", \"to\": \"large\"}"
    case .noOrder: "an event says which order it is for, by a text: \"order\": \"A17\""
    case .tooLong: "a line has at most 16 MiB"
    }
  }

  /// Writes it as the answer to its line, without a line end.
  func write(_ line: JSONLine, to bytes: inout [UInt8]) {
    var writer = JSONWriter(.line)
    writer.beginObject()
    writer.key("line")
    writer.integer(Int64(line.number))
    writer.key("error")
    writer.string(code)
    writer.key("message")
    writer.string(message)
    if case .notJSON(let error) = self {
      writer.key("at")
      writer.integer(Int64(error.offset - line.range.lowerBound))
    }
    writer.endObject()
    bytes.append(contentsOf: writer.bytes)
  }
}
