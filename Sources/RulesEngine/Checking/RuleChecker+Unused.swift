extension RuleChecker {
  /// Names that nothing in the file uses. An option without a use still asks the shopper something, and what a file that
  /// is used by others offers need not all be taken.
  mutating func reviewUnused() {
    for (index, definition) in definitions.enumerated() where !used.definitions.contains(DefinitionID(index)) {
      reportUnused(definition.name, .definition, at: definition.place)
    }
    for (index, group) in scope.groups.enumerated() where !group.isHeading && !used.groups.contains(index) {
      reportUnused(group.name, .group, at: group.origin.place)
    }
    for (index, group) in scope.kindGroups.enumerated() where !used.kindGroups.contains(index) {
      reportUnused(group.name, .kinds, at: group.origin.place)
    }
  }

  private mutating func reportUnused(_ name: Name, _ declared: Finding.Declared, at place: Place?) {
    if place?.file ?? 0 == 0 { report(.unused(name, declared), at: place) }
  }
}

/// What was named by something else.
struct UsedNames {
  var definitions: Set<DefinitionID> = []
  /// By their index among the groups.
  var groups: Set<Int> = []
  var kindGroups: Set<Int> = []
}
