/// A shop and an order about which something is to be shown.
struct ShopAndOrder {
  var shop: ShopSketch
  var order: OrderSketch

  /// What is still left of it where everything is left out without which it still holds.
  func shrunk(while holds: (ShopAndOrder) -> Bool) -> ShopAndOrder {
    var smallest = self
    while let smaller = smallest.smaller.first(where: holds) { smallest = smaller }
    return smallest
  }

  /// The same with one thing left out or made plainer, in each of the ways.
  private var smaller: [ShopAndOrder] {
    var all: [ShopAndOrder] = []
    func add(_ change: (inout ShopAndOrder) -> Void) {
      var copy = self
      change(&copy)
      all.append(copy)
    }
    for index in shop.statements.indices.reversed() {
      add { $0.shop.statements.remove(at: index) }
      for plainer in shop.statements[index].plainer { add { $0.shop.statements[index] = plainer } }
    }
    for index in shop.before.indices.reversed() { add { $0.shop.before.remove(at: index) } }
    for kind in shop.kinds.indices {
      for index in shop.kinds[kind].statements.indices.reversed() {
        add { $0.shop.kinds[kind].statements.remove(at: index) }
        for plainer in shop.kinds[kind].statements[index].plainer {
          add { $0.shop.kinds[kind].statements[index] = plainer }
        }
      }
    }
    for index in order.items.indices.reversed() { add { $0.order.items.remove(at: index) } }
    if shop.roundTotal != nil { add { $0.shop.roundTotal = nil } }
    if shop.terms.isPerUnit { add { $0.shop.terms.isPerUnit = false } }
    if shop.terms.mode != .halfUp { add { $0.shop.terms.mode = .halfUp } }
    return all
  }
}

extension Statement {
  fileprivate var plainer: [Statement] {
    switch self {
    case .line(let line): line.plainer.map { .line($0) }
    case .pick(let pick): pick.plainer
    default: []
    }
  }
}

extension LineSketch {
  fileprivate var plainer: [LineSketch] {
    var all: [LineSketch] = []
    func add(_ change: (inout LineSketch) -> Void) {
      var copy = self
      change(&copy)
      all.append(copy)
    }
    if cap != nil { add { $0.cap = nil } }
    if rounded != nil { add { $0.rounded = nil } }
    if when != nil { add { $0.when = nil } }
    if isOnce { add { $0.isOnce = false } }
    return all
  }
}

extension PickSketch {
  fileprivate var plainer: [Statement] {
    var all: [Statement] = members.map { member in
      switch member {
      case .line(let line): .line(line)
      case .pick(let pick): .pick(pick)
      }
    }
    for index in members.indices where members.count > 1 {
      var copy = self
      copy.members.remove(at: index)
      all.append(.pick(copy))
    }
    for change: (inout PickSketch) -> Void in [{ $0.cap = nil }, { $0.when = nil }] where cap != nil || when != nil {
      var copy = self
      change(&copy)
      if (copy.cap == nil) != (cap == nil) || (copy.when == nil) != (when == nil) { all.append(.pick(copy)) }
    }
    return all
  }
}
