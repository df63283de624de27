import RuleDSL
import Testing

@testable import RulesEngine
@testable import rulecheck

/// Names in bytes stand for the same as names in texts.
struct NameIndexTests {
  @Test(arguments: SoldShop.all)
  func everySpellingStandsForTheSame(_ shop: SoldShop) {
    let index = NameIndex(shop.program)
    let table = shop.program.names
    let kinds: [ItemKindID?] = [nil] + shop.program.rules.kinds.indices.map { ItemKindID($0) }
    var found = 0
    for written in Set(shop.names.flatMap { Spelling.all(of: $0) }) {
      let bytes = Array("\"\(written)\"".utf8)
      let name = HashedBytes(bytes, 1..<bytes.count - 1)
      for kind in kinds { #expect(index.option(name, of: kind) == table.option(Name(written), of: kind)) }
      #expect(index.kind(name) == table.kind(Name(written)))
      for option in shop.program.rules.options.indices {
        let value = index.value(name, of: OptionID(option))
        #expect(value == table.value(Name(written), of: OptionID(option)), "\(written)")
        if value != nil { found += 1 }
      }
    }
    #expect(found > 0)
  }

  @Test func aLabelOfTwoValuesStandsForNeither() throws {
    let shop = try Shop(["two.rules": #"currency EUR; choice size { small "Cup", large "Cup" }"#])
    let file = try RuleFile(shop.path("two.rules"), Console.inMemory())
    let program = try #require(file.compiled.program)
    let bytes = Array("Cup".utf8)
    #expect(NameIndex(program).value(HashedBytes(bytes, bytes.indices), of: OptionID(0)) == nil)
  }
}
