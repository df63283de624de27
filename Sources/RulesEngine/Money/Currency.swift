/// A currency of ISO 4217.
public struct Currency: Sendable, Hashable {
  /// Its three letters, such as `TWD`.
  public let code: String

  /// How many digits the minor unit has: 2 for the cent. Nil for what has none, such as gold (`XAU`): no shop sells in it.
  public let minorUnitExponent: Int?

  /// Nil for what is no active code, written in capitals.
  public init?(code: String) {
    guard let group = CurrencyTable.groups.first(where: { $0.lists(code) }) else { return nil }
    self.code = code
    minorUnitExponent = group.minorUnitExponent
  }

  /// All active codes in alphabetical order.
  public static var allCodes: [String] {
    codes { _ in true }
  }

  /// The codes that a shop can sell in, in alphabetical order: those to suggest for a misspelled one.
  public static var sellingCodes: [String] {
    codes { group in group.minorUnitExponent != nil }
  }

  private static func codes(_ isIncluded: (CurrencyTable.Group) -> Bool) -> [String] {
    var codes: [String] = []
    for group in CurrencyTable.groups where isIncluded(group) {
      for code in group.codes.split(separator: " ") { codes.append(String(code)) }
    }
    return codes.sorted()
  }

  /// The step that shops sell in where they say nothing else: the minor unit, but for the New Taiwan dollar and the forint
  /// a whole one, since nobody pays a part of either. Nil for what has no minor unit.
  public var sellingStep: PriceStep? {
    guard let minorUnitExponent else { return nil }
    let isSoldWhole = code == "TWD" || code == "HUF"
    return PriceStep(units: 1, decimals: isSoldWhole ? 0 : minorUnitExponent)
  }
}

extension Currency: CustomStringConvertible {
  public var description: String { code }
}
