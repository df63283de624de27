import RuleDSL
import RulesEngine
import Testing

@Suite("What the shop owner is told of what checking finds")
struct FindingWordsTests {
  private func diagnostic(_ mistake: Finding.Mistake, at place: Place? = nil) -> Diagnostic {
    Finding(mistake, at: place).diagnostic
  }

  /// A place of so many bytes.
  private func place(_ length: Int) -> Place { Place(start: 20, end: 20 + Int32(length)) }

  // MARK: All of them

  @Test(arguments: DiagnosticCode.allCases)
  func aCodeIsAFixedLowerCaseWord(code: DiagnosticCode) {
    #expect(code.rawValue.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D })
    #expect(!code.rawValue.hasPrefix("-") && !code.rawValue.hasSuffix("-"))
  }

  @Test func wordsAreOneSentenceWithoutAFullStop() {
    for finding in FindingSamples.all {
      let diagnostic = finding.diagnostic
      #expect(diagnostic.code == finding.code)
      for text in [diagnostic.message, diagnostic.help, diagnostic.note].compactMap({ $0 }) {
        #expect(!text.isEmpty && !text.hasSuffix(".") && !text.hasSuffix(" "), "\(text)")
        #expect(!text.contains("  "), "\(text)")
        #expect(text.count { $0 == "`" }.isMultiple(of: 2), "\(text)")
      }
      let isCapital = diagnostic.message.first.map { ("A"..."Z").contains($0) }
      #expect(isCapital == false, "\(diagnostic.message)")
    }
  }

  @Test func aLabelPointsAtTheOtherPlace() {
    for mistake: Finding.Mistake in [
      .declaredTwice("size", first: FindingSamples.first), .valueTwice("S", first: FindingSamples.first),
      .looksAlike("Large", other: "large", first: FindingSamples.first),
      .declaredBelow("fee", at: FindingSamples.first), .twoDefaults(first: FindingSamples.first),
      .placedTwice("drink", first: FindingSamples.first), .rowTwice(first: FindingSamples.first),
    ] {
      #expect(diagnostic(mistake).labels.map { $0.place } == [FindingSamples.first])
    }
    #expect(diagnostic(.declaredTwice("size", first: nil)).labels == [])
  }

  @Test func keepsSeverityAndPlace() {
    let note = Finding(.hidesBuiltIn("count"), at: place(5)).diagnostic
    #expect(note.severity == .note)
    #expect(note.place == place(5))
    #expect(Finding(.looksAlike("A", other: "a", first: nil), at: nil).diagnostic.severity == .warning)
  }

  @Test func whatHasNoPlaceStandsAtTheBeginning() {
    #expect(diagnostic(.noCurrency).place == Place(file: 0, start: 0, end: 0))
    #expect(diagnostic(.unknownName("siez", among: ["size"])).fix == nil)
  }

  // MARK: Names

  @Test func aNearNameIsOffered() {
    let unknown = diagnostic(.unknownName("siez", among: ["drink", "size"]), at: place(4))
    #expect(unknown.message == "nothing is called `siez`")
    #expect(unknown.help == "did you mean `size`?")
    #expect(unknown.fix == Diagnostic.Fix(place(4), "size"))
    #expect(diagnostic(.unknownName("siez", among: ["size"]), at: place(30)).fix == nil)
    #expect(diagnostic(.unknownName("水玉", among: ["白玉"]), at: place(6)).fix == nil)
  }

  @Test func aMinusNeedsBlanks() {
    let glued = diagnostic(.unknownName("subtotal-fee", among: ["fee", "subtotal"]), at: place(12))
    #expect(glued.help == "for minus put blanks around it: `subtotal - fee`")
    #expect(glued.fix?.replacement == "subtotal - fee")
    let number = diagnostic(.unknownName("extra-cost-5", among: ["extra-cost"]))
    #expect(number.help == "for minus put blanks around it: `extra-cost - 5`")
  }

  @Test func anUnknownAxisCanBeDeclared() {
    let near = diagnostic(.unknownAxis("siez", among: ["size"]), at: place(4))
    #expect(near.message == "there is no option `siez` to look prices up by")
    #expect(near.help == "did you mean `size`? Otherwise declare it in a line of its own: `choice siez { … }`")
    #expect(near.fix?.replacement == "size")
    #expect(diagnostic(.unknownAxis("cup", among: [])).help == "declare it in a line of its own: `choice cup { … }`")
  }

  @Test func anUnknownValueIsToldWithTheValuesThereAre() {
    let unknown = diagnostic(.unknownValue("L", of: "size", among: ["S", "M"]))
    #expect(unknown.message == "`L` is no value of `size`")
    #expect(unknown.help == "`size` has `S`, `M`")
    let many = (1...9).map { Name("v\($0)") }
    #expect(diagnostic(.unknownValue("L", of: "size", among: many)).help?.hasSuffix("`v8`, …") == true)
  }

