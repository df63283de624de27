import RulesEngine
import Testing

@testable import RuleDSL

/// What shop owners will type, and what they are told.
struct MistakeTests {
  // MARK: Names

  @Test func `a name of two words stands in quotes`() {
    expectDiagnostics(
      "choice t { «White pearl» +10, b }", ["unquoted-name: write `\"White pearl\"`"],
      mended: "choice t { \"White pearl\" +10, b }")
    expectDiagnostics("require drink is «White tea»", ["unquoted-name"], mended: "require drink is \"White tea\"")
    expectDiagnostics(
      "group milk of drink { a, «b c» }", ["unquoted-name"], mended: "group milk of drink { a, \"b c\" }")
    expectDiagnostics(
      "let x by drink { «White tea» 5, b 3 }", ["unquoted-name"], mended: "let x by drink { \"White tea\" 5, b 3 }")
    expectDiagnostics(
      "example \"e\" { drink «White tea», size L expect 5 }", ["unquoted-name"],
      mended: "example \"e\" { drink \"White tea\", size L expect 5 }")
  }

  @Test func `a name that is declared is one word without quotes`() {
    expectDiagnostics("choice «ice cream» { a, b }", ["name-of-several-words: `ice-cream \"ice cream\"`"])
    expectDiagnostics("toggle «\"Gift wrap\"»", ["quoted-name: `Gift-wrap \"Gift wrap\"`"])
    expectDiagnostics("toggle gift «off»", ["unexpected: `default on`"])
    expectDiagnostics("number «is» 1 to 5", ["reserved-word: choose another name"])
  }

  @Test func `reserved words are never bare names`() {
    expectDiagnostics("choice t { «in» +10, b }", ["reserved-word"], mended: "choice t { \"in\" +10, b }")
    expectDiagnostics("charge «when» 5", ["unexpected"])
    expectNoErrors("choice count { per-cup, \"default\" default, shop, up +5, counts, sold }\nlet price = count")
    expectNoErrors("require off is one of (from, \"one\") and kinds >= 3")
  }

  @Test func `some places prefer the word`() {
    expectDiagnostics("require size is «one»", ["word-needs-quotes"], mended: "require size is \"one\"")
    expectDiagnostics(
      "example \"e\" { size «blank» }", ["word-needs-quotes"], mended: "example \"e\" { size \"blank\" }")
  }

  // MARK: When

  @Test func `an option is there only when something is so`() {
    for option in ["text city", "toggle gift", "number n 1 to 5", "money tip 0 to 9"] {
      expectDiagnostics("\(option) «when» club", ["unexpected: an option is there `only when`"])
    }
    expectDiagnostics("choice size «when» club { S, L }", ["unexpected: an option is there `only when`"])
  }

  @Test func `days and times are compared as ranges`() {
    expectDiagnostics("let early = time < «11:30»", ["unexpected: `time is 9:00 to 12:00`"])
    expectDiagnostics("warn \"Late\" when date >= «2026-12-24»", ["unexpected: `date from 2026-12-01`"])
  }

  @Test func `a range after is is written with to`() {
    expectDiagnostics(
      "warn \"W\" when day is «Mon - Fri»", ["range-with-dash: `Mon to Fri`"],
      mended: "warn \"W\" when day is Mon to Fri")
    expectDiagnostics(
      "warn \"W\" when date is «2026-12-01 – 2026-12-24»", ["range-with-dash"],
      mended: "warn \"W\" when date is 2026-12-01 to 2026-12-24")
    expectDiagnostics(
      "warn \"W\" when time is «20:00 - 22:00» on Fri", ["range-with-dash"],
      mended: "warn \"W\" when time is 20:00 to 22:00 on Fri")
  }

  @Test func `clauses stand before the block`() {
    for line in [
      "charge \"A\" by b { x 1, y 2 } «when» gift", "charge \"A\" per n { from 1 2 } «at» most 5",
      "choice b { x, y } «only» when gift", "menu b { x 1 } «optional»", "item b { menu c { x 1 } } «times» n",
      "best of { discount \"A\" 1 } «when» gift", "sold out b { x } «when» gift",
    ] { expectDiagnostics(line, ["unexpected: before the `{`"]) }
  }

