extension DiagnosticCode {
  /// How much is wrong where something has this code; what isn't listed is an error.
  ///
  /// Only characters that can't be seen are graded by where they stand: in a text they are a warning.
  public var severity: Severity {
    switch self {
    case .looksAlike, .oddIndent, .alwaysHolds, .neverHolds, .defaultBreaksRule, .defaultNotSold, .neverSold,
      .neverReached,
      .nothingAbove, .taxAboveDiscount, .untranslated, .translatesNothing,
      .unusedGiven, .priceOffStep, .priceApart, .packsNotCheapest,
      .unknownAllow, .allowedError:
      .warning
    case .hidesBuiltIn, .limitBetweenSteps, .nothingSold, .notListed, .priceToCome,
      .largerIsCheaper, .unusedName, .needlessAllow:
      .note
    default: .error
    }
  }

  /// Whether a comment can say that it is meant so.
  var canBeAllowed: Bool { severity != .error || self == .invisibleCharacter }
}