  @Test func aValueThatIsNoWordIsOfferedInQuotes() {
    let unknown = diagnostic(.unknownValue("white-pearl", of: "topping", among: ["white pearl"]), at: place(11))
    #expect(unknown.fix?.replacement == "\"white pearl\"")
    let reserved = diagnostic(.unknownValue("chosenn", of: "topping", among: ["chosen"]), at: place(7))
    #expect(reserved.fix?.replacement == "\"chosen\"")
  }

  @Test func aLineIsFoundByItsLabel() {
    let unknown = diagnostic(.unknownLine("Delivry", among: ["Delivery"]), at: place(14))
    #expect(unknown.message == "no line above or below is called `\"Delivry\"`")
    #expect(unknown.fix?.replacement == "line \"Delivery\"")
  }

  @Test(arguments: [("Monday", "Mon"), ("thurs", "Thu"), ("週五", "Fri"), ("星期天", "Sun"), ("SUN", "Sun")])
  func aDayIsRecognised(written: String, meant: String) {
    #expect(diagnostic(.unknownDay(Name(written))).help == "write `\(meant)`")
  }

  @Test(arguments: ["Mon-Fri", "monday-friday", "週一-週五"])
  func daysInARowAreWrittenWithTo(written: String) throws {
    #expect(try #require(diagnostic(.unknownDay(Name(written))).help).hasPrefix("write `Mon to Fri`"))
  }

  // MARK: Formulas and conditions

  @Test func aPercentIsOfSomething() {
    let bare = diagnostic(.percentOfNothing(FindingSamples.number(10)))
    #expect(bare.message == "10% of what?")
    #expect(bare.help == "say what it is a part of, for example `10% of subtotal`")
  }

  @Test func aValueIsNoCondition() {
    let value = diagnostic(.valueIsNoCondition("綠茶", option: "drink", values: ["紅茶", "綠茶"]))
    #expect(value.message == "`綠茶` is a value, not a condition")
    #expect(value.help == "`drink is one of (紅茶, 綠茶)`")
    let quoted = diagnostic(.valueIsNoCondition("b", option: "drink", values: ["black tea", "b"]))
    #expect(quoted.help == "`drink is one of (\"black tea\", b)`")
  }

  @Test func whatCanBeChosenCanNotDependOnPrices() {
    let onlyWhen = diagnostic(.readsAmounts(.onlyWhen, through: "over"))
    #expect(onlyWhen.message == "what can be chosen can't depend on prices")
    #expect(onlyWhen.note == "`over` depends on prices")
    #expect(onlyWhen.help?.contains("`forbid \"Only from 500 on\" when gift and subtotal < 500`") == true)
  }

  @Test func aTypeIsSaidInWords() {
    let choice = diagnostic(.wrongType(expected: [.amount, .number], found: .choice))
    #expect(choice.message == "a price or a number was expected here, not a choice")
    #expect(choice.help == "for what it costs write `price of …`; for how many there are, `count of …`")
    let condition = diagnostic(.wrongType(expected: [.yesOrNo], found: .severalValues))
    #expect(condition.message == "a condition was expected here, not a choice of several values")
    #expect(condition.help == "ask for a value: `toppings has 白玉`, or `toppings is chosen`")
    let several = diagnostic(.wrongType(expected: [.amount, .number, .percent, .yesOrNo], found: .date))
    #expect(several.message == "a price, a number, a percent or a condition was expected here, not a date")
  }

  // MARK: Options, prices, tables

  @Test func aCycleShowsItsPath() {
    #expect(diagnostic(.cycle(["a", "b", "a"])).message == "`a`, `b`, `a`: each is there only when the other is")
    #expect(diagnostic(.cycle(["a", "a"])).message == "`a` is there only when it is there itself")
    #expect(
      diagnostic(.cycle(["a", "b", "c", "a"])).message
        == "`a`, `b`, `c`, `a`: each is there only when the next one is")
  }

  @Test func aValueWithoutAColumnIsNamed() {
    #expect(diagnostic(.uncovered(["L"], axis: "size")).message == "`L` of `size` has no column")
    #expect(diagnostic(.uncovered(["L", "XL"], axis: "size")).message == "`L`, `XL` of `size` have no column")
  }

  @Test func aSurchargeHasASign() {
    let price = diagnostic(.priceWithoutSign(Price(.literal(.none, FindingSamples.number(10)))), at: place(2))
    #expect(price.message == "a surcharge has a sign: `+10`")
    #expect(price.help == "a base price stands in a `menu`")
    #expect(price.fix == Diagnostic.Fix(place(2), "+10"))
  }

  @Test func aHeadOverAToggleIsNoOrYes() {
    let head = diagnostic(.unknownHead("on", of: "gift", among: ["no", "yes", "milk"]))
    #expect(head.message == "`on` can't stand over what is yes or no")
    #expect(head.help == "write `no` or `yes`, or `other` for the rest")
  }

  @Test func aRowOfTheWrongLengthCounts() {
    #expect(
      diagnostic(.wrongShape(expected: 4, found: 1)).message == "this row has 1 cell, and the table has 4 columns")
    #expect(diagnostic(.wrongShape(expected: 1, found: 0)).message == "one value was expected here, not none")
  }
}
