@testable import RuleDSL

/// Makes random texts that the documented grammar allows.
struct Sentences {
  private let grammar: Grammar
  /// How many rules deep the shortest text of each rule is.
  private let depths: [String: Int]
  private var random: Dice

  /// Names that are words of the language elsewhere: a name may be spelt so wherever nothing else is meant.
  private static let names = [
    "a", "size", "紅茶", "白玉", "take-out", "7-up", "n2", "choice", "charge", "text", "item", "shop", "version",
    "default", "counts", "included", "optional", "choose", "step", "each", "most", "line", "total", "unit", "half",
    "even", "down", "kinds", "every", "more", "times", "price", "subtotal", "placed", "no", "matches", "until",
  ]
  private static let texts = ["\"x\"", "\"two words\"", "「茶」", "“q”", "\"a | b, c {\\\"\""]
  private static let rows = ["| a | 30 |", "| b | 5 | - |", "|| M | L |", "| 白玉 | +10 | ? |", "| \"c | d\" | 1 |"]

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = Dice(seed: seed)
    depths = Sentences.depths(grammar)
  }

  /// A text of this rule, with at most about so many rules inside each other.
  mutating func text(of rule: String, depth: Int) -> String {
    var writer = SentenceWriter()
    write(.rule(rule), depth: depth, into: &writer)
    return writer.text
  }

  // MARK: Choosing

  private mutating func write(_ production: Production, depth: Int, into writer: inout SentenceWriter) {
    switch production {
    case .token(let token): write(token: token, into: &writer)
    case .rule(let name):
      let outer = writer.isExample
      if name == "given" || name == "example" { writer.isExample = true }
      write(grammar[name], depth: depth - 1, into: &writer)
      writer.isExample = outer
    case .sequence(let parts):
      for part in parts { write(part, depth: depth, into: &writer) }
    case .choice(let alternatives):
      let possible = alternatives.filter { height($0) <= depth }
      let chosen = possible.isEmpty ? shortest(alternatives) : possible[random.next(possible.count)]
      write(chosen, depth: depth, into: &writer)
    case .optional(let inner):
      if height(inner) <= depth, random.next(2) == 0 { write(inner, depth: depth, into: &writer) }
    case .repeated(let inner):
      while height(inner) <= depth, random.next(5) < 2 { write(inner, depth: depth, into: &writer) }
    }
  }

  private func shortest(_ alternatives: [Production]) -> Production {
    alternatives.min { height($0) < height($1) } ?? .sequence([])
  }

  private mutating func write(token: String, into writer: inout SentenceWriter) {
    switch token {
    case "WORD": writer.write(one(of: Self.names))
    case "TAG": writer.write(one(of: ["en", "zh-Hant", "pt-BR"]))
    case "NUMBER": writer.write(one(of: ["0", "1", "30", "4.99", "120.00"]))
    case "DATE": writer.write("2026-12-01")
    case "TIME": writer.write(one(of: ["8:30", "20:00"]))
    case "STRING": writer.write(one(of: Self.texts))
    case "ROW": writer.write(row: one(of: Self.rows))
    case "NL": writer.endLine(with: one(of: ["\n", "\n  ", "\n\n", " # note\n", " ; "]))
    case "\"?\"": writer.write("?")
    default:
      let word = String(token.dropFirst().dropLast())
      let mayBreak = SentenceWriter.goesOn.contains(word) && !writer.isExample && random.next(4) == 0
      if mayBreak || (word == "expect" && random.next(4) == 0) { writer.breakLine() }
      writer.write(word)
      if word == "{" || word == ",", writer.isInBlock, random.next(3) == 0 { writer.breakLine() }
    }
  }

  private mutating func one(of texts: [String]) -> String {
    texts[random.next(texts.count)]
  }

  // MARK: Depths

  private func height(_ production: Production) -> Int {
    Sentences.height(production, depths)
  }

  private static func height(_ production: Production, _ depths: [String: Int]) -> Int {
    switch production {
    case .token: 0
    case .rule(let name): (depths[name] ?? 1000) + 1
    case .sequence(let parts): parts.map { height($0, depths) }.max() ?? 0
    case .choice(let alternatives): alternatives.map { height($0, depths) }.min() ?? 0
    case .optional, .repeated: 0
    }
  }

  private static func depths(_ grammar: Grammar) -> [String: Int] {
    var depths: [String: Int] = [:]
    for _ in grammar.rules {
      for rule in grammar.rules { depths[rule.name] = height(rule.production, depths) }
    }
    return depths
  }
}

/// Puts tokens side by side, as lines.
struct SentenceWriter {
  /// What may stand at the start of a line without beginning a statement.
  static let goesOn: Set = ["when", "only", "else", "and", "or", "once", "rounded"]

  private(set) var text = ""
  /// Whether lines go on only before `expect`.
  var isExample = false
  private var blocks = 0
  private var isAfterRow = false

  var isInBlock: Bool { blocks > 0 }

  mutating func write(_ token: String) {
    if token == "{" { blocks += 1 }
    if token == "}" { blocks -= 1 }
    // A brace on the line of a row is no part of its tail, but nobody writes so.
    if token == "}", isAfterRow { breakLine() }
    text += text.isEmpty || text.last == "\n" ? token : " " + token
  }

  mutating func write(row: String) {
    breakLine()
    text += row
    isAfterRow = true
  }

  mutating func endLine(with end: String) {
    text += end
    if end.hasSuffix("\n") { isAfterRow = false }
  }

  mutating func breakLine() {
    text += "\n    "
    isAfterRow = false
  }
}