  @Test func `a translation stands in quotes`() {
    for (typed, mended) in [
      ("紅茶 «Tea»", "紅茶 \"Tea\""), ("紅茶 «Black tea»", "紅茶 \"Black tea\""), ("\"Tea\" «紅茶»", "\"Tea\" \"紅茶\""),
    ] { expectDiagnostics("translate en { \(typed) }", ["unquoted-name"], mended: "translate en { \(mended) }") }
    expectDiagnostics(
      "translate zh-Hant {\n  Black tea «紅茶»\n  Latte «拿鐵», a \"b\"\n}", ["unquoted-name", "unquoted-name"])
    expectDiagnostics(
      "translate en { «black tea» \"Tea\" }", ["unquoted-name"], mended: "translate en { \"black tea\" \"Tea\" }")
  }

  @Test func `items are chosen by where`() {
    expectDiagnostics(
      "discount \"A\" 5 off (drink «when» size is large)", ["unclosed-parenthesis: `where` chooses"])
  }

  // MARK: Prices

  @Test func `the currency is said once`() {
    expectDiagnostics(
      "choice t { a, 白玉 +«10元» }", ["currency-in-price: write `10`"], mended: "choice t { a, 白玉 +10 }")
    expectDiagnostics("menu t { a «30元», b 35 }", ["currency-in-price"], mended: "menu t { a 30, b 35 }")
    expectDiagnostics("charge \"Box\" «2usd» per n", ["currency-in-price"], mended: "charge \"Box\" 2 per n")
    expectNoErrors("choice t { 1號, 2號 +10 }")
  }

  @Test func `a price without a sign is left to the later stage`() {
    expectNoErrors("choice topping { 白玉 10, 水玉 }")
    expectNoErrors("charge \"A\" 10%")
  }

  @Test func `a number behind the last bar lacks its bar`() {
    expectDiagnostics(
      "menu d {\n  | a | 30 | «40»\n  | b | 30 | 40 |\n}", ["missing-bar"],
      mended: "menu d {\n  | a | 30 | 40 |\n  | b | 30 | 40 |\n}")
    expectDiagnostics("let x by d {\n  | a | «40»\n}", ["missing-bar"], mended: "let x by d {\n  | a | 40 |\n}")
  }

  @Test func `rows and entries aren't mixed`() {
    expectDiagnostics("menu d {\n  | a | 30 |\n  «b» 40\n  | c | 30 |\n  d 40\n}", ["rows-and-entries"])
    expectDiagnostics("let x by d {\n  a 30\n  «| b | 40 |»\n}", ["rows-and-entries"])
    expectNoErrors("menu d {\n  from teas\n  group milk \"奶茶\"\n  | a | 30 |\n}")
  }

  @Test func `a sum before per is put in parentheses`() {
    expectDiagnostics(
      "charge \"A\" «2.00 + 1.00 per cups»", ["per-after-sum: `(2.00 + 1.00) per …`"])
    expectNoErrors("charge \"A\" (2.00 + 1.00) per cups\ncharge \"B\" 2 * 3 per cups")
  }

  @Test func `a value without an amount`() {
    expectDiagnostics("let x by d { «A», B 5 }", ["missing-amount: `(Small, Medium) 5`"])
    expectNoErrors("let x by d { (A, B) 5, C -, other 2 * fee, E ? }")
    expectDiagnostics("choice t { a, b «?» }", ["unexpected"])
    expectDiagnostics("charge \"A\" «?»", ["unexpected"])
  }

  // MARK: Conditions

