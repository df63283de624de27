import RulesEngine
import Testing

@testable import RuleDSL

/// Each statement, with all that may stand in it.
struct StatementTests {
  private func only(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> StatementSyntax? {
    let file = parsed(text)
    #expect(file.errors.isEmpty, "\(file.errors.map { $0.diagnostic.message })", sourceLocation: sourceLocation)
    #expect(file.statements.count == 1, sourceLocation: sourceLocation)
    return file.statements.first
  }

  @Test func `two whole shops`() {
    expectNoErrors(Shops.drinks)
    expectNoErrors(Shops.cupcakes)
    #expect(parsed(Shops.drinks).statements.count == 12)
    #expect(parsed(Shops.cupcakes).statements.count == 16)
  }

  @Test func `an empty file has no statements`() {
    for text in ["", "\n\n", "# nothing\n"] {
      #expect(parsed(text).statements.isEmpty)
      #expect(parsed(text).errors.isEmpty)
    }
    #expect(parse(LexedFile(tokens: [], comments: [], errors: []), index: 3).errors.isEmpty)
  }

  // MARK: The shop

  @Test func `shop, currency, languages`() {
    guard case .shop(let shop)? = only("shop \"紅茶店\" en \"Tea house\" zh-Hans \"红茶店\"") else { return fail() }
    #expect(shop.label.text.text == "紅茶店")
    #expect(shop.label.translations.map { $0.tag.text } == ["en", "zh-Hans"])
    guard case .currency(let currency)? = only("currency TWD") else { return fail() }
    #expect(currency.code?.text == "TWD")
    guard case .languages(let languages)? = only("languages zh-Hant, en") else { return fail() }
    #expect(languages.tags.map { $0.text } == ["zh-Hant", "en"])
  }

  @Test(
    arguments: [
      ("rounding", nil, nil, nil), ("rounding half even", .halfEven, nil, nil), ("rounding up to 0.5", .up, "0.5", nil),
      ("rounding half up to 1 per line", .halfUp, "1", .line), ("rounding per unit", nil, nil, .unit),
      ("rounding to 5 per line", nil, "5", .line),
    ] as [(String, RoundingModeSyntax?, String?, RoundingSyntax.Scope?)])
  func rounding(text: String, mode: RoundingModeSyntax?, step: String?, scope: RoundingSyntax.Scope?) {
    guard case .rounding(let rounding)? = only(text) else { return fail() }
    #expect(rounding.mode == mode)
    #expect(rounding.step?.text == step)
    #expect(rounding.scope == scope)
  }

  @Test func `translate, use and part`() {
    guard case .translate(let translate)? = only("translate en { 紅茶 \"Tea\", \"請…\"  \"Please…\"\n 3 \"Three\" }")
    else {
      return fail()
    }
    #expect(translate.entries.map { $0.source.text } == ["紅茶", "請…", "3"])
    guard case .use(let use)? = only("use \"toppings.rules\""), case .file = use.target else { return fail() }
    guard case .use(let part)? = only("use spicy"), case .part(let name) = part.target else { return fail() }
    #expect(name.text == "spicy")
    guard case .part(let spicy)? = only("part spicy {\n choice heat { mild, hot }\n toggle extra\n}") else {
      return fail()
    }
    #expect(spicy.statements.count == 2)
  }

  @Test func `let`() {
    guard case .let(let fee)? = only("let fee = max(0, weight of toppings - 4)"), case .condition(let value) = fee.value
    else { return fail() }
    #expect(dump(value) == "[max: 0, [+[weight of toppings] -4]]")
    guard case .let(let extra)? = only("let extra by size, hot { Medium 1.50, (A, \"B c\") -, from 3 2.00\n other ? }"),
      case .by(let by, let cases) = extra.value
    else { return fail() }
    #expect(by.map { dump($0) } == ["size", "hot"])
    #expect(cases.cases.map { $0.summary } == ["Medium: 1.50", "A|\"B c\": -", "from 3: 2.00", "other: ?"])
  }

  @Test func `groups and what is sold out`() {
    guard case .group(let milk)? = only("group milk \"奶茶\" en \"Milk\" of drink { a, \"b c\"\n d }") else {
      return fail()
    }
    #expect(milk.option?.text == "drink")
    #expect(milk.members.map { dump($0) } == ["a", "\"b c\"", "d"])
    guard case .group(let food)? = only("group food { starter, curry }") else { return fail() }
    #expect(food.option == nil)
    guard case .soldOut(let pearls)? = only("sold out topping when date from 2026-12-01 { 粉圓, 仙草 }") else {
      return fail()
    }
    #expect(pearls.values?.count == 2)
    #expect(pearls.when.map { dump($0) } == "[date from 2026-12-01]")
    guard case .soldOut(let oat)? = only("sold out oat") else { return fail() }
    #expect(oat.values == nil)
  }

  // MARK: Options

  @Test func `a choice with all its clauses, in any order`() {
    let clauses = [
      "optional when gift", "choose 0 to 5", ", at most 3 kinds", ", up to 2 each", ", cheapest n included",
      "by size, hot",
      "only when a or b",
    ]
    for turn in clauses.indices {
      let turned = Array(clauses[turn...] + clauses[..<turn])
      guard case .choice(let choice)? = only("choice t \"T\" en \"U\" \(turned.joined(separator: " ")) { a, b }") else {
        return fail()
      }
      #expect(choice.clauses.optional?.when.map { dump($0) } == "gift")
      #expect(choice.clauses.choose.map { dump($0.least) } == "0")
      #expect(choice.clauses.atMostKinds.map { dump($0) } == "3")
      #expect(choice.clauses.upToEach.map { dump($0) } == "2")
      #expect(choice.clauses.included.map { dump($0.count) } == "n")
      #expect(choice.clauses.by.map { dump($0) } == ["size", "hot"])
      #expect(choice.clauses.onlyWhen.map { dump($0) } == "[any a b]")
    }
  }

  @Test func `choose`() {
    for (text, bound) in [("choose 3", "exactly"), ("choose 1 or more", "or more"), ("choose a - 1 to 2 * b", "up to")]
    {
      guard case .choice(let choice)? = only("choice t \(text) { a, b }") else { return fail() }
      switch choice.clauses.choose?.bound {
      case .exactly: #expect(bound == "exactly")
      case .orMore: #expect(bound == "or more")
      case .upTo: #expect(bound == "up to")
      case nil: fail()
      }
    }
  }

  @Test func `a value with all that may be said of it`() {
    let text = """
      choice t {
        a "A" en "B" +10 default up to 2 counts 3 sold out when x and y else "no" en "none"
        "b c" -5, 3 +fee, 雙料
        from others
        group hot "Hot" en "H"
        d
          when x
          else "no"
      }
      """
    guard case .choice(let choice)? = only(text) else { return fail() }
    guard case .value(let a)? = choice.entries.entries.first else { return fail() }
    #expect(a.details.label?.text == "A")
    #expect(a.details.translations.map { $0.text.text } == ["B"])
    #expect(a.details.price?.sign == .plus)
    #expect(a.details.isDefault != nil)
    #expect(a.details.soldOut != nil)
    #expect(a.details.upTo?.text == "2")
    #expect(a.details.counts?.text == "3")
    #expect(a.details.when.map { dump($0) } == "[all x y]")
    #expect(a.details.otherwise?.translations.count == 1)
    #expect(choice.entries.entries.map { $0.summary } == ["a", "\"b c\"", "3", "雙料", "from others", "group hot", "d"])
  }

  @Test func `a table, with what stands after its bars`() {
    let text = """
      menu drink "飲料" by size {
        |      | 中杯 | 大杯 |
        group tea "茶"
        | 紅茶 | 30   | -    | "Red tea" en "Black tea" up to 2 default   # the best
        | 綠茶 | 30   | ?    | when open else "closed"

        | 白茶 | fee  | 40   |
          when open
      }
      """
    guard case .choice(let menu)? = only(text) else { return fail() }
    #expect(menu.isMenu)
    #expect(menu.entries.entries.map { $0.summary } == ["||中杯|大杯", "group tea", "|紅茶|30|-", "|綠茶|30|?", "|白茶|fee|40"])
    guard case .row(let last)? = menu.entries.entries.last else { return fail() }
    #expect(last.details.when != nil)
  }

  @Test func `lists`() {
    guard case .list(let list)? = only("list pizzas \"P\" by size { a 5.00, b 6 up to 2, from more }") else {
      return fail()
    }
    #expect(list.by.count == 1)
    #expect(list.entries.entries.count == 3)
    #expect(only("list none {}") != nil)
  }

  @Test func `numbers and money`() {
    guard case .number(let n)? = only("number n \"N\" -1.5 to 20 step 0.5 default -1 +5 each only when gift"),
      case .bounds(let low, let high, let step) = n.range
    else { return fail() }
    #expect([dump(low), dump(high), step?.text, n.initial.map { dump($0) }] == ["-1.5", "20", "0.5", "-1"])
    #expect(n.priceEach?.sign == .plus)
    #expect(n.onlyWhen != nil)
    guard case .number(let months)? = only("number months one of (1, 3, 6) default 3"),
      case .oneOf(let numbers) = months.range
    else { return fail() }
    #expect(numbers.map { $0.text } == ["1", "3", "6"])
    guard case .number(let tip)? = only("money tip 0 to 500") else { return fail() }
    #expect(tip.isMoney)
  }

  @Test func `toggles and texts`() {
    guard case .toggle(let gift)? = only("toggle gift \"Gift?\" default off -fee only when a") else { return fail() }
    #expect(gift.initial == false)
    #expect(gift.price?.sign == .minus)
    guard case .text(let text)? = only("text name \"Name\", street, city only when delivery") else { return fail() }
    #expect(text.fields.map { $0.name.text } == ["name", "street", "city"])
    #expect(text.onlyWhen != nil)
  }

  @Test func `items hold statements`() {
    guard
      case .item(let item)? = only(
        "item drink \"D\" choose 1 to 50 times cups {\n menu t { a 5 }\n number cups 1 to 9\n use spicy\n}")
    else { return fail() }
    #expect(item.times?.text == "cups")
    #expect(item.choose != nil)
    #expect(item.statements.count == 3)
  }

  private func fail(sourceLocation: SourceLocation = #_sourceLocation) {
    Issue.record("another statement was expected", sourceLocation: sourceLocation)
  }
}
