/// Why a text is no decimal number of a rule file.
public enum DecimalLiteralError: Error, Sendable, Hashable {
  /// Anything but digits with at most one point between two of them.
  case notANumber
  /// More digits before the point than the limit of 12: so many.
  case tooManyIntegerDigits(Int)
  /// More digits after the point than the limit of 6: so many.
  case tooManyFractionDigits(Int)
}

extension DecimalLiteral {
  /// Reads `1200` or `4.99`. Digits count as written, zeros too.
  public init(_ text: String) throws(DecimalLiteralError) {
    try self.init(utf8: text.utf8)
  }

  /// Reads `1200` or `4.99` from its bytes. Digits count as written, zeros too.
  public init(utf8 bytes: some Sequence<UInt8>) throws(DecimalLiteralError) {
    var numerator: Int64 = 0
    var integerDigits = 0
    var fractionDigits = 0
    var pastPoint = false
    for byte in bytes {
      if byte == UInt8(ascii: "."), !pastPoint {
        pastPoint = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { throw .notANumber }
      if pastPoint { fractionDigits += 1 } else { integerDigits += 1 }
      // Past the limits it may wrap: it's refused below.
      numerator = numerator &* 10 &+ Int64(byte - UInt8(ascii: "0"))
    }
    guard integerDigits > 0, !pastPoint || fractionDigits > 0 else { throw .notANumber }
    guard integerDigits <= Self.integerDigitLimit else { throw .tooManyIntegerDigits(integerDigits) }
    guard let literal = DecimalLiteral(numerator: numerator, decimals: fractionDigits) else {
      throw .tooManyFractionDigits(fractionDigits)
    }
    self = literal
  }
}
