/// Makes up shops. What a statement may speak of is remembered, so that nearly all of them are without an error.
struct ShopGenerator {
  /// What is declared so far on a level, and above the items.
  struct Known {
    var isItem = false
    var times: String?
    var choices: [(name: String, values: [String])] = []
    var sets: [(name: String, values: [String])] = []
    var numbers: [(name: String, isWhole: Bool)] = []
    var moneys: [String] = []
    var toggles: [String] = []
    /// Options with a price, and options of which a line stands above.
    var priced: [String] = []
    var charged: [String] = []
    var labels: [String] = []
    var subtotals: [String] = []
    var amounts: [String] = []
    var counts: [String] = []
    var conditions: [String] = []
    var hasLines = false
  }

  var dice: Dice
  var terms = ShopSketch.Terms()
  var known = Known()
  /// The item kinds, and what is known inside each.
  var kinds: [(name: String, known: Known)] = []
  var groups: [ShopSketch.Group] = []
  var number = 0
  /// Whether options may be left out, be sold out and depend on each other and on the time.
  let isUndecided: Bool

  private init(seed: UInt64, isUndecided: Bool) {
    dice = Dice(seed: seed)
    self.isUndecided = isUndecided
  }

  static func shop(seed: UInt64, isUndecided: Bool = false) -> ShopSketch {
    var generator = ShopGenerator(seed: seed, isUndecided: isUndecided)
    return generator.shop()
  }

  private mutating func shop() -> ShopSketch {
    var shop = ShopSketch()
    terms = self.newTerms()
    shop.terms = terms
    for _ in 0..<dice.roll(0...2) { shop.before.append(.option(option(isPriced: false))) }
    if dice.chance(25) { shop.before.append(named(withAmounts: false)) }
    let order = known
    if dice.chance(70) {
      for place in 1...dice.roll(1...3) {
        known = order
        shop.kinds.append(kind("k\(place)"))
        kinds.append(("k\(place)", known))
      }
      known = order
      known.labels = Array(Set(kinds.flatMap { $0.known.labels })).sorted()
      known.hasLines = true
      if kinds.count > 1, dice.chance(60) {
        groups = [ShopSketch.Group(name: "g1", kinds: kinds.map { $0.name }.filter { _ in dice.chance(75) })]
        if groups[0].kinds.isEmpty { groups = [] }
      }
      shop.groups = groups
    }
    shop.statements = statements(dice.roll(2...8))
    if dice.chance(12) {
      let coarse =
        terms.step.decimals == 0
        ? Figure(terms.step.units * 5) : Figure(terms.step.units * 5, decimals: terms.step.decimals)
      shop.roundTotal = ShopSketch.RoundTotal(step: coarse, when: dice.chance(30) ? condition(1) : nil)
    }
    return shop
  }

  private mutating func newTerms() -> ShopSketch.Terms {
    let currencies: [(String, Figure, Bool)] = [
      ("EUR", Figure(1, decimals: 2), false), ("USD", Figure(1, decimals: 2), false), ("TWD", Figure(1), false),
      ("JPY", Figure(1), false), ("KWD", Figure(1, decimals: 3), false), ("HUF", Figure(1), false),
      ("CHF", Figure(5, decimals: 2), true), ("TWD", Figure(1, decimals: 1), true),
    ]
    let (currency, step, writesStep) = dice.one(of: currencies)
    return ShopSketch.Terms(
      currency: currency, step: step, writesStep: writesStep,
      mode: dice.chance(50) ? .halfUp : dice.one(of: Rounding.allCases), isPerUnit: dice.chance(30))
  }

  private mutating func kind(_ name: String) -> KindSketch {
    known.isItem = true
    known.hasLines = false
    var kind = KindSketch(name: name, times: nil, statements: [])
    if dice.chance(70) {
      kind.times = "\(name)n"
      known.times = kind.times
      kind.statements.append(
        .option(
          OptionSketch(
            name: "\(name)n",
            kind: .number(lower: Figure(1), upper: Figure(40), step: Figure(1), standard: Figure(1), each: nil))))
    }
    kind.statements.append(.option(OptionSketch(name: "gift", kind: .toggle(standard: false, price: nil))))
    known.toggles.append("gift")
    kind.statements += statements(dice.roll(1...5))
    return kind
  }

  private mutating func statements(_ count: Int) -> [Statement] {
    var statements: [Statement] = []
    for _ in 0..<dice.roll(1...3) { statements.append(.option(option(isPriced: dice.chance(70)))) }
    if !known.hasLines {
      let label = newLabel()
      statements.append(.line(LineSketch(label: label, what: .charge(.literal(price()), per: nil))))
      note(label)
    }
    for _ in 0..<count {
      switch dice.roll(1...20) {
      case 1...3: statements.append(.option(option(isPriced: true)))
      case 4: statements.append(named(withAmounts: true))
      case 5: statements.append(.subtotal(newSubtotal()))
      case 6...7: statements.append(.pick(pick(depth: 2)))
      case 8 where isUndecided: statements.append(.demand(demand()))
      case 8...12: statements.append(charge())
      case 13...17: statements.append(.line(discount()))
      default: statements.append(.line(tax()))
      }
    }
    return statements
  }

  mutating func name(_ letter: String) -> String {
    number += 1
    return "\(letter)\(number)"
  }

  private mutating func newSubtotal() -> String {
    let label = "Sum \(name("s"))"
    known.subtotals.append(label)
    return label
  }

  mutating func newLabel() -> String {
    dice.one(of: ["Tea", "Cup", "Box", "Jar", "Bag", "Lid"])
  }

  mutating func note(_ label: String) {
    known.hasLines = true
    if !known.labels.contains(label) { known.labels.append(label) }
  }

  private mutating func named(withAmounts: Bool) -> Statement {
    let name = name("v")
    switch dice.roll(0...3) {
    case 0 where withAmounts:
      let amount = amount(2)
      known.amounts.append(name)
      return .named(name, .amount(amount))
    case 1 where withAmounts && !(known.choices.isEmpty && known.toggles.isEmpty):
      let heads = heads(1)
      let lookup = Named.lookup(heads, cells(heads))
      known.amounts.append(name)
      return .named(name, lookup)
    case 2 where !known.numbers.isEmpty || !known.sets.isEmpty:
      let count = count(2)
      known.counts.append(name)
      return .named(name, .count(count))
    default:
      let condition = condition(1, readsAmounts: withAmounts)
      known.conditions.append(name)
      return .named(name, .condition(condition))
    }
  }

  // MARK: Figures

  /// An amount above 0, often finer than a step.
  mutating func price(most: Int = 2000) -> Figure {
    let steps = dice.roll(1...most) * terms.step.units
    guard dice.chance(35) else { return Figure(steps, decimals: terms.step.decimals) }
    let more = dice.roll(1...2)
    let scale = more == 1 ? 10 : 100
    return Figure(steps * scale + dice.roll(0...(scale - 1)), decimals: terms.step.decimals + more)
  }

  mutating func percent() -> Figure {
    dice.one(of: [
      Figure(5), Figure(7), Figure(8875, decimals: 3), Figure(10), Figure(125, decimals: 1), Figure(15), Figure(19),
      Figure(20), Figure(21), Figure(33), Figure(333333, decimals: 4), Figure(50), Figure(999, decimals: 1),
      Figure(100),
    ])
  }
}
