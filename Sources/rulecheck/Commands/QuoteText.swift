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
    var rows = quote.lines.map { line in
      let units = line.units.map { $0 > 1 ? " × \($0)" : "" } ?? ""
      return Row(label: visibleText(line.label.text(in: language)) + units, amount: line.amount.formatted(step))
    }
    let lineCount = rows.count
    let total = quote.total.map { "\(program.rules.terms.currency.code) \($0.formatted(step))" } ?? "no total"
    rows.append(Row(label: "Total", amount: total))
    for tax in quote.includedTaxes {
      rows.append(
        Row(label: "of which \(visibleText(tax.label.text(in: language)))", amount: tax.amount.formatted(step)))
    }
    let columns = rows.reduce(36) { max($0, width.columns(of: $1.label) + 2 + width.columns(of: $1.amount)) }
    var shown = rows.map { text($0, columns) }
    shown.insert(String(repeating: "-", count: columns), at: lineCount)
    return shown + quote.violations.map { self.violation($0, columns, paint) }
  }

  private struct Row {
    var label: String
    var amount: String
  }

  private func text(_ row: Row, _ columns: Int) -> String {
    let gap = max(2, columns - width.columns(of: row.label) - width.columns(of: row.amount))
    return row.label + String(repeating: " ", count: gap) + row.amount
  }

  private func violation(_ violation: Violation, _ columns: Int, _ paint: Paint) -> String {
    let isWarning = violation.grade == .warning
    let mark = isWarning ? paint("!", .yellow) : paint("✗", .red)
    let message = visibleText(violation.message.text(in: language))
    var options = ""
    for option in violation.options { options += (options.isEmpty ? "" : ", ") + program.rules[option].name.text }
    let gap = max(2, columns + 4 - 2 - width.columns(of: message))
    return "\(mark) \(message)\(String(repeating: " ", count: gap))\(options)"
  }
}
