import RuleDSL
import RulesEngine

/// One thing that is told of an order.
enum Telling {
  case told(String, Told, item: String?)
  case cleared(String, item: String?)
  case added(kind: String, String)
  case removed(String)
}

extension OrderSession {
  mutating func take(_ telling: Telling) throws {
    switch telling {
    case .told(let option, let told, let item): try take(option, told: told, in: item.map { ItemID($0) })
    case .cleared(let option, let item):
      let item = item.map { ItemID($0) }
      try take(.cleared(self.option(option, in: item), in: item))
    case .added(let kind, let id): try take(.added(program.kind(kind), ItemID(id)))
    case .removed(let id): try take(.removed(ItemID(id)))
    }
  }
}

/// How an order came to be: many histories lead to one order.
struct History {
  /// What must be told in this sequence. All but the first begin only when their item is there.
  private var chains: [(item: String?, tellings: [Telling])] = []

  /// The items one after the other; of each option what a shopper thought of first, and at last what it is; and an item
  /// that comes and goes.
  init(of order: OrderSketch, in shop: ShopSketch, using dice: inout Dice) {
    let adding = order.items.map { Telling.added(kind: shop.kinds[$0.kind].name, $0.id) }
    chains = [(nil, adding)]
    addChains(shop.before + shop.statements, order.told, item: nil, using: &dice)
    for item in order.items { addChains(shop.kinds[item.kind].statements, item.told, item: item.id, using: &dice) }
    if case .text(let moment)? = order.told["at"] {
      chains.append((nil, [.told("at", .text("2026-12-05 04:00"), item: nil), .told("at", .text(moment), item: nil)]))
    }
    guard !shop.kinds.isEmpty, dice.chance(50) else { return }
    let kind = dice.one(of: shop.kinds)
    var passing = [Telling.added(kind: kind.name, "passing")]
    for case .option(let option) in kind.statements {
      if let told = option.told(true, using: &dice) {
        passing.append(.told(option.name, Told(told, of: option), item: "passing"))
      }
    }
    chains.append((nil, passing + [.removed("passing"), .removed("passing")]))
  }

  private mutating func addChains(
    _ statements: [Statement], _ told: [String: OrderSketch.Told], item: String?, using dice: inout Dice
  ) {
    for case .option(let option) in statements {
      var chain: [Telling] = []
      while dice.chance(35), let first = option.told(true, using: &dice) {
        chain.append(
          dice.chance(20) ? .cleared(option.name, item: item) : .told(option.name, Told(first, of: option), item: item))
      }
      if let told = told[option.name] {
        chain.append(.told(option.name, Told(told, of: option), item: item))
      } else if !chain.isEmpty {
        chain.append(.cleared(option.name, item: item))
      }
      if !chain.isEmpty { chains.append((item, chain)) }
    }
  }

  /// One of the sequences in which it may have been told, some of it twice.
  func sequence(using dice: inout Dice) -> [Telling] {
    var left = chains
    var isThere: Set<String> = []
    var sequence: [Telling] = []
    var lasting: [Telling] = []
    while true {
      let open = left.indices.filter { index in
        !left[index].tellings.isEmpty && left[index].item.map { isThere.contains($0) } ?? true
      }
      guard !open.isEmpty else { break }
      let chain = dice.one(of: open)
      let next = left[chain].tellings.removeFirst()
      sequence.append(next)
      if case .added(_, let id) = next { isThere.insert(id) }
      if dice.chance(20) { sequence.append(next) }
      if left[chain].tellings.isEmpty { lasting.append(next) }
      // What was said last of something may be said again at any time.
      if dice.chance(20), !lasting.isEmpty { sequence.append(dice.one(of: lasting)) }
    }
    return sequence
  }
}
