import RulesEngine

/// What the shop owner is told of parts, and of files that are used.
extension LoweringError {
  var ofUses: Diagnostic {
    switch kind {
    case .unknownPart(let name, let near):
      return error(
        .unknownPart, "there is no part `\(name)`",
        help: near.map { "did you mean `\($0)`?" }
          ?? "declare it outside of the items, `part \(name) { … }`; a file is named in quotes: `use \"\(name).rules\"`",
        fix: near.map { .init(place, $0) })
    case .unusedPart(let name):
      return Diagnostic(
        .note, code: .unusedName, at: place, "nothing uses the part `\(name)`",
        help: "write `use \(name)` where its statements are to stand, or leave the part out")
    case .partDeclaredTwice(let name, let first):
      return error(
        .declaredTwice, "`\(name)` is declared twice", labels: [.init(first, "here for the first time")],
        help: "give one of the two parts another name")
    case .partUsedTwice(let name):
      return error(
        .givenTwice, "the part `\(name)` is used here already", help: "leave one of the two out: it counts once")
    case .partInside:
      return error(
        .misplacedStatement, "a `part` stands by itself, outside of items and of other parts",
        help: "move it out, and write `use` here")
    case .partCircle(let path):
      return error(
        .useCircle, path.count < 3 ? "this part uses itself" : "these parts use each other",
        help: "\(path.map { "`\($0)`" }.joined(separator: " uses ")): leave one `use` out")
    case .partsTooDeep(let limit):
      return error(.tooDeep, "more than \(limit) parts use one another here", help: "use the inner parts directly")
    case .tooMuchExpanded(let limit):
      return error(
        .tooDeep, "parts are used so often that the file has more than \(limit) statements",
        help: "use shorter parts, or in fewer places")
    case .otherFileSays(let word, let first):
      return error(
        .givenTwice, "another file says another `\(word.rawValue)`", labels: [.init(first, "here")],
        help: "files that are used together say the same, or one of them says nothing")
    default: return unread
    }
  }
}
