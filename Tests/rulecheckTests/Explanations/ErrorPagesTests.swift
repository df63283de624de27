import Foundation
import Testing

@testable import rulecheck

@Suite("The pages in Docs/errors are those of the command")
struct ErrorPagesTests {
  /// What to do if one of these fails.
  private let remedy: Comment = "run Scripts/write-error-pages"

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/errors")

  private func page(_ name: String) -> String? {
    try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func everyPageIsThereAndNoOther() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected = Explanations.all.map { "\($0.code).md" } + ["README.md"]
    #expect(names.sorted() == expected.sorted(), remedy)
  }

  @Test(arguments: Explanations.all)
  func aPageHasTheWordsOfTheCommand(_ explanation: Explanation) {
    #expect(page("\(explanation.code).md") == explanation.markdown, remedy)
  }

  @Test func theListHasTheWordsOfTheCommand() {
    #expect(page("README.md") == Explanations.markdown, remedy)
  }
}
