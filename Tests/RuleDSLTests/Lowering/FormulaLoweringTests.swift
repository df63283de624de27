import RulesEngine
import Testing

@testable import RuleDSL

struct FormulaLoweringTests {
  @Test func `a slip in blank is no text to compare with`() {
    expectFindings(
      "text name\nrequire name is not «blnk»", ["misspelt-word: `blank`"],
      mended: "text name\nrequire name is not blank")
    expectFindings("choice drink { black }\ntext name\nrequire drink is black and name is \"blnk\"", [])
    expectFindings("text city\nrequire city is Taipei", [])
  }

  private func formula(_ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Formula {
    let lowered = statements("let x = \(text)", sourceLocation: sourceLocation)
    guard case .definition(let definition)? = lowered.first, case .formula(let formula) = definition.content else {
      Issue.record("\(text) is no formula", sourceLocation: sourceLocation)
      return Formula(.unreadable)
    }
    return formula
  }

  private func matching(_ left: Formula, _ pattern: Formula.Pattern, negated: Bool = false) -> Formula {
    Formula(.matching(left, pattern, negated: negated))
  }

  @Test func sumsBindFromTheLeft() {
    let difference = Formula(.arithmetic(number("3"), .minus, number("2")))
    #expect(formula("3 - 2 + 1") == Formula(.arithmetic(difference, .plus, number("1"))))
    let product = Formula(.arithmetic(Formula(.arithmetic("a", .times, number("2"))), .dividedBy, number("4")))
    #expect(formula("a * 2 / 4") == product)
    #expect(formula("-(a)") == Formula(.negative("a")))
  }

  /// A sum of a thousand parts is a tree of ten levels, and each part keeps its sign.
  @Test func aLongSumNestsLittle() {
    var text = "1"
    var expected = 1
    for index in 2...1000 {
      let isTaken = index % 3 == 0
      text += isTaken ? " - \(index)" : " + \(index)"
      expected += isTaken ? -index : index
    }
    let sum = lowered("let x = \(text)".replacingEvery(40, "\n  ")).ruleSet.statements.first
    guard case .definition(let definition)? = sum, case .formula(let formula) = definition.content else {
      Issue.record("no formula")
      return
    }
    #expect(depth(formula) < 20)
    #expect(value(formula) == expected)
  }

  private func depth(_ formula: Formula) -> Int {
    guard case .arithmetic(let left, _, let right) = formula.kind else { return 1 }
    return 1 + max(depth(left), depth(right))
  }

  private func value(_ formula: Formula) -> Int {
    switch formula.kind {
    case .literal(let literal): Int(literal.numerator)
    case .arithmetic(let left, .plus, let right): value(left) + value(right)
    case .arithmetic(let left, .minus, let right): value(left) - value(right)
    default: 0
    }
  }

  @Test func percentsAndMeasures() {
    #expect(formula("10%") == percent("10"))
    #expect(formula("7.5% of subtotal") == Formula(.share(percent("7.5"), of: "subtotal")))
    #expect(formula("rate of drink") == Formula(.share("rate", of: "drink")))
    #expect(
      formula("10% of price of drink")
        == Formula(.share(percent("10"), of: Formula(.measure(.price, of: "drink")))))
    #expect(formula("10% of line \"Goods\"") == Formula(.share(percent("10"), of: Formula(.line("Goods")))))
    #expect(formula("count of 寒天 in toppings") == Formula(.unitsOfValue("寒天", in: "toppings")))
    #expect(formula("count of \"a b\" in toppings") == Formula(.unitsOfValue("a b", in: "toppings")))
    #expect(formula("length of name") == Formula(.measure(.length, of: "name")))
    let calls = Formula(.call(.max, [number("0"), Formula(.call(.started, [Formula(.measure(.weight, of: "t"))]))]))
    #expect(formula("max(0, started(weight of t))") == calls)
  }

  @Test func aPercentOfTheFileWinsOverABuiltInName() {
    let lowered = statements("let count = 5%\ncharge \"C\" count of drink")
    let expected = MoneyLine(.charge, "C", .formula(Formula(.share("count", of: "drink"))))
    #expect(lowered.last == .line(expected))
  }

