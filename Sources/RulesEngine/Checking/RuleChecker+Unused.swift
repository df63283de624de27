extension RuleChecker {
  /// Names that nothing in the file uses. An option without a use still asks the shopper something.
  mutating func reviewUnused() {
    for (index, definition) in definitions.enumerated() where !used.definitions.contains(DefinitionID(index)) {
      report(.unused(definition.name, .definition), at: definition.place)
    }
    for (index, group) in scope.groups.enumerated() where !group.isHeading && !used.groups.contains(index) {
      report(.unused(group.name, .group), at: group.origin.place)
    }
    for (index, group) in scope.kindGroups.enumerated() where !used.kindGroups.contains(index) {
      report(.unused(group.name, .kinds), at: group.origin.place)
    }
  }
}

/// What was named by something else.
struct UsedNames {
  var definitions: Set<DefinitionID> = []
  /// By their index among the groups.
  var groups: Set<Int> = []
  var kindGroups: Set<Int> = []
}
