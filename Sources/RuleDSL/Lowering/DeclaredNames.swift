import RulesEngine

/// What a file declares, known before its first statement is lowered.
///
/// Only the shape of a few things depends on it: whether `A, B` is one value or two, whether a word in a cell is an
/// amount, whether `3` is a number or a value that is called so.
struct DeclaredNames: Sendable {
  /// The values of each choice by their names, and what else stands in the first cell of a row.
  private var values: [Name: NameList] = [:]
  private var lists: [Name: ListSyntax] = [:]
  /// Those of the order, inside an item.
  private var outerLists: [Name: ListSyntax] = [:]
  private var takenLists: Set<Name> = []
  private var lets = NameList()
  private var items: [Name: ItemSyntax] = [:]
  private var others = NameList()
  private var texts = NameList()

  /// - Parameter outer: The lists of the order, where these are the statements of an item.
  init(_ statements: [StatementSyntax], lists outer: [Name: ListSyntax] = [:]) {
    // A choice may stand above the list that it takes over.
    for statement in statements {
      if case .list(let list) = statement, lists[Name(list.name.text)] == nil { lists[Name(list.name.text)] = list }
    }
    outerLists = outer
    for statement in statements { collect(statement) }
  }

  func list(_ name: Name) -> ListSyntax? { lists[name] ?? outerLists[name] }

  func isUnusedList(_ name: Name) -> Bool { list(name) != nil && !takenLists.contains(name) }

  /// In an order that is always the same.
  var listNames: [String] {
    (lists.values.map { $0.name.text } + outerLists.values.map { $0.name.text }).sorted()
  }

  /// The values of a choice; none, if no choice is called so.
  func values(of name: Name) -> NameList? { values[name] }

  func values(of formula: SumSyntax?) -> NameList? {
    guard case .name(let name) = formula else { return nil }
    return values[Name(name.text)]
  }

  func isLet(_ name: Name) -> Bool { lets.contains(name) }
  func isText(_ name: Name) -> Bool { texts.contains(name) }
  func isItem(_ name: Name) -> Bool { items[name] != nil }

  /// With the names of an item on top.
  func inside(_ item: ItemSyntax) -> DeclaredNames {
    var names = self
    let own = DeclaredNames(item.statements, lists: lists)
    for (name, values) in own.values { names.values[name] = values }
    names.lists = own.lists
    names.outerLists = own.outerLists
    names.takenLists.formUnion(own.takenLists)
    names.lets.formUnion(own.lets)
    names.others.formUnion(own.others)
    names.texts.formUnion(own.texts)
    return names
  }

  /// The same for a kind; of a group of kinds all names that one of the items has.
  func insideItem(called name: Name) -> DeclaredNames {
    if let item = items[name] { return inside(item) }
    guard others.contains(name) else { return self }
    var names = self
    for item in items.values {
      let own = DeclaredNames(item.statements, lists: lists)
      for (name, values) in own.values { names.values[name, default: NameList()].formUnion(values) }
    }
    return names
  }

  func isDeclared(_ name: Name) -> Bool {
    values[name] != nil || lets.contains(name) || items[name] != nil || others.contains(name)
      || list(name) != nil
  }

  /// The choice that has all of these values, if there is just one.
  func choice(with names: [Name]) -> Name? {
    var found: Name?
    for (choice, values) in values where names.allSatisfy({ values.contains($0) }) {
      if found != nil { return nil }
      found = choice
    }
    return found
  }

  private mutating func collect(_ statement: StatementSyntax) {
    switch statement {
    case .choice(let choice): collect(choice)
    case .let(let definition): lets.insert(Name(definition.name.text))
    case .item(let item):
      items[Name(item.name.text)] = item
      takenLists.formUnion(DeclaredNames(item.statements, lists: lists).takenLists)
    case .group(let group): others.insert(Name(group.name.text))
    case .number(let option): others.insert(Name(option.name.text))
    case .toggle(let option): others.insert(Name(option.name.text))
    case .text(let options):
      for field in options.fields {
        others.insert(Name(field.name.text))
        texts.insert(Name(field.name.text))
      }
    default: break
    }
  }

  private mutating func collect(_ choice: ChoiceSyntax) {
    let name = Name(choice.name.text)
    var names = values[name] ?? NameList()
    var taken: Set<Name> = []
    collect(choice.entries, into: &names, &taken)
    if !taken.isEmpty { takenLists.formUnion(taken) }
    values[name] = names
  }

  /// The values of a block, with those of the lists that it takes over, and what its columns and headings declare.
  private mutating func collect(_ entries: EntriesSyntax, into names: inout NameList, _ taken: inout Set<Name>) {
    var waiting: [EntriesSyntax] = []
    var next: EntriesSyntax? = entries
    while let entries = next {
      entries.insertNames(into: &names)
      for entry in entries.entries {
        switch entry {
        case .from(let list, _):
          let name = Name(list.text)
          if taken.insert(name).inserted { waiting += self.entries(ofList: name) }
        case .heading(let group, _, _): others.insert(Name(group.text))
        case .row(let row): collectColumns(row.row)
        case .value: break
        }
      }
      next = waiting.popLast()
    }
  }

  private func entries(ofList name: Name) -> [EntriesSyntax] { list(name).map { [$0.entries] } ?? [] }

  private mutating func collectColumns(_ row: RowSyntax) {
    for cell in row.cells where cell.kind == .text {
      guard let (kind, name) = ValueColumn.Kind.named(cell.text) else { continue }
      if kind == .lookup { lets.insert(Name(name)) } else { others.insert(Name(name)) }
    }
  }
}
