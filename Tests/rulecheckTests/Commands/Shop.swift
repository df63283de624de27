import Foundation

@testable import rulecheck

/// A folder with rule files and orders, gone after the test.
final class Shop {
  let folder: String

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { folder + "/" + name }

  func run(_ words: String..., input: String = "") -> (code: ExitCode, results: String, notices: String) {
    var console = Console.inMemory(input: input)
    let code = Rulecheck.run(words, &console)
    return (code, console.results.text, console.notices.text)
  }
}

/// A small tea house.
let tea = """
  currency TWD
  languages zh-Hant, en
  menu drink "飲料" en "Drink" by size {
    |      | 中杯 | 大杯 |
    | 紅茶 | 30   | 35   | en "Black tea"
    | 歐蕾 | 50   | -    | en "Latte"
  }
  choice size { 中杯 en "Medium" default, 大杯 en "Large" }
  choice topping choose 0 to 3, up to 2 each { 白玉 +10, 水玉 +10 }
  translate en { 白玉 "White pearls", 水玉 "Clear pearls" }
  text name
  require name is not blank else "請輸入姓名" en "Enter a name"
  example "large" {
    drink 紅茶, size 大杯, name "Lin"   expect 35, placed
  }
  """
