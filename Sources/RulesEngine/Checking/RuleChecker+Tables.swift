extension RuleChecker {
  enum TableUse { case option, line, lookup }

  /// Resolves a table. The rows come back by the value that they price; all under 0 where they price none.
  mutating func checkTable(
    _ table: PriceTable, valueCount: Int?, isMenu: Bool, in use: TableUse, type: QuantityType
  ) -> (axes: [CheckedAxis], prices: [[CheckedRow]])? {
    var axes: [CheckedAxis] = []
    for formula in table.axes {
      guard let axis = axis(formula, in: use) else { continue }
      axes.append(axis)
    }
    guard axes.count == table.axes.count, !axes.isEmpty else { return nil }
    let headed = axes.count - (table.columns == nil ? 0 : 1)
    var columns: [CheckedHead]?
    if let written = table.columns {
      let across = axes[axes.count - 1]
      columns = heads(written, on: across, mustCover: true, axisPlace: table.axes.last?.origin.place)
    }
    var byValue = [RowsOfValue](repeating: RowsOfValue(), count: valueCount ?? 1)
    for row in table.rows {
      let index = row.value ?? 0
      guard index < byValue.count else { continue }
      guard row.heads.count == headed, row.cells.count == (table.columns?.count ?? 1) else {
        report(
          .wrongShape(expected: headed + (table.columns?.count ?? 1), found: row.heads.count + row.cells.count),
          at: row.origin.place)
        continue
      }
      byValue[index].rows.append(RowInTable(row: row, heads: []))
    }
    var prices: [[CheckedRow]] = []
    for value in byValue {
      let resolved = resolve(value.rows, axes: axes[..<headed])
      prices.append(cells(of: resolved, columns: columns, isMenu: isMenu, in: use, type: type))
    }
    return (axes, prices)
  }

  private struct RowInTable {
    var row: PriceTable.Row
    var heads: [CheckedHead]
  }

  private struct RowsOfValue {
    var rows: [RowInTable] = []
  }

  private mutating func cells(
    of rows: [RowInTable], columns: [CheckedHead]?, isMenu: Bool, in use: TableUse, type: QuantityType
  ) -> [CheckedRow] {
    var checked: [CheckedRow] = []
    for row in rows {
      for (index, price) in row.row.cells.enumerated() {
        let cell = use == .option ? cell(price, isMenu: isMenu, type: type) : caseCell(price, type: type)
        var heads = row.heads
        if let columns {
          guard index < columns.count else { continue }
          heads.append(columns[index])
        }
        checked.append(CheckedRow(heads: heads, cell: cell))
      }
    }
    return checked
  }

  /// Axis after axis, among rows whose heads before it are the same: so `other` is what those rows don't list.
  private mutating func resolve(_ rows: [RowInTable], axes: ArraySlice<CheckedAxis>) -> [RowInTable] {
    guard let axis = axes.first else {
      for second in rows.dropFirst() {
        report(.rowTwice(first: rows[0].row.origin.place), at: second.row.origin.place)
      }
      return rows
    }
    var groups: [(head: PriceTable.Head, rows: [RowInTable])] = []
    var known: [PriceTable.Head: Int] = [:]
    for row in rows {
      guard let head = row.heads.count < row.row.heads.count ? row.row.heads[row.heads.count] : nil else { continue }
      if let index = known[head] {
        groups[index].rows.append(row)
      } else {
        known[head] = groups.count
        groups.append((head, [row]))
      }
    }
    guard let heads = heads(groups.map { $0.head }, on: axis, mustCover: false, axisPlace: nil) else { return [] }
    var resolved: [RowInTable] = []
    for (group, head) in zip(groups, heads) {
      let within = group.rows.map { RowInTable(row: $0.row, heads: $0.heads + [head]) }
      resolved += resolve(within, axes: axes.dropFirst())
    }
    return resolved
  }

  /// What `by` names.
  private mutating func axis(_ formula: Formula, in use: TableUse) -> CheckedAxis? {
    if case .name(let name) = formula.kind, scope[name] == nil, !RuleScope.builtIns.contains(name) {
      let ofItem = scope.item(declaring: name).map { Finding.Mistake.nameOfItem(name, item: $0) }
      report(ofItem ?? .unknownAxis(name, among: optionNames), at: formula.origin.place)
      return nil
    }
    if use == .option { amountsRead = nil }
    let term = term(formula)
    if use == .option, let read = amountsRead {
      report(.readsAmounts(.bound, through: read.through), at: read.place)
      return nil
    }
    switch term {
    case .choice(let option): return .choice(option)
    case .toggle(let option): return .toggle(option)
    case .condition(let condition):
      if case .name(let name) = formula.kind { return .condition(condition, label: LocalizedText(name.text)) }
    case .quantity(let quantity):
      if case .option(let option) = quantity.kind { return .number(option) }
      if use != .option { return .quantity(quantity) }
    case .unreadable: return nil
    default: break
    }
    report(
      .wrongType(
        expected: use == .option ? [.choice, .yesOrNo] : [.choice, .yesOrNo, .number], found: type(of: term)),
      at: formula.origin.place)
    return nil
  }

  // MARK: Heads

  /// What the heads of one axis stand for; each value or number under one of them at most.
  private mutating func heads(
    _ written: [PriceTable.Head], on axis: CheckedAxis, mustCover: Bool, axisPlace: Place?
  ) -> [CheckedHead]? {
    switch axis {
    case .choice(let option):
      let names = scope.choice(option)?.values.map { $0.name } ?? []
      return keyHeads(written, names: names, option: option, mustCover: mustCover, axisPlace: axisPlace)
    case .toggle(let option):
      return keyHeads(
        written, names: ["no", "yes"], option: option, mustCover: mustCover, axisPlace: axisPlace)
    case .condition:
      return keyHeads(written, names: ["no", "yes"], option: nil, mustCover: mustCover, axisPlace: axisPlace)
    case .number(let option):
      guard case .number(let range) = scope[option].kind else { return numberHeads(written, of: nil) }
      return numberHeads(written, of: quantity(of: option, range))
    case .quantity(let quantity): return numberHeads(written, of: quantity)
    }
  }

  private mutating func keyHeads(
    _ written: [PriceTable.Head], names: [Name], option: OptionID?, mustCover: Bool, axisPlace: Place?
  ) -> [CheckedHead]? {
    let axisName = option.map { scope[$0].name } ?? "condition"
    var keyNames = NameList()
    for name in names { keyNames.append(name) }
    var taken: Set<Int> = []
    var noneIsTaken = false
    var heads: [CheckedHead] = []
    var others: [Int] = []
    var isGood = true
    for head in written {
      guard let words = words(of: head, axis: axisName) else {
        isGood = false
        continue
      }
      if words == ["other"], !keyNames.contains("other") {
        others.append(heads.count)
        heads.append(.keys([], none: false))
        continue
      }
      var keys: Set<Int> = []
      var none = false
      for word in words {
        if word == "none", !keyNames.contains(word) {
          if noneIsTaken { report(.headTwice(word), at: head.origin.place) }
          none = true
          noneIsTaken = true
          hasHeadForNone = true
          continue
        }
        guard let found = self.keys(of: word, among: keyNames, option: option) else {
          let names =
            names + scope.groups.filter { group in option.map { scope[$0].name } == group.option }.map { $0.name }
          report(.unknownHead(word, of: axisName, among: names), at: head.origin.place)
          isGood = false
          continue
        }
        if let twice = found.first(where: { taken.contains($0) || keys.contains($0) }) {
          report(.headTwice(names[twice]), at: head.origin.place)
        }
        keys.formUnion(found)
      }
      taken.formUnion(keys)
      heads.append(.keys(keys.sorted(), none: none))
    }
    guard isGood else { return nil }
    let left = names.indices.filter { !taken.contains($0) }
    if others.count > 1 { report(.headTwice("other"), at: written.last?.origin.place) }
    if others.count == 1, left.isEmpty { report(.neverReached(.other), at: written[others[0]].origin.place) }
    if mustCover, others.isEmpty, !left.isEmpty {
      report(.uncovered(left.map { names[$0] }, axis: axisName), at: axisPlace)
    }
    for index in others { heads[index] = .keys(left, none: false) }
    return heads
  }

  private mutating func words(of head: PriceTable.Head, axis: Name) -> [Name]? {
    switch head.kind {
    case .names(let names): return names
    case .number(let literal): return [Name(literal.description)]
    case .from:
      report(.numberForName(axis: axis), at: head.origin.place)
      return nil
    }
  }

  private mutating func keys(of word: Name, among keyNames: NameList, option: OptionID?) -> [Int]? {
    if let index = keyNames.position(of: word) { return [index] }
    guard let option, case .group(let index) = scope[word] else { return nil }
    let group = scope.groups[index]
    if let owner = group.option, owner != scope[option].name { return nil }
    return values(ofGroup: index, in: option).map { $0.index }
  }

  private mutating func numberHeads(_ written: [PriceTable.Head], of quantity: CheckedQuantity?) -> [CheckedHead]? {
    var starts: [(value: DecimalLiteral, isOpen: Bool)] = []
    for head in written {
      switch head.kind {
      case .number(let literal): starts.append((literal, false))
      case .from(let literal): starts.append((literal, true))
      case .names(let names):
        guard names.count == 1, let name = names.first, let literal = try? DecimalLiteral(name.text) else {
          report(.nameForNumber(names.first ?? ""), at: head.origin.place)
          return nil
        }
        starts.append((literal, false))
      }
    }
    for (index, pair) in zip(starts, starts.dropFirst()).enumerated() where pair.1.value <= pair.0.value {
      report(
        pair.1.value == pair.0.value
          ? .headTwice(Name(pair.1.value.description))
          : .headsDontRise(pair.1.value, after: pair.0.value),
        at: written[index + 1].origin.place)
    }
    if let quantity { reviewHeads(starts, written, of: quantity) }
    return starts.enumerated().map { index, start in
      guard start.isOpen else { return .exactly(start.value.millionths) }
      return .span(
        from: start.value.millionths, below: index + 1 < starts.count ? starts[index + 1].value.millionths : nil)
    }
  }

  // MARK: Cells

  /// A price beside a value or in the table of an option.
  mutating func cell(_ price: Price, isMenu: Bool, type: QuantityType) -> CheckedCell {
    switch price.kind {
    case .literal(let sign, _), .name(let sign, _):
      if isMenu && sign != .none { report(.basePriceWithSign, at: price.origin.place) }
    default: break
    }
    return caseCell(price, type: type)
  }

  /// A cell of any table, or the amount of a case.
  mutating func caseCell(_ price: Price, type: QuantityType) -> CheckedCell {
    let place = price.origin.place
    var checked: CheckedQuantity?
    var isWrittenZero = false
    var base: CheckedBase?
    switch price.kind {
    case .notSold: return CheckedCell(kind: .notSold, isWrittenZero: false, base: nil, place: place)
    case .toCome: return CheckedCell(kind: .toCome, isWrittenZero: false, base: nil, place: place)
    case .literal(let sign, let literal):
      checked = signed(constant(literal, type), sign)
      isWrittenZero = literal.numerator == 0
    case .name(let sign, let name):
      checked = quantity(Formula(.name(name), at: place), as: type).map { signed($0, sign) }
    case .formula(let formula):
      if case .literal(let literal) = formula.kind { isWrittenZero = literal.numerator == 0 }
      if case .share(_, of: let whole) = formula.kind { base = cost(of: whole)?.base }
      checked = quantity(formula, as: type)
    }
    guard let checked else { return CheckedCell(kind: .toCome, isWrittenZero: false, base: nil, place: place) }
    return CheckedCell(kind: .quantity(checked), isWrittenZero: isWrittenZero, base: base, place: place)
  }

  private func signed(_ quantity: CheckedQuantity, _ sign: Price.Sign) -> CheckedQuantity {
    guard sign == .minus else { return quantity }
    let kind: CheckedQuantity.Kind =
      if case .constant(let numerator) = quantity.kind { .constant(-numerator) } else { .negative(quantity) }
    return CheckedQuantity(
      kind: kind, denominator: quantity.denominator, type: quantity.type, range: quantity.range.negated)
  }
}
