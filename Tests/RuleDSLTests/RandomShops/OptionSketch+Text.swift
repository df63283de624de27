extension OptionSketch {
  func text(indent: String) -> String {
    let only = onlyWhen.map { " only when \($0)" } ?? ""
    let optional = isOptional ? " optional\(optionalWhen.map { " when \($0)" } ?? "")" : ""
    switch kind {
    case .menu(let values):
      return "\(indent)menu \(name)\(optional)\(values.by(only))\(values.block(isMenu: true, nil, indent))"
    case .choice(let values, let standard):
      return "\(indent)choice \(name)\(optional)\(values.by(only))\(values.block(isMenu: false, standard, indent))"
    case .set(let values, let bounds):
      return "\(indent)choice \(name) \(bounds)\(values.by(only))\(values.block(isMenu: false, nil, indent))"
    case .number(let lower, let upper, let step, let standard, let each):
      let stepText = step == Figure(1) ? "" : " step \(step)"
      let standardText = standard.map { " default \($0)" } ?? ""
      let eachText = each.map { " +\($0) each" } ?? ""
      return "\(indent)number \(name) \(lower) to \(upper)\(stepText)\(standardText)\(eachText)\(only)"
    case .money(let upper):
      return "\(indent)money \(name) 0 to \(upper) default 0\(only)"
    case .toggle(let standard, let price):
      return "\(indent)toggle \(name)\(standard ? " default on" : "")\(price.map { " +\($0)" } ?? "")\(only)"
    case .text:
      return "\(indent)text \(name)\(only)"
    }
  }
}

extension OptionSketch.Bounds: CustomStringConvertible {
  var description: String {
    var text = "choose \(least) to \(most)"
    if let kinds { text += ", at most \(kinds) kinds" }
    if each > 1 { text += ", up to \(each) each" }
    if let included { text += ", \(included.cheapest ? "cheapest" : "dearest") \(included.units) included" }
    return text
  }
}

extension OptionSketch.Values {
  fileprivate func by(_ only: String) -> String {
    (by.isEmpty ? "" : " by \(by.map { $0.option }.joined(separator: ", "))") + only
  }

  fileprivate func block(isMenu: Bool, _ standard: Int?, _ indent: String) -> String {
    let entries = values.indices.map { index in
      var rows = rows(values[index], isMenu: isMenu)
      rows[0] += values[index].tail(isStandard: index == standard)
      return rows.map { "\(indent)  \($0)" }.joined(separator: "\n")
    }
    var lines = [" {"]
    if let last = by.last {
      lines.append("\(indent)  | \(String(repeating: "| ", count: by.count - 1))| \(bars(last.heads)) |")
    }
    return (lines + entries + ["\(indent)}"]).joined(separator: "\n")
  }

  /// A row for each of the heads above; without heads, an entry.
  private func rows(_ value: OptionSketch.Value, isMenu: Bool) -> [String] {
    guard let last = by.last else {
      guard let price = value.prices.first else { return [value.name] }
      let sign = isMenu ? "" : value.takesOff ? "-" : "+"
      return ["\(value.name) \(sign)\(price.map { "\($0)" } ?? "?")"]
    }
    let width = last.heads.count
    let upper = by.count > 1 ? by[0].heads : [""]
    return upper.indices.map { row in
      let cells = value.prices[(row * width)..<((row + 1) * width)].map { $0.map { "\($0)" } ?? "-" }
      return "| \(value.name) | \(by.count > 1 ? "\(upper[row]) | " : "")\(bars(cells)) |"
    }
  }
}

extension OptionSketch.Value {
  fileprivate func tail(isStandard: Bool) -> String {
    (isStandard ? " default" : "") + (weight > 1 ? " counts \(weight)" : "") + (isSoldOut ? " sold out" : "")
      + (when.map { " when \($0)" } ?? "")
  }
}

extension Head {
  var option: String {
    switch self {
    case .values(let option, _), .toggle(let option): option
    case .number(let count, _): "\(count)"
    }
  }

  var heads: [String] {
    switch self {
    case .values(_, let values): values
    case .toggle: ["no", "yes"]
    case .number(_, let from): from.map { "from \($0)" }
    }
  }
}

private func bars(_ cells: [String]) -> String { cells.joined(separator: " | ") }

/// What stands after `by` in a lookup.
func table(_ heads: [Head], _ cells: [Figure?], indent: String) -> String {
  "\(heads.map { $0.option }.joined(separator: ", ")) \(cellBlock(heads, cells, indent: indent))"
}

/// Prices by one or two heads, the last one running fastest: as a list, or as a table.
func cellBlock(_ heads: [Head], _ cells: [Figure?], indent: String) -> String {
  let texts = cells.map { $0.map { "\($0)" } ?? "-" }
  guard heads.count > 1, let last = heads.last else {
    return "{ \(zip(heads[0].heads, texts).map { "\($0) \($1)" }.joined(separator: ", ")) }"
  }
  let width = last.heads.count
  let rows = heads[0].heads.indices.map { row in
    "\(indent)  | \(heads[0].heads[row]) | \(bars(Array(texts[(row * width)..<((row + 1) * width)]))) |"
  }
  return (["{", "\(indent)  |  | \(bars(last.heads)) |"] + rows + ["\(indent)}"]).joined(separator: "\n")
}
