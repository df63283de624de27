/// A shop as the tests see it: what a rule file says, in types of its own, so that it can be written as rules and
/// priced by a second reading of the language that shares nothing with the engine.
struct ShopSketch {
  var terms = Terms()
  /// Options of the order that no price hangs on, and what is named of them; they stand above the items.
  var before: [Statement] = []
  var kinds: [KindSketch] = []
  /// Sets of item kinds.
  var groups: [Group] = []
  var statements: [Statement] = []
  var roundTotal: RoundTotal?

  struct Terms {
    var currency = "EUR"
    var step = Figure(1, decimals: 2)
    /// Whether the step is another than the currency's own.
    var writesStep = false
    var mode = Rounding.halfUp
    var isPerUnit = false
  }

  struct Group {
    var name: String
    var kinds: [String]
  }

  struct RoundTotal {
    var step: Figure
    var when: Condition?
  }
}

struct KindSketch {
  var name: String
  /// The number that says how many units an item is.
  var times: String?
  var statements: [Statement]
}

/// A number as a rule file writes it.
struct Figure: Hashable {
  var units: Int
  var decimals: Int

  init(_ units: Int, decimals: Int = 0) {
    self.units = units
    self.decimals = decimals
  }
}

enum Statement {
  case option(OptionSketch)
  case named(String, Named)
  case line(LineSketch)
  case subtotal(String)
  case pick(PickSketch)
  case demand(Demand)
}

/// What an order must be like; no price depends on it.
struct Demand {
  enum Word: String, CaseIterable {
    case require, forbid, warn
  }

  var word: Word
  var condition: Condition
  var message: String
}

struct OptionSketch {
  var name: String
  var kind: Kind
  var isOptional = false
  var optionalWhen: Condition?
  var onlyWhen: Condition?

  indirect enum Kind {
    case menu(Values)
    case choice(Values, standard: Int?)
    case set(Values, Bounds)
    case number(lower: Figure, upper: Figure, step: Figure, standard: Figure?, each: Figure?)
    case money(upper: Figure)
    case toggle(standard: Bool, price: Figure?)
    case text
  }

  struct Values {
    var values: [Value]
    var by: [Head] = []
  }

  struct Value {
    var name: String
    /// By the heads, the last one running fastest; none is a dash. Empty where nothing is said of a price.
    var prices: [Figure?] = []
    var takesOff = false
    var isSoldOut = false
    var weight = 1
    var when: Condition?
  }

  struct Bounds {
    var least = 0
    var most: Int
    var kinds: Int?
    var each: Int
    var included: (cheapest: Bool, units: Int)?
  }
}

/// What a table is looked up by, and its heads.
enum Head {
  case values(of: String, [String])
  case toggle(String)
  /// Heads `from` a number on.
  case number(Count, [Figure])
}

enum Named {
  case amount(Amount)
  case count(Count)
  case condition(Condition)
  case lookup([Head], [Figure?])
}

struct LineSketch {
  var label: String
  var what: What
  var cap: Amount?
  var rounded: (mode: Rounding, step: Figure?)?
  var isOnce = false
  var when: Condition?

  indirect enum What {
    case charge(Amount, per: Count?)
    case option(String, per: Count?, hasLabel: Bool)
    case packs(Count, [(size: Int, price: Figure)])
    case tiers(Count, [(from: Figure, price: Figure)], isGraduated: Bool)
    case table([Head], [Figure?])
    case discount(Taken, per: Count?)
    case stepped(Figures, [(from: Figure, taken: Taken)])
    case lessTable([Head], [Figure?])
    case tax(Figure, Base, isIncluded: Bool)
  }

  /// What the heads of a stepped discount are compared with.
  enum Figures {
    case amount(Amount)
    case count(Count)
  }
}

/// What a discount takes.
indirect enum Taken {
  case amount(Amount)
  case percent(Figure, Base)
  case off(Amount, Base)
  case each(Figure, Units)
  case percentOfUnits(Figure, Units)
  case groups(Int, Figure, Kinds)
  case bundle(Figure, [(units: Int, kind: String)])
}

/// Some units of items: all, or the cheapest or dearest, once or of every so many.
struct Units {
  enum Which: String {
    case cheapest, dearest
  }

  var of: Kinds
  var which: Which?
  var take = 1
  var every: Int?
}

struct PickSketch {
  enum Way: String {
    case best, first, all
  }

  enum Member {
    case line(LineSketch)
    case pick(PickSketch)
  }

  var way: Way
  var cap: Amount?
  var when: Condition?
  var members: [Member]
}
