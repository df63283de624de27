import RulesEngine
import Testing

@testable import RuleDSL

/// The written form of a text that can be read.
func formatted(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
  let formatted = format(SourceFile(name: "test.rules", text: text))
  let errors = formatted.diagnostics.filter { $0.severity == .error }.map { "\($0.code) \($0.message)" }
  return try #require(
    formatted.text, "\(errors) in\n\(text)", sourceLocation: sourceLocation)
}

/// What holds for every file: its written form is its own, means the same and keeps the comments.
func expectGoodForm(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let form = try formatted(text, sourceLocation: sourceLocation)
  let second = try formatted(form)
  #expect(second == form, "\(firstDifference(form, second))", sourceLocation: sourceLocation)
  #expect(syntaxShape(form) == syntaxShape(text), "\(text)\n—\n\(form)", sourceLocation: sourceLocation)
  #expect(comments(of: form) == comments(of: text), sourceLocation: sourceLocation)
  let before = compile(SourceFile(name: "test.rules", text: text))
  let after = compile(SourceFile(name: "test.rules", text: form))
  #expect(before.ruleSet == after.ruleSet, sourceLocation: sourceLocation)
  #expect((before.program == nil) == (after.program == nil), sourceLocation: sourceLocation)
  if !before.hasErrors {
    #expect(codes(before).filter { $0 != "odd-indent" } == codes(after), sourceLocation: sourceLocation)
  }
  #expect(isNeat(form), "\(form)", sourceLocation: sourceLocation)
}

private func codes(_ rules: CompiledRules) -> [String] {
  rules.diagnostics.map { $0.code.rawValue }.sorted()
}

/// No line ends with a blank, no two blank lines, one line end at the end.
private func isNeat(_ form: String) -> Bool {
  if form.isEmpty { return true }
  let lines = form.split(separator: "\n", omittingEmptySubsequences: false)
  return form.hasSuffix("\n") && !form.hasPrefix("\n") && !form.hasSuffix("\n\n") && !form.contains("\n\n\n")
    && lines.allSatisfy { $0.last != " " }
}

private func firstDifference(_ left: String, _ right: String) -> String {
  let lefts = left.split(separator: "\n", omittingEmptySubsequences: false)
  let rights = right.split(separator: "\n", omittingEmptySubsequences: false)
  for (left, right) in zip(lefts, rights) where left != right { return "\(left)\n\(right)" }
  return "\(lefts.count) or \(rights.count) lines"
}
