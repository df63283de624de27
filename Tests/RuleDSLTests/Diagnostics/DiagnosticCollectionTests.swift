import RulesEngine
import Testing

@testable import RuleDSL

struct DiagnosticCollectionTests {
  private let file = SourceFile(name: "t", text: "one\ntwo\nthree")

  private func diagnostic(_ message: String, at start: Int32, _ severity: Severity = .error) -> Diagnostic {
    Diagnostic(severity, code: .unexpected, at: Place(start: start, end: start + 1), message)
  }

  @Test func aLaterStageSaysNothingOfALineWithAnError() {
    var collection = DiagnosticCollection([file])
    collection.add(diagnostic("first", at: 5))
    collection.add(diagnostic("beside", at: 4))
    collection.add(diagnostic("warned", at: 9, .warning))
    collection.endStage()
    collection.add(diagnostic("follows", at: 6))
    collection.add(diagnostic("elsewhere", at: 8))
    #expect(collection.listed.map { $0.message } == ["beside", "first", "elsewhere", "warned"])
    #expect(collection.hasErrors)
  }

  @Test func nothingIsSaidTwice() {
    var collection = DiagnosticCollection([file])
    collection.add(diagnostic("first", at: 5))
    collection.add(diagnostic("first", at: 5))
    collection.add(diagnostic("first", at: 6))
    #expect(collection.listed.map { $0.place.start } == [5, 6])
  }

  @Test func warningsAreNoErrors() {
    var collection = DiagnosticCollection([file])
    collection.add(diagnostic("warned", at: 9, .warning))
    collection.endStage()
    #expect(!collection.hasErrors)
  }
}
