import Testing

@testable import rulecheck

@Suite("Writing files whole or not at all")
struct FileWritingTests {
  let folder = TemporaryFolder()

  @Test func makesAndReplacesAFileAndLeavesNothingElse() throws {
    try writeFile("\(folder.path)/tea.rules", Array("one".utf8))
    try writeFile("\(folder.path)/tea.rules", Array("two".utf8))
    #expect(folder.text(of: "tea.rules") == "two")
    #expect(folder.names == ["tea.rules"])
  }

  @Test func keepsPermissionsAndLinks() throws {
    try folder.add("tea.rules", "old")
    try folder.setPermissions(0o640, of: "tea.rules")
    try folder.addLink("link.rules", to: "tea.rules")
    try writeFile("\(folder.path)/link.rules", Array("new".utf8))
    #expect(folder.text(of: "tea.rules") == "new")
    #expect(try folder.permissions(of: "tea.rules") == 0o640)
    #expect(folder.names == ["link.rules", "tea.rules"])
  }

  @Test func refusesAFolderAndAMissingFolder() throws {
    #expect(throws: FileError.isFolder(path: folder.path)) { try writeFile(folder.path, []) }
    #expect(throws: FileError.notThere(path: "\(folder.path)/no", near: nil)) {
      try writeFile("\(folder.path)/no/tea.rules", [])
    }
    #expect(folder.names == [])
  }
}
