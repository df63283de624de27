import Foundation
import RulesEngine
import Testing

@testable import RuleDSL

/// A slip of one key is found, or changes nothing but a name, a number or a text.
///
/// A normal run draws some slips by a seed. With `EVERY_SLIP=1` in its environment it makes every one, which takes a
/// minute for each file.
struct KeyEditTests {
  private static let drawn = 3000
  private static let takesAll = ProcessInfo.processInfo.environment["EVERY_SLIP"] != nil

  @Test func `no slip in a shop is silent`() throws {
    let shops = try Self.shops()
    #expect(!shops.isEmpty)
    for shop in shops {
      let edited = EditedText(shop)
      let silent = Self.slips(in: edited, about: Self.drawn / shops.count).filter { edited.isSilent($0) }
      // A comment takes in what comes to stand behind it, and a line that was one is read.
      let found = silent.filter { !edited.touchesComment($0) }.map { edited.shown($0) }
      #expect(found.isEmpty, "\(found.count) slips: \(found.joined(separator: "\n"))")
    }
  }

  @Test(arguments: [Shops.everyClause, Shops.everyItem])
  func `no slip in what all statements can hold is silent`(shop: String) {
    let edited = EditedText(shop)
    #expect(!compile(SourceFile(name: "shop.rules", text: shop)).hasErrors)
    let silent = Self.slips(in: edited, about: Self.drawn / 3).filter { edited.isSilent($0) }
    // Both mean something: of what a percent is, and what it is taken from.
    let found = silent.map { edited.shown($0) }.filter { !$0.contains("10% of subtotal off food") }
    #expect(found.isEmpty, "\(found.count) slips: \(found.joined(separator: "\n"))")
  }

  @Test func `every slip can be compiled, and what is said of it shown`() throws {
    for shop in try Self.shops() + [Shops.everyClause] {
      let text = Array(shop.unicodeScalars)
      for edit in Self.slips(in: EditedText(shop), about: 40) {
        let file = SourceFile(name: "shop.rules", text: edit.made(in: text)[...].text)
        let renderer = DiagnosticRenderer([file])
        for diagnostic in compile(file).diagnostics { #expect(!renderer.text(diagnostic).isEmpty) }
      }
    }
  }

  private static func slips(in edited: EditedText, about count: Int) -> [KeyEdit] {
    let all = KeyEdit.all(of: edited.text)
    if takesAll || all.count <= count { return all }
    var random = Dice(seed: UInt64(all.count))
    return (0..<count).map { _ in all[random.next(all.count)] }
  }

  /// The texts of the shops in `rules`.
  static func shops() throws -> [String] {
    let rules = URL(filePath: #filePath).appending(path: "../../../../rules").standardizedFileURL
    let files = try FileManager.default.contentsOfDirectory(at: rules, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "rules" }.sorted { $0.path() < $1.path() }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
