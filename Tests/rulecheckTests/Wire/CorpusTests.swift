import Foundation
import RuleDSL
import RulesEngine
import Testing

/// What the fuzz targets were given, or once found, is tried again in every run: see `Fuzz/`.
@Suite("The corpus of the fuzz targets")
struct CorpusTests {
  private static func files(_ folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Fuzz/Corpus/\(folder)").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted()
    return try names.map { ($0, [UInt8](try Data(contentsOf: corpus.appendingPathComponent($0)))) }
  }

  @Test func everyLineOfEventsHasOneAnswer() throws {
    let files = try Self.files("events")
    #expect(files.count >= 2)
    let program = try #require(compile(SourceFile(name: "tea.rules", text: Self.teaHouse)).program)
    let encoding = QuoteEncoding(rulesName: "tea.rules", location: { "\($0.start)" }, near: { _, _ in nil })
    for file in files {
      var stream = OrderStream(program, encoding)
      var answers: [UInt8] = []
      let lines = file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        stream.answer(
          file.bytes, JSONLine(number: index + 1, range: line.startIndex..<line.endIndex), to: &answers)
      }
      #expect(answers.count { $0 == 0x0A } == lines.count, "\(file.name)")
    }
  }

  @Test func everyRuleFileSellsOrSaysWhyNot() throws {
    let files = try Self.files("rules")
    #expect(files.count >= 4)
    for file in files {
      let compilation = compile(SourceFile(name: file.name, bytes: file.bytes)) { _ in .missing(among: []) }
      guard let program = compilation.program else {
        #expect(!compilation.diagnostics.isEmpty, "\(file.name)")
        continue
      }
      let session = OrderSession(program)
      #expect(session.total == session.quote.total, "\(file.name)")
      #expect(session.mayBePlaced == session.quote.mayBePlaced, "\(file.name)")
    }
  }

  private static let teaHouse = """
    currency TWD
    item cup "Cup" choose 1 to 60 times cups {
      menu tea by size {
        |       | small | large |
        | Black | 30    | 35    |
        | Milk  | 45    | -     |
      }
      choice size { small default, large }
      choice topping choose 0 to 3, up to 2 each { pearls +10, jelly +5 }
      number cups 1 to 60 default 1
      toggle gift +20
    }
    discount "Many" 10% of subtotal when count of cup >= 3
    discount "Half" 50% of cheapest 1 of every 2 cup
    discount "Three" 3 for 80 of (cup where size is small)
    discount "Black" 5% of (cup where tea is Black)
    text name
    require name is not blank else "Enter a name"
    """
}
