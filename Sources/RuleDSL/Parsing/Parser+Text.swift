import RulesEngine

/// The text of tokens, for messages that show how to write them.
extension Parser {
  /// What stands from the token at one place to the token at another, one blank where there was any.
  func text(from start: Place, to end: Place) -> String {
    var first = index
    while first > 0, first - 1 < tokens.count, tokens[first - 1].place.start >= start.start { first -= 1 }
    var text = ""
    while first < tokens.count, tokens[first].place.end <= end.end, tokens[first].kind != .endOfFile {
      if !text.isEmpty, tokens[first].blankBefore { text += " " }
      text += tokens[first].asWritten
      first += 1
    }
    return text
  }
}

extension Token {
  /// As it may be written in a file.
  var asWritten: String {
    kind.sign ?? (kind == .string ? quoted(text) : text)
  }
}

extension Token.Kind {
  /// What is always written the same.
  var sign: String? {
    switch self {
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .comma: ","
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "/"
    case .percent: "%"
    case .bar: "|"
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .lineEnd: ";"
    case .word, .number, .date, .time, .string, .row, .bad, .endOfFile: nil
    }
  }
}

/// A text in quotes, with what would end it or mean something else escaped.
func quoted(_ text: String) -> String {
  var quoted = "\""
  for scalar in text.unicodeScalars {
    if scalar == "\"" || scalar == "\\" || scalar == "{" { quoted += "\\" }
    quoted.unicodeScalars.append(scalar)
  }
  return quoted + "\""
}
