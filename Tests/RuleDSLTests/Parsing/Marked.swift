import RulesEngine
import Testing

@testable import RuleDSL

func parsed(_ text: String) -> ParsedFile {
  parse(lex(SourceFile(name: "shop.rules", text: text), index: 0), index: 0)
}

/// Source with `«…»` round what is wrong, one pair for each diagnostic, in their order.
///
/// Diagnostics that aren't marked fail, and so do marks without one. `expected` has their codes, each with a part of
/// its words behind a colon where they matter. `mended` is the text once every fix is made.
func expectDiagnostics(
  _ marked: String, _ expected: [String], mended: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, marks) = unmark(marked)
  let diagnostics = parsed(text).errors.map { $0.diagnostic }
  let places = diagnostics.map { Int($0.place.start)..<Int($0.place.end) }
  #expect(places == marks, "\(diagnostics.map { "\($0.code) at \($0.place.start)" })", sourceLocation: sourceLocation)
  #expect(diagnostics.count == expected.count, "\(diagnostics.map { $0.code })", sourceLocation: sourceLocation)
  for (diagnostic, expectation) in zip(diagnostics, expected) {
    let parts = expectation.split(separator: ": ", maxSplits: 1)
    #expect(diagnostic.code.rawValue == String(parts[0]), sourceLocation: sourceLocation)
    let words = diagnostic.message + " " + (diagnostic.help ?? "")
    if parts.count > 1 { #expect(words.contains(parts[1]), "\(words)", sourceLocation: sourceLocation) }
  }
  if let mended {
    #expect(mend(text, diagnostics) == mended, sourceLocation: sourceLocation)
    #expect(parsed(mended).errors.isEmpty, sourceLocation: sourceLocation)
  }
}

/// Expects that the text can be read.
func expectNoErrors(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
  expectDiagnostics(text, [], sourceLocation: sourceLocation)
}

private func unmark(_ marked: String) -> (String, [Range<Int>]) {
  var text = ""
  var marks: [Range<Int>] = []
  var open = 0
  for character in marked {
    switch character {
    case "«": open = text.utf8.count
    case "»": marks.append(open..<text.utf8.count)
    default: text.append(character)
    }
  }
  return (text, marks)
}

private func mend(_ text: String, _ diagnostics: [Diagnostic]) -> String {
  var bytes = Array(text.utf8)
  for fix in diagnostics.compactMap({ $0.fix }).reversed() {
    bytes.replaceSubrange(Int(fix.place.start)..<Int(fix.place.end), with: fix.replacement.utf8)
  }
  return String(decoding: bytes, as: UTF8.self)
}
