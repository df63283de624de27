import RuleDSL

/// What stands at a path that a rule file names, looked for from its folder.
func usedSource(_ path: String, from main: String) -> UsedSource {
  let top = main == "-" ? "." : folder(of: main)
  let place = joined(top, path)
  switch fileKind(place) {
  case .folder: return .folder
  case nil: return .missing(among: ruleFiles(beside: path, in: top))
  case .file where !isReally(place, below: top): return .outside
  case .file:
    guard let bytes = try? readFile(place) else { return .unreadable }
    return .file(SourceFile(name: place, bytes: bytes))
  }
}

/// Whether a path leads below a folder when all links are followed.
private func isReally(_ path: String, below folder: String) -> Bool {
  guard let end = realPath(path), let start = realPath(folder) else { return false }
  return start == "/" || end.hasPrefix(start + "/")
}

/// The rule files in the folder of a path, named as the path is.
private func ruleFiles(beside path: String, in top: String) -> [String] {
  let inner = folder(of: path)
  guard let files = try? ruleFiles(inFolder: joined(top, inner), recursive: false) else { return [] }
  return files.map { joined(inner, lastName(of: $0)) }
}
