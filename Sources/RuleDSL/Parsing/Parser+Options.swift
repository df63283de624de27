import RulesEngine

/// The statements that declare what can be set.
extension Parser {
  static let choiceClauses = ["optional", "choose", "at", "up", "cheapest", "dearest", "by", "only"]

  mutating func parseChoice(isMenu: Bool, from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName(before: Self.choiceClauses)
    let label = parseLabel()
    var clauses = ChoiceClausesSyntax()
    if case .some = name { clauses = parseChoiceClauses() }
    if !isAt(.leftBrace) {
      if name != nil { reportUnexpected(Self.choiceExpectations) }
      skipToBlock()
    }
    let isBad = errors.count != mark
    let entries = parseEntries()
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .choice(
      ChoiceSyntax(
        isMenu: isMenu, name: name, label: label, clauses: clauses, entries: entries, place: place, isBad: isBad))
  }

  private static let choiceExpectations: [SyntaxError.Expectation] = [
    .sign("optional"), .sign("choose"), .sign("at most … kinds"), .sign("up to … each"), .sign("by"),
    .sign("only when"), .sign("{"),
  ]

  private mutating func parseChoiceClauses() -> ChoiceClausesSyntax {
    var clauses = ChoiceClausesSyntax()
    var progress = LoopProgress()
    while progress.moves(self) {
      parseChoiceClause(into: &clauses)
    }
    return clauses
  }

  private mutating func parseChoiceClause(into clauses: inout ChoiceClausesSyntax) {
    let hasComma = isAt(.comma)
    if hasComma {
      guard
        isAt(word: "at", distance: 1) || isAt(word: "up", distance: 1) || isAt(word: "cheapest", distance: 1)
          || isAt(word: "dearest", distance: 1)
      else { return }
      advance()
    }
    guard let word = clauseWord(Self.choiceClauses) else { return }
    let start = takeToken().place
    switch word {
    case "optional":
      let when = parseWhen(clausesFollow: true)
      if !reportTwice(word, at: start, first: clauses.optional?.place) {
        clauses.optional = OptionalSyntax(when: when, place: place(from: start))
      }
    case "choose":
      let choose = parseChoose(from: start)
      if !reportTwice(word, at: start, first: clauses.choose?.place) { clauses.choose = choose }
    case "by":
      let by = parsePrimaryList()
      if !reportTwice(word, at: start, first: clauses.by.first?.place) { clauses.by = by }
    case "only":
      let condition = parseOnlyWhen(clausesFollow: true)
      if !reportTwice("only when", at: start, first: clauses.onlyWhen?.place) { clauses.onlyWhen = condition }
    default:
      parseBound(word, from: start, into: &clauses)
    }
  }

  /// `at most … kinds`, `up to … each`, `cheapest … included`, whose first word was taken.
  private mutating func parseBound(_ word: String, from start: Place, into clauses: inout ChoiceClausesSyntax) {
    switch word {
    case "at":
      expect(word: "most")
      let sum = expectSum()
      expect(word: "kinds")
      if !reportTwice("at most", at: start, first: clauses.atMostKinds?.place) { clauses.atMostKinds = sum }
    case "up":
      expect(word: "to")
      let sum = expectSum()
      expect(word: "each")
      if !reportTwice("up to", at: start, first: clauses.upToEach?.place) { clauses.upToEach = sum }
    default:
      let sum = expectSum()
      expect(word: "included")
      if !reportTwice("included", at: start, first: clauses.included?.place) {
        clauses.included = IncludedSyntax(
          which: word == "cheapest" ? .cheapest : .dearest, count: sum, place: place(from: start))
      }
    }
  }

  /// `choose`, whose word was taken.
  mutating func parseChoose(from start: Place) -> ChooseSyntax {
    if isAt(.word), let (low, high) = rangeEnds(peek(0).text) {
      let token = takeToken()
      report(.rangeWithDash(low, high), at: token.place)
      return ChooseSyntax(
        least: .number(NumberSyntax(text: low, place: token.place)),
        bound: .upTo(.number(NumberSyntax(text: high, place: token.place))), place: place(from: start))
    }
    let least = expectSum()
    if case .terms(let terms) = least, terms.count == 2, terms[1].isSubtracted, !isAt(word: "to"),
      case .number(let low) = terms[0].value, case .number(let high) = terms[1].value
    {
      report(.rangeWithDash(low.text, high.text), at: least.place)
      return ChooseSyntax(least: .number(low), bound: .upTo(.number(high)), place: place(from: start))
    }
    var bound = ChooseSyntax.Bound.exactly
    if take(word: "to") {
      bound = .upTo(expectSum())
    } else if take(word: "or") {
      expect(word: "more")
      bound = .orMore
    }
    return ChooseSyntax(least: least, bound: bound, place: place(from: start))
  }

  /// `only when`, whose first word was taken.
  mutating func parseOnlyWhen(clausesFollow: Bool = false) -> ConditionSyntax? {
    guard let when = parseWhen(clausesFollow: clausesFollow) else {
      reportUnexpected([.sign("when")])
      return nil
    }
    return when
  }

  /// `when` and its condition.
  mutating func parseWhen(clausesFollow: Bool = false) -> ConditionSyntax? {
    guard clauseWord(["when"]) != nil else { return nil }
    advance()
    return expectCondition(clausesFollow: clausesFollow)
  }

  mutating func parseList(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName(before: ["by"])
    let label = parseLabel()
    let by = take(word: "by") ? parsePrimaryList() : []
    if !isAt(.leftBrace) {
      if name != nil { reportUnexpected([.sign("by"), .sign("{")]) }
      skipToBlock()
    }
    let isBad = errors.count != mark
    let entries = parseEntries()
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .list(ListSyntax(name: name, label: label, by: by, entries: entries, place: place, isBad: isBad))
  }

  mutating func parseTextOptions(from start: Place, since mark: Int) -> StatementSyntax? {
    var fields: [TextOptionsSyntax.Field] = []
    repeat {
      guard let name = expectDeclaredName(before: ["only"]) else { break }
      fields.append(TextOptionsSyntax.Field(name: name, label: parseLabel()))
    } while take(.comma)
    var onlyWhen: ConditionSyntax?
    if clauseWord(["only"]) != nil {
      advance()
      onlyWhen = parseOnlyWhen()
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: [.sign(","), .sign("only when")])
    guard !fields.isEmpty else { return nil }
    return .text(TextOptionsSyntax(fields: fields, onlyWhen: onlyWhen, place: place, isBad: isBad))
  }

  mutating func parseItem(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName(before: ["choose", "times"])
    let label = parseLabel()
    var choose: ChooseSyntax?
    var times: NameSyntax?
    var progress = LoopProgress()
    while name != nil, progress.moves(self), let word = clauseWord(["choose", "times"]) {
      let clause = takeToken().place
      if word == "choose" {
        let parsed = parseChoose(from: clause)
        if !reportTwice(word, at: clause, first: choose?.place) { choose = parsed }
      } else {
        let parsed = expectName()
        if !reportTwice(word, at: clause, first: times?.place) { times = parsed }
      }
    }
    let isBad = errors.count != mark || !isAt(.leftBrace)
    let statements = expectStatementBlock(of: .item, isNamed: name != nil) ?? []
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .item(
      ItemSyntax(
        name: name, label: label, choose: choose, times: times, statements: statements, place: place, isBad: isBad))
  }
}
