import RulesEngine

/// Values that several choices share.
extension Lowering {
  /// How many lists may be taken over through one another.
  private static let deepestList = 32
  /// How many values all choices of a file together may take over.
  private static let mostTakenOver = 250_000

  mutating func lower(_ list: ListSyntax) {
    let name = declaredName(list.name)
    // Its texts are read where it is taken over.
    showsTexts = false
    _ = lower(list.label)
    let found = values(of: list)
    showsTexts = true
    if list.isBad || list.entries.isBad || found.isIncomplete { leaveUnknown(list.name) }
    if found.values.isEmpty, found.lists.isEmpty, !list.isBad, !list.entries.isBad, !found.isIncomplete {
      report(.emptyList(name.text), at: list.name.place)
    }
    // Whoever takes the list over has its groups; they are declared once.
    for group in found.groups { statements.append(.group(group)) }
  }

  /// `from pizzas`: the values of a list, as if they stood here. `own` replace those of the same name.
  mutating func takeOver(
    _ name: NameSyntax, at place: Place, besides own: NameList, from source: ValueSource, of option: Name?,
    to found: inout CollectedValues
  ) {
    let listName = Name(name.text)
    guard let list = declared.list(listName) else {
      report(unknownList(name), at: name.place)
      found.isIncomplete = true
      return
    }
    takenLists.insert(listName)
    if let circle = circle(listName, through: source) {
      found.isIncomplete = true
      if reportedCircles.isDisjoint(with: circle) { report(.listCircle(circle.map { $0.text }), at: place) }
      reportedCircles.formUnion(circle)
      return
    }
    guard source.lists.count < Self.deepestList else {
      found.isIncomplete = true
      report(.listsTooDeep(Self.deepestList), at: place)
      return
    }
    guard found.lists.insert(listName).inserted else {
      report(.listTakenTwice(name.text), at: place)
      return
    }
    guard !list.isBad, !list.entries.isBad, mayTakeOver(list, at: place) else {
      found.isIncomplete = true
      return
    }
    var inner = ValueSource(
      by: list.by, priced: .list, owner: "list \(list.name.text)", place: list.entries.place, isBad: false)
    inner.lists = source.lists + [listName]
    inner.own = source.own
    inner.replacing = source.replacing + [own]
    let (values, tables) = (found.values.count, found.tables.count)
    add(list.entries, from: &inner, of: option, to: &found)
    guard source.priced == .menu, let surcharge = found.surcharge(afterValues: values, tables: tables) else { return }
    report(.surchargeInMenu(surcharge.text, list: name.text), at: place)
    found.isIncomplete = true
  }

  /// The circle that taking this list over would close.
  private func circle(_ list: Name, through source: ValueSource) -> [Name]? {
    let path = (source.own.map { [$0] } ?? []) + source.lists
    guard let start = path.firstIndex(of: list) else { return nil }
    return path[start...] + [list]
  }

  private mutating func mayTakeOver(_ list: ListSyntax, at place: Place) -> Bool {
    let before = valuesTakenOver
    valuesTakenOver += list.entries.entries.count
    if valuesTakenOver <= Self.mostTakenOver { return true }
    if before <= Self.mostTakenOver { report(.tooMuchTakenOver(Self.mostTakenOver), at: place) }
    return false
  }

  private func unknownList(_ name: NameSyntax) -> LoweringError.Kind {
    if declared.isDeclared(Name(name.text)) { return .notAList(name.text) }
    return .unknownList(name.text, near: nearName(to: name.text, among: declared.listNames))
  }

  /// Lists share one namespace with all that a statement declares.
  mutating func reportNamesOfLists(in written: [StatementSyntax]) {
    guard written.contains(where: { if case .list = $0 { true } else { false } }) else { return }
    var places: [Name: Place] = [:]
    for statement in statements {
      if let (name, place) = statement.declaration, let place, places[name] == nil { places[name] = place }
    }
    for case .list(let list) in written {
      let name = Name(list.name.text)
      guard let first = places[name] else {
        places[name] = list.name.place
        continue
      }
      let isLater = first.file == list.name.place.file && first.start > list.name.place.start
      report(
        .nameOfListTaken(name.text, first: isLater ? list.name.place : first), at: isLater ? first : list.name.place)
    }
  }

  /// What is never taken over is likely forgotten. In a file that only others use, all is for them.
  mutating func reportUnusedLists(in statements: [StatementSyntax]) {
    for statement in statements {
      guard case .list(let list) = statement, list.name.place.file == 0 else { continue }
      if !takenLists.contains(Name(list.name.text)) { report(.unusedList(list.name.text), at: list.name.place) }
    }
  }
}

extension Statement {
  /// What the statement declares, and where.
  fileprivate var declaration: (name: Name, place: Place?)? {
    switch self {
    case .option(let option): (option.name, option.origin.place)
    case .group(let group): (group.name, group.origin.place)
    case .definition(let definition): (definition.name, definition.origin.place)
    case .item(let item): (item.name, item.origin.place)
    case .kinds(let group): (group.name, group.origin.place)
    case .soldOut, .line, .pick, .subtotal, .totalRounding, .requirement, .alert, .assertion: nil
    }
  }
}

extension EntriesSyntax {
  var takesOver: Bool {
    entries.contains { if case .from = $0 { true } else { false } }
  }

  /// What its own values are called.
  var names: NameList {
    var names = NameList()
    insertNames(into: &names)
    return names
  }

  func insertNames(into names: inout NameList) {
    for entry in entries {
      switch entry {
      case .value(let value): names.insert(Name(value.name.text))
      case .row(let row): if let cell = row.row.cells.first, cell.kind != .empty { names.insert(Name(cell.text)) }
      case .from, .heading: break
      }
    }
  }
}
