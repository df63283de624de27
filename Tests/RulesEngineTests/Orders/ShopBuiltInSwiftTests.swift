import RulesEngine
import Testing

/// A shop whose rules were never text: Swift code alone builds, checks and sells.
struct ShopBuiltInSwiftTests {
  @Test func anOrderIsPriced() throws {
    var order = OrderSession(try #require(teaHouse().check().ruleSet).compile())
    try order.set("drink", to: "Aged black tea")
    try order.set("topping", to: "Pearls")
    let quote = try order.set("name", to: "Lin")
    #expect(quote.total == Money(steps: 40))
    #expect(quote.lines.map { $0.label.text } == ["Aged black tea (Medium)", "Pearls"])
    #expect(quote.lines.map { $0.amount.steps } == [30, 10])
    #expect(quote.lines.map { $0.kind } == [.base, .charge])
    #expect(quote.violations.isEmpty)
    #expect(quote.mayBePlaced)
  }

  @Test func aQuoteFollowsEveryEvent() throws {
    var order = OrderSession(try #require(teaHouse().check().ruleSet).compile())
    #expect(order.quote.total == nil)
    #expect(try order.set("drink", to: "Aged black tea").total == Money(steps: 30))
    #expect(try order.set("size", to: "Large").total == Money(steps: 35))
    #expect(try order.set("topping", to: "Pearls").total == Money(steps: 45))
    #expect(try order.clear("size").total == Money(steps: 40))
    #expect(try order.clear("drink").total == nil)
  }

  @Test func aRequirementHasTheOwnersWordsAndItsOptions() throws {
    let program = try #require(teaHouse().check().ruleSet).compile()
    var order = OrderSession(program)
    let quote = try order.set("drink", to: "Aged black tea")
    #expect(quote.total == Money(steps: 30))
    #expect(!quote.mayBePlaced)
    #expect(quote.violations.map { $0.code } == [.required])
    #expect(quote.violations.map { $0.grade } == [.disallowed])
    #expect(quote.violations.first?.message.text == "Enter a name")
    #expect(quote.violations.first?.message.text(in: "zh-hant") == "請輸入姓名")
    #expect(quote.violations.first?.options == [try program.option("name")])
    #expect(quote.violations.first?.place == nil)
  }

  @Test func whatHasNoPriceIsNotSold() throws {
    let program = try #require(teaHouse().check().ruleSet).compile()
    var order = OrderSession(program)
    try order.set("drink", to: "Latte")
    try order.set("name", to: "Lin")
    let quote = try order.set("size", to: "Large")
    #expect(quote.total == nil)
    #expect(quote.violations.map { $0.code } == [.notSold])
    #expect(quote.violations.first?.options == [try program.option("drink"), try program.option("size")])
  }

  @Test func oneProgramServesManyOrders() throws {
    let program = try #require(teaHouse().check().ruleSet).compile()
    var first = OrderSession(program)
    let second = OrderSession(program)
    try first.set("drink", to: "Aged black tea")
    #expect(first.quote.total == Money(steps: 30))
    #expect(second.quote.total == nil)
  }

  @Test func aBadShopGivesFindingsAndNothingThatRuns() {
    var rules = teaHouse()
    rules.currency = nil
    rules.statements.append(.line(MoneyLine(.charge, "Delivery", .formula("fee"))))
    rules.statements.append(.requirement(Requirement("drink")))
    let checking = rules.check()
    #expect(checking.ruleSet == nil)
    let mistakes = checking.findings.filter { $0.severity == .error }.map { $0.mistake }
    #expect(mistakes.contains(.noCurrency))
    #expect(mistakes.count == 3)
    #expect(
      mistakes.contains {
        if case .unknownName("fee", _) = $0 { true } else { false }
      })
    #expect(checking.findings.allSatisfy { $0.place == nil })
  }

  @Test func aTableOfTheWrongShapeIsFound() {
    var rules = teaHouse()
    rules.statements[0] = menu(rows: [["30", "35"], ["50"]])
    let checking = rules.check()
    #expect(checking.ruleSet == nil)
    #expect(checking.findings.map { $0.mistake } == [.wrongShape(expected: 2, found: 1)])
  }

  @Test func twoDefaultsAndASecondNameAreFound() {
    var rules = teaHouse()
    rules.statements[1] = .option(
      ShopOption("size", .choice(Choice([value("Medium", isDefault: true), value("Large", isDefault: true)]))))
    rules.statements.append(.option(ShopOption("size", .text)))
    let mistakes = rules.check().findings.map { $0.mistake }
    #expect(mistakes.contains(.twoDefaults(first: nil)))
    #expect(mistakes.contains(.declaredTwice("size", first: nil)))
  }

  // MARK: The shop

  private func teaHouse() -> RuleSet {
    RuleSet(
      title: "Tea house", currency: Currency(code: "TWD"), languages: ["en", "zh-Hant"],
      statements: [
        menu(rows: [["30", "35"], ["50", "-"]]),
        .option(ShopOption("size", .choice(Choice([value("Medium", isDefault: true), value("Large")])))),
        .option(
          ShopOption(
            "topping", .choice(Choice([value("None", isDefault: true), value("Pearls", price("10", .plus))])))),
        .option(ShopOption("name", .text)),
        .requirement(
          Requirement(
            Formula(.matching("name", .blank, negated: true)),
            otherwise: LocalizedText("Enter a name", translations: [.init("zh-Hant", "請輸入姓名")]))),
      ])
  }

  private func menu(rows: [[String]]) -> Statement {
    let table = PriceTable(
      by: ["size"], columns: [.init(.names(["Medium"])), .init(.names(["Large"]))],
      rows: rows.enumerated().map { index, cells in
        .init(value: index, heads: [], cells: cells.map { $0 == "-" ? Price(.notSold) : price($0) })
      })
    let values = [value("Aged black tea"), value("Latte")]
    return .option(ShopOption("drink", .choice(Choice(values, isMenu: true, table: table))))
  }

  private func value(_ name: Name, _ price: Price? = nil, isDefault: Bool = false) -> OptionValue {
    OptionValue(name, price: price, isDefault: isDefault)
  }

  private func price(_ text: String, _ sign: Price.Sign = .none) -> Price {
    guard let literal = try? DecimalLiteral(text) else { return Price(.notSold) }
    return Price(.literal(sign, literal))
  }
}
