/// What is wrong where the grammar wanted something else. All of it runs once, at the end of a failed reading.
extension JSONCursor {
  /// Longer words say no more, and messages should stay short.
  private static var longestWord: Int { 40 }

  func unexpected(_ expected: JSONError.Expected) -> JSONError {
    guard offset < end else { return atEnd(expected) }
    if startsWithUTF16Mark { return JSONError(.utf16, at: start) }
    let scalar: Unicode.Scalar
    do { scalar = try self.scalar(at: offset) } catch { return error }
    if scalar.value == 0 { return JSONError(.nul, at: offset) }
    switch expected {
    case .value, .valueOrArrayEnd:
      if scalar == ".", isDigit(at: offset + 1) { return JSONError(.digitMissing(.beforePoint), at: offset) }
      if scalar == "+" { return JSONError(.plusSign, at: offset) }
      if startsWord(scalar) { return JSONError(.bareWord(word(), expected: expected), at: offset) }
    case .key, .keyOrObjectEnd:
      if startsWord(scalar) { return JSONError(.bareWord(word(), expected: expected), at: offset) }
    case .colon, .commaOrObjectEnd, .commaOrArrayEnd, .end: break
    }
    return JSONError(.unexpected(scalar, expected: expected), at: offset)
  }

  private func atEnd(_ expected: JSONError.Expected) -> JSONError {
    guard let (opening, place) = innermostOpening() else { return JSONError(.empty, at: end) }
    return JSONError(.unfinished(opening, opened: place), at: end)
  }

  /// The last bracket that is still open before `offset`. What stands before it has been checked, strings included.
  private func innermostOpening() -> (JSONError.Opening, Int)? {
    var open: [(JSONError.Opening, Int)] = []
    var index = start
    var inString = false
    while index < offset {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "{") where !inString: open.append((.object, index))
      case UInt8(ascii: "[") where !inString: open.append((.array, index))
      case UInt8(ascii: "}") where !inString, UInt8(ascii: "]") where !inString: _ = open.popLast()
      default: break
      }
      index += 1
    }
    return open.last
  }

  private var startsWithUTF16Mark: Bool {
    guard offset == start, end - start >= 2 else { return false }
    return (bytes[start], bytes[start + 1]) == (0xFF, 0xFE) || (bytes[start], bytes[start + 1]) == (0xFE, 0xFF)
  }

  private func startsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.isIdeographic
  }

  /// The word at `offset`, cut if it is long.
  private func word() -> String {
    var next = offset
    while next - offset < Self.longestWord, isWordByte(at: next) { next += 1 }
    var word = String.UnicodeScalarView()
    // A cut may go through a character.
    for scalar in String(decoding: bytes[offset..<next], as: UTF8.self).unicodeScalars {
      guard scalar != "\u{FFFD}", startsWord(scalar) || scalar.properties.numericType != nil else { break }
      word.append(scalar)
    }
    return String(word)
  }
}
