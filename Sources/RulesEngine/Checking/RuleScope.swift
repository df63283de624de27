/// What the names of a rule set stand for.
///
/// The order has names, and each kind of item has its own on top of them: while its statements are checked, `current`
/// says whose names count first.
struct RuleScope {
  enum Meaning {
    case option(OptionID)
    /// A `let` is declared above its use.
    case definition(Place?)
    case group(Int)
    case kind(ItemKindID)
    case kinds(Int)

    fileprivate var isKind: Bool { if case .kind = self { true } else { false } }
  }

  /// The names of the order, or of one kind of item.
  struct Level {
    fileprivate struct Declaration {
      var meaning: Meaning
      var place: Place?
    }

    /// What has a name here, in the order of the file.
    fileprivate var declared = NameList()
    fileprivate var declarations: [Declaration] = []
    /// The lets that were checked so far.
    var definitionIDs: [Name: DefinitionID] = [:]
    /// The statement at which each option stands by `charge OPTION`.
    fileprivate(set) var placedLines: [Name: Place?] = [:]
    /// Every label that a line of it can have, some of them several times.
    fileprivate(set) var lineLabels: [String] = []

    subscript(_ name: Name) -> Meaning? { declaration(of: name)?.meaning }

    var names: [Name] { declared.names }

    fileprivate func declaration(of name: Name) -> Declaration? {
      declared.position(of: name).map { declarations[$0] }
    }
  }

  private(set) var order = Level()
  private var levels: [Level] = []
  /// Whose names count first; none for the order's.
  var current: ItemKindID?

  /// In the order of the file.
  private(set) var options: [DeclaredOption] = []
  private(set) var groups: [ValueGroup] = []
  private(set) var kinds: [ItemKind] = []
  private(set) var kindGroups: [KindGroup] = []
  private(set) var findings: [Finding] = []

  static let reservedOptionNames: NameList = ["rules", "at", "items", "item", "id", "events"]
  static let builtIns: NameList = [
    "subtotal", "price", "count", "kinds", "weight", "length", "min", "max", "whole", "started", "at", "date", "time",
    "day",
  ]
  /// How many values an option may have.
  static let valueLimit = 65_535

  init(_ rules: RuleSet) {
    for statement in rules.statements { declare(statement) }
    for index in kinds.indices { findShadows(in: levels[index]) }
    findLookAlikes()
  }

  subscript(_ option: OptionID) -> ShopOption { options[option.index].option }
  subscript(_ kind: ItemKindID) -> ItemKind { kinds[kind.index] }

  /// What a name means here: the item's own, or else the order's.
  subscript(_ name: Name) -> Meaning? {
    current.flatMap { levels[$0.index][name] } ?? order[name]
  }

  var here: Level { level(of: current) }

  /// The first kind of item that has something of this name.
  func item(declaring name: Name) -> Name? {
    kinds.indices.first { levels[$0][name] != nil }.map { kinds[$0].name }
  }

  func level(of kind: ItemKindID?) -> Level { kind.map { levels[$0.index] } ?? order }

  func definitionID(_ name: Name) -> DefinitionID? {
    if let current, levels[current.index][name] != nil { return levels[current.index].definitionIDs[name] }
    return order.definitionIDs[name]
  }

  mutating func define(_ name: Name, as id: DefinitionID) {
    if let current { levels[current.index].definitionIDs[name] = id } else { order.definitionIDs[name] = id }
  }

  /// Every name that could be meant here.
  var namesHere: [Name] {
    order.names + (current.map { levels[$0.index].names } ?? [])
  }

  /// The options that can be meant here.
  var optionsHere: [ShopOption] {
    options.filter { $0.owner == nil || $0.owner == current }.map { $0.option }
  }

  /// None for the order's date and time.
  func choice(_ option: OptionID) -> Choice? {
    guard option.index < options.count, case .choice(let choice) = self[option].kind else { return nil }
    return choice
  }

  func value(_ name: Name, of option: OptionID) -> ValueID? {
    guard option.index < options.count else { return nil }
    return options[option.index].valueNames.position(of: name).map { ValueID($0) }
  }

  var moment: OptionID { OptionID(options.count) }

  // MARK: Declaring

  private mutating func declare(_ statement: Statement) {
    switch statement {
    case .option(let option): declare(option)
    case .definition(let definition):
      declare(definition.name, .definition(definition.origin.place), at: definition.origin.place)
    case .group(let group):
      groups.append(group)
      declare(group.name, .group(groups.count - 1), at: group.origin.place)
    case .item(let item): declare(item)
    case .kinds(let group):
      kindGroups.append(group)
      declare(group.name, .kinds(kindGroups.count - 1), at: group.origin.place)
    case .line(let line): collect(line)
    case .pick(let pick): collect(pick)
    case .subtotal(let subtotal): collect(label: subtotal.label.text)
    case .totalRounding(let rounding): if let label = rounding.label { collect(label: label.text) }
    case .soldOut, .requirement, .alert, .assertion: break
    }
  }

