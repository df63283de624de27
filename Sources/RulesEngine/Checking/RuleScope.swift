/// What the names of a rule set stand for.
struct RuleScope {
  enum Meaning {
    case option(OptionID)
    /// Its place among the statements, for it is declared above its use.
    case definition(statement: Int)
    case group(statement: Int)
  }

  private(set) var meanings: [Name: Meaning] = [:]
  /// In the order of the file, `at` last.
  private(set) var options: [ShopOption] = []
  private(set) var groups: [ValueGroup] = []
  private(set) var valueIDs: [[Name: ValueID]] = []
  private(set) var findings: [Finding] = []
  /// The lets that were checked so far.
  var definitionIDs: [Name: DefinitionID] = [:]
  /// The statement at which each option stands by `charge OPTION`.
  private(set) var placedLines: [Name: Place?] = [:]
  private var labels: [String] = []
  /// Every label that a line of the file can have. Few files ask for one.
  private(set) lazy var lineLabels = Set(labels)

  static let reservedOptionNames: Set<Name> = ["rules", "at", "items", "item", "id", "events"]
  static let builtIns: Set<Name> = [
    "subtotal", "price", "count", "kinds", "weight", "length", "min", "max", "whole", "started", "at", "date", "time",
    "day",
  ]
  /// How many values an option may have.
  static let valueLimit = 65_535

  init(_ rules: RuleSet) {
    for (index, statement) in rules.statements.enumerated() { declare(statement, index) }
    findLookAlikes()
  }

  subscript(_ option: OptionID) -> ShopOption { options[option.index] }

  /// None for the order's date and time.
  func choice(_ option: OptionID) -> Choice? {
    guard option.index < options.count, case .choice(let choice) = options[option.index].kind else { return nil }
    return choice
  }

  func values(of option: OptionID) -> [Name: ValueID] {
    option.index < valueIDs.count ? valueIDs[option.index] : [:]
  }

  var moment: OptionID { OptionID(options.count) }

  private mutating func declare(_ statement: Statement, _ index: Int) {
    switch statement {
    case .option(let option):
      if RuleScope.reservedOptionNames.contains(option.name) {
        findings.append(Finding(.reservedName(option.name), at: option.origin.place))
      }
      let isNew = declare(option.name, .option(OptionID(options.count)), at: option.origin.place)
      if !isNew { return }
      options.append(option)
      valueIDs.append(collectValues(of: option))
    case .definition(let definition):
      declare(definition.name, .definition(statement: index), at: definition.origin.place)
    case .group(let group):
      groups.append(group)
      declare(group.name, .group(statement: groups.count - 1), at: group.origin.place)
    case .line(let line): collect(line)
    case .pick(let pick): collect(pick)
    case .subtotal(let subtotal): labels.append(subtotal.label.text)
    case .requirement, .alert, .assertion: break
    }
  }

  private var places: [Name: Place?] = [:]

  @discardableResult
  private mutating func declare(_ name: Name, _ meaning: Meaning, at place: Place?) -> Bool {
    if let first = places[name] {
      findings.append(Finding(.declaredTwice(name, first: first), at: place))
      return false
    }
    if RuleScope.builtIns.contains(name) { findings.append(Finding(.note, .hidesBuiltIn(name), at: place)) }
    places[name] = place
    meanings[name] = meaning
    return true
  }

  private mutating func collectValues(of option: ShopOption) -> [Name: ValueID] {
    labels.append(option.label?.text ?? option.name.text)
    guard case .choice(let choice) = option.kind else { return [:] }
    if choice.values.count > RuleScope.valueLimit {
      findings.append(Finding(.tooManyValues(option.name), at: option.origin.place))
      return [:]
    }
    var ids: [Name: ValueID] = [:]
    ids.reserveCapacity(choice.values.count)
    for (index, value) in choice.values.enumerated() {
      if let first = ids[value.name] {
        let place = choice.values[first.index].origin.place
        findings.append(Finding(.valueTwice(value.name, first: place), at: value.origin.place))
      } else {
        ids[value.name] = ValueID(index)
      }
      labels.append(value.label?.text ?? value.name.text)
    }
    return ids
  }

  private mutating func collect(_ line: MoneyLine) {
    if let label = line.label { labels.append(label.text) }
    guard case .option(let name) = line.amount else { return }
    if let first = placedLines[name] {
      findings.append(Finding(.placedTwice(name, first: first), at: line.origin.place))
    } else {
      placedLines[name] = line.origin.place
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

  /// Names that differ only by case read as one.
  private mutating func findLookAlikes() {
    findLookAlikes(options.lazy.map { ($0.name, $0.origin.place) })
    for option in options {
      guard case .choice(let choice) = option.kind else { continue }
      findLookAlikes(choice.values.lazy.map { ($0.name, $0.origin.place) })
    }
  }

  private mutating func findLookAlikes(_ names: some Sequence<(Name, Place?)>) {
    guard names.contains(where: { $0.0.mayHaveCapitals }) else { return }
    var seen: [String: (Name, Place?)] = [:]
    for (name, place) in names {
      let plain = name.key.lowercased()
      if let (other, first) = seen[plain], other != name {
        findings.append(Finding(.warning, .looksAlike(name, other: other, first: first), at: place))
      }
      seen[plain] = (name, place)
    }
  }
}

extension Finding {
  init(_ mistake: Mistake, at place: Place?) {
    self.init(.error, mistake, at: place)
  }
}
