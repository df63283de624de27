import RulesEngine

/// Examples and their steps.
extension FormattingGuide {
  mutating func visit(_ example: ExampleSyntax) {
    noteBlock(endingWith: example.place, .lines)
    for step in example.steps {
      noteElement(step.place, .step)
      visit(step.changes, asElements: false)
      guard let outcome = step.outcomes.first, !step.changes.isEmpty else { continue }
      noteColumn(behind: first(of: outcome.place) - 2)
    }
  }

  /// - Parameter asElements: Whether they stand in a block, each for itself.
  mutating func visit(_ changes: [ChangeSyntax], asElements: Bool) {
    for change in changes {
      if asElements { noteElement(change.place) }
      switch change.kind {
      case .select(_, let selected): visit(selected)
      case .clear: break
      case .changeItem(_, _, let inner): visit(inner, endingWith: change.place)
      case .add(_, let inner):
        noteApart(first(of: change.place))
        visit(inner, endingWith: change.place)
      case .remove: noteApart(first(of: change.place))
      }
    }
  }

  private mutating func visit(_ changes: [ChangeSyntax], endingWith place: Place) {
    noteBlock(endingWith: place, .listInStep)
    visit(changes, asElements: true)
  }

  private mutating func visit(_ selected: SelectedSyntax) {
    guard case .units(let units) = selected.kind else { return }
    noteBlock(endingWith: selected.place, .listInStep)
    for unit in units { noteElement(unit.value.place) }
  }
}
