extension ShopSketch {
  /// The shop as a rule file.
  var text: String {
    var lines = ["currency \(terms.currency)"]
    if terms.writesStep || terms.mode != .halfUp || terms.isPerUnit {
      let step = terms.writesStep ? " to \(terms.step)" : ""
      lines.append("rounding \(terms.mode.rawValue)\(step) per \(terms.isPerUnit ? "unit" : "line")")
    }
    lines += before.map { $0.text(indent: "") }
    for kind in kinds {
      lines.append("item \(kind.name)\(kind.times.map { " times \($0)" } ?? "") {")
      lines += kind.statements.map { $0.text(indent: "  ") }
      lines.append("}")
    }
    lines += groups.map { "group \($0.name) { \($0.kinds.joined(separator: ", ")) }" }
    lines += statements.map { $0.text(indent: "") }
    if let roundTotal {
      lines.append("round total to \(roundTotal.step) \"Rounding\"\(clause("when", roundTotal.when))")
    }
    return lines.joined(separator: "\n")
  }
}

private func clause(_ word: String, _ what: (some CustomStringConvertible)?) -> String {
  what.map { " \(word) \($0)" } ?? ""
}

extension Statement {
  func text(indent: String) -> String {
    switch self {
    case .option(let option): option.text(indent: indent)
    case .named(let name, let named): named.text(name, indent: indent)
    case .line(let line): line.text(indent: indent)
    case .subtotal(let label): "\(indent)subtotal \"\(label)\""
    case .pick(let pick): pick.text(indent: indent)
    case .demand(let demand): indent + demand.text
    }
  }
}

extension Demand {
  fileprivate var text: String {
    switch word {
    case .require: "require \(condition) else \"\(message)\""
    case .forbid, .warn: "\(word.rawValue) \"\(message)\" when \(condition)"
    }
  }
}

extension Named {
  fileprivate func text(_ name: String, indent: String) -> String {
    switch self {
    case .amount(let amount): "\(indent)let \(name) = \(amount)"
    case .count(let count): "\(indent)let \(name) = \(count)"
    case .condition(let condition): "\(indent)let \(name) = \(condition)"
    case .lookup(let heads, let cells): "\(indent)let \(name) by \(table(heads, cells, indent: indent))"
    }
  }
}

extension PickSketch {
  func text(indent: String) -> String {
    let head = "\(indent)\(way.rawValue) of\(clause("at most", cap))\(clause("when", when)) {"
    let lines = members.map { member in
      switch member {
      case .line(let line): line.text(indent: indent + "  ")
      case .pick(let pick): pick.text(indent: indent + "  ")
      }
    }
    return ([head] + lines + ["\(indent)}"]).joined(separator: "\n")
  }
}

extension LineSketch {
  func text(indent: String) -> String {
    let tail = clauses
    let name = "\"\(label)\""
    let text =
      switch what {
      case .charge(let amount, let per): "charge \(name) \(amount)\(clause("per", per))\(tail)"
      case .option(let option, let per, let hasLabel):
        "charge \(option)\(hasLabel ? " \(name)" : "")\(clause("per", per))\(tail)"
      case .packs(let count, let packs):
        "charge \(name) per \(count)\(tail) { \(list(packs.map { "\($0.size) for \($0.price)" })) }"
      case .tiers(let count, let tiers, let isGraduated):
        "charge \(name)\(isGraduated ? " graduated" : "") per \(count)\(tail)"
          + " { \(list(tiers.map { "from \($0.from) \($0.price)" })) }"
      case .table(let heads, let cells):
        "charge \(name) by \(heads.map { $0.option }.joined(separator: ", "))\(tail)"
          + " \(cellBlock(heads, cells, indent: indent))"
      case .lessTable(let heads, let cells):
        "discount \(name) by \(heads.map { $0.option }.joined(separator: ", "))\(tail)"
          + " \(cellBlock(heads, cells, indent: indent))"
      case .discount(let taken, let per): "discount \(name) \(taken)\(clause("per", per))\(tail)"
      case .stepped(let figures, let steps):
        "discount \(name) by \(figures)\(tail) { \(list(steps.map { "from \($0.from) \($0.taken)" })) }"
      case .tax(let percent, let base, let isIncluded):
        "tax \(name) \(percent)% \(isIncluded ? "included in" : "of") \(base)\(tail)"
      }
    return indent + text
  }

  private var clauses: String {
    let rounding = rounded.map { " rounded \($0.mode.rawValue)\(clause("to", $0.step))" } ?? ""
    return "\(clause("at most", cap))\(isOnce ? " once" : "")\(rounding)\(clause("when", when))"
  }

  private func list(_ cases: [String]) -> String { cases.joined(separator: ", ") }
}

extension LineSketch.Figures: CustomStringConvertible {
  var description: String {
    switch self {
    case .amount(let amount): "\(amount)"
    case .count(let count): "\(count)"
    }
  }
}

extension Taken: CustomStringConvertible {
  var description: String {
    switch self {
    case .amount(let amount): "\(amount)"
    case .percent(let percent, let base): "\(percent)% of \(base)"
    case .off(let amount, let base): "\(amount) off \(base)"
    case .each(let amount, let units): "\(amount) each of \(units)"
    case .percentOfUnits(let percent, let units): "\(percent)% of \(units)"
    case .groups(let size, let price, let kinds): "\(size) for \(price) of \(kinds)"
    case .bundle(let price, let parts):
      "to \(price) for \(parts.map { "\($0.units) \($0.kind)" }.joined(separator: " + "))"
    }
  }
}

extension Units: CustomStringConvertible {
  var description: String {
    guard let which else { return "\(of)" }
    return "\(which.rawValue) \(take)\(clause("of every", every)) \(of)"
  }
}
