import RulesEngine

/// What examples start with.
extension Lowering {
  mutating func lower(_ statement: GivenSyntax) {
    givens.append(statement)
    given += statement.changes
  }

  /// It counts for the examples below.
  mutating func reportUnusedGiven() {
    guard let last = givens.last else { return }
    let isUsed = examples.contains { $0.syntax.place.start > last.place.start }
    if !isUsed { report(.givenWithoutExample, at: last.place) }
  }
}
