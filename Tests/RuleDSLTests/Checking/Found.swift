import RulesEngine
import Testing

@testable import RuleDSL

/// Source with `«…»` round what is found, one pair for each diagnostic, in their order.
///
/// All stages are asked. Diagnostics that aren't marked fail, and so do marks without one. `expected` has their codes,
/// each with a part of its words behind a colon where they matter. A first line `currency USD` is added.
func expectFound(
  _ marked: String, _ expected: [String], currency: String = "USD", sourceLocation: SourceLocation = #_sourceLocation
) {
  let (text, marks) = unmarked("currency \(currency)\n" + marked)
  let diagnostics = compile(SourceFile(name: "test.rules", text: text)).diagnostics
  let places = diagnostics.map { Int($0.place.start)..<Int($0.place.end) }
  let found = diagnostics.map { "\($0.code) at \($0.place.start): \($0.message)" }
  #expect(places == marks, "\(found)", sourceLocation: sourceLocation)
  #expect(diagnostics.count == expected.count, "\(found)", sourceLocation: sourceLocation)
  for (diagnostic, expectation) in zip(diagnostics, expected) {
    let parts = expectation.split(separator: ": ", maxSplits: 1)
    #expect("\(diagnostic.code)" == parts[0], sourceLocation: sourceLocation)
    let words = diagnostic.message + " " + (diagnostic.help ?? "")
    if parts.count > 1 { #expect(words.contains(parts[1]), "\(words)", sourceLocation: sourceLocation) }
  }
}

/// Expects that nothing at all is said of a file.
func expectNothingFound(
  _ text: String, currency: String = "USD", sourceLocation: SourceLocation = #_sourceLocation
) {
  expectFound(text, [], currency: currency, sourceLocation: sourceLocation)
}

private func unmarked(_ marked: String) -> (String, [Range<Int>]) {
  var text = ""
  var marks: [Range<Int>] = []
  var open: [Int] = []
  for character in marked {
    switch character {
    case "«":
      open.append(marks.count)
      marks.append(text.utf8.count..<text.utf8.count)
    case "»": if let index = open.popLast() { marks[index] = marks[index].lowerBound..<text.utf8.count }
    default: text.append(character)
    }
  }
  return (text, marks)
}
