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
      let name = 1..<bytes.count - 1
      let hash = ByteHash(bytes, name).value
      for kind in kinds { #expect(index.option(bytes, name, hash, of: kind) == table.option(Name(written), of: kind)) }
      #expect(index.kind(bytes, name, hash) == table.kind(Name(written)))
      for option in shop.program.rules.options.indices {
        let value = index.value(bytes, name, hash, of: OptionID(option))
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
    let hash = ByteHash(bytes, bytes.indices).value
    #expect(NameIndex(program).value(bytes, bytes.indices, hash, of: OptionID(0)) == nil)
  }
}
