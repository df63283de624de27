extension OrderReader {
  /// What the value that stands next tells of an option.
  mutating func event(
    _ option: OptionID, in item: ItemID?, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> Event {
    if try scanner.peek(bytes) == UInt8(ascii: "n") {
      try scanner.word("null", bytes)
      return .cleared(option, in: item)
    }
    return .selected(option, try selection(of: option, &scanner, bytes), in: item)
  }

  private mutating func selection(
    of option: OptionID, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> Selection {
    switch names.forms[option.index] {
    case .choice: return .value(try value(of: option, &scanner, bytes))
    case .several: return try severalUnits(of: option, &scanner, bytes)
    case .number: return .number(try scanner.decimal(bytes))
    case .toggle:
      let isOn = try scanner.peek(bytes) == UInt8(ascii: "t")
      try scanner.word(isOn ? "true" : "false", bytes)
      return .toggle(isOn)
    case .text:
      let text = try scanner.string(bytes)
      return .text(scanner.string(of: text, bytes))
    case .moment:
      let text = try scanner.string(bytes)
      guard let moment = Moment(scanner.string(of: text, bytes)) else { throw Unusual() }
      return .moment(moment)
    }
  }

  /// A value by its name, which may be a whole number without quotes.
  @inline(__always)
  private func value(
    of option: OptionID, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> ValueID {
    guard try scanner.peek(bytes) != UInt8(ascii: "\"") else {
      return try value(try scanner.name(bytes), of: option, scanner, bytes)
    }
    return try value(try scanner.digitsAsText(bytes), of: option, scanner, bytes)
  }

  private mutating func severalUnits(
    of option: OptionID, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> Selection {
    switch try scanner.peek(bytes) {
    case UInt8(ascii: "["): return .wholeSet(try listedUnits(of: option, &scanner, bytes))
    case UInt8(ascii: "{"): return .wholeSet(try countedUnits(of: option, &scanner, bytes))
    default: return .units(of: try value(of: option, &scanner, bytes), 1)
    }
  }

  /// `["白玉", "水玉"]`
  private func listedUnits(
    of option: OptionID, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> [ValueID: Int64] {
    var units: [ValueID: Int64] = [:]
    try scanner.take(UInt8(ascii: "["), bytes)
    var isFirst = true
    while try scanner.hasNext(isFirst: isFirst, before: UInt8(ascii: "]"), bytes) {
      isFirst = false
      add(1, of: try value(try scanner.name(bytes), of: option, scanner, bytes), to: &units)
    }
    return units
  }

  /// `{"白玉": 2, "水玉": 1}`
  private mutating func countedUnits(
    of option: OptionID, _ scanner: inout PlainScanner, _ bytes: [UInt8]
  ) throws(Unusual) -> [ValueID: Int64] {
    var units: [ValueID: Int64] = [:]
    let mark = keyMark
    try scanner.take(UInt8(ascii: "{"), bytes)
    var isFirst = true
    while try scanner.hasNext(isFirst: isFirst, before: UInt8(ascii: "}"), bytes) {
      isFirst = false
      let key = try scanner.nameKey(bytes)
      try take(key: key, since: mark)
      add(try scanner.count(bytes), of: try value(key, of: option, scanner, bytes), to: &units)
    }
    dropKeys(to: mark)
    return units
  }

  private func add(_ count: Int64, of value: ValueID, to units: inout [ValueID: Int64]) {
    units[value] = (units[value] ?? 0).addingSaturated(count)
  }
}

extension PlainScanner {
  /// The digits of a whole number without sign, as which a value may be spelt. With a point or an exponent it is rare.
  mutating func digitsAsText(_ bytes: [UInt8]) throws(Unusual) -> ScannedText {
    let range = try number(bytes)
    guard range.count <= 12 else { throw Unusual() }
    for index in range where bytes[index] < UInt8(ascii: "0") || bytes[index] > UInt8(ascii: "9") { throw Unusual() }
    return ScannedText(range: range, hash: ByteHash(bytes, range).value, isUnescaped: false, mayBeBroken: false)
  }

  /// A number, or one that stands in a text.
  mutating func decimal(_ bytes: [UInt8]) throws(Unusual) -> SignedDecimal {
    if try peek(bytes) == UInt8(ascii: "\"") {
      let text = try string(bytes)
      let digits = utf8(of: text, bytes)
      let isNegative = digits.first == UInt8(ascii: "-")
      guard let literal = try? DecimalLiteral(utf8: digits.dropFirst(isNegative ? 1 : 0)) else { throw Unusual() }
      return SignedDecimal(literal, isNegative: isNegative)
    }
    let range = try number(bytes)
    guard let decimal = try? JSONDecimal(of: bytes[range], at: 0),
      let literal = DecimalLiteral(numerator: abs(decimal.coefficient), decimals: decimal.scale)
    else { throw Unusual() }
    return SignedDecimal(literal, isNegative: decimal.coefficient < 0)
  }

  /// A whole number from 0.
  mutating func count(_ bytes: [UInt8]) throws(Unusual) -> Int64 {
    let number = try integer(bytes)
    guard number >= 0 else { throw Unusual() }
    return number
  }

  mutating func integer(_ bytes: [UInt8]) throws(Unusual) -> Int64 {
    let byte = try peek(bytes)
    guard byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { throw Unusual() }
    let range = try number(bytes)
    guard let decimal = try? JSONDecimal(of: bytes[range], at: 0), decimal.scale == 0 else { throw Unusual() }
    return decimal.coefficient
  }
}
