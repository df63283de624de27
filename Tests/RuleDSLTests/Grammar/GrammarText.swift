import Foundation

/// What a rule of the grammar says.
indirect enum Production: Sendable, Hashable {
  /// `"word"` with its quotes, or a token such as `WORD`.
  case token(String)
  case rule(String)
  case sequence([Production])
  case choice([Production])
  case optional(Production)
  case repeated(Production)
}

/// A grammar as it is documented, in the notation that its file explains.
struct Grammar: Sendable {
  struct Rule: Sendable {
    var name: String
    var production: Production
  }

  struct Malformed: Error {
    var what: String
  }

  /// In the order of the file; the first one is what the whole is.
  private(set) var rules: [Rule] = []
  private(set) var numbers: [String: Int] = [:]
  /// The words of a rule that go before names, by the comments `first: …`.
  private(set) var notes: [String: [String]] = [:]

  init(_ text: String) throws {
    notes = Grammar.notes(text)
    var reader = Reader(symbols: try Grammar.symbols(text))
    while let name = reader.next() {
      guard reader.next() == "=" else { throw Malformed(what: "no = after \(name)") }
      guard numbers.updateValue(rules.count, forKey: name) == nil else { throw Malformed(what: "two rules \(name)") }
      rules.append(Rule(name: name, production: try reader.alternatives()))
      guard reader.next() == ";" else { throw Malformed(what: "no ; after \(name)") }
    }
  }

  subscript(name: String) -> Production {
    numbers[name].map { rules[$0].production } ?? .choice([])
  }

  /// What is documented.
  static func documented() throws -> Grammar {
    let docs = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/grammar.ebnf")
    return try Grammar(String(contentsOf: docs.standardizedFileURL, encoding: .utf8))
  }

  private static func notes(_ text: String) -> [String: [String]] {
    var notes: [String: [String]] = [:]
    for rule in text.split(separator: " ;\n") {
      guard let name = rule.matches(of: /(?m)^(\w+) +=/).last?.1 else { continue }
      for note in rule.matches(of: /\(\* first[^:]*: ([^*]+) \*\)/) {
        notes[String(name), default: []] += note.1.split(separator: ", ").map { String($0) }
      }
    }
    return notes
  }

  private static func symbols(_ text: String) throws -> [String] {
    var symbols: [String] = []
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix("(*") {
        guard let end = rest.range(of: "*)") else { throw Malformed(what: "a comment without end") }
        rest = rest[end.upperBound...]
      } else if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else { throw Malformed(what: "quotes without end") }
        symbols.append(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else if first.isLetter {
        let name = rest.prefix { $0.isLetter }
        symbols.append(String(name))
        rest = rest[name.endIndex...]
      } else {
        symbols.append(String(rest.removeFirst()))
      }
    }
    return symbols
  }

  private struct Reader {
    var symbols: [String]
    var index = 0

    mutating func next() -> String? {
      guard index < symbols.count else { return nil }
      index += 1
      return symbols[index - 1]
    }

    mutating func alternatives() throws -> Production {
      var alternatives = [try sequence()]
      while index < symbols.count, symbols[index] == "|" {
        index += 1
        alternatives.append(try sequence())
      }
      return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
    }

    private mutating func sequence() throws -> Production {
      var parts: [Production] = []
      while index < symbols.count, !["|", ";", ")", "]", "}"].contains(symbols[index]) { parts.append(try part()) }
      return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func part() throws -> Production {
      guard let symbol = next(), let first = symbol.first else { throw Malformed(what: "an end too early") }
      switch symbol {
      case "(", "[", "{":
        let inner = try alternatives()
        let closing = symbol == "(" ? ")" : symbol == "[" ? "]" : "}"
        guard next() == closing else { throw Malformed(what: "no \(closing)") }
        return symbol == "(" ? inner : symbol == "[" ? .optional(inner) : .repeated(inner)
      default:
        guard first == "\"" || first.isLetter else { throw Malformed(what: "\(symbol) means nothing") }
        return first.isLowercase ? .rule(symbol) : .token(symbol)
      }
    }
  }
}
