extension RuleChecker {
  /// Rules apply from top to bottom, so what takes, sums or reads lines finds only those above it.
  mutating func reviewOrder(of statements: [Statement], _ item: ItemKindID?) {
    var above = LinesAbove(statements, scope, item)
    for statement in statements {
      switch statement {
      case .line(let line): review(line, &above)
      case .pick(let pick): review(pick, &above)
      case .subtotal(let subtotal):
        if !above.hasSum { report(.nothingAbove(.subtotal), at: subtotal.origin.place) }
        above.add(label: subtotal.label.text)
      case .option(let option): above.add(option)
      case .definition, .requirement, .alert, .assertion, .group, .soldOut, .item, .kinds, .totalRounding: break
      }
      for formula in statement.formulas { reviewLabels(in: formula, above) }
    }
  }

  private mutating func review(_ pick: Pick, _ above: inout LinesAbove) {
    for member in pick.members {
      switch member {
      case .line(let line): review(line, &above)
      case .pick(let inner): review(inner, &above)
      }
    }
  }

  private mutating func review(_ line: MoneyLine, _ above: inout LinesAbove) {
    switch line.kind {
    case .charge: above.add(line)
    case .discount: if !above.hasSum { report(.nothingAbove(.discount), at: line.origin.place) }
    case .tax, .includedTax:
      // A tax of what is written in parentheses needs no line.
      if !above.hasSum, line.isOfSubtotal { report(.nothingAbove(.tax), at: line.origin.place) }
      if line.kind == .tax { above.add(line) }
    }
    if let label = line.label { above.add(label: label.text) }
  }

  /// `line "X"` where the only lines of that label stand below.
  private mutating func reviewLabels(in formula: Formula, _ above: LinesAbove) {
    formula.forEachPart { part in
      guard case .line(let label) = part.kind, !above.has(label), let below = above.placeBelow(label) else { return }
      findings.append(Finding(.nothingAbove(.line(label, at: below.place)), at: part.origin.place))
    }
  }
}

/// The lines that stand above a statement, by what names them.
private struct LinesAbove {
  private(set) var hasSum = false
  private var labels: Set<String> = []
  /// The labels of all lines of these statements, with the first place of each.
  private var all: [String: Origin] = [:]
  private let level: RuleScope.Level
  /// The labels of the lines that each option can make.
  private var labelsOfOptions: [Name: [String]] = [:]

  init(_ statements: [Statement], _ scope: RuleScope, _ item: ItemKindID?) {
    level = scope.level(of: item)
    for statement in statements { collect(statement) }
    guard item == nil else { return }
    // What the items cost is there before the order's own lines.
    hasSum = !scope.kinds.isEmpty
    for index in scope.kinds.indices { labels.formUnion(scope.level(of: ItemKindID(index)).lineLabels) }
  }

  func has(_ label: String) -> Bool { labels.contains(label) }

  func placeBelow(_ label: String) -> Origin? { all[label] }

  mutating func add(label: String) { labels.insert(label) }

  /// A line that adds something.
  mutating func add(_ line: MoneyLine) {
    hasSum = true
    if case .option(let name) = line.amount { labels.formUnion(labelsOfOptions[name] ?? []) }
  }

  mutating func add(_ option: ShopOption) {
    guard option.makesLines, level.placedLines[option.name] == nil else { return }
    hasSum = true
    labels.formUnion(option.lineLabels)
  }

  private mutating func collect(_ statement: Statement) {
    switch statement {
    case .line(let line): collect(line)
    case .pick(let pick): collect(pick)
    case .subtotal(let subtotal): note(subtotal.label.text, subtotal.origin)
    case .option(let option): labelsOfOptions[option.name] = option.lineLabels
    default: break
    }
  }

  private mutating func collect(_ pick: Pick) {
    for member in pick.members {
      switch member {
      case .line(let line): collect(line)
      case .pick(let inner): collect(inner)
      }
    }
  }

  private mutating func collect(_ line: MoneyLine) {
    if let label = line.label { note(label.text, line.origin) }
  }

  private mutating func note(_ label: String, _ origin: Origin) {
    if all[label] == nil { all[label] = origin }
  }
}

extension MoneyLine {
  fileprivate var isOfSubtotal: Bool {
    guard case .rate(_, of: let base) = amount, case .name("subtotal") = base.kind else { return false }
    return true
  }
}
