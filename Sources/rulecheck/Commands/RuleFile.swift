import RuleDSL
import RulesEngine

/// A rule file that was read and compiled.
struct RuleFile {
  let name: String
  let compiled: CompiledRules

  /// - Parameters:
  ///   - onlyToPrice: Leaves out its examples, and what is only likely wrong.
  ///   - withInstructions: Makes the program that many orders or events are priced with.
  init(
    _ path: String, _ console: Console, onlyToPrice: Bool = false, withInstructions: Bool = true
  ) throws(FileError) {
    let bytes = try console.read(path)
    name = path == "-" ? "standard input" : path
    compiled = compile(
      SourceFile(name: name, bytes: bytes), onlyToPrice: onlyToPrice, withInstructions: withInstructions
    ) {
      usedSource($0, from: path)
    }
  }

  func renderer(_ paint: Paint) -> DiagnosticRenderer {
    compiled.sources.renderer(paint)
  }
}

extension [SourceFile] {
  func renderer(_ paint: Paint) -> DiagnosticRenderer {
    DiagnosticRenderer(self) { text, tone in paint(text, tone.styles) }
  }
}

extension DiagnosticRenderer.Tone {
  fileprivate var styles: [Style] {
    switch self {
    case .error: [.bold, .red]
    case .warning: [.bold, .yellow]
    case .note: [.bold, .cyan]
    case .message: [.bold]
    case .frame: [.blue]
    case .label: [.cyan]
    case .help: [.green]
    }
  }
}

/// Which rule file an order is priced with.
enum RuleFileSearch {
  enum Failure: Explained {
    case noneFound
    case noneIn([String])
    case several([String])
    case notFound(String, near: String?)

    var message: String {
      switch self {
      case .noneFound: "no rule file was found here or in rules/"
      case .noneIn(let paths): "there is no rule file in \(paths.map { visibleText($0) }.joined(separator: ", "))"
      case .several(let names): "there are several rule files: \(names.joined(separator: ", "))"
      case .notFound(let name, _): "there is no rule file called \(visibleText(name))"
      }
    }

    var help: String? {
      switch self {
      case .noneFound, .several: "name one with --rules FILE"
      case .noneIn: "rule files end in .rules"
      case .notFound(_, let near): near.map { "did you mean \($0)?" } ?? "name one with --rules FILE"
      }
    }
  }

  /// The file of `--rules`, else what the order says, else the only one here or in `rules/`.
  static func path(_ given: String?, order: String?, orderPath: String) throws(Failure) -> String {
    if let given { return given }
    guard let order else { return try onlyOne() }
    let folder = orderPath == "-" ? "." : folder(of: orderPath)
    for place in [folder, joined(folder, "rules"), above(folder), "rules", "."] {
      for name in [order, order + ".rules"] {
        let path = plain(joined(place, name))
        if fileKind(path) == .file { return path }
      }
    }
    let known = candidates()
    throw .notFound(order, near: nearName(to: order, among: known.map { stem($0) }))
  }

  private static func onlyOne() throws(Failure) -> String {
    let found = candidates()
    guard let first = found.first else { throw .noneFound }
    guard found.count == 1 else { throw .several(found) }
    return first
  }

  private static func candidates() -> [String] {
    var found: [String] = []
    for folder in [".", "rules"] {
      guard let files = try? ruleFiles(inFolder: folder, recursive: false) else { continue }
      found += files.map { plain($0) }
    }
    return found
  }

  private static func stem(_ path: String) -> String {
    let name = lastName(of: path)
    return name.hasSuffix(".rules") ? String(name.dropLast(6)) : name
  }

  /// Without `./` and `a/..`, as a reader writes it.
  private static func plain(_ path: String) -> String {
    if isPlain(path) { return path }
    var parts: [String] = []
    var part = ""
    for scalar in (path + "/").unicodeScalars {
      guard scalar == "/" else {
        part.unicodeScalars.append(scalar)
        continue
      }
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !part.isEmpty, part != "." {
        parts.append(part)
      }
      part = ""
    }
    var plain = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for (index, part) in parts.enumerated() { plain += index > 0 ? "/" + part : part }
    return plain
  }
}

/// Whether no part of a path is empty or only dots.
private func isPlain(_ path: String) -> Bool {
  var isNamed = false
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "/") where !isNamed: return false
    case UInt8(ascii: "/"): isNamed = false
    case UInt8(ascii: "."): break
    default: isNamed = true
    }
  }
  return isNamed
}

/// The rule files that a command was given: files, and all in folders; without any, those here or in `rules/`.
func ruleFilePaths(_ operands: [String]) throws -> [String] {
  var paths: [String] = []
  for operand in operands {
    if fileKind(operand) == .folder { paths += try ruleFiles(inFolder: operand) } else { paths.append(operand) }
  }
  guard operands.isEmpty else {
    if paths.isEmpty { throw RuleFileSearch.Failure.noneIn(operands) }
    return paths
  }
  if fileKind("rules") == .folder { paths += try ruleFiles(inFolder: "rules") }
  paths = try ruleFiles(inFolder: ".", recursive: false) + paths
  if paths.isEmpty { throw RuleFileSearch.Failure.noneFound }
  return paths
}
