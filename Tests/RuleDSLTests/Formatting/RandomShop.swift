/// Random rule files that can be read, with every statement of the language in them.
///
/// What they say is mostly nonsense; how it is written is what counts.
struct RandomShop {
  private var out: ScrambledText
  private var depth = 0

  static func text(seed: UInt64) -> String {
    var shop = RandomShop(out: ScrambledText(seed: seed, oddity: [0, 5, 15, 30][Int(seed % 4)]))
    shop.out.begin()
    shop.write()
    return shop.out.text
  }

  private init(out: ScrambledText) {
    self.out = out
  }

  private mutating func chance(_ percent: Int) -> Bool { out.random.below(100) < percent }

  private mutating func either(_ parts: [(inout RandomShop) -> Void]) { out.one(of: parts)(&self) }

  private mutating func shuffled(_ parts: [(inout RandomShop) -> Void]) -> [(inout RandomShop) -> Void] {
    var parts = parts
    for index in parts.indices.reversed() { parts.swapAt(index, out.random.below(index + 1)) }
    return parts
  }

  /// Some of these clauses, in any order, each on a line of its own or not if it may begin one.
  private mutating func clauses(_ parts: [(inout RandomShop) -> Void], most: Int) {
    for part in shuffled(parts).prefix(out.random.below(most + 1)) { part(&self) }
  }

  private mutating func write() {
    out.statementWord("currency")
    out.word("USD")
    if chance(30) {
      out.lineEnd()
      out.statementWord("languages")
      out.word(out.one(of: ["zh-Hant", "en", "ja"]))
      out.comma()
      out.word("fr")
    }
    for _ in 0..<(1 + out.random.below(8)) {
      if chance(90) { out.lineEnd() } else { out.semicolon() }
      statement()
    }
    if chance(80) { out.lineEnd() }
  }

  private mutating func statement(inItem: Bool = false) {
    var kinds: [(inout RandomShop) -> Void] = [
      { $0.choice() }, { $0.choice() }, { $0.menuTable() }, { $0.number() }, { $0.toggle() }, { $0.charge() },
      { $0.charge() }, { $0.discount() }, { $0.tax() }, { $0.pick() }, { $0.require() }, { $0.alert() }, { $0.let() },
      { $0.group() }, { $0.soldOut() }, { $0.list() }, { $0.texts() },
    ]
    if !inItem {
      kinds += [
        { $0.example() }, { $0.example() }, { $0.given() }, { $0.item() }, { $0.translate() }, { $0.rounding() },
        { $0.roundTotal() },
      ]
    }
    either(kinds)
  }

  // MARK: Pieces

  private static let names = ["size", "drink", "top-2", "數量", "gift", "éclair", "Route66"]
  private static let values = ["大杯", "M", "7-up", "白玉", "sugar", "x_1"]
  private static let texts = [
    "a", "紅茶 (大)", "say \"hi\"", "back\\slash", "{x}", "「q」", "1–2 × 3", "　", "“curly”", "\u{FF5C} bar | #",
    "very long text, so that it takes room",
  ]

  private static let cells = [
    "大杯", "e\u{301}clair", "30", "３０", "a\\|b", "「x」", "\"y\"", "+ 5", "🧋", "a, b",
  ]

  private mutating func name() { out.word(out.one(of: Self.names)) }

  private mutating func value() {
    if chance(25) { out.string(out.one(of: Self.texts)) } else { out.word(out.one(of: Self.values)) }
  }

  private mutating func amount() { out.number(out.one(of: ["1", "10", "0.50", "1200", "3"])) }

  private mutating func label() {
    out.string(out.one(of: Self.texts))
    while chance(20) {
      out.word(out.one(of: ["en", "zh-Hant"]))
      out.string(out.one(of: Self.texts))
    }
  }

  /// Before a word that goes on with the line before.
  private mutating func onNextLine() {
    if out.isOdd() { out.lineEnd() }
  }

  private mutating func when() {
    onNextLine()
    out.word("when")
    condition()
  }

  private mutating func onlyWhen() {
    onNextLine()
    out.word("only")
    out.word("when")
    condition()
  }

  /// Elements between braces, parted by commas, line ends or both.
  private mutating func list(_ count: Int, _ element: (inout RandomShop) -> Void) {
    out.sign("{")
    if out.isOdd() { out.lineEnd() }
    for index in 0..<count {
      if index > 0 {
        if chance(60) {
          out.comma()
          if chance(20) { out.lineEnd() }
        } else if chance(20) {
          out.semicolon()
        } else {
          out.lineEnd()
        }
      }
      element(&self)
    }
    if chance(30) { out.lineEnd() }
    out.sign("}")
  }