  @Test func `and with or shows both readings`() {
    expectDiagnostics("require «a and b or c»", ["mixed-and-or: `(a and b) or c`, or `a and (b or c)`"])
    expectDiagnostics(
      "require «a is \"x\" or n >= 3 and not c»",
      ["mixed-and-or: `a is \"x\" or (n >= 3 and not c)`, or `(a is \"x\" or n >= 3) and not c`"])
  }

  @Test func `a condition begins with when`() {
    expectDiagnostics("charge \"A\" 5 «if» gift", ["if-for-when"], mended: "charge \"A\" 5 when gift")
    expectDiagnostics("choice t { a, b «if» gift }", ["if-for-when"], mended: "choice t { a, b when gift }")
    expectDiagnostics("warn \"A\" «When» gift", ["misspelt-word"], mended: "warn \"A\" when gift")
    expectDiagnostics("«if» gift charge \"A\" 5", ["unknown-statement: when gift"])
  }

  @Test(arguments: [
    ("at least", ">="), ("at most", "<="), ("more than", ">"), ("less than", "<"), ("=>", ">="), ("=<", "<="),
    ("==", "="), ("<>", "!="), ("is at least", ">="), ("is not more than", "<="), ("equals", "="),
  ])
  func `comparisons have signs`(typed: String, meant: String) {
    expectDiagnostics(
      "require cups «\(typed)» 3", ["wrong-comparison: `\(typed)` is written `\(meant)`"],
      mended: "require cups \(meant) 3")
  }

  @Test func `at most after a line's condition is its cap`() {
    expectNoErrors("discount \"A\" 10% of subtotal when member at most 100")
    expectNoErrors("choice t choose 0 to 5 only when gift at most 3 kinds { a, b }")
  }

  @Test func `texts are compared with is`() {
    expectDiagnostics("require drink «=» \"White tea\"", ["compared-text"], mended: "require drink is \"White tea\"")
  }

  @Test func `several values are one of them`() {
    expectDiagnostics("require a is «(»b, c)", ["missing-one-of"], mended: "require a is one of (b, c)")
    expectDiagnostics("require a is not «in» (b, c)", ["missing-one-of"], mended: "require a is not one of (b, c)")
  }

  @Test func `a percent says of what`() {
    expectDiagnostics("charge \"A\" «10% subtotal» once", ["missing-of"], mended: "charge \"A\" 10% of subtotal once")
    expectNoErrors("discount \"A\" 10% off drink\ndiscount \"B\" 10% at most 5\ncharge \"C\" 10% once")
  }

  // MARK: Numbers, dates and times

  @Test func `a range is written with to`() {
    expectDiagnostics("number n «1-20» default 1", ["range-with-dash"], mended: "number n 1 to 20 default 1")
    expectDiagnostics("number n «1 - 20»", ["range-with-dash"], mended: "number n 1 to 20")
    expectDiagnostics("require n is «1 - 20»", ["range-with-dash"], mended: "require n is 1 to 20")
    expectDiagnostics(
      "choice t choose «0 - 5» { a, b }", ["range-with-dash"], mended: "choice t choose 0 to 5 { a, b }")
    expectDiagnostics("choice t choose «0-5» { a, b }", ["range-with-dash"], mended: "choice t choose 0 to 5 { a, b }")
  }

  @Test func `dates and times have one form`() {
    expectDiagnostics(
      "require date from «2026/12/1»", ["wrong-date-or-time"], mended: "require date from 2026-12-01")
    expectDiagnostics(
      "require date is «2026/12/01» to 2026-12-24", ["wrong-date-or-time"],
      mended: "require date is 2026-12-01 to 2026-12-24")
    expectDiagnostics(
      "require time is «8pm» to 22:00", ["wrong-date-or-time"], mended: "require time is 20:00 to 22:00")
    expectDiagnostics(
      "given { at 2026-12-01 «12am» }", ["wrong-date-or-time"], mended: "given { at 2026-12-01 00:00 }")
    expectNoErrors("require pickup is 8pm")
  }

  // MARK: Clauses

