import RulesEngine

/// What the language has, but is not understood yet: each is reported once, at its first place.
///
/// To teach lowering one of these, remove its case: the compiler shows where it is left out.
enum LaterFeature: Sendable, Hashable {
  case item, use, part, translate, roundTotal
  case groupOfItems
  case offer
  case unitsOfItem
  case once
  case roundingPerUnit
  case subtotalOf
}

extension Lowering {
  mutating func reportLater(_ feature: LaterFeature, at place: Place) {
    guard laterFeatures.insert(feature).inserted else { return }
    report(.later(feature), at: place)
  }

  /// Whether a statement is left out, as one that is not understood yet. What it declares is not unknown.
  mutating func isLater(_ statement: StatementSyntax) -> Bool {
    switch statement {
    case .item(let item): leaveOut(.item, item.name, at: item.place)
    case .use(let use):
      leaveOut(.use, at: use.place)
      missing.hasCurrency = true
    case .part(let part): leaveOut(.part, part.name, at: part.place)
    case .translate(let translation): reportLater(.translate, at: translation.tag.place)
    case .roundTotal(let round): reportLater(.roundTotal, at: round.place)
    case .group(let group): return isGroupOfItems(group)
    default: return false
    }
    return true
  }

  private mutating func leaveOut(_ feature: LaterFeature, _ name: NameSyntax? = nil, at place: Place) {
    reportLater(feature, at: name?.place ?? place)
    if let name { missing.names.insert(Name(name.text)) }
    missing.isAnythingPossible = true
  }

  private mutating func isGroupOfItems(_ group: GroupSyntax) -> Bool {
    guard group.option == nil, group.members.contains(where: { declared.isItem(Name($0.text)) }) else { return false }
    reportLater(.groupOfItems, at: group.name.place)
    missing.names.insert(Name(group.name.text))
    return true
  }

  /// Whether an amount is an offer, which looks at the units of items.
  mutating func isLater(_ amount: AmountSyntax, at place: Place) -> Bool {
    switch amount {
    case .eachOf(let sum, _): reportLater(.offer, at: sum.place)
    case .setOf(let count, let price, _): reportLater(.offer, at: count.place.through(price.place))
    case .bundle(let price, _): reportLater(.offer, at: price.place)
    default: return false
    }
    return true
  }

  mutating func isLater(_ base: BaseSyntax) -> Bool {
    switch base {
    case .units(_, _, let place): reportLater(.offer, at: place)
    case .parentheses(_, let filter?, _): reportLater(.unitsOfItem, at: filter.place)
    default: return false
    }
    return true
  }

  mutating func isLater(_ sum: SumSyntax) -> Bool {
    switch sum {
    case .parentheses(_, let filter?, _): reportLater(.unitsOfItem, at: filter.place)
    case .of(let name, _) where name.text == "subtotal" && !declared.isLet(Name(name.text)):
      reportLater(.subtotalOf, at: sum.place)
    default: return false
    }
    return true
  }
}
