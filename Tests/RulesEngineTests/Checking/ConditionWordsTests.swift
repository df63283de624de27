import Testing

@testable import RulesEngine

@Suite("A condition in words")
struct ConditionWordsTests {
  private func words(_ language: BuiltInLanguage) -> ConditionWords {
    let isEnglish = language == .english
    let options: [Name: String] = isEnglish ? ["size": "Size"] : ["size": "杯型", "top": "配料", "temp": "溫度"]
    let values: [Name: String] = isEnglish ? ["大杯": "Large"] : ["hot": "熱", "jelly": "果凍"]
    var words = ConditionWords(language: language) { options[$0] }
    words.valueLabel = { value, option in
      option == "size" || option == "top" || option == "temp" ? values[value] ?? value.text : nil
    }
    return words
  }

  private func english(_ formula: Formula, _ kind: ConditionWords.Kind = .required) -> String {
    words(.english).sentence(formula, kind)
  }

  private func chinese(_ formula: Formula, _ kind: ConditionWords.Kind = .required) -> String {
    words(.traditionalChinese).sentence(formula, kind)
  }

  private func number(_ number: Int64) -> Formula { Formula(.literal(literal(number))) }

  private func literal(_ number: Int64) -> DecimalLiteral { DecimalLiteral(numerator: number, decimals: 0) ?? .zero }

  private func isOne(_ option: Formula, _ values: Formula.Point..., negated: Bool = false) -> Formula {
    Formula(.matching(option, .oneOf(values), negated: negated))
  }

  private func atLeast(_ left: Formula, _ bound: Int64) -> Formula {
    Formula(.comparison(left, .greaterOrEqual, number(bound)))
  }

  // MARK: Demands

  @Test func asksForATextThatMustNotBeBlank() {
    let filled = Formula(.matching("name", .blank, negated: true))
    #expect(english(filled) == "Name must not be blank")
    #expect(chinese(filled) == "請填寫 name")
    #expect(english(Formula(.matching("name", .blank, negated: false)), .forbidden) == "Name must not be blank")
    #expect(english(filled, .forbidden) == "Name must be blank")
  }

  @Test func asksForAChoice() {
    let chosen = Formula(.matching("size", .chosen, negated: false))
    #expect(english(chosen) == "Size must be chosen")
    #expect(chinese(chosen) == "請選擇杯型")
    #expect(english(chosen, .forbidden) == "Size must not be chosen")
    #expect(chinese(chosen, .forbidden) == "不可選擇杯型")
  }

  @Test func explainsTheSignsOfAForm() {
    let form = Formula(.matching("phone", .form("09########"), negated: false))
    #expect(english(form) == "Phone must have the form 09######## (# is a digit)")
    #expect(chinese(form) == "phone 的格式必須是 09########（# 是數字）")
    let escaped = Formula(.matching("code", .form("A\\#-?*"), negated: false))
    #expect(english(escaped) == "Code must have the form A\\#-?* (? is a letter, * is anything)")
  }

  @Test func turnsNotAround() {
    let hot = isOne("temp", .name("hot"))
    #expect(english(Formula(.not(hot))) == "Not allowed: temp is hot")
    #expect(english(Formula(.not(Formula(.not(hot))))) == "Needed: temp is hot")
    #expect(english(Formula(.not(hot)), .forbidden) == "Needed: temp is hot")
    #expect(english(Formula(.not(hot)), .warned) == "Please note: temp is not hot")
  }

  // MARK: Clauses

  @Test func comparesNumbers() {
    #expect(english(atLeast("quantity", 3)) == "Needed: quantity at least 3")
    #expect(chinese(atLeast("quantity", 3)) == "必須：quantity 至少 3")
    let below = Formula(.comparison("subtotal", .less, number(500)))
    #expect(english(below, .forbidden) == "Not allowed: subtotal below 500")
    #expect(chinese(below, .forbidden) == "不可：小計低於 500")
    #expect(english(Formula(.not(below)), .warned) == "Please note: subtotal at least 500")
  }

  @Test func joinsConditions() {
    let jelly = Formula(.has("top", "jelly"))
    let hotJelly = Formula(.all([isOne("temp", .name("hot")), jelly]))
    #expect(english(hotJelly, .forbidden) == "Not allowed: temp is hot and top has jelly")
    #expect(chinese(hotJelly, .forbidden) == "不可：溫度是熱，且配料有果凍")
    #expect(chinese(hotJelly, .warned) == "請注意：溫度是熱，且配料有果凍")
    let either = Formula(.any([hotJelly, Formula(.not("lid"))]))
    #expect(english(either) == "Needed: (temp is hot and top has jelly) or no lid")
    #expect(english(Formula(.not(hotJelly)), .warned) == "Please note: not (temp is hot and top has jelly)")
    #expect(english(Formula(.all([Formula(.not(jelly)), "lid"]))) == "Needed: top without jelly and lid")
  }

  @Test func namesValuesByTheirLabels() {
    #expect(english(isOne("size", .name("大杯"))) == "Needed: Size is Large")
    #expect(chinese(isOne("size", .name("大杯"))) == "必須：杯型是大杯")
    #expect(english(Formula(.comparison("size", .notEqual, "大杯"))) == "Needed: Size is not Large")
    let three = isOne("temp", .name("hot"), .name("warm"), .text("ice cold"), negated: true)
    #expect(english(three) == "Needed: temp is not hot, warm or ice cold")
    #expect(chinese(three) == "必須：溫度不是熱、warm 或 ice cold")
    #expect(english(isOne("zip", .text("100"))) == "Needed: zip is “100”")
    #expect(chinese(Formula(.matching("size", .inGroup("large-ones"), negated: true))) == "必須：杯型不屬於 large-ones")
  }

