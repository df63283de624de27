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
    var rows: [(String, String)] = []
    var item: ItemID?
    for line in quote.lines {
      if let own = line.item, own != item { rows.append((visibleText(own.text) + ":", "")) }
      item = line.item
      let units = line.units.map { $0 > 1 ? " × \($0)" : "" } ?? ""
      let indent = item == nil ? "" : "  "
      rows.append((indent + visibleText(line.label.text(in: language)) + units, line.amount.formatted(step)))
    }
    let lineCount = rows.count
    let total = quote.total.map { "\(program.rules.terms.currency.code) \($0.formatted(step))" } ?? "no total"
    rows.append(("Total", total))
    for tax in quote.includedTaxes {
      rows.append(("of which \(visibleText(tax.label.text(in: language)))", tax.amount.formatted(step)))
    }
    let columns = max(36, rows.map { width.columns(of: $0.0) + 2 + width.columns(of: $0.1) }.max() ?? 0)
    var shown = rows.map { row(label: $0.0, amount: $0.1, columns) }
    shown.insert(String(repeating: "-", count: columns), at: lineCount)
    return shown + quote.violations.map { self.violation($0, columns, paint) }
  }

  private func row(label: String, amount: String, _ columns: Int) -> String {
    if amount.isEmpty { return label }
    let gap = max(2, columns - width.columns(of: label) - width.columns(of: amount))
    return label + String(repeating: " ", count: gap) + amount
  }

  private func violation(_ violation: Violation, _ columns: Int, _ paint: Paint) -> String {
    let isWarning = violation.grade == .warning
    let mark = isWarning ? paint("!", .yellow) : paint("✗", .red)
    let message = visibleText(violation.message.text(in: language))
    let names =
      violation.options.map { program.rules[$0].name.text } + violation.kinds.map { program.rules[$0].name.text }
    let item = violation.item.map { visibleText($0.text) + ": " } ?? ""
    let options = item + names.joined(separator: ", ")
    let gap = max(2, columns + 4 - 2 - width.columns(of: message))
    return "\(mark) \(message)\(String(repeating: " ", count: gap))\(options)"
  }
}
