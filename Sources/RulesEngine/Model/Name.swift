/// The name of an option, a value, a group or a formula.
///
/// Names are the same when they are equal after full-width ASCII was folded, runs of blanks were made one, outer
/// blanks were left out, and by canonical equivalence (Unicode Standard Annex #15).
public struct Name: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As written; what is shown where there is no label.
  public let text: String
  /// What names are compared by.
  public let key: String
  /// Of the key, once for all: text that isn't ASCII is normalized each time that it is hashed.
  private let hash: Int

  public init(_ text: String) {
    self.text = text
    self.key = Name.fold(text)
    self.hash = key.hashValue
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  public var description: String { text }

  public static func == (left: Name, right: Name) -> Bool { left.hash == right.hash && left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  /// False where its bytes show that no letter is a capital: in most names of East Asia, and in plain small ones.
  var mayHaveCapitals: Bool {
    key.utf8.contains { byte in
      switch byte {
      // Capitals, and what those of other scripts begin with: all but kana, Han and Yi.
      case 0x41...0x5A, 0xC2...0xE2, 0xEA...0xFF: true
      default: false
      }
    }
  }

  /// The form by which names are compared.
  public static func fold(_ text: String) -> String {
    if isFolded(text) { return text }
    var folded = String.UnicodeScalarView()
    var blankIsDue = false
    for scalar in text.unicodeScalars {
      if scalar.isBlank {
        blankIsDue = !folded.isEmpty
        continue
      }
      if blankIsDue { folded.append(" ") }
      blankIsDue = false
      folded.append(scalar.withFoldedWidth)
    }
    return String(folded)
  }

  /// Whether folding surely changes nothing: most names show it by their bytes.
  private static func isFolded(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      var isAfterBlank = true
      for byte in bytes {
        switch byte {
        case 0x20:
          if isAfterBlank { return false }
          isAfterBlank = true
        // A tab, and what the blanks of other widths and the full-width characters begin with.
        case 0x09, 0xC2, 0xE1...0xE3, 0xEF: return false
        default: isAfterBlank = false
        }
      }
      return !isAfterBlank
    } ?? false
  }
}

extension Unicode.Scalar {
  /// A blank inside a line: a space of any width (category Zs) or a tab.
  public var isBlank: Bool {
    switch value {
    case 0x20, 0x09, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Full-width ASCII (U+FF01 to U+FF5E) as ASCII; everything else as it is.
  public var withFoldedWidth: Unicode.Scalar {
    guard value >= 0xFF01, value <= 0xFF5E, let ascii = Unicode.Scalar(value - 0xFEE0) else { return self }
    return ascii
  }
}
