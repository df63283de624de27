import RulesEngine

/// What a `let` or a line looks up: by heads, by rows, by packs and tiers.
extension Lowering {
  /// None, if something of it can't be read.
  mutating func table(by axes: [SumSyntax], _ cases: CasesSyntax) -> PriceTable? {
    let formulas = lower(axes)
    let demand = TableDemand(hasNames: false, axes: axes, priced: .line, owner: "")
    var columns: [PriceTable.Head]?
    var rows: [PriceTable.Row]?
    if cases.cases.contains(where: { $0.isRow }) {
      (columns, rows) = self.rows(cases, demand)
    } else {
      rows = list(cases, demand)
    }
    guard !cases.isBad, let rows else { return nil }
    return PriceTable(by: formulas, columns: columns, rows: rows, at: cases.place)
  }

  // MARK: A table

  private mutating func rows(
    _ cases: CasesSyntax, _ demand: TableDemand
  ) -> (columns: [PriceTable.Head]?, rows: [PriceTable.Row]?) {
    var layout: TableLayout?
    var repeated = RepeatedCells(count: demand.axes.count)
    var rows: [PriceTable.Row] = []
    var isComplete = true
    for item in cases.cases {
      guard case .row(let row) = item.kind else { continue }
      guard let known = layout else {
        let (first, hasHeader) = self.layout(row, demand)
        layout = first
        if first.isUnknown { isComplete = false }
        if !hasHeader { isComplete = add(row, first, &repeated, demand, to: &rows) && isComplete }
        continue
      }
      isComplete = add(row, known, &repeated, demand, to: &rows) && isComplete
    }
    return (layout?.columns, isComplete ? rows : nil)
  }

  private mutating func add(
    _ row: RowSyntax, _ layout: TableLayout, _ repeated: inout RepeatedCells, _ demand: TableDemand,
    to rows: inout [PriceTable.Row]
  ) -> Bool {
    let cells = layout.kept(row.cells)
    let leading = repeated.fill(cells.prefix(layout.leading))
    let prices = self.prices(cells, layout, demand, at: row.place)
    guard leading.count == layout.leading else { return false }
    guard let heads = heads(leading, demand.axes.prefix(layout.leading)) else { return false }
    rows.append(PriceTable.Row(heads: heads, cells: prices, at: row.place))
    return true
  }

  // MARK: A list of heads

  private mutating func list(_ cases: CasesSyntax, _ demand: TableDemand) -> [PriceTable.Row]? {
    if demand.axes.count > 1, let second = demand.axes.dropFirst().first {
      report(.listOverSeveral(axes: demand.axes.count), at: second.place)
      return nil
    }
    var rows: [PriceTable.Row] = []
    var isComplete = true
    for item in cases.cases {
      guard case .head(let head, let amount) = item.kind, !item.isBad else { continue }
      if case .pack(let sum) = amount {
        report(.packOutsidePer, at: sum.place)
        isComplete = false
        continue
      }
      let price = self.price(amount, at: item.place)
      let heads = self.heads(head, over: demand.axes.first, at: item.place)
      if heads.isEmpty { isComplete = false }
      for head in heads { rows.append(PriceTable.Row(heads: [head], cells: [price], at: item.place)) }
    }
    return isComplete ? rows : nil
  }

  private mutating func price(_ amount: CaseAmountSyntax, at place: Place) -> Price {
    switch amount {
    case .sum(let sum), .pack(let sum): price(sum)
    case .notSold(let place): Price(.notSold, at: place)
    case .toCome(let place): Price(.toCome, at: place)
    case .bad: unreadablePrice(at: place)
    }
  }

  /// A plain number or name is as in a cell.
  private mutating func price(_ sum: SumSyntax) -> Price {
    switch sum {
    case .number(let number):
      guard let amount = decimal(number) else { return unreadablePrice(at: number.place) }
      return Price(.literal(.none, amount), at: number.place)
    case .name(let name): return Price(.name(.none, Name(name.text)), at: name.place)
    default: return Price(.formula(lower(sum)), at: sum.place)
    }
  }

  // MARK: Packs and tiers

  /// `{ 1 for 50, 3 for 130 }`, `{ from 1 2.00, from 10 1.80 }`. None, if something of it can't be read.
  mutating func steps(_ cases: CasesSyntax, isGraduated: Bool) -> MoneyLine.Amount? {
    var packs: [MoneyLine.Pack] = []
    var tiers: [MoneyLine.Tiers.Step] = []
    var isComplete = !cases.isBad
    for item in cases.cases {
      if item.isBad { continue }
      switch step(item) {
      case .pack(let pack):
        if isGraduated || !tiers.isEmpty {
          report(isGraduated ? .graduatedPacks : .packAmongTiers, at: item.place)
          isComplete = false
        }
        packs.append(pack)
      case .tier(let tier):
        if !packs.isEmpty {
          report(.tierAmongPacks, at: item.place)
          isComplete = false
        }
        tiers.append(tier)
      case .header: continue
      case nil: isComplete = false
      }
    }
    guard isComplete else { return nil }
    if cases.cases.isEmpty { return .tiers(.init(isGraduated: isGraduated, [])) }
    return packs.isEmpty ? .tiers(.init(isGraduated: isGraduated, tiers)) : .packs(packs)
  }

  private enum Step {
    case pack(MoneyLine.Pack)
    case tier(MoneyLine.Tiers.Step)
    case header
  }

  private mutating func step(_ item: CaseSyntax) -> Step? {
    switch item.kind {
    case .row(let row): return step(row)
    case .head(.from(let number), .pack):
      report(.fromWithFor(number.text), at: item.place)
      return nil
    case .head(.from(let number), let amount):
      let price = self.price(amount, at: item.place)
      guard let from = decimal(number) else { return nil }
      return .tier(.init(from: from, price, at: item.place))
    case .head(.values(let names), let amount):
      guard names.count == 1, let name = names.first, isNumber(name) else {
        report(.namesInSteps, at: item.place)
        return nil
      }
      guard case .pack = amount else {
        report(.plainNumberInSteps(name.text), at: item.place)
        return nil
      }
      let price = self.price(amount, at: item.place)
      guard let units = decimal(name.text, at: name.place) else { return nil }
      return .pack(.init(units, for: price, at: item.place))
    }
  }

  /// `| from 10 | 1.80 |`
  private mutating func step(_ row: RowSyntax) -> Step? {
    if let first = row.cells.first, first.kind == .empty { return .header }
    guard row.cells.count == 2 else {
      report(.wrongCellCount(found: max(0, row.cells.count - 1), columns: [], cells: 2), at: row.place)
      return nil
    }
    guard let head = head(row.cells[0], over: nil) else { return nil }
    let price = self.price(row.cells[1], of: .line)
    switch head.kind {
    case .from(let number): return .tier(.init(from: number, price, at: row.place))
    case .number(let number):
      report(.plainNumberInSteps("\(number)"), at: row.place)
      return nil
    case .names:
      report(.namesInSteps, at: row.place)
      return nil
    }
  }
}

extension CaseSyntax {
  fileprivate var isRow: Bool {
    if case .row = kind { true } else { false }
  }
}
