@testable import RuleDSL

/// Rows, cases and amounts in a few signs.
extension CaseSyntax {
  var summary: String {
    switch kind {
    case .row(let row): row.summary
    case .head(.from(let number), let amount): "from \(number.text)\(amount.summary)"
    case .head(.values(let values), let amount): values.map { dump($0) }.joined(separator: "|") + amount.summary
    }
  }
}

extension CaseAmountSyntax {
  var summary: String {
    switch self {
    case .sum(let sum): ": " + dump(sum)
    case .pack(let sum): " for " + dump(sum)
    case .notSold: ": -"
    case .toCome: ": ?"
    case .bad: ": bad"
    }
  }
}

extension RowSyntax {
  var summary: String {
    cells.map { "|" + $0.text }.joined()
  }
}

extension EntrySyntax {
  var summary: String {
    switch self {
    case .value(let value): dump(value.name)
    case .row(let row): row.row.summary
    case .from(let name, _): "from " + dump(name)
    case .heading(let name, _, _): "group " + dump(name)
    }
  }
}

extension AmountSyntax {
  var summary: String {
    switch self {
    case .sum(let sum): dump(sum)
    case .off(let sum, let base): "\(dump(sum)) off \(dump(base))"
    case .eachOf(let sum, let base): "\(dump(sum)) each of \(dump(base))"
    case .setOf(let count, let price, let base): "\(dump(count)) for \(dump(price)) of \(dump(base))"
    case .bundle(let price, let parts):
      "to \(dump(price)) for " + parts.map { "\($0.count.text) \($0.kind.text)" }.joined(separator: " + ")
    case .per(let counted, let isGraduated, let cases):
      (isGraduated ? "graduated " : "") + "per \(dump(counted)) {\(cases.summary)}"
    case .by(let by, let cases): "by \(by.map { dump($0) }.joined(separator: " ")) {\(cases.summary)}"
    case .bad: "bad"
    }
  }
}

extension CasesSyntax {
  var summary: String {
    cases.map { $0.summary }.joined(separator: ", ")
  }
}