  /// Elements between braces, each on its line.
  private mutating func block(_ count: Int, _ element: (inout RandomShop) -> Void) {
    out.sign("{")
    if chance(80) { out.lineEnd() }
    for index in 0..<count {
      if index > 0 { if chance(90) { out.lineEnd() } else { out.semicolon() } }
      element(&self)
    }
    if chance(80) { out.lineEnd() }
    out.sign("}")
  }

  // MARK: Formulas

  private mutating func sum() {
    product()
    while chance(20) {
      out.sign(out.one(of: ["+", "-"]))
      product()
    }
  }

  private mutating func product() {
    primary()
    while chance(15) {
      out.sign(out.one(of: ["*", "/"]))
      primary()
    }
  }

  private mutating func primary() {
    guard depth < 3 else { return name() }
    depth += 1
    defer { depth -= 1 }
    either([
      { $0.amount() }, { $0.amount() }, { $0.name() }, { $0.name() },
      { shop in
        shop.out.sign("-")
        shop.name()
      },
      { shop in
        shop.amount()
        shop.out.sign("%")
        shop.out.word("of")
        shop.base()
      },
      { shop in
        shop.out.words("count of")
        shop.base()
      },
      { shop in
        shop.out.word("max")
        shop.parentheses { $0.sums() }
      },
      { $0.parentheses { $0.condition() } },
      { shop in
        shop.out.word("line")
        shop.out.string("a")
      },
    ])
  }

  private mutating func sums() {
    sum()
    out.softBreak()
    out.comma()
    out.softBreak()
    sum()
  }

  private mutating func parentheses(_ inside: (inout RandomShop) -> Void) {
    out.sign("(")
    out.softBreak()
    inside(&self)
    out.softBreak()
    out.sign(")")
  }

  private mutating func base() {
    if depth < 3, chance(20) {
      out.words("cheapest 1 of every 3")
      parentheses { shop in
        shop.name()
        shop.out.softBreak()
        shop.out.word("where")
        shop.condition()
      }
    } else {
      name()
    }
  }

  private mutating func condition() {
    let joint = out.one(of: ["and", "or"])
    unary()
    while chance(25) {
      onNextLine()
      out.word(joint)
      unary()
    }
  }

  private mutating func unary() {
    if chance(15) { out.word("not") }
    name()
    either([
      { _ in },
      { shop in
        shop.out.word("is")
        shop.value()
      },
      { $0.out.words("is not chosen") },
      { shop in
        shop.out.words("is one of")
        shop.parentheses { shop in
          shop.value()
          shop.out.comma()
          shop.out.softBreak()
          shop.value()
        }
      },
      { $0.out.words("is 3 to 20") },
      { shop in
        shop.out.sign(shop.out.one(of: ["<", "<=", ">", ">=", "=", "!="]))
        shop.sum()
      },
      { shop in
        shop.out.word("has")
        shop.value()
      },
      { $0.out.words("is 20:00 to 02:00 on Fri") },
      { $0.out.words("from 2026-12-01") },
    ])
  }

  // MARK: Options

  private mutating func choice() {
    out.statementWord("choice")
    name()
    if chance(40) { label() }
    choiceClauses()
    list(out.random.below(5)) { $0.entry() }
  }

  private mutating func choiceClauses() {
    clauses(
      [
        { shop in
          shop.out.word("optional")
          if shop.chance(50) { shop.when() }
        },
        { $0.out.words("choose 0 to 5") },
        { shop in
          shop.commaClause("at most")
          shop.primary()
          shop.out.word("kinds")
        },
        { shop in
          shop.commaClause("up to")
          shop.primary()
          shop.out.word("each")
        },
        { $0.commaClause("cheapest 2 included") },
        { shop in
          shop.out.word("by")
          shop.name()
          if shop.chance(30) {
            shop.out.comma()
            shop.name()
          }
        },
        { $0.onlyWhen() },
      ], most: 4)
  }

  private mutating func commaClause(_ words: String) {
    if chance(60) {
      out.comma()
      if out.isOdd() { out.lineEnd() }
    }
    out.words(words)
  }

  private mutating func entry() {
    value()
    if chance(20) { out.string(out.one(of: Self.texts)) }
    attributes(withPrice: true)
  }

