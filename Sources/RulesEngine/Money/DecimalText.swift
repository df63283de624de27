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
    let start = bytes.count
    // Nearly every amount fits the machine's own integer, where a division is much cheaper.
    if let small = UInt64(exactly: magnitude) {
      appendBackwards(small, decimals: decimals, to: &bytes)
    } else {
      appendBackwards(magnitude, decimals: decimals, to: &bytes)
    }
    bytes[start...].reverse()
  }

  private static func appendBackwards<Value: FixedWidthInteger & UnsignedInteger>(
    _ magnitude: Value, decimals: Int, to bytes: inout [UInt8]
  ) {
    var rest = magnitude
    var digits = 0
    repeat {
      if digits == decimals, digits > 0 { bytes.append(UInt8(ascii: ".")) }
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      rest = quotient
      digits += 1
    } while rest != 0 || digits <= decimals
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
