import RulesEngine
import Testing

@testable import RuleDSL

func lowered(_ text: String) -> LoweredFile {
  lower(ParsedSources(parse(lex(SourceFile(name: "test.rules", text: text), index: 0), index: 0)))
}

/// The rules of a text that can be read and lowered; whether its names are known is not looked at.
func rules(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> RuleSet {
  let file = lowered(text)
  let errors = parse(lex(SourceFile(name: "test.rules", text: text), index: 0), index: 0).errors
  #expect(errors.isEmpty, "\(errors.map { $0.diagnostic.message })", sourceLocation: sourceLocation)
  #expect(file.errors.isEmpty, "\(file.errors.map { $0.diagnostic.message })", sourceLocation: sourceLocation)
  return file.ruleSet
}

/// The statements of such a text.
func statements(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> [RulesEngine.Statement] {
  rules(text, sourceLocation: sourceLocation).statements
}

/// Source with `«…»` round what is wrong, one pair for each diagnostic, in their order.
///
/// The parser's and lowering's only: what checking finds isn't asked. Diagnostics that aren't marked fail, and so do marks without one. `expected` has their codes, each with a part of
/// its words behind a colon where they matter. `mended` is the text once every fix is made.
func expectFindings(
  _ marked: String, _ expected: [String], mended: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, marks) = unmarked(marked)
  let parsed = parse(lex(SourceFile(name: "test.rules", text: text), index: 0), index: 0)
  let diagnostics = parsed.errors.map { $0.diagnostic } + lower(ParsedSources(parsed)).errors.map { $0.diagnostic }
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
    var bytes = Array(text.utf8)
    for fix in diagnostics.compactMap({ $0.fix }).reversed() {
      bytes.replaceSubrange(Int(fix.place.start)..<Int(fix.place.end), with: fix.replacement.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == mended, sourceLocation: sourceLocation)
  }
}

private func unmarked(_ marked: String) -> (String, [Range<Int>]) {
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

func decimal(_ text: String) -> DecimalLiteral {
  guard let literal = try? DecimalLiteral(text) else {
    Issue.record("\(text) is no number")
    return DecimalLiteral(numerator: 0, decimals: 0)!
  }
  return literal
}

func price(_ text: String, _ sign: Price.Sign = .none) -> Price {
  Price(.literal(sign, decimal(text)))
}

func number(_ text: String) -> Formula {
  Formula(.literal(decimal(text)))
}

func percent(_ text: String) -> Formula {
  Formula(.percent(decimal(text)))
}

func names(_ names: Name...) -> PriceTable.Head {
  PriceTable.Head(.names(names))
}
