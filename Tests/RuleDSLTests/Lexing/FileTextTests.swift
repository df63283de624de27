import RulesEngine
import Testing

@testable import RuleDSL

@Suite("The text of a file")
struct FileTextTests {
  private func lexedBytes(_ bytes: [UInt8]) -> LexedFile {
    lex(SourceFile(name: "test.rules", bytes: bytes), index: 0)
  }

  @Test("A byte-order mark is no text")
  func byteOrderMark() {
    #expect(tokenText("\u{FEFF}shop") == "word(shop)")
    #expect(lexed("\u{FEFF}shop").errors.isEmpty)
    #expect(lexed("\u{FEFF}shop").tokens[0].column == 1)
    #expect(lexed("\u{FEFF}shop").tokens[0].place.start == 3)
  }

  @Test("Bytes that aren't UTF-8 are one error a line, and the rest goes on")
  func illFormed() {
    let bytes =
      Array("choice a { ".utf8) + [0xA5, 0x40, 0x20, 0xFF] + Array(" }\nshop \"x\"\n\"".utf8) + [0xC0]
      + Array("\"".utf8)
    let file = lexedBytes(bytes)
    #expect(file.errors.map { $0.diagnostic.code }.filter { $0 == "ill-formed-text" }.count == 2)
    #expect(file.errors.first?.place.start == 11)
    #expect(tokenText(file).hasPrefix("word(choice) word(a) {"))
    #expect(tokenText(file).hasSuffix("} ; word(shop) string(x) ; string(\u{FFFD})"))
  }

  @Test(
    "Ill-formed sequences of every kind",
    arguments: [
      [0x80], [0xC2], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE7, 0xB4], [0xE7, 0xB4, 0x41],
    ] as [[UInt8]])
  func illFormedSequences(bytes: [UInt8]) {
    #expect(lexedBytes(bytes).errors.first?.kind == .illFormed)
    #expect(bytes.scalar(at: 0, before: bytes.count).isIllFormed)
  }

  @Test("Well-formed text is decoded as Unicode says")
  func wellFormed() {
    for value in stride(from: UInt32(0), through: 0x10FFFF, by: 7) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      #expect(bytes.scalar(at: 0, before: bytes.count) == DecodedScalar(value: value, length: bytes.count))
    }
  }

  @Test("A line has at most 4,096 characters")
  func longLines() {
    let line = "# " + String(repeating: "茶", count: 4094)
    #expect(lexed(line).errors.isEmpty)
    #expect(lexed("a\n\(line)茶\nb").errors.map { $0.diagnostic.code } == ["line-too-long"])
    #expect(tokenText("a\n\(line)茶\nb") == "word(a) ; bad ; word(b)")
  }

  @Test("A file has at most 16 MiB")
  func bigFiles() {
    let file = lexedBytes([UInt8](repeating: 0x0A, count: LexicalLimits.fileBytes + 1))
    #expect(file.errors.map { $0.diagnostic.code } == ["file-too-big"])
    #expect(file.tokens.map { $0.kind } == [.endOfFile])
  }

  @Test("Comments are kept, with whether they stand alone")
  func comments() {
    let comments = lexed("# one\na # two\n  #three\n{ # allow: code").comments
    #expect(comments.map { $0.text } == [" one", " two", "three", " allow: code"])
    #expect(comments.map { $0.ownLine } == [true, false, true, false])
    #expect(comments.map { $0.place.start } == [0, 8, 16, 25])
  }

  @Test("A file ends with the end of the file", arguments: ["", "\n", "a", "\"", "|", "{", "\\", "\u{FEFF}"])
  func endOfFile(source: String) {
    let file = lexed(source)
    #expect(file.tokens.last?.kind == .endOfFile)
    #expect(file.tokens.filter { $0.kind == .endOfFile }.count == 1)
    #expect(file.tokens.last?.place.end == Int32(source.utf8.count))
  }
}
