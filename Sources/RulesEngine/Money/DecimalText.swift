/// Decimal numbers as digits.
enum DecimalText {
  /// `magnitude` over 10 to the power of `decimals`, with that many digits after the point.
  static func text(of magnitude: UInt128, decimals: Int, negative: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(magnitude, decimals: decimals, negative: negative, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func append(_ magnitude: UInt128, decimals: Int, negative: Bool, to bytes: inout [UInt8]) {
    if negative { bytes.append(UInt8(ascii: "-")) }
    // Nearly every amount fits the machine's own integer, where a division is much cheaper.
    if let small = UInt64(exactly: magnitude) {
      appendDigits(of: small, decimals: decimals, to: &bytes)
    } else {
      appendDigits(of: magnitude, decimals: decimals, to: &bytes)
    }
  }

  private static func appendDigits<Value: FixedWidthInteger & UnsignedInteger>(
    of magnitude: Value, decimals: Int, to bytes: inout [UInt8]
  ) {
    var rest = magnitude
    var count = 0
    repeat {
      rest /= 10
      count += 1
    } while rest != 0 || count <= decimals
    if decimals > 0 { count += 1 }
    for _ in 0..<count { bytes.append(UInt8(ascii: ".")) }
    rest = magnitude
    var place = bytes.count
    for digits in 0..<count {
      place -= 1
      // The point was set before.
      if digits == decimals, digits > 0 { continue }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
      rest = quotient
    }
  }
}

/// Powers of ten that fit an amount.
enum PowerOfTen {
  /// 10 to the power of `exponent`, which is 0 to 18.
  static func value(_ exponent: Int) -> Int64 {
    var power: Int64 = 1
    for _ in 0..<max(0, min(exponent, 18)) { power &*= 10 }
    return power
  }
}
