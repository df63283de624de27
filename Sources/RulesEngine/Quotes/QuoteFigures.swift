/// A quote in figures: amounts, kinds and codes, without the words, which are looked up when they are asked for.
///
/// It is filled anew by `OrderSession.read(into:)`, in the room that it has.
public struct QuoteFigures: Sendable {
  public internal(set) var lines = ContiguousArray<LineFigure>()
  public internal(set) var violations = ContiguousArray<ViolationFigure>()
  /// In whole steps of the shop; none while something can't be priced.
  public internal(set) var total: Money?
  public internal(set) var mayBePlaced = false
  var shares = ContiguousArray<ShareFigure>()
  var subtotals = ContiguousArray<SubtotalFigure>()
  var includedTaxes = ContiguousArray<TaxFigure>()
  /// The items that figures are of, by their place.
  var items = ContiguousArray<ItemID>()
  /// Where the words are, unless the quote was worked out from scratch.
  var program: Program
  var scratch: Quote?

  /// Of no order yet, in the room for orders of a program.
  public init(_ program: Program) {
    self.program = program
  }

  mutating func removeAll() {
    if !lines.isEmpty { lines.removeAll(keepingCapacity: true) }
    if !violations.isEmpty { violations.removeAll(keepingCapacity: true) }
    if !shares.isEmpty { shares.removeAll(keepingCapacity: true) }
    if !subtotals.isEmpty { subtotals.removeAll(keepingCapacity: true) }
    if !includedTaxes.isEmpty { includedTaxes.removeAll(keepingCapacity: true) }
    if !items.isEmpty { items.removeAll(keepingCapacity: true) }
  }

  /// The item whose line it is; none for the order's own.
  public func item(of line: LineFigure) -> ItemID? { item(line.item) }

  /// The item whose options they are that it is about; none for the order's own.
  public func item(of violation: ViolationFigure) -> ItemID? { item(violation.item) }

  private func item(_ place: Int32) -> ItemID? { place < 0 ? nil : items[Int(place)] }

  // MARK: Words

  /// The label of one of the lines, and all else that is said of it.
  public func line(_ line: LineFigure) -> QuoteLine {
    if let scratch { return scratch.lines[Int(line.words)] }
    let words = program.code.words[Int(line.words)]
    return QuoteLine(
      label: words.label, amount: line.amount, kind: line.kind, units: line.units, times: line.times,
      item: item(of: line), shares: line.shares.map { shown(shares[Int($0)]) }, place: words.place)
  }

  private func shown(_ share: ShareFigure) -> QuoteLine.Share {
    QuoteLine.Share(item: items[Int(share.item)], amount: share.amount)
  }

  /// What is said of one of the violations.
  public func violation(_ violation: ViolationFigure) -> Violation {
    if let scratch { return scratch.violations[Int(violation.place)] }
    return Violation(program.code.prepared[Int(violation.place)], grade: violation.grade, item: item(of: violation))
  }

  /// The quote with all its words.
  public var quote: Quote {
    if let scratch { return scratch }
    return Quote(
      lines: lines.map { line($0) }, subtotals: subtotals.compactMap { shown($0) },
      includedTaxes: includedTaxes.map { shown($0) }, violations: violations.map { violation($0) }, total: total)
  }

  private func shown(_ subtotal: SubtotalFigure) -> ShownSubtotal? {
    guard case .subtotal(let label, let place) = program.rules.steps[Int(subtotal.step)] else { return nil }
    return ShownSubtotal(
      label: label, amount: subtotal.amount, lineCount: subtotal.lineCount, item: item(subtotal.item), place: place)
  }

  private func shown(_ tax: TaxFigure) -> IncludedTax {
    let words = program.code.words[Int(tax.words)]
    return IncludedTax(
      label: words.label, rate: tax.rate, amount: tax.amount, item: item(tax.item), place: words.place)
  }

  // MARK: From scratch

  /// Takes over a quote that was worked out from scratch.
  mutating func take(_ quote: Quote) {
    removeAll()
    (total, mayBePlaced) = (quote.total, quote.mayBePlaced)
    for (place, line) in quote.lines.enumerated() {
      lines.append(
        LineFigure(
          amount: line.amount, kind: line.kind, units: line.units, times: line.times, item: number(of: line.item),
          words: Int32(place)))
    }
    for (place, violation) in quote.violations.enumerated() {
      violations.append(
        ViolationFigure(
          code: violation.code, grade: violation.grade, item: number(of: violation.item), place: Int32(place)))
    }
    scratch = quote
  }

  private mutating func number(of item: ItemID?) -> Int32 {
    guard let item else { return -1 }
    // The lines of an item stand together.
    if items.last != item { items.append(item) }
    return Int32(items.count - 1)
  }
}

/// One line of a quote in figures.
public struct LineFigure: Sendable, Hashable {
  /// Below 0 for what is taken off.
  public let amount: Money
  public let kind: QuoteLine.Kind
  /// How many units the line is for, where several may be chosen.
  public let units: Int64?
  /// How often the item is taken, where that multiplies the line.
  public let times: Int64
  let item: Int32
  /// Where its words stand.
  let words: Int32
  /// Where it stands what of it was taken from which items.
  var shares: Range<Int32> = 0..<0
}

/// Something wrong with an order, in figures.
public struct ViolationFigure: Sendable, Hashable {
  public let code: ViolationCode
  public let grade: Violation.Grade
  let item: Int32
  /// Where what is said of it stands.
  let place: Int32
}

struct ShareFigure: Sendable {
  let item: Int32
  let amount: Money
}

struct SubtotalFigure: Sendable {
  let amount: Money
  let lineCount: Int
  let item: Int32
  let step: Int32
}

struct TaxFigure: Sendable {
  let amount: Money
  let rate: Percentage
  let item: Int32
  let words: Int32
}
