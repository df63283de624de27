import Foundation
import Testing

@testable import RuleDSL

@Suite("Every written form means the same, keeps the comments and is its own")
struct FormattingPropertyTests {
  @Test(arguments: 0..<100 as Range<UInt64>)
  func ofRandomFiles(seed: UInt64) throws {
    try expectGoodForm(of: RandomShop.text(seed: seed))
  }

  @Test(arguments: [Shops.drinks, Shops.cupcakes, ""])
  func ofShops(text: String) throws {
    try expectGoodForm(of: text)
  }

  @Test func ofTheShopsThatComeWithTheProject() throws {
    let files = try texts(in: "rules", suffix: ".rules")
    #expect(files.count >= 2)
    for text in files { try expectGoodForm(of: text) }
  }

  /// Some of them show mistakes; those that can't be read have no form.
  @Test func ofTheExamplesInTheDocumentation() throws {
    var readable = 0
    for page in try texts(in: "Docs", suffix: ".md") {
      for block in page.components(separatedBy: "```rules\n").dropFirst() {
        let text = block.components(separatedBy: "```")[0]
        guard format(SourceFile(name: "page.rules", text: text)).text != nil else { continue }
        readable += 1
        try expectGoodForm(of: text)
      }
    }
    #expect(readable > 4)
  }

  private func texts(in folder: String, suffix: String) throws -> [String] {
    let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    let path = project.standardizedFileURL.appendingPathComponent(folder).path
    var texts: [String] = []
    for name in try FileManager.default.subpathsOfDirectory(atPath: path).sorted() where name.hasSuffix(suffix) {
      texts.append(try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8))
    }
    return texts
  }
}
