import RulesEngine

/// The statements that speak of the shop as a whole.
extension Parser {
  mutating func parseShop(from start: Place) -> StatementSyntax? {
    let label = expectLabel()
    let place = place(from: start)
    _ = endStatement(since: 0)
    return label.map { .shop(ShopSyntax(label: $0, place: place)) }
  }

  mutating func parseCurrency(from start: Place) -> StatementSyntax? {
    let code = expectName()
    let place = place(from: start)
    _ = endStatement(since: 0)
    return .currency(CurrencySyntax(code: code, place: place))
  }

  mutating func parseRounding(from start: Place) -> StatementSyntax? {
    let mode = parseRoundingMode()
    let step = take(word: "to") ? expectNumber() : nil
    var scope: RoundingSyntax.Scope?
    if take(word: "per") {
      switch clauseWord(["unit", "line"]) {
      case "unit": scope = .unit
      case "line": scope = .line
      default: reportUnexpected([.sign("unit"), .sign("line")])
      }
      if scope != nil { advance() }
    }
    let place = place(from: start)
    _ = endStatement(
      since: 0, or: [.sign("half up"), .sign("half even"), .sign("half down"), .sign("to"), .sign("per line")])
    return .rounding(RoundingSyntax(mode: mode, step: step, scope: scope, place: place))
  }

  mutating func parseLanguages(from start: Place) -> StatementSyntax? {
    var tags: [NameSyntax] = []
    repeat {
      guard let tag = expectLanguageTag() else { break }
      tags.append(tag)
    } while take(.comma)
    let place = place(from: start)
    _ = endStatement(since: 0, or: [.sign(",")])
    languages = tags.map { $0.text }
    return tags.isEmpty ? nil : .languages(LanguagesSyntax(tags: tags, place: place))
  }

  private mutating func expectLanguageTag() -> NameSyntax? {
    if isAt(.word), isLanguageTag(peek(0).text) { return takeName() }
    reportUnexpected([.languageTag])
    return nil
  }

  mutating func parseTranslate(from start: Place, since mark: Int) -> StatementSyntax? {
    let tag = expectLanguageTag()
    if !isAt(.leftBrace) {
      if tag != nil { reportUnexpected([.sign("{")]) }
      skipToBlock()
    }
    var entries: [TranslateSyntax.Entry] = []
    if let block = parseOpenBlock() {
      entries = parseElements(of: block) { $0.parseTranslateEntry() }
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    guard let tag else { return nil }
    return .translate(TranslateSyntax(tag: tag, entries: entries, place: place, isBad: isBad))
  }

  private mutating func parseTranslateEntry() -> TranslateSyntax.Entry? {
    let unquoted = parseUnquotedTranslation()
    let source = unquoted == nil ? expectValue() : unquoted?.source
    let text = source == nil ? nil : unquoted?.text ?? expectText()
    endElement()
    guard let source, let text else { return nil }
    return TranslateSyntax.Entry(source: source, text: text)
  }

  /// `紅茶 Black tea`: where no text in quotes follows, the words up to the end of the entry. Where one does, as in
  /// `Black tea "紅茶"`, all of them are the name.
  private mutating func parseUnquotedTranslation() -> TranslateSyntax.Entry? {
    let isQuoted = isAt(.string)
    var words = isQuoted ? 1 : 0
    while kind(at: words) == .word, words == 0 || !peek(words).startsLine { words += 1 }
    guard words > 1 else { return nil }
    if kind(at: words) == .string, !peek(words).startsLine {
      // `紅茶 en "Tea"` names the language once more.
      guard !isQuoted, !languages.contains(peek(words - 1).text) else { return nil }
      let source = joined(words: words)
      report(.unquotedName(source.text), at: source.place)
      return parseText().map { TranslateSyntax.Entry(source: source, text: $0) }
    }
    let sourceWords = isQuoted ? 1 : wordsOfSource(among: words)
    let source = joined(words: sourceWords)
    let text = joined(words: words - sourceWords)
    report(.unquotedTranslation(text.text), at: text.place)
    return TranslateSyntax.Entry(source: source, text: TextSyntax(text: text.text, place: text.place))
  }

  /// Where the writing changes, `Black tea 紅茶`, the translation begins; otherwise behind the first word.
  private func wordsOfSource(among words: Int) -> Int {
    let isEastAsian = (0..<words).map { peek($0).text.unicodeScalars.contains { isOfBlanklessScript($0.value) } }
    return isEastAsian.firstIndex { $0 != isEastAsian[0] } ?? 1
  }

  private mutating func joined(words: Int) -> NameSyntax {
    var name = takeName()
    for _ in 1..<max(1, words) {
      let next = takeName()
      name = NameSyntax(text: name.text + " " + next.text, place: name.place.through(next.place), isQuoted: true)
    }
    return name
  }

  mutating func parseUse(from start: Place) -> StatementSyntax? {
    var target: UseSyntax.Target?
    if let text = parseText() {
      target = .file(text)
    } else if isAtName() {
      target = .part(takeName())
    } else {
      reportUnexpected([.text, .name])
    }
    let place = place(from: start)
    _ = endStatement(since: 0)
    return target.map { .use(UseSyntax(target: $0, place: place)) }
  }

  mutating func parsePart(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName()
    let statements = expectStatementBlock(of: .part, isNamed: name != nil)
    let isBad = errors.count != mark && statements == nil
    let place = place(from: start)
    _ = endStatement(since: mark)
    guard let name else { return nil }
    return .part(PartSyntax(name: name, statements: statements ?? [], place: place, isBad: isBad))
  }

  /// `{ statements }`, nothing if there is no block.
  mutating func expectStatementBlock(of owner: StatementWord, isNamed: Bool) -> [StatementSyntax]? {
    if !isAt(.leftBrace) {
      if isNamed { reportUnexpected([.sign("{")]) }
      skipToBlock()
    }
    guard isAt(.leftBrace), enter() else { return nil }
    defer { leave() }
    guard let block = parseOpenBlock() else { return nil }
    return parseStatements(in: block, of: owner)
  }

  mutating func parseLet(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName()
    var value = LetSyntax.Value.bad
    if take(.equal) {
      value = .condition(expectCondition())
    } else if take(word: "by") {
      let by = parsePrimaryList()
      value = .by(by, expectCases())
    } else if name != nil {
      reportUnexpected([.sign("="), .sign("by")])
    }
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    return name.map { .let(LetSyntax(name: $0, value: value, place: place, isBad: isBad)) }
  }

  mutating func parseGroup(from start: Place, since mark: Int) -> StatementSyntax? {
    let name = expectDeclaredName()
    let label = parseLabel()
    let option = take(word: "of") ? expectName() : nil
    if !isAt(.leftBrace) {
      if name != nil { reportUnexpected([.sign("of"), .sign("{")]) }
      skipToBlock()
    }
    let members = parseValueBlock() ?? []
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    guard let name else { return nil }
    return .group(
      GroupSyntax(name: name, label: label, option: option, members: members, place: place, isBad: isBad))
  }

  mutating func parseSoldOut(from start: Place, since mark: Int) -> StatementSyntax? {
    guard expect(word: "out") else {
      _ = endStatement(since: mark)
      return nil
    }
    let name = expectName()
    let when = parseWhen()
    let values = parseValueBlock()
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: [.sign("when"), .sign("{")])
    return name.map { .soldOut(SoldOutSyntax(name: $0, when: when, values: values, place: place, isBad: isBad)) }
  }
}