  @Test func saysDaysAndTimes() throws {
    let evening = try #require(TimeOfDay(hour: 20, minute: 0))
    let night = try #require(TimeOfDay(hour: 2, minute: 0))
    let late = Formula(.matching("time", .timeRange(evening, night, on: ["Fri", "Sat"]), negated: false))
    #expect(english(late) == "Needed: time from 20:00 to 02:00 on Friday or Saturday")
    #expect(chinese(late) == "必須：時間在 20:00 到 02:00 之間（星期五或星期六）")
    let weekend = isOne("day", .name("Sat"), .name("Sun"))
    #expect(english(weekend, .forbidden) == "Not allowed: day is Saturday or Sunday")
    #expect(chinese(weekend, .forbidden) == "不可：當天是星期六或星期日")
    let first = try #require(CalendarDate(year: 2026, month: 12, day: 1))
    let until = Formula(.matching("date", .dateUntil(first), negated: false))
    #expect(english(until) == "Needed: date until 2026-12-01")
    #expect(english(Formula(.not(until)), .warned) == "Please note: date after 2026-12-01")
    #expect(chinese(Formula(.matching("date", .dateFrom(first), negated: false))) == "必須：日期從 2026-12-01 起")
  }

  @Test func saysRangesAndSwitches() {
    let range = Formula(
      .matching("cups", .range(.number(SignedDecimal(literal(3))), .number(SignedDecimal(literal(20)))), negated: false)
    )
    #expect(english(range) == "Needed: cups from 3 to 20")
    #expect(chinese(range) == "必須：cups 在 3 到 20 之間")
    #expect(english(Formula(.matching("gift", .on, negated: false))) == "Needed: gift")
    #expect(english(Formula(.matching("gift", .off, negated: false)), .forbidden) == "Not allowed: no gift")
    #expect(chinese(Formula(.matching("gift", .off, negated: true))) == "必須：gift")
  }

  // MARK: Quantities

  @Test func saysWhatIsCounted() {
    let count = Formula(.measure(.count, of: "top"))
    #expect(english(atLeast(count, 2)) == "Needed: number of top at least 2")
    #expect(chinese(atLeast(count, 2)) == "必須：配料的數量至少 2")
    #expect(chinese(atLeast(Formula(.unitsOfValue("jelly", in: "top")), 2)) == "必須：配料中果凍的數量至少 2")
    let line = Formula(.line("Delivery"))
    #expect(english(atLeast(line, 1)) == "Needed: the line “Delivery” at least 1")
    #expect(chinese(atLeast(line, 1)) == "必須：「Delivery」至少 1")
  }

  @Test func bracketsWhatBindsWeaker() {
    let sum = Formula(.arithmetic("a", .plus, "b"))
    let product = Formula(.arithmetic(sum, .times, number(2)))
    #expect(english(atLeast(product, 1)) == "Needed: (a + b) × 2 at least 1")
    let difference = Formula(.arithmetic("a", .minus, sum))
    #expect(english(atLeast(difference, 1)) == "Needed: a - (a + b) at least 1")
    let chain = Formula(.arithmetic(sum, .minus, "c"))
    #expect(english(atLeast(chain, 1)) == "Needed: a + b - c at least 1")
    let share = Formula(.share(Formula(.percent(literal(10))), of: sum))
    #expect(english(atLeast(share, 1)) == "Needed: 10% of (a + b) at least 1")
    #expect(chinese(atLeast(Formula(.share("rate", of: "subtotal")), 1)) == "必須：小計的 rate 至少 1")
    let least = Formula(.call(.min, ["a", "b", "c"]))
    #expect(english(atLeast(least, 1)) == "Needed: the least of a, b and c at least 1")
    #expect(english(atLeast(Formula(.call(.started, [sum])), 1)) == "Needed: (a + b) rounded up at least 1")
  }

  // MARK: Bounds

  @Test func tellsNoMoreThanSomeDepth() {
    var deep: Formula = "a"
    for _ in 0..<10_000 { deep = Formula(.negative(deep)) }
    let text = english(atLeast(deep, 1))
    #expect(text.contains("…"))
    #expect(text.count < 200)
    var nots: Formula = "a"
    for _ in 0..<10_000 { nots = Formula(.not(nots)) }
    #expect(english(nots) == "Needed: a")
    #expect(english(nots, .warned) == "Please note: …")
  }

  @Test func hasWordsForWhatCanNotBeRead() {
    #expect(english(Formula(.unreadable)) == "Needed: …")
    #expect(english(Formula(.all([]))) == "Needed: …")
  }

  // MARK: In a shop

  @Test func aRequirementWithoutWordsSaysItsConditionInEveryLanguage() throws {
    let size = ShopOption(
      "size", label: LocalizedText("杯型", translations: [.init("en", "Size")]),
      .choice(
        Choice([
          OptionValue("中杯", isDefault: true),
          OptionValue("大杯", label: LocalizedText("大杯", translations: [.init("en", "Large")])),
        ])))
    let rules = RuleSet(
      currency: Currency(code: "TWD"), languages: ["zh-Hant", "en"],
      statements: [.option(size), .requirement(Requirement(isOne("size", .name("大杯"))))])
    let checked = try #require(rules.check().ruleSet)
    guard case .requirement(let requirement)? = checked.steps.last else {
      Issue.record("the requirement is a step")
      return
    }
    #expect(requirement.otherwise.text == "必須：杯型是大杯")
    #expect(requirement.otherwise.text(in: "en") == "Needed: Size is Large")
  }
}
