import RuleDSL
import RulesEngine

/// A quote as a shopper reads it.
struct QuoteText {
  private let quote: Quote
  private let program: Program
  private let language: LanguageTag?
  private let width = DisplayWidth()

  init(_ quote: Quote, _ program: Program, _ language: LanguageTag?) {
    self.quote = quote
    self.program = program
    self.language = language
  }

  func lines(_ paint: Paint) -> [String] {
    let step = program.rules.terms.step
    var rows = self.rows(step)
    let lineCount = rows.count
    let total = quote.total.map { "\(program.rules.terms.currency.code) \($0.formatted(step))" } ?? "no total"
    rows.append(Row(label: "Total", amount: total))
    for tax in quote.includedTaxes {
      rows.append(
        Row(label: "of which \(visibleText(tax.label.text(in: language)))", amount: tax.amount.formatted(step)))
    }
    let columns = rows.reduce(36) { max($0, width.columns(of: $1.label) + 2 + width.columns(of: $1.amount)) }
    var shown = rows.map { text($0, columns) }
    shown.insert(String(columns, of: "-"), at: lineCount)
    return shown + quote.violations.map { self.violation($0, columns, paint) }
  }

  private struct Row {
    var label: String
    var amount: String
  }

  /// The lines, those of an item below its name, and the subtotals among them.
  private func rows(_ step: PriceStep) -> [Row] {
    var rows: [Row] = []
    var subtotals = quote.subtotals[...]
    var item: ItemID?
    func addSubtotals(below count: Int) {
      while let subtotal = subtotals.first, subtotal.lineCount <= count {
        subtotals.removeFirst()
        let label = "= " + visibleText(subtotal.label.text(in: language))
        rows.append(Row(label: indented(label, subtotal.item), amount: subtotal.amount.formatted(step)))
      }
    }
    for (count, line) in quote.lines.enumerated() {
      addSubtotals(below: count)
      if let own = line.item, own != item { rows.append(Row(label: heading(of: own), amount: "")) }
      item = line.item
      let units = line.units.map { $0 > 1 ? " × \($0)" : "" } ?? ""
      let label = visibleText(line.label.text(in: language)) + units
      rows.append(Row(label: indented(label, item), amount: line.amount.formatted(step)))
    }
    addSubtotals(below: quote.lines.count)
    return rows
  }

  private func indented(_ label: String, _ item: ItemID?) -> String { item == nil ? label : "  " + label }

  /// The item's name, and how often it is taken.
  private func heading(of item: ItemID) -> String {
    let times = quote.lines.reduce(into: Int64(1)) { if $1.item == item { $0 = max($0, $1.times) } }
    return visibleText(item.text) + (times > 1 ? " × \(times):" : ":")
  }

  private func text(_ row: Row, _ columns: Int) -> String {
    if row.amount.isEmpty { return row.label }
    let gap = max(2, columns - width.columns(of: row.label) - width.columns(of: row.amount))
    return row.label + String(gap, of: " ") + row.amount
  }

  private func violation(_ violation: Violation, _ columns: Int, _ paint: Paint) -> String {
    let isWarning = violation.grade == .warning
    let mark = isWarning ? paint("!", .yellow) : paint("✗", .red)
    let message = visibleText(violation.message.text(in: language))
    var options = violation.item.map { visibleText($0.text) + ": " } ?? ""
    var separator = ""
    for name in names(in: violation) {
      options += separator + name
      separator = ", "
    }
    let gap = max(2, columns + 4 - 2 - width.columns(of: message))
    return "\(mark) \(message)\(String(gap, of: " "))\(options)"
  }

  private func names(in violation: Violation) -> [String] {
    violation.options.map { program.rules[$0].name.text } + violation.kinds.map { program.rules[$0].name.text }
  }
}
