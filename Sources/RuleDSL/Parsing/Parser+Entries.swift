import RulesEngine

/// Whether a block is a table: rows and entries aren't mixed, which is said once.
struct BlockForm {
  var first: Place?
  var hasRows = false
  var isMixed = false
}

/// The values of a choice, a menu or a list.
extension Parser {
  static let entryClauses = ["default", "sold", "up", "counts", "when"]

  /// `entries`; their block was missed before if it isn't there.
  mutating func parseEntries() -> EntriesSyntax {
    let start = peek(0).place
    guard let block = parseOpenBlock() else { return EntriesSyntax(entries: [], place: gap, isBad: true) }
    let mark = errors.count
    var isBad = false
    var form = BlockForm()
    let entries = parseElements(of: block) { parser in
      let entry = parser.parseEntry(form: &form)
      if case nil = entry { isBad = true }
      return entry
    }
    let isOpen = errors.count != mark && lastPlace.end > start.end && index > 0 && tokens[index - 1].kind != .rightBrace
    return EntriesSyntax(entries: entries, place: place(from: start), isBad: isBad || isOpen)
  }

  private mutating func parseEntry(form: inout BlockForm) -> EntrySyntax? {
    let start = peek(0).place
    let mark = errors.count
    if take(word: "from") {
      let name = isAtName() ? takeName() : nil
      if name == nil {
        reportUnexpected([.list])
        skipRest(.element)
      }
      let place = place(from: start)
      endElement()
      return name.map { .from($0, place: place) }
    }
    if take(word: "group") {
      let name = expectDeclaredName()
      let label = parseLabel()
      let place = place(from: start)
      endElement(or: [.text])
      return name.map { .heading($0, label, place: place) }
    }
    if isAt(.row) { return parseTableRow(form: &form) }
    let detail = isAtDetail ? peek(0) : nil
    guard let name = parseValue(before: Self.entryClauses) else {
      reportUnexpected([.value])
      skipRest(.element)
      endElement()
      return nil
    }
    noteForm(isRow: false, at: start, form: &form)
    let details = parseDetails(isRow: false)
    let place = place(from: start)
    endElement(or: Self.attributeExpectations)
    if let detail {
      report(.detailWithoutValue(detail.text), at: detail.place)
      return nil
    }
    return .value(ValueSyntax(name: name, details: details, place: place, isBad: errors.count != mark))
  }

  /// What never begins an entry though it could be a name: a line end or a comma too many has parted it from its value.
  private var isAtDetail: Bool {
    guard isAt(.word) else { return false }
    switch peek(0).text {
    case "default": return true
    case "counts": return kind(at: 1) == .number
    default: return kind(at: 1) == .string && languages.contains(peek(0).text)
    }
  }

  private mutating func parseTableRow(form: inout BlockForm) -> EntrySyntax {
    let mark = errors.count
    let token = takeToken()
    noteForm(isRow: true, at: token.place, form: &form)
    let details = parseDetails(isRow: true)
    let place = place(from: token.place)
    endElement(or: Self.attributeExpectations)
    return .row(
      TableRowSyntax(
        row: RowSyntax(cells: token.cells, place: token.place), details: details, place: place,
        isBad: errors.count != mark))
  }

  mutating func noteForm(isRow: Bool, at place: Place, form: inout BlockForm) {
    guard let first = form.first else {
      form.first = place
      form.hasRows = isRow
      return
    }
    if isRow != form.hasRows, !form.isMixed {
      form.isMixed = true
      report(.rowsAmongEntries(isRow: isRow, first: first), at: place)
    }
  }

  private static let attributeExpectations: [SyntaxError.Expectation] = [
    .sign("+10"), .sign("default"), .sign("up to"), .sign("counts"), .sign("sold out"), .sign("when"),
  ]

  private mutating func parseDetails(isRow: Bool) -> ValueDetailsSyntax {
    var details = ValueDetailsSyntax()
    details.label = parseText()
    var progress = LoopProgress()
    while progress.moves(self) { parseAttribute(into: &details, isRow: isRow) }
    guard let when = parseWhen() else { return details }
    details.when = when
    if take(word: "else") { details.otherwise = expectLabel() }
    return details
  }

  private mutating func parseAttribute(into details: inout ValueDetailsSyntax, isRow: Bool) {
    if let translation = parseTranslation() {
      details.translations.append(translation)
      return
    }
    let start = peek(0).place
    if isAt(.number) || isAt(.plus) || isAt(.minus) || (isAt(.word) && numberBeforeCurrency(peek(0).text) != nil) {
      guard let price = parsePrice() else { return }
      if isRow {
        if case .number(let number) = price.amount {
          report(.barMissing(number.text), at: place(from: start))
        } else {
          report(.barMissing(""), at: place(from: start))
        }
      } else if !reportTwice("price", at: price.place, first: details.price?.place) {
        details.price = price
      }
      return
    }
    guard !isAt(word: "when"), !isAt(word: "if"),
      let word = clauseWord(["default", "sold", "up", "counts"])
    else { return }
    advance()
    switch word {
    case "default":
      if !reportTwice(word, at: start, first: details.isDefault) { details.isDefault = start }
    case "sold":
      expect(word: "out")
      if !reportTwice("sold out", at: start, first: details.soldOut) { details.soldOut = place(from: start) }
    case "up":
      expect(word: "to")
      let number = expectNumber()
      if !reportTwice("up to", at: start, first: details.upTo?.place) { details.upTo = number }
    default:
      let number = expectNumber()
      if !reportTwice(word, at: start, first: details.counts?.place) { details.counts = number }
    }
  }
}
