import RulesEngine

@testable import RuleDSL

/// Tokens as one line of text: `word(choice) {`.
func tokenText(_ source: String) -> String {
  tokenText(lexed(source))
}

func tokenText(_ file: LexedFile) -> String {
  file.tokens.dropLast().map { $0.asText }.joined(separator: " ")
}

func lexed(_ source: String) -> LexedFile {
  lex(SourceFile(name: "test.rules", text: source), index: 0)
}

/// The codes of the errors of a text, each with the text at its place.
func errorTexts(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  return lexed(source).errors.map { error in
    let place = error.place
    return "\(error.diagnostic.code): \(String(decoding: bytes[Int(place.start)..<Int(place.end)], as: UTF8.self))"
  }
}

/// The text after all fixes of its errors.
func mended(_ source: String) -> String {
  var bytes = Array(source.utf8)
  for error in lexed(source).errors.reversed() {
    guard let fix = error.diagnostic.fix else { continue }
    bytes.replaceSubrange(Int(fix.place.start)..<Int(fix.place.end), with: Array(fix.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Token {
  var asText: String {
    switch kind {
    case .word: "word(\(text))"
    case .number: "number(\(text))"
    case .date: "date(\(text))"
    case .time: "time(\(text))"
    case .string: "string(\(text))"
    case .row: "row(" + cells.map { $0.asText }.joined(separator: "|") + ")"
    case .lineEnd: ";"
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
    case .bad: "bad"
    case .endOfFile: "end"
    }
  }
}

extension Token.Cell {
  var asText: String {
    switch kind {
    case .empty: "_"
    case .number: "#\(text)"
    case .dash: "-"
    case .questionMark: "?"
    case .text: text
    case .string: "“\(text)”"
    }
  }
}
