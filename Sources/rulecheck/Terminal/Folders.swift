import RuleDSL

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What stands at a path, links followed.
enum FileKind: Sendable {
  case file
  case folder
}

/// What stands at a path, or nil if nothing does or it can't be known.
func fileKind(_ path: String) -> FileKind? {
  var facts = stat()
  guard stat(path, &facts) == 0 else { return nil }
  return facts.st_mode & S_IFMT == S_IFDIR ? .folder : .file
}

/// The path without links; none if nothing stands there.
func realPath(_ path: String) -> String? {
  guard let found = realpath(path, nil) else { return nil }
  defer { free(found) }
  return String(cString: found)
}

/// The names in a folder, without `.` and `..`, in the order of their code points.
func names(inFolder path: String) throws(FileError) -> [String] {
  guard let folder = opendir(path) else {
    throw errno == ENOTDIR && fileKind(path) == .file ? .isNoFolder(path: path) : openingError(path, errno)
  }
  defer { closedir(folder) }
  var names: [String] = []
  while let entry = readdir(folder) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: $0.pointee)) { String(cString: $0) }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}

/// The `.rules` files in a folder and the folders in it, as paths that start with `folder`, sorted.
///
/// Names that start with a full stop are left out, and links to folders aren't followed, so the search always ends.
/// - Parameter recursive: Whether to look into the folders in it, too.
func ruleFiles(inFolder folder: String, recursive: Bool = true) throws(FileError) -> [String] {
  var found: [String] = []
  var waiting = [folder]
  while let next = waiting.popLast() {
    for name in try names(inFolder: next) where !name.hasPrefix(".") {
      let path = joined(next, name)
      if isFolderItself(path) {
        if recursive { waiting.append(path) }
      } else if name.hasSuffix(".rules"), fileKind(path) == .file {
        found.append(path)
      }
    }
  }
  return found.sorted()
}

/// The path of `name` in `folder`.
func joined(_ folder: String, _ name: String) -> String {
  if folder.isEmpty || folder == "." { return name }
  return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

/// The folder that a path stands in: `.` for a bare name.
func folder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// The folder that a folder stands in.
func above(_ path: String) -> String {
  let name = lastName(of: path)
  return name.isEmpty || name == "." || name == ".." ? joined(path, "..") : folder(of: path)
}

/// What stands after the last slash.
func lastName(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
}

/// The path of something that is there and was probably meant.
func nearPath(to path: String) -> String? {
  guard let names = try? names(inFolder: folder(of: path)) else { return nil }
  guard let near = nearName(to: lastName(of: path), among: names) else { return nil }
  return path.contains("/") ? joined(folder(of: path), near) : near
}

private func isFolderItself(_ path: String) -> Bool {
  var facts = stat()
  return lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
}
