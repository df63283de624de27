extension Finding {
  /// How much is wrong; it depends on nothing but what is wrong.
  public var severity: Severity { mistake.severity }
}

extension Finding.Mistake {
  /// An error is what makes rules useless whatever is ordered; what isn't listed here is one.
  public var severity: Finding.Severity {
    switch self {
    case .looksAlike, .alwaysHolds, .neverHolds, .defaultBreaksRule, .defaultNotSold, .neverSold, .neverReached,
      .nothingAbove, .taxAboveDiscount, .priceOffStep, .priceApart, .packsNotCheapest:
      .warning
    case .unused, .hidesBuiltIn, .boundNotAStep, .nothingSold, .notListed, .priceToCome,
      .largerIsCheaper:
      .note
    default: .error
    }
  }
}
