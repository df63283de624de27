import Foundation
import Testing

@testable import rulecheck

struct FmtCommandTests {
  private let folder = TemporaryFolder()
  private let neat = "currency EUR\ntoggle gift +2\n"
  private let untidy = "currency   EUR\ntoggle gift＋２"

  private func fmt(_ words: String..., input: String = "") -> (code: ExitCode, results: String, notices: String) {
    var console = Console.inMemory(input: input)
    let code = Rulecheck.run(["fmt"] + words, &console)
    return (code, console.results.text, console.notices.text)
  }

  @Test func aFileIsWrittenAnew() throws {
    let path = try folder.add("a.rules", untidy)
    let done = fmt(path)
    #expect(done.code == .allWell)
    #expect(done.results == "\(path): written anew\n")
    #expect(folder.text(of: "a.rules") == neat)
    #expect(folder.names == ["a.rules"])
  }

  @Test func aNeatFileIsNotWritten() throws {
    let path = try folder.add("a.rules", neat)
    try folder.setPermissions(0o400, of: "a.rules")
    let done = fmt(path)
    #expect(done.code == .allWell)
    #expect(done.results.isEmpty && done.notices.isEmpty)
  }

  @Test func theTargetOfALinkIsWrittenAndKeepsItsPermissions() throws {
    try folder.add("a.rules", untidy)
    try folder.setPermissions(0o640, of: "a.rules")
    try folder.addLink("link.rules", to: "a.rules")
    #expect(fmt("\(folder.path)/link.rules").code == .allWell)
    #expect(folder.text(of: "a.rules") == neat)
    #expect(try folder.permissions(of: "a.rules") == 0o640)
    #expect(folder.names == ["a.rules", "link.rules"])
  }

  @Test func checkNamesTheFilesThatWouldChange() throws {
    try folder.add("a.rules", neat)
    let path = try folder.add("b.rules", untidy)
    let checked = fmt("--check", folder.path)
    #expect(checked.code == .findings)
    #expect(checked.results == "\(path)\n")
    #expect(folder.text(of: "b.rules") == untidy)
    #expect(fmt("--check", "\(folder.path)/a.rules").code == .allWell)
  }

  @Test func diffShowsWhatWouldChange() throws {
    let path = try folder.add("a.rules", untidy)
    let shown = fmt("--diff", path)
    #expect(shown.code == .allWell)
    #expect(
      shown.results == """
        --- \(path)
        +++ \(path)
        @@ -1,2 +1,2 @@
        -currency   EUR
        -toggle gift＋２
        \\ No newline at end of file
        +currency EUR
        +toggle gift +2

        """)
    #expect(folder.text(of: "a.rules") == untidy)
    #expect(fmt("--diff", "--check", path).code == .findings)
  }

  @Test func standardInputIsWrittenToStandardOutput() {
    #expect(fmt("-", input: untidy).results == neat)
    #expect(fmt("-", input: neat).results == neat)
    let checked = fmt("-", "--check", input: untidy)
    #expect(checked.results == "standard input\n" && checked.code == .findings)
  }

  @Test func aFileWithMistakesStaysAndTheOthersAreWritten() throws {
    try folder.add("a.rules", "choice size { M +5\n")
    try folder.add("b.rules", untidy)
    let done = fmt(folder.path)
    #expect(done.code == .findings)
    #expect(done.notices.contains("a.rules:1:13") && done.notices.contains("never closed"))
    #expect(folder.text(of: "a.rules") == "choice size { M +5\n")
    #expect(folder.text(of: "b.rules") == neat)
    #expect(fmt("-", input: "choice size { M +5\n").results.isEmpty)
  }

  @Test func aFileThatIsNotThereEndsWithTwo() throws {
    try folder.add("tea.rules", neat)
    let done = fmt("\(folder.path)/tee.rules")
    #expect(done.code == .notCarriedOut)
    #expect(done.notices.contains("tea.rules"))
  }
}

/// The shops that come with the project.
struct ShopsOfTheProjectTests {
  @Test func areInTheirWrittenForm() throws {
    let rules = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../rules")
    var console = Console.inMemory()
    #expect(Rulecheck.run(["fmt", "--check", rules.standardizedFileURL.path], &console) == .allWell)
    #expect(console.results.text.isEmpty)
  }
}