  /// Items don't nest: one inside another is reported where it is checked, and its names are its own all the same.
  private mutating func declare(_ item: ItemKind) {
    let id = ItemKindID(kinds.count)
    let outer = current
    current = nil
    declare(item.name, .kind(id), at: item.origin.place)
    kinds.append(item)
    levels.append(Level())
    current = id
    for statement in item.statements {
      if case .item = statement { continue }
      declare(statement)
    }
    current = outer
  }

  private mutating func declare(_ option: ShopOption) {
    if RuleScope.reservedOptionNames.contains(option.name) {
      findings.append(Finding(.reservedName(option.name), at: option.origin.place))
    }
    guard declare(option.name, .option(OptionID(options.count)), at: option.origin.place) else { return }
    options.append(
      DeclaredOption(
        option: option, owner: current, defaults: option.defaultValues, valueNames: collectValues(of: option)))
  }

  @discardableResult
  private mutating func declare(_ name: Name, _ meaning: Meaning, at place: Place?) -> Bool {
    if let first = here.declaration(of: name) {
      findings.append(Finding(.declaredTwice(name, first: first.place), at: place))
      return false
    }
    if RuleScope.builtIns.contains(name) { findings.append(Finding(.hidesBuiltIn(name), at: place)) }
    change { level in
      level.declared.append(name)
      level.declarations.append(Level.Declaration(meaning: meaning, place: place))
    }
    return true
  }

  private mutating func change(_ change: (inout Level) -> Void) {
    if let current { change(&levels[current.index]) } else { change(&order) }
  }

  /// An item's name may be that of a kind of item, and of nothing else that the order declares.
  private mutating func findShadows(in level: Level) {
    for (name, own) in zip(level.names, level.declarations) {
      guard let outer = order.declaration(of: name), !outer.meaning.isKind else { continue }
      findings.append(Finding(.declaredTwice(name, first: outer.place), at: own.place))
    }
  }

  private mutating func collectValues(of option: ShopOption) -> NameList {
    collect(label: option.label?.text ?? option.name.text)
    guard case .choice(let choice) = option.kind else { return NameList() }
    if choice.values.count > RuleScope.valueLimit {
      findings.append(Finding(.tooManyValues(option.name), at: option.origin.place))
      return NameList()
    }
    var names = NameList()
    names.reserveCapacity(choice.values.count)
    for value in choice.values {
      if let first = names.position(of: value.name) {
        let place = choice.values[first].origin.place
        findings.append(Finding(.valueTwice(value.name, first: place), at: value.origin.place))
      }
      names.append(value.name)
      collect(label: value.label?.text ?? value.name.text)
    }
    return names
  }

  private mutating func collect(label: String) {
    change { $0.lineLabels.append(label) }
  }

  private mutating func collect(_ line: MoneyLine) {
    if let label = line.label { collect(label: label.text) }
    guard case .option(let name) = line.amount else { return }
    if let first = here.placedLines[name] {
      findings.append(Finding(.placedTwice(name, first: first), at: line.origin.place))
    } else {
      change { $0.placedLines[name] = line.origin.place }
    }
  }

  private mutating func collect(_ pick: Pick) {
    for member in pick.members {
      switch member {
      case .line(let line): collect(line)
      case .pick(let inner): collect(inner)
      }
    }
  }

  // MARK: Look-alikes

  /// Names that differ only by case read as one.
  private mutating func findLookAlikes() {
    findLookAlikes(in: order)
    for level in levels { findLookAlikes(in: level) }
    for declared in options {
      guard case .choice(let choice) = declared.option.kind, choice.values.contains(where: { $0.name.mayHaveCapitals })
      else { continue }
      findLookAlikes(choice.values.map { (name: $0.name, place: $0.origin.place) })
    }
  }

  private mutating func findLookAlikes(in level: Level) {
    guard level.names.contains(where: { $0.mayHaveCapitals }) else { return }
    findLookAlikes(zip(level.names, level.declarations).map { (name: $0, place: $1.place) })
  }

  private mutating func findLookAlikes(_ names: [(name: Name, place: Place?)]) {
    var seen: [String: (Name, Place?)] = [:]
    for (name, place) in names {
      let plain = name.key.lowercased()
      if let (other, first) = seen[plain], other != name {
        findings.append(Finding(.looksAlike(name, other: other, first: first), at: place))
      }
      seen[plain] = (name, place)
    }
  }
}

/// An option with what many rules may ask of it.
struct DeclaredOption {
  let option: ShopOption
  /// Whose it is; none for the order's own.
  let owner: ItemKindID?
  /// Of a choice, its default values.
  let defaults: [ValueID]
  /// Of a choice, its values; none, if there are too many.
  fileprivate let valueNames: NameList
}

extension ShopOption {
  fileprivate var defaultValues: [ValueID] {
    guard case .choice(let choice) = kind else { return [] }
    return choice.values.indices.filter { choice.values[$0].isDefault }.map { ValueID($0) }
  }
}
