/// A slip of one key.
struct KeyEdit: Hashable, Sendable {
  enum Kind: CaseIterable, Sendable {
    case delete, double, swap, blank, lineBreak, join, fullWidth
  }

  var kind: Kind
  /// Which character, as a Unicode scalar.
  var index: Int

  /// Every slip that changes a text.
  static func all(of text: [Unicode.Scalar]) -> [KeyEdit] {
    var edits: [KeyEdit] = []
    for index in text.indices {
      for kind in Kind.allCases where isPossible(kind, at: index, of: text) {
        edits.append(KeyEdit(kind: kind, index: index))
      }
    }
    return edits
  }

  private static func isPossible(_ kind: Kind, at index: Int, of text: [Unicode.Scalar]) -> Bool {
    switch kind {
    case .delete, .double, .blank, .lineBreak: true
    case .swap: index + 1 < text.count && text[index] != text[index + 1]
    // Without a blank between, it is the deletion of the line end.
    case .join: text[index] == "\n"
    case .fullWidth: (0x21...0x7E).contains(text[index].value)
    }
  }

  func made(in text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var text = text
    switch kind {
    case .delete: text.remove(at: index)
    case .double: text.insert(text[index], at: index)
    case .swap: text.swapAt(index, index + 1)
    case .blank: text.insert(" ", at: index)
    case .lineBreak: text.insert("\n", at: index)
    case .join: text[index] = " "
    case .fullWidth: text[index] = Unicode.Scalar(text[index].value + 0xFEE0) ?? text[index]
    }
    return text
  }
}

extension ArraySlice<Unicode.Scalar> {
  var text: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: self)
    return String(text)
  }
}