  @Test func `a clause is said once`() {
    expectDiagnostics("choice t choose 1 «choose» 2 { a, b }", ["given-twice"])
    expectDiagnostics("choice t { a default «default», b }", ["given-twice"])
    expectDiagnostics("choice t { a +5 «+6», b }", ["given-twice: price"])
    expectDiagnostics("choice t { a up to 2 «up» to 3, b }", ["given-twice"])
    expectDiagnostics("charge \"A\" 5 per a «per» b", ["given-twice"])
    expectDiagnostics("charge \"A\" 5 when a «when» b", ["given-twice"])
    expectDiagnostics("toggle t default on «default» off", ["given-twice"])
    expectDiagnostics("item t choose 1 to 5 times n «times» m { toggle a }", ["given-twice"])
  }

  @Test func `a slip in a clause word is taken as meant`() {
    expectDiagnostics("choice t { a «defualt», b }", ["misspelt-word"], mended: "choice t { a default, b }")
    expectDiagnostics("choice t «optinal» { a, b }", ["misspelt-word"], mended: "choice t optional { a, b }")
    expectDiagnostics(
      "example \"e\" { size L «expcet» 5 }", ["misspelt-word"], mended: "example \"e\" { size L expect 5 }")
    expectDiagnostics("number n 1 to 5 «setp» 2", ["unexpected: did you mean `step`?"])
  }

  @Test func `what stands behind a value begins no entry`() {
    expectDiagnostics("choice t {\n  hot\n  «default»\n  cold\n}", ["detail-without-value: `\"default\"`"])
    expectDiagnostics("choice t { hot, «default», cold }", ["detail-without-value"])
    expectDiagnostics("menu t {\n  hot 5\n  «counts» 2\n}", ["detail-without-value"])
    expectDiagnostics("languages zh, en\nchoice t {\n  茶\n  «en» \"Tea\"\n}", ["detail-without-value"])
    expectNoErrors("languages zh, en\nchoice t { \"default\", counts, fr \"Fries\", \"en\" \"Engine\" }")
  }

  @Test func `a line that stands further left than its block is likely the rest of the one above`() {
    expectDiagnostics("choice t {\n  hot\n  co\n«ld»\n}", ["odd-indent"])
    expectDiagnostics("choice t { hot, co\n«ld» }", ["odd-indent"])
    expectDiagnostics("choice t {\n    hot\n  «\"Hot\"»\n    cold\n}", ["odd-indent"])
    expectDiagnostics("example \"e\" { tops { a, b\n«c» 2 } }", ["odd-indent"])
    // Where the line has an error, that is enough.
    expectDiagnostics("choice t {\n  hot\n«a b»\n}", ["unquoted-name"])
    expectNoErrors("choice t {\nhot\ncold\n  mild\n}\nmenu d {\n  | a | 5 |\n| b | 5 |\n}")
    expectNoErrors("choice t {\n    hot\n  cold\n}\nbest of {\n  charge \"A\" 1\ncharge \"B\" 2\n}")
  }

  @Test func `a minus too many`() {
    expectDiagnostics("charge \"A\" 5 «--» n", ["doubled-minus"], mended: "charge \"A\" 5 - n")
    expectDiagnostics("let a = «--»n", ["doubled-minus"], mended: "let a = -n")
    expectNoErrors("let a = 5 - -n")
  }

  @Test func `is not in one word`() {
    expectDiagnostics("require name is «notblank»", ["misspelt-word"], mended: "require name is not blank")
    expectDiagnostics("require size is «notchosen»", ["misspelt-word"], mended: "require size is not chosen")
  }

  @Test func `no of between a count and its units`() {
    expectDiagnostics("discount \"A\" 100% of cheapest 1 «of» drink", ["of-after-count"])
  }

  @Test func `nothing after a comma`() {
    expectDiagnostics("choice t { a, b«,» }", ["nothing-after-comma"], mended: "choice t { a, b }")
    expectDiagnostics("choice t { a«,», b }", ["nothing-after-comma"], mended: "choice t { a, b }")
  }
}
