import RulesEngine

/// Tokens and cells as `fmt` writes them: in plain characters, but for the text in quotes and cells.
struct PlainForm {
  let bytes: [UInt8]

  /// Empty for a row.
  func text(of token: Token) -> String {
    switch token.kind {
    case .string: quoted(token.place)
    case .word, .number, .date, .time: token.text
    case .row, .bad, .lineEnd, .endOfFile: ""
    default: token.kind.sign ?? ""
    }
  }

  /// What stands between two bars.
  func text(of cell: Token.Cell) -> String {
    switch cell.kind {
    case .empty: ""
    case .number, .dash, .questionMark: cell.text
    case .text: bytes.text(Int(cell.place.start), Int(cell.place.end))
    case .string: quoted(cell.place)
    }
  }

  /// Text in quotes as it stands in the file, but always in `"…"`.
  private func quoted(_ place: Place) -> String {
    let start = Int(place.start)
    let end = Int(place.end)
    guard start < end, bytes[start] != 0x22 else { return bytes.text(start, end) }
    let contentStart = start + bytes.scalar(at: start, before: end).length
    let contentEnd = end - (bytes[end - 1] == 0x22 ? 1 : 3)
    return "\"" + escaped(contentStart, contentEnd) + "\""
  }

  /// Escapes what would end a text in `"…"`; what is escaped already stays so.
  private func escaped(_ start: Int, _ end: Int) -> String {
    var text: [UInt8] = []
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == 0x22 { text.append(0x5C) }
      text.append(byte)
      offset += 1
      if byte == 0x5C, offset < end {
        text.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
