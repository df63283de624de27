/// A JSON number as it was written: its digits are never read through a float.
public struct JSONNumber: Sendable {
  /// Follows the grammar of RFC 8259, section 6: `-12.50`, `1E-2`.
  public let text: String
}

/// An exact decimal number: `coefficient` / 10^`scale`.
public struct JSONDecimal: Sendable, Hashable {
  /// At most 18 digits.
  public let coefficient: Int64
  /// 0 to 6; as small as the value allows, so that equal numbers are equal here.
  public let scale: Int
}

extension JSONNumber {
  /// An amount has so many digits before its point at most.
  static var integerDigitLimit: Int64 { 12 }
  /// And so many after it.
  static var fractionDigitLimit: Int64 { 6 }

  /// The exact value. Zeros at either end that change nothing aren't counted: `1.5000000` and `15e-1` are 1.5.
  ///
  /// - Parameter offset: where the number stands, for the error.
  /// - Throws: `tooManyDigits` with more than 12 digits before the point or 6 after it.
  public func decimal(at offset: Int = 0) throws(JSONError) -> JSONDecimal {
    try JSONDecimal(of: text.utf8, at: offset)
  }

  /// The value as a whole number: `4`, but also `4.0` and `40e-1`.
  ///
  /// - Parameter offset: where the number stands, for the error.
  /// - Throws: `notWhole`, or `tooManyDigits` as `decimal` does.
  public func integer(at offset: Int = 0) throws(JSONError) -> Int64 {
    let decimal = try decimal(at: offset)
    guard decimal.scale == 0 else { throw JSONError(.notWhole, at: offset) }
    return decimal.coefficient
  }
}

extension JSONDecimal {
  /// The value of a number by its bytes, which follow the grammar; throws as `JSONNumber.decimal` does.
  init(of number: some Sequence<UInt8>, at offset: Int) throws(JSONError) {
    let parts = Parts(of: number)
    guard parts.count > 0 else {
      self.init(coefficient: 0, scale: 0)
      return
    }
    let fraction = max(0, parts.count - parts.point)
    guard parts.point <= JSONNumber.integerDigitLimit, fraction <= JSONNumber.fractionDigitLimit else {
      let integer = Int(clamping: max(0, parts.point))
      throw JSONError(.tooManyDigits(integer: integer, fraction: Int(clamping: fraction)), at: offset)
    }
    var coefficient = parts.digits
    for _ in parts.count..<max(parts.count, parts.point) { coefficient *= 10 }
    self.init(coefficient: parts.isNegative ? -coefficient : coefficient, scale: Int(fraction))
  }
}

/// A number taken apart: `digits` * 10^(`point` - `count`).
///
/// The counts are 64 bits wide everywhere, so that no text that fits into memory overflows them.
private struct Parts {
  var isNegative = false
  /// The digits from the first to the last that isn't 0, if they are at most 18.
  var digits: Int64 = 0
  /// How many these are; 0 if the number is 0.
  var count: Int64 = 0
  /// How many of them stand before the point; below 0, so many zeros stand between the point and them.
  var point: Int64 = 0

  /// Beyond this an exponent is only known to be huge.
  private static var exponentLimit: Int64 { 1_000_000_000_000_000 }

  init(of number: some Sequence<UInt8>) {
    var exponent: Int64 = 0
    var exponentIsNegative = false
    var inExponent = false
    var afterPoint = false
    /// Zeros that count only if another digit follows.
    var heldZeros: Int64 = 0
    for byte in number {
      switch byte {
      case UInt8(ascii: "-"): if inExponent { exponentIsNegative = true } else { isNegative = true }
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): afterPoint = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"): inExponent = true
      case let digit where inExponent:
        if exponent < Self.exponentLimit { exponent = exponent * 10 + Int64(digit &- UInt8(ascii: "0")) }
      case UInt8(ascii: "0") where count == 0: if afterPoint { point -= 1 }
      case let digit:
        if !afterPoint { point += 1 }
        heldZeros += 1
        guard digit != UInt8(ascii: "0") else { continue }
        append(Int64(digit &- UInt8(ascii: "0")), width: heldZeros)
        heldZeros = 0
      }
    }
    point += exponentIsNegative ? -exponent : exponent
  }

  /// Takes a digit that isn't 0 and the zeros before it, together `width` digits.
  private mutating func append(_ digit: Int64, width: Int64) {
    count += width
    guard count <= JSONNumber.integerDigitLimit + JSONNumber.fractionDigitLimit else { return }
    for _ in 0..<width { digits *= 10 }
    digits += digit
  }
}
