extension CheckedOption.Kind {
  /// All prices of an option that its lines can be made of.
  var prices: [CheckedCell] {
    switch self {
    case .choice(let choice):
      choice.values.flatMap { value in
        switch value.price {
        case .none: [CheckedCell]()
        case .single(let cell): [cell]
        case .table(by: _, let rows): rows.map { $0.cell }
        }
      }
    case .number(let number): [number.priceEach].compactMap { $0 }
    case .toggle(let toggle): [toggle.price].compactMap { $0 }
    case .text, .moment: []
    }
  }
}
