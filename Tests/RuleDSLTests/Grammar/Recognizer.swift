@testable import RuleDSL

/// Says whether tokens are a text of a grammar, by nothing but its sets: where two ways are open, the one whose word is
/// written in the grammar goes before the one that takes any word. Of some words that holds whatever follows them.
struct Recognizer: Sendable {
  /// A production with what shows each of its ways.
  private indirect enum Decision: Sendable {
    case token(Int)
    case rule(Int)
    case sequence([Decision])
    case choice([(shown: Set<TokenPair>, way: Decision)], first: Set<Int>)
    case optional(entered: Set<TokenPair>, skipped: Set<TokenPair>, Decision)
    case repeated(entered: Set<TokenPair>, left: Set<TokenPair>, Decision)
  }

  /// The words that are never names where a rule may begin with them, by the rule.
  static let neverNames: [String: [String]] = [
    "entry": ["from", "group"], "case": ["from", "for"], "change": ["clear"], "step": ["expect"],
    "selected": ["on", "off"], "point": ["on", "off"],
    "relation": ["chosen", "blank", "one"],
  ]

  private let rules: [Decision]
  private let numbers: [String: Int]

  init(_ grammar: Grammar) {
    var lookahead = Lookahead(grammar)
    var rules: [Decision] = []
    for (index, rule) in grammar.rules.enumerated() {
      let words = (Recognizer.neverNames[rule.name] ?? []).compactMap { lookahead.tokenNumbers["\"\($0)\""] }
      rules.append(
        Recognizer.decide(rule.production, before: lookahead.follow(of: index), first: Set(words), &lookahead))
    }
    self.rules = rules
    numbers = lookahead.tokenNumbers
  }

  private static func decide(
    _ production: Production, before after: Set<TokenPair>, first: Set<Int>, _ lookahead: inout Lookahead
  ) -> Decision {
    switch production {
    case .token(let token): return .token(lookahead.tokenNumbers[token] ?? -1)
    case .rule(let name): return .rule(lookahead.grammar.numbers[name] ?? -1)
    case .sequence(let parts):
      var after = after
      var decisions: [Decision] = []
      for part in parts.reversed() {
        decisions.append(decide(part, before: after, first: first, &lookahead))
        after = lookahead.pairs(of: part, before: after)
      }
      return .sequence(decisions.reversed())
    case .choice(let ways):
      return .choice(
        ways.map { (lookahead.pairs(of: $0, before: after), decide($0, before: after, first: first, &lookahead)) },
        first: first)
    case .optional(let inner):
      let entered = lookahead.pairs(of: inner, before: after)
      return .optional(entered: entered, skipped: after, decide(inner, before: after, first: first, &lookahead))
    case .repeated(let inner):
      let again = lookahead.pairs(of: production, before: after)
      let entered = lookahead.pairs(of: inner, before: again)
      return .repeated(entered: entered, left: after, decide(inner, before: again, first: first, &lookahead))
    }
  }

  // MARK: Reading

  func accepts(_ tokens: [Token]) -> Bool {
    var reading = Reading(rules: rules, tokens: tokens.map { readings(of: $0) })
    return reading.take(rules[0]) && reading.index == tokens.count - 1
  }

  /// Which tokens of the grammar it can be, the most special first.
  private func readings(of token: Token) -> [Int] {
    let names: [String] =
      switch token.kind {
      case .word:
        ["\"\(token.text)\""] + (isLanguageTag(token.text) ? ["TAG"] : [])
          + (isReserved(token.text) || token.text == "?" ? [] : ["WORD"])
      case .number: ["NUMBER"]
      case .date: ["DATE"]
      case .time: ["TIME"]
      case .string: ["STRING"]
      case .row: ["ROW"]
      case .lineEnd: ["NL"]
      case .endOfFile: ["the end"]
      case .bad: []
      default: ["\"\(token.kind.sign ?? "")\""]
      }
    return names.compactMap { numbers[$0] }
  }

  private struct Reading {
    let rules: [Decision]
    let tokens: [[Int]]
    var index = 0

    mutating func take(_ decision: Decision) -> Bool {
      switch decision {
      case .token(let token):
        guard index < tokens.count, tokens[index].contains(token) else { return false }
        index += 1
        return true
      case .rule(let number): return rules.indices.contains(number) && take(rules[number])
      case .sequence(let parts): return parts.allSatisfy { take($0) }
      case .choice(let ways, let first):
        if let word = tokens[min(index, tokens.count - 1)].first, first.contains(word),
          let way = ways.first(where: { $0.shown.contains { $0.first == word } })
        {
          return take(way.way)
        }
        guard let shown = shown(ways.map { $0.shown }) else { return false }
        return take(ways[shown].way)
      case .optional(let entered, let skipped, let inner):
        return shown([entered, skipped]) == 0 ? take(inner) : true
      case .repeated(let entered, let left, let inner):
        while shown([entered, left]) == 0 {
          guard take(inner) else { return false }
        }
        return true
      }
    }

    /// Which of the ways the next two tokens show, if they show one.
    private func shown(_ ways: [Set<TokenPair>]) -> Int? {
      let last = tokens.count - 1
      for first in tokens[min(index, last)] {
        for second in tokens[min(index + 1, last)] {
          if let way = ways.firstIndex(where: { $0.contains(TokenPair(first: first, second: second)) }) { return way }
        }
      }
      return nil
    }
  }
}
