import RulesEngine

/// `require`, `forbid`, `warn`, `always`.
extension Parser {
  mutating func parseRequire(from start: Place, since mark: Int) -> StatementSyntax? {
    let condition = expectCondition()
    let when = parseWhen()
    let otherwise = take(word: "else") ? expectLabel() : nil
    let place = place(from: start)
    let isBad = endStatement(since: mark, or: [.sign("when"), .sign("else")])
    return .require(
      RequireSyntax(condition: condition, when: when, otherwise: otherwise, place: place, isBad: isBad))
  }

  mutating func parseAlert(isForbidden: Bool, from start: Place, since mark: Int) -> StatementSyntax? {
    let label = parseLabel()
    let when = parseWhen()
    if when == nil { reportUnexpected(label == nil ? [.text, .sign("when")] : [.sign("when")]) }
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    guard let when else { return nil }
    return .alert(AlertSyntax(isForbidden: isForbidden, label: label, when: when, place: place, isBad: isBad))
  }

  mutating func parseAlways(from start: Place, since mark: Int) -> StatementSyntax? {
    let condition = expectCondition()
    let place = place(from: start)
    let isBad = endStatement(since: mark)
    return .always(AlwaysSyntax(condition: condition, place: place, isBad: isBad))
  }
}
