import RulesEngine

/// The text of tokens, for messages that show how to write them.
extension Parser {
  /// These tokens, with one blank where there was any.
  func text(_ range: Range<Int>) -> String {
    var text = ""
    for token in tokens[range.clamped(to: tokens.indices)] where token.kind != .endOfFile {
      if !text.isEmpty, token.blankBefore { text += " " }
      text += token.asWritten
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
