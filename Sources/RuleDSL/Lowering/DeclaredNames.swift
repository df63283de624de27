import RulesEngine

/// What a file declares, known before its first statement is lowered.
///
/// Only the shape of a few things depends on it: whether `A, B` is one value or two, whether a word in a cell is an
/// amount, whether `3` is a number or a value that is called so.
struct DeclaredNames: Sendable {
  /// The values of each choice by their names, and what else stands in the first cell of a row.
  private var values: [Name: Set<Name>] = [:]
  private var lets: Set<Name> = []
  private var items: [Name: ItemSyntax] = [:]
  private var others: Set<Name> = []
  private var texts: Set<Name> = []

  init(_ statements: [StatementSyntax]) {
    for statement in statements { collect(statement) }
  }

  /// The values of a choice; none, if no choice is called so.
  func values(of name: Name) -> Set<Name>? { values[name] }

  func values(of formula: SumSyntax?) -> Set<Name>? {
    guard case .name(let name) = formula else { return nil }
    return values[Name(name.text)]
  }

  func isLet(_ name: Name) -> Bool { lets.contains(name) }
  func isText(_ name: Name) -> Bool { texts.contains(name) }
  func isItem(_ name: Name) -> Bool { items[name] != nil }

  /// With the names of an item on top.
  func inside(_ item: ItemSyntax) -> DeclaredNames {
    var names = self
    let own = DeclaredNames(item.statements)
    names.values.merge(own.values) { $1 }
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
      let own = DeclaredNames(item.statements)
      names.values.merge(own.values) { $0.union($1) }
    }
    return names
  }

  func isDeclared(_ name: Name) -> Bool {
    values[name] != nil || lets.contains(name) || items[name] != nil || others.contains(name)
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
    case .item(let item): items[Name(item.name.text)] = item
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
    var names: Set<Name> = []
    for entry in choice.entries.entries {
      switch entry {
      case .value(let value): names.insert(Name(value.name.text))
      case .row(let row): if let cell = row.row.cells.first, cell.kind != .empty { names.insert(Name(cell.text)) }
      case .from, .heading: break
      }
    }
    values[Name(choice.name.text), default: []].formUnion(names)
  }
}
