import RuleDSL
import Testing

@testable import RulesEngine
@testable import rulecheck

/// Names that are looked up by their bytes stand for the same as names that are compared as texts.
struct NameIndexTests {
  /// Names as texts: those that a program for many orders looks up, and those of a program that is for one order and
  /// compares all.
  @Test(arguments: SoldShop.all)
  func everySpellingIsToldTheSame(_ shop: SoldShop) {
    let (many, one) = (shop.program.forManyOrders(), shop.program.rules.compile(forOneOrder: true))
    let kinds: [ItemKindID?] = [nil] + many.rules.kinds.indices.map { ItemKindID($0) }
    var found = 0
    for written in Set(shop.names.flatMap { Spelling.all(of: $0) }) {
      for kind in kinds {
        #expect(same(many, one) { program throws(Refusal) in try program.option(written, of: kind) })
      }
      #expect(same(many, one) { program throws(Refusal) in try program.kind(written) })
      for option in many.rules.options.indices.map({ OptionID($0) }) {
        for told: Told in [.text(written), .units(of: written, 2), .wholeSet([Told.Unit(written)])] {
          #expect(same(many, one) { program throws(Refusal) in try program.selection(told, for: option) }, "\(told)")
        }
        if (try? many.value(written, of: option)) != nil { found += 1 }
      }
    }
    #expect(found > 0)
  }

  private func same<Answer: Equatable>(
    _ left: Program, _ right: Program, _ answer: (Program) throws(Refusal) -> Answer
  ) -> Bool {
    func result(_ program: Program) -> Result<Answer, Refusal> {
      do throws(Refusal) { return .success(try answer(program)) } catch { return .failure(error) }
    }
    return result(left) == result(right)
  }

  /// Short texts lie in the string itself, long ones elsewhere; both are found, and so is what is canonically the same.
  @Test func shortLongAndComposedNamesAreFound() throws {
    let long = "A very long name of a drink with milk"
    let program = try shop(
      "drinks.rules",
      #"currency EUR; choice drink { "\#(long)" +1.00, Café +2.00, Ｃｏｌａ "Kola" +3.00, tea "Kola 2" +0 }"#)
    let drink = OptionID(0)
    for (index, names) in [[long, "Ａ very  long name of a drink with milk "], ["Café", "Cafe\u{301}"]].enumerated() {
      for name in names { #expect(try program.value(name, of: drink) == ValueID(index), "\(name)") }
    }
    for name in ["Ｃｏｌａ", "Cola", "Kola", "\u{3000}Kola"] {
      #expect(try program.value(name, of: drink) == ValueID(2), "\(name)")
    }
    #expect(throws: Refusal.self) { try program.value("Col", of: drink) }
    #expect(throws: Refusal.self) { try program.value("drink", of: drink) }
    #expect(throws: Refusal.self) { try program.value("", of: drink) }
  }

  @Test func whatIsNoOptionIsRefused() throws {
    let program = try shop("one.rules", "currency EUR; choice size { small, large }")
    for option in [OptionID(-1), OptionID(2), OptionID(.max)] {
      #expect(throws: Refusal.self) { try program.selection("small", for: option) }
    }
    #expect(throws: Refusal.self) { try program.option("size", of: ItemKindID(7)) }
  }

  private func shop(_ name: String, _ text: String) throws -> Program {
    try #require(RuleDSL.compile(SourceFile(name: name, text: text)).program).forManyOrders()
  }

  @Test(arguments: SoldShop.all)
  func everySpellingStandsForTheSame(_ shop: SoldShop) {
    let table = NameTable(shop.program.rules)
    let index = NameIndex(shop.program.rules, table)
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
    let program = try shop("two.rules", #"currency EUR; choice size { small "Cup", large "Cup" }"#)
    let bytes = Array("Cup".utf8)
    let hash = ByteHash(bytes, bytes.indices).value
    #expect(program.nameIndex.value(bytes, bytes.indices, hash, of: OptionID(0)) == nil)
    #expect(throws: Refusal.self) { try program.value("Cup", of: OptionID(0)) }
  }
}
