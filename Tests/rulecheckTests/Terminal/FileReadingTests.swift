import Testing

@testable import rulecheck

@Suite("Reading files")
struct FileReadingTests {
  let folder = TemporaryFolder()

  func problem(_ path: String, limit: Int = largestFile) -> FileError? {
    #expect(throws: FileError.self) { try readFile(path, limit: limit) }
  }

  @Test(arguments: ["", "白玉 +10\n", String(repeating: "tea ", count: 100_000)])
  func givesEveryByte(text: String) throws {
    let path = try folder.add("drinks.rules", text)
    #expect(try readFile(path) == Array(text.utf8))
  }

  @Test func namesTheNearFileWhereThereIsNone() throws {
    try folder.add("drinks.rules")
    let error = problem("\(folder.path)/drink.rules")
    #expect(error == .notThere(path: "\(folder.path)/drink.rules", near: "\(folder.path)/drinks.rules"))
    #expect(error?.message == "there is no file or folder \(folder.path)/drink.rules")
    #expect(error?.help == "did you mean \(folder.path)/drinks.rules?")
    #expect(
      problem("\(folder.path)/nowhere/drinks.rules")
        == .notThere(path: "\(folder.path)/nowhere/drinks.rules", near: nil))
    #expect(problem("") == .notThere(path: "", near: nil))
  }

  @Test func tellsAFolderFromAFile() throws {
    try folder.add("rules/drinks.rules")
    #expect(problem("\(folder.path)/rules") == .isFolder(path: "\(folder.path)/rules"))
    #expect(
      problem("\(folder.path)/rules/drinks.rules/x")
        == .notThere(path: "\(folder.path)/rules/drinks.rules/x", near: nil))
  }

  @Test func stopsAtTheLimit() throws {
    let path = try folder.add("order.json", "12345678")
    #expect(try readFile(path, limit: 8).count == 8)
    #expect(problem(path, limit: 7) == .tooLarge(path: path, limit: 7))
    #expect(problem("/dev/zero", limit: 1 << 20)?.message == "/dev/zero is too large: at most 1 MiB can be read")
  }

  @Test func dashIsStandardInput() throws {
    let console = Console.inMemory(input: "{}")
    #expect(try console.read("-") == Array("{}".utf8))
    let error = #expect(throws: FileError.self) { try console.read("-", limit: 1) }
    #expect(error?.message == "what comes in on standard input is too large: at most 1 bytes can be read")
  }

  @Test func saysThatPermissionIsMissing() {
    #expect(openingError("a.rules", 13) == .noPermission(path: "a.rules"))
  }

  @Test func listsTheRuleFilesOfAFolderSorted() throws {
    for name in [
      "b.rules", "a.rules", "sub/c.rules", "sub/deep/a.rules", "notes.txt", ".hidden.rules", ".git/x.rules",
      "empty/readme",
    ] {
      try folder.add(name)
    }
    try folder.addLink("sub/loop", to: folder.path)
    try folder.addLink("z.rules", to: "a.rules")
    try folder.addLink("broken.rules", to: "nowhere")
    let found = try ruleFiles(inFolder: folder.path).map { String($0.dropFirst(folder.path.count + 1)) }
    #expect(found == ["a.rules", "b.rules", "sub/c.rules", "sub/deep/a.rules", "z.rules"])
    #expect(try ruleFiles(inFolder: folder.path, recursive: false).count == 3)
  }

  @Test func listsOnlyFolders() throws {
    let path = try folder.add("a.rules")
    #expect(throws: FileError.isNoFolder(path: path)) { try ruleFiles(inFolder: path) }
    #expect(throws: FileError.notThere(path: "\(folder.path)/no", near: nil)) {
      try ruleFiles(inFolder: "\(folder.path)/no")
    }
    #expect(fileKind(path) == .file)
    #expect(fileKind(folder.path) == .folder)
    #expect(fileKind("\(path)/x") == nil)
  }

  @Test(arguments: [
    ("a/b.rules", "a", "b.rules"), ("b.rules", ".", "b.rules"), ("/b.rules", "/", "b.rules"),
    ("./b.rules", ".", "b.rules"),
  ])
  func takesPathsApart(path: String, folder: String, name: String) {
    #expect(rulecheck.folder(of: path) == folder)
    #expect(lastName(of: path) == name)
    #expect(joined("rules", "b.rules") == "rules/b.rules")
    #expect(joined("/", "b.rules") == "/b.rules")
    #expect(joined(".", "b.rules") == "b.rules")
  }
}