  private mutating func attributes(withPrice: Bool) {
    var parts: [(inout RandomShop) -> Void] = [
      { $0.out.word("default") }, { $0.out.words("up to 2") }, { $0.out.words("counts 2") },
      { $0.out.words("sold out") },
      { shop in
        shop.out.word("en")
        shop.out.string("x")
      },
    ]
    if withPrice {
      parts.append { shop in
        shop.out.sign(shop.out.one(of: ["+", "-"]))
        shop.amount()
      }
    }
    clauses(parts, most: 3)
    guard chance(15) else { return }
    when()
    if chance(50) {
      onNextLine()
      out.word("else")
      label()
    }
  }

  private mutating func menuTable() {
    out.statementWord("menu")
    name()
    if chance(40) { label() }
    out.word("by")
    out.word("size")
    let columns = 2 + out.random.below(3)
    out.sign("{")
    out.lineEnd()
    for index in 0..<(1 + out.random.below(5)) {
      if index > 0 { out.lineEnd() }
      if chance(10) { heading() }
      if chance(10) {
        out.ruler(columns)
        out.lineEnd()
      }
      // With nothing but dashes it would be no row.
      out.row([out.one(of: Self.cells)] + (1..<columns).map { _ in out.one(of: Self.cells + ["", "-", "—", "?"]) })
      if index > 0, chance(30) { attributes(withPrice: false) }
    }
    out.lineEnd()
    out.sign("}")
  }

  private mutating func heading() {
    out.word("group")
    name()
    if chance(50) { label() }
    out.lineEnd()
  }

  private mutating func list() {
    out.statementWord("list")
    name()
    list(1 + out.random.below(4)) { $0.entry() }
  }

  private mutating func number() {
    out.statementWord("number")
    name()
    if chance(40) { label() }
    out.words("1 to 20")
    clauses(
      [
        { $0.out.words("step 0.5") }, { $0.out.words("default 1") },
        { shop in
          shop.out.sign("+")
          shop.amount()
          shop.out.word("each")
        },
      ], most: 3)
    // A price behind a condition would be added to it.
    if chance(30) { onlyWhen() }
  }

  private mutating func toggle() {
    out.statementWord("toggle")
    name()
    if chance(40) { label() }
    clauses(
      [
        { $0.out.words("default on") },
        { shop in
          shop.out.sign("+")
          shop.amount()
        },
      ], most: 2)
    if chance(30) { onlyWhen() }
  }

  private mutating func texts() {
    out.statementWord("text")
    name()
    if chance(50) {
      out.comma()
      if out.isOdd() { out.lineEnd() }
      out.word("city")
      out.string("City")
    }
    if chance(30) { onlyWhen() }
  }

  // MARK: Money lines

  private mutating func lineClauses() {
    clauses(
      [
        { shop in
          shop.out.word("per")
          shop.name()
        },
        { shop in
          if shop.chance(30) { shop.out.comma() }
          shop.onNextLine()
          shop.out.words("at most")
          shop.amount()
        },
        { shop in
          shop.onNextLine()
          shop.out.word("once")
        },
        { shop in
          shop.onNextLine()
          shop.out.words(shop.out.one(of: ["rounded down", "rounded half up to 1"]))
        },
        { $0.when() },
      ], most: 4)
  }

  private mutating func charge() {
    out.statementWord("charge")
    if chance(20) {
      name()
      if chance(30) { label() }
      return lineClauses()
    }
    label()
    if chance(30) {
      if chance(50) { out.word("graduated") }
      out.word("per")
      name()
      lineClausesBeforeCases()
      list(1 + out.random.below(4)) { $0.tier() }
    } else {
      primary()
      lineClauses()
    }
  }

  private mutating func lineClausesBeforeCases() {
    if chance(30) { out.words("at most 5") }
  }

  private mutating func tier() {
    either([
      { shop in
        shop.out.word("from")
        shop.amount()
        shop.amount()
      },
      { shop in
        shop.amount()
        shop.out.word("for")
        shop.sum()
      },
      { shop in
        shop.value()
        shop.out.sign("-")
      },
      { shop in
        shop.parentheses { shop in
          shop.value()
          shop.out.comma()
          shop.value()
        }
        shop.parentheses { $0.sum() }
      },
    ])
  }

  private mutating func discount() {
    out.statementWord("discount")
    label()
    either([
      { shop in
        shop.amount()
        shop.out.sign("%")
        shop.out.words("of subtotal")
      },
      { shop in
        shop.amount()
        shop.out.word("off")
        shop.base()
      },
      { $0.out.words("3 for 45 of drink") },
      { shop in
        shop.out.words("to 120.00 for 1 drink")
        shop.out.sign("+")
        shop.out.words("2 cake")
      },
    ])
    lineClauses()
  }

