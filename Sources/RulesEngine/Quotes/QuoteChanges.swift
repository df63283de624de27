/// What is different in a quote since the one before.
public struct QuoteChanges: Sendable, Hashable {
  public var added: [QuoteLine] = []
  public var removed: [QuoteLine] = []
  /// The same line with another amount, number of units or shares, as it is now.
  public var changed: [QuoteLine] = []
  public var addedViolations: [Violation] = []
  public var clearedViolations: [Violation] = []
  /// What stands beside the lines is told anew as a whole.
  public var isDifferentBeside = false

  /// Without a quote before, everything is new.
  public init(from before: Quote?, to now: Quote) {
    guard let before else {
      added = now.lines
      addedViolations = now.violations
      isDifferentBeside = true
      return
    }
    if before.lines != now.lines { compare(before.lines, now.lines) }
    if before.violations != now.violations { compare(before.violations, now.violations) }
    isDifferentBeside = before.subtotals != now.subtotals || before.includedTaxes != now.includedTaxes
  }

  /// What makes two lines one that changed.
  private struct Identity: Hashable {
    let label: String
    let kind: QuoteLine.Kind
    let item: ItemID?
    let place: Place?

    init(_ line: QuoteLine) {
      label = line.label.text
      kind = line.kind
      item = line.item
      place = line.place
    }
  }

  private mutating func compare(_ before: [QuoteLine], _ now: [QuoteLine]) {
    // Lines of one identity are paired in their order; what is left over was removed.
    var open: [Identity: [Int]] = [:]
    for index in before.indices.reversed() { open[Identity(before[index]), default: []].append(index) }
    var isPaired = [Bool](repeating: false, count: before.count)
    for line in now {
      guard let index = open[Identity(line)]?.popLast() else {
        added.append(line)
        continue
      }
      isPaired[index] = true
      if before[index] != line { changed.append(line) }
    }
    for index in before.indices where !isPaired[index] { removed.append(before[index]) }
  }

  private mutating func compare(_ before: [Violation], _ now: [Violation]) {
    let (old, new) = (Set(before), Set(now))
    addedViolations = now.filter { !old.contains($0) }
    clearedViolations = before.filter { !new.contains($0) }
  }
}

extension Quote {
  /// What is different since an earlier quote of the order.
  public func changes(since earlier: Quote) -> QuoteChanges { QuoteChanges(from: earlier, to: self) }
}
