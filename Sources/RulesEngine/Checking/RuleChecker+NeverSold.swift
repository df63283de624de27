extension RuleChecker {
  /// Values that can't be had, whatever else is chosen. What is sold out is meant so, and what has a price to come is
  /// told of elsewhere.
  mutating func reviewSale(of option: OptionID) {
    guard case .choice(let choice) = options[option.index].kind else { return }
    for value in choice.values {
      if let mistake = noSale(of: value, choice) { report(.neverSold(value.name, mistake), at: value.place) }
    }
    // Of a value that isn't always asked for nothing is sure.
    if case .one = choice.amount, options[option.index].onlyWhen == nil { reviewColumns(of: choice, option) }
  }

  private func noSale(of value: CheckedValue, _ choice: CheckedChoice) -> Finding.NoSale? {
    if value.mostUnits == 0 { return .upToNone }
    if case .several(let limits) = choice.amount, let most = limits.most?.constantValue,
      let weight = Fraction(millionths: value.weight), weight > most,
      let own = DecimalLiteral(weight), let limit = DecimalLiteral(most)
    {
      return .tooHeavy(own, most: limit)
    }
    let cells: [CheckedCell] =
      switch value.price {
      case .none: []
      case .single(let cell): [cell]
      case .table(by: _, let rows): rows.map { $0.cell }
      }
    return !cells.isEmpty && cells.allSatisfy { $0.isNotSold } ? .row : nil
  }

  /// A value of what runs across that no row sells; it has to have its column, so only a `-` says so.
  private mutating func reviewColumns(of choice: CheckedChoice, _ option: OptionID) {
    // What has its prices elsewhere may be sold.
    guard let tables = scope.choice(option)?.tables, tables.count == 1, let columns = tables[0].columns,
      choice.values.count > 1, choice.values.allSatisfy({ !$0.price.axes.isEmpty }),
      case .choice(let across)? = choice.values[0].price.axes.last,
      let names = scope.choice(across)?.values.map({ $0.name })
    else { return }
    var isSold = [Bool](repeating: false, count: columns.count)
    for row in tables[0].rows {
      for (index, cell) in row.cells.enumerated() where index < isSold.count && !cell.isNotSold { isSold[index] = true }
    }
    for (index, column) in columns.enumerated() where !isSold[index] {
      guard case .names(let heads) = column.kind, heads.count == 1, names.contains(heads[0]) else { continue }
      report(.neverSold(heads[0], .column), at: column.origin.place)
    }
  }
}

extension CheckedCell {
  fileprivate var isNotSold: Bool { if case .notSold = kind { true } else { false } }
}

extension Price {
  fileprivate var isNotSold: Bool { if case .notSold = kind { true } else { false } }
}

extension DecimalLiteral {
  /// None where it has more decimals than can be written, or is below 0.
  init?(_ fraction: Fraction) {
    guard let million = Fraction(1_000_000, over: 1), let scaled = fraction.multiplied(by: million),
      scaled.numerator >= 0, scaled.numerator % scaled.denominator == 0,
      let millionths = Int64(exactly: scaled.numerator / scaled.denominator)
    else { return nil }
    self.init(millionths: millionths)
  }

  /// Without needless zeros behind the point.
  init?(millionths: Int64) {
    var numerator = millionths
    var decimals = DecimalLiteral.fractionDigitLimit
    while decimals > 0, numerator % 10 == 0 {
      numerator /= 10
      decimals -= 1
    }
    self.init(numerator: numerator, decimals: decimals)
  }
}
