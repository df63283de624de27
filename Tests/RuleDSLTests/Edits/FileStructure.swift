import RulesEngine

@testable import RuleDSL

/// What a file says without its names, numbers and texts: which statements, entries, clauses and cells there are, and
/// how they stand in each other.
func shape(of statements: [StatementSyntax]) -> String {
  var shape = ""
  write(statements, into: &shape)
  return shape
}

private func write(_ value: Any, into shape: inout String) {
  switch value {
  case is Place, is Bool: return
  case is String: shape += "'"
  // How many of a value are chosen is a number that may be left out.
  case let unit as UnitSyntax: write(unit.value, into: &shape)
  case let selected as SelectedSyntax.Kind: write(withoutUnits(selected), into: &shape)
  // A sign of a number and which of two values is more are as free as digits: any of them may be meant.
  case is NameSyntax, is NumberSyntax, is TextSyntax, is SignedSyntax, is DateSyntax, is TimeSyntax: shape += "'"
  case is RelationSyntax.Comparison: shape += "<"
  case let row as RowSyntax: write(withoutEmptyEnd(row), into: &shape)
  case let cell as CellSyntax: shape += isTickOrEmpty(cell) ? "|empty" : "|\(cell.kind)"
  default: writeParts(of: value, into: &shape)
  }
}

private func withoutUnits(_ selected: SelectedSyntax.Kind) -> Any {
  switch selected {
  case .value(let name, _): name
  case .number(let number, _): number
  case .units(let units): units
  case .on, .off, .dateTime: "\(selected)"
  }
}

/// A row that ends with empty cells says the same without them.
private func withoutEmptyEnd(_ row: RowSyntax) -> [CellSyntax] {
  var cells = row.cells
  while let last = cells.last, isTickOrEmpty(last) { cells.removeLast() }
  return cells
}

/// A tick is `x` or nothing, so both are meant somewhere: it is what the cell says, as a number is.
private func isTickOrEmpty(_ cell: CellSyntax) -> Bool { cell.kind == .empty || cell.text == "x" }

private func writeParts(of value: Any, into shape: inout String) {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional:
    guard let inner = mirror.children.first else {
      shape += "-"
      return
    }
    // What is only a place says that a word stands there.
    if inner.value is Place { shape += "+" } else { write(inner.value, into: &shape) }
  case .collection:
    shape += "["
    for child in mirror.children { write(child.value, into: &shape) }
    shape += "]"
  case .enum:
    guard let payload = mirror.children.first else {
      shape += "\(value)."
      return
    }
    shape += "\(payload.label ?? "")("
    write(payload.value, into: &shape)
    shape += ")"
  default:
    shape += "("
    for child in mirror.children { write(child.value, into: &shape) }
    shape += ")"
  }
}
