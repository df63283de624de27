import RulesEngine

/// What a lookup, a tier or a pack says for each head.
extension Parser {
  mutating func expectCases() -> CasesSyntax {
    if !isAt(.leftBrace) {
      reportUnexpected([.sign("{")])
      skipToBlock()
    }
    let start = peek(0).place
    guard let block = parseOpenBlock() else { return CasesSyntax(cases: [], place: gap, isBad: true) }
    let mark = errors.count
    var form = BlockForm()
    let cases = parseElements(of: block) { $0.parseCase(form: &form) }
    return CasesSyntax(cases: cases, place: place(from: start), isBad: errors.count != mark)
  }

  private mutating func parseCase(form: inout BlockForm) -> CaseSyntax? {
    let start = peek(0).place
    let mark = errors.count
    if isAt(.row) {
      let token = takeToken()
      noteForm(isRow: true, at: start, form: &form)
      if isAt(.number) {
        let number = takeToken()
        report(.barMissing(number.text), at: number.place)
      }
      endElement()
      let row = RowSyntax(cells: token.cells, place: token.place)
      return CaseSyntax(kind: .row(row), place: token.place, isBad: errors.count != mark)
    }
    noteForm(isRow: false, at: start, form: &form)
    guard let head = parseHead() else {
      reportUnexpected([.head])
      skipRest(.element)
      endElement()
      return nil
    }
    let amount = expectCaseAmount(after: head)
    let place = place(from: start)
    endElement()
    return CaseSyntax(kind: .head(head, amount), place: place, isBad: errors.count != mark)
  }

  private mutating func parseHead() -> HeadSyntax? {
    if take(word: "from") {
      return expectNumber().map { .from($0) } ?? .values([])
    }
    if isAt(.leftParenthesis) { return .values(expectValuesInParentheses()) }
    guard isAt(.string) || isAt(.number) || isAtName() else { return nil }
    let isWord = isAt(.word)
    let name = takeName()
    return .values([isWord ? joinWordsOfHead(to: name) : name])
  }

  /// A head of several words, of which the last is its amount.
  private mutating func joinWordsOfHead(to first: NameSyntax) -> NameSyntax {
    var head = first
    while isAtName(), !isAt(word: "for"), isAtName(distance: 1) || kind(at: 1) == .number, !peek(0).startsLine,
      !peek(1).startsLine
    {
      let next = takeToken()
      head = NameSyntax(text: head.text + " " + next.text, place: head.place.through(next.place), isQuoted: true)
    }
    if head.isQuoted { report(.unquotedName(head.text), at: head.place) }
    return head
  }

  private mutating func expectCaseAmount(after head: HeadSyntax) -> CaseAmountSyntax {
    let start = peek(0).place
    if take(word: "for") { return .pack(expectSum()) }
    if isAt(.minus), endsAmount(kind(at: 1)) {
      advance()
      return .notSold(start)
    }
    if isAtQuestionMark {
      advance()
      return .toCome(start)
    }
    if isAt(.comma), case .values(let values) = head, let value = values.last {
      report(.amountMissing(value.text), at: value.place)
      return .bad(gap)
    }
    guard startsSum else {
      reportUnexpected([.amount, .sign("-")])
      return .bad(gap)
    }
    return .sum(expectSum())
  }

  private func endsAmount(_ kind: Token.Kind) -> Bool {
    kind == .comma || kind == .lineEnd || kind == .rightBrace || kind == .endOfFile
  }

  private var isAtQuestionMark: Bool {
    isAt(word: "?")
  }
}