  private mutating func tax() {
    out.statementWord("tax")
    label()
    out.number("5")
    out.sign("%")
    out.words(out.one(of: ["of subtotal", "included in subtotal"]))
    lineClauses()
  }

  private mutating func pick() {
    out.statementWord(out.one(of: ["best", "first", "all"]))
    out.word("of")
    if chance(30) { when() }
    guard depth < 2 else { return block(1) { $0.discount() } }
    depth += 1
    defer { depth -= 1 }
    block(1 + out.random.below(3)) {
      $0.either([{ $0.discount() }, { $0.discount() }, { $0.charge() }, { $0.pick() }])
    }
  }

  private mutating func roundTotal() {
    out.statementWord("round")
    out.words("total to 0.05")
    if chance(50) { label() }
    if chance(30) { when() }
  }

  private mutating func rounding() {
    out.statementWord("rounding")
    out.words("half up to 1 per line")
  }

  // MARK: The rest

  private mutating func require() {
    out.statementWord("require")
    condition()
    if chance(30) { when() }
    if chance(60) {
      onNextLine()
      out.word("else")
      label()
    }
  }

  private mutating func alert() {
    out.statementWord(out.one(of: ["forbid", "warn"]))
    if chance(70) { label() }
    when()
  }

  private mutating func `let`() {
    out.statementWord("let")
    name()
    if chance(60) {
      out.sign("=")
      if out.isOdd() { out.lineEnd() }
      sum()
    } else {
      out.word("by")
      name()
      list(1 + out.random.below(4)) { $0.tier() }
    }
  }

  private mutating func group() {
    out.statementWord("group")
    name()
    if chance(30) { label() }
    if chance(60) {
      out.word("of")
      name()
    }
    list(1 + out.random.below(5)) { $0.value() }
  }

  private mutating func soldOut() {
    out.statementWord("sold")
    out.word("out")
    name()
    if chance(30) { when() }
    if chance(60) { list(1 + out.random.below(3)) { $0.value() } }
  }

  private mutating func translate() {
    out.statementWord("translate")
    out.word("en")
    list(1 + out.random.below(3)) { shop in
      shop.value()
      shop.out.string("x")
    }
  }

  private mutating func item() {
    out.statementWord("item")
    name()
    if chance(40) { label() }
    clauses([{ $0.out.words("choose 1 or more") }, { $0.out.words("times cups") }], most: 2)
    block(1 + out.random.below(3)) { $0.statement(inItem: true) }
  }

  private mutating func given() {
    out.statementWord("given")
    list(out.random.below(4)) { $0.change() }
  }

  private mutating func example() {
    out.statementWord("example")
    out.string(out.one(of: Self.texts))
    block(1 + out.random.below(4)) { $0.step() }
  }

  private mutating func step() {
    change()
    while chance(30) {
      out.comma()
      if out.isOdd() { out.lineEnd() }
      change()
    }
    guard chance(70) else { return }
    onNextLine()
    out.word("expect")
    outcome()
    while chance(30) {
      out.comma()
      outcome()
    }
  }

  private mutating func change() {
    either([
      { shop in
        shop.name()
        shop.value()
      },
      { shop in
        shop.name()
        shop.amount()
      },
      { shop in
        shop.name()
        shop.list(1 + shop.out.random.below(3)) { shop in
          shop.value()
          if shop.chance(50) { shop.out.number("2") }
        }
      },
      { shop in
        shop.out.word("clear")
        shop.name()
      },
      { shop in
        shop.out.sign("+")
        shop.name()
        if shop.chance(60) { shop.list(shop.out.random.below(3)) { $0.simpleChange() } }
      },
      { shop in
        shop.out.sign("-")
        shop.name()
        shop.out.number("1")
      },
      { $0.out.words("at 2026-12-04 15:00") },
    ])
  }

  private mutating func simpleChange() {
    name()
    value()
  }

  private mutating func outcome() {
    either([
      { $0.amount() },
      { $0.out.words("no total") },
      { shop in
        shop.out.word("line")
        shop.out.string("a")
        shop.out.sign("-")
        shop.amount()
      },
      { $0.out.words("violation on drink 2 size") },
      { shop in
        shop.out.word("shares")
        shop.out.string("a")
        shop.out.number("3")
        shop.out.sign("/")
        shop.out.number("2")
      },
      { $0.out.words("not placed") },
    ])
  }
}