  @Test func conditionsOfValues() {
    #expect(formula("drink is 紅茶") == matching("drink", .oneOf([.name("紅茶")])))
    #expect(formula("drink is not \"ice tea\"") == matching("drink", .oneOf([.text("ice tea")]), negated: true))
    #expect(
      formula("drink is not one of (紅茶, \"綠茶\", 3)")
        == matching("drink", .oneOf([.name("紅茶"), .text("綠茶"), .number(SignedDecimal(decimal("3")))]), negated: true))
    #expect(formula("drink is in milk") == matching("drink", .inGroup("milk")))
    #expect(formula("gift is on") == matching("gift", .on))
    #expect(formula("gift is not off") == matching("gift", .off, negated: true))
    #expect(formula("drink is chosen") == matching("drink", .chosen))
    #expect(formula("name is blank") == matching("name", .blank))
    #expect(formula("zip matches \"###\"") == matching("zip", .form("###")))
    #expect(formula("toppings has 白玉") == Formula(.has("toppings", "白玉")))
    #expect(
      formula("a and not b and n >= 3")
        == Formula(
          .all(["a", Formula(.not("b")), Formula(.comparison("n", .greaterOrEqual, number("3")))])))
    #expect(formula("(a or b)") == Formula(.any(["a", "b"])))
  }

  @Test func digitsAfterIsAreAValueWhereOneIsCalledSo() {
    let lowered = statements("choice size { 3, 5 }\nlet a = size is 3\nlet b = size is one of (3, 5)")
    #expect(
      lowered.dropFirst() == [
        .definition(Definition("a", .formula(matching("size", .oneOf([.name("3")]))))),
        .definition(Definition("b", .formula(matching("size", .oneOf([.name("3"), .name("5")]))))),
      ])
    #expect(formula("n is -3") == matching("n", .oneOf([.number(SignedDecimal(decimal("3"), isNegative: true))])))
  }

  @Test func rangesAndMoments() throws {
    let low = SignedDecimal(decimal("3"))
    let high = SignedDecimal(decimal("20"))
    #expect(formula("n is 3 to 20") == matching("n", .range(.number(low), .number(high))))
    #expect(formula("day is Mon to Fri") == matching("day", .range(.name("Mon"), .name("Fri"))))
    let eight = try #require(TimeOfDay(hour: 20, minute: 0))
    let two = try #require(TimeOfDay(hour: 2, minute: 0))
    #expect(formula("time is 20:00 to 2:00 on Fri") == matching("time", .timeRange(eight, two, on: ["Fri"])))
    #expect(formula("time is 20:00 to 02:00") == matching("time", .timeRange(eight, two, on: [])))
    let first = try #require(CalendarDate(year: 2026, month: 12, day: 1))
    let last = try #require(CalendarDate(year: 2026, month: 12, day: 24))
    #expect(formula("date is 2026-12-01 to 2026-12-24") == matching("date", .range(.date(first), .date(last))))
    #expect(formula("date from 2026-12-01") == matching("date", .dateFrom(first)))
    #expect(formula("date until 2026-12-24") == matching("date", .dateUntil(last)))
  }

  @Test func demands() {
    let text = """
      require name is not blank when gift else "Who?" en "Name"
      forbid "No" when a
      warn when b
      always subtotal >= 0
      """
    let blank = matching("name", .blank, negated: true)
    #expect(
      statements(text) == [
        .requirement(
          Requirement(blank, when: "gift", otherwise: LocalizedText("Who?", translations: [.init("en", "Name")]))),
        .alert(Alert(isWarning: false, "No", when: "a")), .alert(Alert(isWarning: true, nil, when: "b")),
        .assertion(Assertion(Formula(.comparison("subtotal", .greaterOrEqual, number("0"))))),
      ])
  }

  @Test func placesAreKept() throws {
    let text = "let x = a + (b * 2)"
    guard case .definition(let definition)? = lowered(text).ruleSet.statements.first,
      case .formula(let formula) = definition.content, case .arithmetic(_, _, let right) = formula.kind
    else {
      Issue.record("no sum")
      return
    }
    #expect(definition.origin.place == Place(start: 4, end: 5))
    #expect(formula.origin.place == Place(start: 8, end: 19))
    #expect(right.origin.place == Place(start: 12, end: 19))
  }

  // MARK: What is wrong

  @Test(arguments: [
    ("let x = «round»(3)", "unknown-function: `whole`"),
    ("let x = price of «寒天 in toppings»", "value-instead-of-option: `price of toppings`"),
    ("discount \"A\" 10% of «寒天 in toppings»", "value-instead-of-option: count of 寒天"),
    ("let x = n is 3 to 5 on «Fri»", "days-without-times"),
    ("let x = n is «3 to 20:00»", "unlike-ends"),
    ("let x = n is «on» to 3", "switch-in-range"),
  ])
  func mistakes(_ marked: String, _ expected: String) {
    expectFindings(marked, [expected])
  }

  @Test func tooManyFactors() {
    let product = [String](repeating: "a", count: 33).joined(separator: " * ")
    expectFindings("let x = «\(product)»", ["formula-too-long: 33 parts"])
    expectFindings("let x = \(product.dropLast(4))", [])
  }
}

extension String {
  /// Breaks the line behind every so many `+ `.
  fileprivate func replacingEvery(_ count: Int, _ lineBreak: String) -> String {
    var broken = ""
    var signs = 0
    for character in self {
      broken.append(character)
      guard character == "+" else { continue }
      signs += 1
      if signs % count == 0 { broken += lineBreak }
    }
    return broken
  }
}
