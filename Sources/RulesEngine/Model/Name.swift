/// The name of an option, a value, a group or a formula.
///
/// Names are the same when they are equal after full-width ASCII was folded, runs of blanks were made one, outer
/// blanks were left out, and by canonical equivalence (Unicode Standard Annex #15).
public struct Name: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// As written; what is shown where there is no label.
  public let text: String
  /// What names are compared by.
  public let key: String

  public init(_ text: String) {
    self.text = text
    self.key = Name.fold(text)
  }

  public init(stringLiteral text: String) {
    self.init(text)
  }

  public var description: String { text }

  public static func == (left: Name, right: Name) -> Bool { left.key == right.key }

  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// The form by which names are compared.
  public static func fold(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0x80 || $0 == 0x20 || $0 == 0x09 }) else { return text }
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
}

extension Unicode.Scalar {
  /// A blank inside a line: a space of any width (category Zs) or a tab.
  public var isBlank: Bool {
    if value < 0x80 { return value == 0x20 || value == 0x09 }
    return properties.generalCategory == .spaceSeparator
  }

  /// Full-width ASCII (U+FF01 to U+FF5E) as ASCII; everything else as it is.
  public var withFoldedWidth: Unicode.Scalar {
    guard value >= 0xFF01, value <= 0xFF5E, let ascii = Unicode.Scalar(value - 0xFEE0) else { return self }
    return ascii
  }
}
