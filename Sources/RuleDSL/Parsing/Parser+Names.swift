import RulesEngine

extension Parser {
  // MARK: Names

  /// A bare name, of something that is declared elsewhere.
  mutating func expectName() -> NameSyntax? {
    if isAtName() { return takeName() }
    reportUnexpected([.name])
    if isAt(.word) { advance() }
    return nil
  }

  /// The name that a statement declares, before one of these words.
  ///
  /// A name that can't be one is reported and taken all the same, so that its uses are silent.
  mutating func expectDeclaredName(before words: [String] = []) -> NameSyntax? {
    let token = peek(0)
    switch token.kind {
    case .word where isReserved(token.text):
      report(.reservedWord(token.text, canBeQuoted: false), at: token.place)
      return takeName()
    case .word where isAtName():
      let name = takeName()
      _ = joinLooseWords(to: name, before: words) { .nameOfSeveralWords($0) }
      return name
    case .string:
      report(.quotedName(token.text), at: token.place)
      advance()
      return NameSyntax(text: token.text, place: token.place, isQuoted: true)
    default:
      reportUnexpected([.name])
      return nil
    }
  }

  /// A value: a word, text in quotes or a number.
  mutating func parseValue(before words: [String]) -> NameSyntax? {
    let token = peek(0)
    switch token.kind {
    case .word where isAtName():
      return joinLooseWords(to: takeName(), before: words) { .unquotedName($0) }
    case .string, .number:
      advance()
      return NameSyntax(text: token.text, place: token.place, isQuoted: token.kind == .string)
    default:
      return nil
    }
  }

  mutating func expectValue(before words: [String] = []) -> NameSyntax? {
    if let value = parseValue(before: words) { return value }
    reportUnexpected([.value])
    if isAt(.word) { advance() }
    return nil
  }

  mutating func takeName() -> NameSyntax {
    let token = takeToken()
    return NameSyntax(text: token.text, place: token.place, isQuoted: token.kind == .string)
  }

  /// Words that follow a name, where no word of theirs may follow: a name of several words.
  private mutating func joinLooseWords(
    to first: NameSyntax, before words: [String], _ kind: (String) -> SyntaxError.Kind
  ) -> NameSyntax {
    var name = first
    while isAtName(), !peek(0).startsLine, !mayFollow(words), numberBeforeCurrency(peek(0).text) == nil {
      if rangeEnds(peek(0).text) != nil { break }
      let next = takeToken()
      name = NameSyntax(text: name.text + " " + next.text, place: name.place.through(next.place), isQuoted: true)
    }
    if name.isQuoted { report(kind(name.text), at: name.place) }
    return name
  }

  /// Whether the word that stands here is one that may follow a name.
  private func mayFollow(_ words: [String]) -> Bool {
    let word = peek(0).text
    if kind(at: 1) == .string, isLanguageTag(word) { return true }
    if word == "if", words.contains("when") { return true }
    let lowered = asciiLowercased(word)
    for candidate in words {
      switch candidate {
      case lowered where candidate == "sold": if isAt(word: "out", distance: 1) { return true }
      case lowered where candidate == "up": if isAt(word: "to", distance: 1) { return true }
      case lowered where candidate == "counts": if kind(at: 1) == .number { return true }
      default:
        if candidate == lowered || (candidate.utf8.count >= 5 && isOneEdit(lowered, candidate)) { return true }
      }
    }
    return false
  }

  /// `{ value, value … }` of a group and of what is sold out.
  mutating func parseValueBlock() -> [NameSyntax]? {
    guard let block = parseOpenBlock() else { return nil }
    return parseElements(of: block) { parser in
      let value = parser.expectValue()
      parser.endElement()
      return value
    }
  }

  /// `(value, value …)`; one is reported if it is missing.
  mutating func expectValuesInParentheses() -> [NameSyntax] {
    let open = peek(0).place
    guard expect(.leftParenthesis, "(") else { return [] }
    var values: [NameSyntax] = []
    repeat {
      guard let value = expectValue() else { break }
      values.append(value)
    } while take(.comma)
    expectClosing(open)
    return values
  }

  /// The `)` of a `(`.
  mutating func expectClosing(_ open: Place) {
    if take(.rightParenthesis) { return }
    if isAt(.bad) { return errors.countOnly() }
    if isAtLineEnd {
      report(.unclosedParenthesis(open: open, SyntaxError.Found(kind: .lineEnd, text: "")), at: gap)
    } else {
      report(.unclosedParenthesis(open: open, found(peek(0))), at: peek(0).place)
    }
  }

  // MARK: Texts

  mutating func parseText() -> TextSyntax? {
    guard isAt(.string) else { return nil }
    let token = takeToken()
    return TextSyntax(text: token.text, place: token.place)
  }

  mutating func expectText() -> TextSyntax? {
    if let text = parseText() { return text }
    reportUnexpected([.text])
    return nil
  }

  mutating func parseTranslation() -> TranslationSyntax? {
    guard isAt(.word), kind(at: 1) == .string, isLanguageTag(peek(0).text) else { return nil }
    let tag = takeName()
    guard let text = parseText() else { return nil }
    return TranslationSyntax(tag: tag, text: text)
  }

  mutating func parseLabel() -> LabelSyntax? {
    guard let text = parseText() else { return nil }
    var translations: [TranslationSyntax] = []
    while let translation = parseTranslation() { translations.append(translation) }
    return LabelSyntax(text: text, translations: translations, place: place(from: text.place))
  }

  mutating func expectLabel() -> LabelSyntax? {
    if let label = parseLabel() { return label }
    reportUnexpected([.text])
    return nil
  }
}
