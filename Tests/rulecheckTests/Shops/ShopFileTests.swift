import Foundation
import RuleDSL
import RulesEngine
import Testing

@testable import rulecheck

@Suite("The shops to start from")
struct ShopFileTests {
  static let shops = Project.files(in: "rules", ending: ".rules")
  static let orders = Project.files(in: "rules/orders", ending: ".json")

  @Test(arguments: shops)
  func aShopHasNoMistake(_ shop: String) throws {
    let text = try Project.text("rules/" + shop)
    expectNoMistake(text, named: shop)
    #expect(text.contains("\nshop \""))
  }

  @Test("The orders of a shop are kept up to date, not worked out anew", arguments: shops)
  func aShopIsPutIntoInstructions(_ shop: String) throws {
    let compiled = compile(SourceFile(name: shop, text: try Project.text("rules/" + shop)))
    #expect(try #require(compiled.program).whatIsWorkedOutFromScratch == nil)
  }

  @Test func everyShopHasAnOrder() {
    #expect(Self.shops.count >= 6)
    for shop in Self.shops {
      let name = shop.dropLast(".rules".count)
      #expect(Self.orders.contains("\(name).json"))
    }
  }

  @Test(arguments: orders)
  func anOrderOfAShopHasAPriceAndNothingIsRefused(_ order: String) throws {
    var console = Console.inMemory()
    _ = Rulecheck.run(["price", "--format", "json", Project.path("rules/orders/" + order)], &console)
    #expect(console.notices.text == "")
    let last = try #require(console.results.text.components(separatedBy: "\"total\": ").last)
    #expect(last.hasPrefix("\""))
    #expect(!console.results.text.contains("\"refused\""))
  }

  // MARK: What its examples hold

  @Test(arguments: Variation.all(of: shops))
  func anExampleFailsWithoutThisRule(_ variation: Variation) throws {
    let compiled = compile(SourceFile(name: variation.shop, text: variation.text))
    #expect(compiled.program == nil || !failures(of: compiled).isEmpty)
  }
}

/// A shop without one of its rules, or with a rule that always applies.
struct Variation: Sendable, CustomTestStringConvertible {
  var shop: String
  var change: String
  var text: String

  var testDescription: String { "\(shop) \(change)" }

  static func all(of shops: [String]) -> [Variation] {
    shops.flatMap { shop in
      let lines = ((try? Project.text("rules/" + shop)) ?? "").components(separatedBy: "\n")
      return lines.indices.flatMap { variations(of: shop, lines, at: $0) }
    }
  }

  private static let rules: Set = [
    "charge", "discount", "tax", "subtotal", "round", "require", "forbid", "warn", "sold",
  ]
  private static let options: Set = ["choice", "menu", "number", "money", "toggle", "text"]

  private static func variations(of shop: String, _ lines: [String], at index: Int) -> [Variation] {
    let rule = lines[index].trimmingCharacters(in: .whitespaces)
    let word = String(rule.prefix { $0 != " " })
    var all: [Variation] = []
    // `charge topping` only moves a line, so no amount depends on it.
    if rules.contains(word), rule.contains("\"") || word != "charge" {
      var without = lines
      without.removeSubrange(index...end(of: lines, at: index))
      all.append(Variation(shop: shop, change: "without \(rule)", text: without.joined(separator: "\n")))
    }
    if rules.contains(word) || options.contains(word),
      let condition = lines[index].firstMatch(of: #/ (only )?when .*?(?= else | \{$|  #|$)/#)
    {
      var always = lines
      always[index].removeSubrange(condition.range)
      all.append(Variation(shop: shop, change: "always \(rule)", text: always.joined(separator: "\n")))
    }
    return all
  }

  /// The line with the brace that closes what is opened in this one.
  private static func end(of lines: [String], at start: Int) -> Int {
    var depth = 0
    for index in start..<lines.count {
      depth += lines[index].count { $0 == "{" } - lines[index].count { $0 == "}" }
      if depth <= 0 { return index }
    }
    return start
  }
}
