@testable import RuleDSL

func lexedText(_ text: String) -> LexedFile {
  lex(SourceFile(name: "shop.rules", text: text), index: 0)
}

/// The tokens of a text but for the end of the file, one for each, apart by blanks: words and numbers as they are,
/// strings in `"…"`, rows as `|a|b|`, line ends as `/`.
func tokens(_ text: String) -> String {
  lexedText(text).tokens.dropLast().map { $0.shown }.joined(separator: " ")
}

/// The codes of what can't be read in a text.
func lexicalCodes(_ text: String) -> [String] {
  lexedText(text).errors.map { $0.diagnostic.code.rawValue }
}

/// The cells of the first row of a text: their kinds, and what they hold.
func cells(_ text: String) -> [String] {
  lexedText(text).tokens.first { $0.kind == .row }?.cells.map { cell in
    cell.kind == .empty ? "empty" : "\(cell.kind) \(cell.text)"
  } ?? []
}

extension Token {
  fileprivate var shown: String {
    switch kind {
    case .word, .number: text
    case .date, .time: "<\(text)>"
    case .string: "\"\(text)\""
    case .row: "|" + cells.map { $0.text + "|" }.joined()
    case .lineEnd: "/"
    case .leftBrace: "{"
    case .rightBrace: "}"
    case .leftParenthesis: "("
    case .rightParenthesis: ")"
    case .comma: ","
    case .plus: "+"
    case .minus: "-"
    case .star: "*"
    case .slash: "÷"
    case .percent: "%"
    case .bar: "bar"
    case .equal: "="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .bad: "BAD"
    case .endOfFile: "END"
    }
  }
}
