/// The second reading of the language: prices one level of an order, the order's own or that of an item, with exact
/// fractions, slowly and by the letter.
struct Reckoning {
  /// What something on this level costs, less its share of the discounts so far.
  struct Entry {
    var label = ""
    var option: String?
    var left: Ratio
    /// The place of the item in `members`, and its units, of which some may cost less than others; of the order's own
    /// lines none.
    var item: Int?
    var parts: [(units: Int, left: Ratio)] = []
  }

  /// An item as the order sees it.
  struct Member {
    var id: String
    var kind: String
    var units: Int
    var scope: Scope
  }

  struct Line {
    var label: String
    var amount: Ratio
    var item: String?
    /// By the place in `members`.
    var shares: [Int: Ratio] = [:]
  }

  let scope: Scope
  var terms = ShopSketch.Terms()
  var step = Ratio.one
  var groups: [ShopSketch.Group] = []
  /// In the sequence in which ties are broken.
  var members: [Member] = []
  var isItem = false
  /// How many units a line is for, and by how much amounts above are divided to be those of one.
  var scale = Ratio.one
  var divisor = Ratio.one
  var charged: Set<String> = []
  /// Whether what isn't sold is read as if it were: only what is there is asked for then.
  var readsUnsold = false

  var entries: [Entry] = []
  var lines: [Line] = []
  var subtotals: [(label: String, amount: Ratio, entries: [Int])] = []
  var includedTaxes: [Line] = []
  var amounts: [String: Ratio] = [:]
  var counts: [String: Ratio] = [:]
  var definitions: [String: Count] = [:]
  var conditions: [String: Bool] = [:]

  init(scope: Scope) {
    self.scope = scope
  }

  /// Goes through the statements of the level.
  mutating func run(_ statements: [Statement]) throws {
    for case .line(let line) in statements {
      if case .option(let name, _, _) = line.what { charged.insert(name) }
    }
    for statement in statements { try run(statement) }
  }

  private mutating func run(_ statement: Statement) throws {
    divisor = scale
    switch statement {
    case .option(let option):
      guard !charged.contains(option.name) else { return }
      try addLines(
        of: option, label: nil, per: nil, LineSketch(label: "", what: .option(option.name, per: nil, hasLabel: false)))
    case .named(let name, let named): try bind(named, to: name)
    case .line(let line): _ = try add(line, ceiling: nil)
    case .subtotal(let label):
      let sum = try lines.reduce(.zero) { try $0 + $1.amount }
      subtotals.append((label, sum, Array(entries.indices)))
    case .pick(let pick): _ = try add(pick, ceiling: nil)
    }
  }

  /// What is named is worth what it is worth here; where that isn't known, only who reads it finds out.
  private mutating func bind(_ named: Named, to name: String) throws {
    if case .count(let count) = named { definitions[name] = count }
    do {
      switch named {
      case .amount(let amount): amounts[name] = try worth(amount)
      case .count(let count): counts[name] = try worth(count)
      case .condition(let condition): conditions[name] = try holds(condition)
      case .lookup(let heads, let cells): amounts[name] = try soldCell(heads, cells)?.ratio
      }
    } catch is Scope.Open {}
  }

  /// Adds the lines of the best, the first or all; what they took. A ceiling is in whole steps.
  private mutating func add(_ pick: PickSketch, ceiling: Ratio?) throws -> Ratio {
    divisor = scale
    if let condition = pick.when, try !holds(condition) { return .zero }
    let ceiling = least(ceiling, try pick.cap.map { try ceilingOfAll($0) })
    switch pick.way {
    case .best:
      var best: (member: PickSketch.Member, taken: Ratio)?
      for member in pick.members {
        var rival = self
        let taken = try rival.add(member, ceiling: nil)
        if taken > best?.taken ?? .zero { best = (member, taken) }
      }
      return try best.map { try add($0.member, ceiling: ceiling) } ?? .zero
    case .first:
      for member in pick.members where try holds(member) { return try add(member, ceiling: ceiling) }
      return .zero
    case .all:
      var taken = Ratio.zero
      for member in pick.members where ceiling.map({ taken < $0 }) ?? true {
        taken = try taken + (try add(member, ceiling: try ceiling.map { try $0 - taken }))
      }
      return taken
    }
  }

  private mutating func add(_ member: PickSketch.Member, ceiling: Ratio?) throws -> Ratio {
    switch member {
    case .line(let line): try add(line, ceiling: ceiling)
    case .pick(let pick): try add(pick, ceiling: ceiling)
    }
  }

  private mutating func holds(_ member: PickSketch.Member) throws -> Bool {
    let condition =
      switch member {
      case .line(let line): line.when
      case .pick(let pick): pick.when
      }
    return try condition.map { try holds($0) } ?? true
  }

  /// What a ceiling of one unit is for all of them.
  private func ceilingOfAll(_ amount: Amount) throws -> Ratio {
    let one = max(.zero, try worth(amount))
    guard terms.isPerUnit else { return try (one * divisor).rounded(.down, to: step) }
    return try one.rounded(.down, to: step) * divisor
  }

  func least(_ one: Ratio?, _ other: Ratio?) -> Ratio? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
