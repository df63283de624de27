import RulesEngine

extension UseError {
  /// What the shop owner is told.
  var diagnostic: Diagnostic {
    switch kind {
    case .nothing:
      return error(.fileMissing, "no file is named here", help: "for example: `use \"toppings.rules\"`")
    case .missing(let path, let near):
      return error(
        .fileMissing, "there is no file \(quoted(path))",
        help: near.map { "did you mean \(quoted($0))?" }
          ?? (path.contains("\\")
            ? "between folders write `/`" : "it is looked for from the folder of this file; look at the spelling"),
        fix: near.flatMap { Diagnostic.Fix(place, "\"\($0)\"") })
    case .folder(let path):
      return error(
        .fileMissing, "\(quoted(path)) is a folder, and a file is needed here", help: "name a file in it")
    case .unreadable(let path):
      return error(
        .fileMissing, "\(quoted(path)) is there, but can't be read", help: "look at its size and its permissions")
    case .outside(let path):
      return error(
        .fileOutside, "\(quoted(path)) is outside of the folder of the file that is checked",
        help: "a file is named from the folder of the one that uses it, and stands there or in a folder below")
    case .itself:
      return error(.useCircle, "a file can't use itself", help: "leave this line out")
    case .circle(let path):
      return error(
        .useCircle, "these files use each other: \(path.map { quoted($0) }.joined(separator: ", then "))",
        help: "move what both need into a file of its own, and use that in both")
    case .twice(let path):
      return error(
        .givenTwice, "\(quoted(path)) is used above already", help: "leave one of the two out: it counts once")
    case .tooDeep(let limit):
      return error(
        .tooDeep, "more than \(limit) files use one another here", help: "use the innermost of them directly")
    case .tooMany(let limit):
      return error(.tooDeep, "more than \(limit) files are used", help: "join some of them")
    }
  }

  private func quoted(_ path: String) -> String { "`\"\(path)\"`" }

  private func error(
    _ code: DiagnosticCode, _ message: String, help: String, fix: Diagnostic.Fix? = nil
  ) -> Diagnostic {
    Diagnostic(code: code, at: place, message, help: help, fix: fix)
  }
}
