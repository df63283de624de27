extension CodeCompiler {
  /// How many units of these items the order holds.
  mutating func units(of items: CheckedItems) throws(NotCompiled) -> CellRef {
    var parts: [CellRef] = []
    for part in items.parts {
      guard let filter = part.filter else {
        parts.append(kindUnits[part.kind.index])
        continue
      }
      parts.append(try sum(of: itemTimes[part.kind.index], part.kind, where: filter))
    }
    return parts.count == 1 ? parts[0] : emit(.weighted, parts, [Int64](repeating: 1, count: parts.count))
  }

  /// What these items cost above all discounts.
  mutating func whole(of items: CheckedItems) throws(NotCompiled) -> CellRef {
    guard body.index == 0 else { throw notCompiled("what other items cost") }
    guard items.isDisjoint else { throw notCompiled("items that are meant twice") }
    var parts: [CellRef] = []
    for part in items.parts {
      let index = part.kind.index
      let known = builder.emit(
        .sum, [itemTotals[index], itemTimes[index]], [1, 0], in: index + 1)
      parts.append(try sum(of: known, part.kind, where: part.filter))
    }
    return parts.count == 1 ? parts[0] : emit(.weighted, parts, [Int64](repeating: 1, count: parts.count))
  }

  mutating func sum(
    of cell: CellRef, _ kind: ItemKindID, where filter: CheckedCondition?
  ) throws(NotCompiled) -> CellRef {
    let holds = try holds(kind, filter)
    let (sum, count) = (builder.input(.zero, in: 0), builder.input(.zero, in: 0))
    _ = builder.emit(.share, [cell, holds], as: .share, sum: sum, count: count, in: kind.index + 1)
    return builder.emit(.itemSum, [sum, count], in: 0)
  }

  /// Whether an item is meant.
  mutating func holds(_ kind: ItemKindID, _ filter: CheckedCondition?) throws(NotCompiled) -> CellRef {
    guard let filter else { return CodeBuilder.absent }
    let outer = body
    body = BodyInMaking(index: kind.index + 1, kind: kind)
    // What stands in the order and was passed, an item's condition may read.
    body.definitions = outer.definitions
    defer { body = outer }
    return try condition(filter)
  }
}

extension CheckedItems {
  /// No item can be meant by two parts.
  fileprivate var isDisjoint: Bool { Set(parts.map { $0.kind }).count == parts.count }
}
