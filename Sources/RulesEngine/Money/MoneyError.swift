/// Why an exact computation has no result.
public enum MoneyError: Error, Sendable, Hashable {
  /// A line of more than `Money.largestLine`, or a value on the way to it that no longer fits its integer.
  case tooLarge
  /// A sum that no longer fits its integer.
  case overflow
  /// A denominator of 0 or below.
  case denominatorNotPositive
  /// An amount or a weight below 0 where something is shared.
  case negative
}
