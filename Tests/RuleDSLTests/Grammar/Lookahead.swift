@testable import RuleDSL

/// What the next two tokens can be: both, one where the end of the whole follows, or none.
struct TokenPair: Hashable, Sendable {
  var first: Int
  var second: Int

  static let none = -1
  static let empty = TokenPair(first: none, second: none)
}

/// The first and follow sets of a grammar, with two tokens of lookahead.
struct Lookahead {
  /// A decision that two tokens don't tell.
  struct Conflict: Hashable {
    var rule: String
    /// The first tokens in which both ways differ, or twice the same if they don't.
    var one: String
    var other: String
  }

  let grammar: Grammar
  private(set) var tokens: [String] = []
  private(set) var tokenNumbers: [String: Int] = [:]
  private var firsts: [Set<TokenPair>]
  private var follows: [Set<TokenPair>]
  private(set) var conflicts: Set<Conflict> = []

  init(_ grammar: Grammar) {
    self.grammar = grammar
    firsts = Array(repeating: [], count: grammar.rules.count)
    follows = firsts
    let end = number(of: "the end")
    follows[0] = [TokenPair(first: end, second: end)]
    repeatUntilStable { lookahead in
      for (index, rule) in grammar.rules.enumerated() {
        lookahead.firsts[index].formUnion(lookahead.first(of: rule.production))
      }
      return lookahead.firsts.reduce(0) { $0 + $1.count }
    }
    repeatUntilStable { lookahead in
      for (index, rule) in grammar.rules.enumerated() {
        lookahead.visit(rule.production, before: lookahead.follows[index], in: nil)
      }
      return lookahead.follows.reduce(0) { $0 + $1.count }
    }
    for (index, rule) in grammar.rules.enumerated() { visit(rule.production, before: follows[index], in: rule.name) }
  }

  /// The rules that nothing leads to, and the names that no rule has.
  var loose: [String] {
    var loose: [String] = []
    for (index, rule) in grammar.rules.enumerated() where follows[index].isEmpty || firsts[index].isEmpty {
      loose.append(rule.name)
    }
    return loose
  }

  private mutating func repeatUntilStable(_ turn: (inout Lookahead) -> Int) {
    var last = -1
    while true {
      let size = turn(&self)
      if size == last { return }
      last = size
    }
  }

  private mutating func number(of token: String) -> Int {
    if let number = tokenNumbers[token] { return number }
    tokens.append(token)
    tokenNumbers[token] = tokens.count - 1
    return tokens.count - 1
  }

  // MARK: Looking

  func follow(of rule: Int) -> Set<TokenPair> { follows[rule] }

  /// With which two tokens a part begins that stands before these.
  mutating func pairs(of production: Production, before after: Set<TokenPair>) -> Set<TokenPair> {
    join(first(of: production), after)
  }

  // MARK: Sets

  private mutating func first(of production: Production) -> Set<TokenPair> {
    switch production {
    case .token(let token): return [TokenPair(first: number(of: token), second: TokenPair.none)]
    case .rule(let name): return grammar.numbers[name].map { firsts[$0] } ?? []
    case .sequence(let parts):
      var pairs: Set<TokenPair> = [.empty]
      for part in parts {
        if pairs.allSatisfy({ $0.second != TokenPair.none }) { break }
        pairs = join(pairs, first(of: part))
      }
      return pairs
    case .choice(let alternatives):
      var pairs: Set<TokenPair> = []
      for alternative in alternatives { pairs.formUnion(first(of: alternative)) }
      return pairs
    case .optional(let inner): return first(of: inner).union([.empty])
    case .repeated(let inner):
      let once = first(of: inner)
      return join(once, once.union([.empty])).union(once).union([.empty])
    }
  }

  private func join(_ left: Set<TokenPair>, _ right: Set<TokenPair>) -> Set<TokenPair> {
    var joined: Set<TokenPair> = []
    for pair in left {
      if pair.second != TokenPair.none {
        joined.insert(pair)
      } else if pair.first != TokenPair.none {
        for next in right { joined.insert(TokenPair(first: pair.first, second: next.first)) }
      } else {
        joined.formUnion(right)
      }
    }
    return joined
  }

  /// Notes what follows each rule that is named, and, in a rule with a name, the decisions that can't be told.
  private mutating func visit(_ production: Production, before after: Set<TokenPair>, in rule: String?) {
    switch production {
    case .token: return
    case .rule(let name):
      if let number = grammar.numbers[name] { follows[number].formUnion(after) }
    case .sequence(let parts):
      var after = after
      for part in parts.reversed() {
        visit(part, before: after, in: rule)
        after = join(first(of: part), after)
      }
    case .choice(let alternatives):
      for alternative in alternatives { visit(alternative, before: after, in: rule) }
      compare(alternatives.map { join(first(of: $0), after) }, in: rule)
    case .optional(let inner):
      visit(inner, before: after, in: rule)
      compare([join(first(of: inner), after), after], in: rule)
    case .repeated(let inner):
      let again = join(first(of: production), after)
      visit(inner, before: again, in: rule)
      compare([join(first(of: inner), again), after], in: rule)
    }
  }

  // MARK: Conflicts

  private mutating func compare(_ ways: [Set<TokenPair>], in rule: String?) {
    guard let rule else { return }
    for left in ways.indices {
      for right in ways[(left + 1)...].indices { compare(ways[left], ways[right], in: rule) }
    }
  }

  private mutating func compare(_ left: Set<TokenPair>, _ right: Set<TokenPair>, in rule: String) {
    let seconds = Dictionary(grouping: right) { $0.first }
    let firsts = Dictionary(grouping: left) { $0.first }
    for (one, pairs) in firsts {
      for (other, others) in seconds where canBeOne(one, other) {
        for pair in pairs {
          for rival in others where canBeOne(pair.second, rival.second) {
            let differs = one == other ? (pair.second, rival.second) : (one, other)
            let names = [tokens[differs.0], tokens[differs.1]].sorted()
            conflicts.insert(Conflict(rule: rule, one: names[0], other: names[1]))
          }
        }
      }
    }
  }

  /// Whether one and the same text can be both tokens: a word of the language is a `WORD`, too, unless it is reserved.
  private func canBeOne(_ left: Int, _ right: Int) -> Bool {
    if left == right { return true }
    let (one, other) = (tokens[left], tokens[right])
    return isWord(one, other) || isWord(other, one)
  }

  private func isWord(_ general: String, _ special: String) -> Bool {
    guard general == "WORD" || general == "TAG" else { return false }
    if special == "TAG" || special == "WORD" { return true }
    guard let word = keyword(special) else { return false }
    return general == "WORD" ? !isReserved(word) : isLanguageTag(word)
  }
}

/// The word that a token of the grammar is, if it is one.
func keyword(_ token: String) -> String? {
  guard token.hasPrefix("\"") else { return nil }
  let word = String(token.dropFirst().dropLast())
  return word.first?.isLetter == true ? word : nil
}
