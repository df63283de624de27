/// Where a file stands, seen from the folder of the main file: `shared/toppings.rules`.
///
/// Only text: no file is looked at. Neither `.` nor `..` is left in it, so that a file has one path.
struct SourcePath: Sendable, Hashable {
  let text: String

  private init(_ parts: [Substring]) {
    text = parts.joined(separator: "/")
  }

  /// The main file, by the last part of its name.
  init(main name: String) {
    text = name.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? ""
  }

  /// What is written in this file as seen from its folder. None, if it leads out of the folder of the main file.
  func path(to written: String) -> SourcePath? {
    if written.hasPrefix("/") || written.hasPrefix("~") { return nil }
    var parts = Array(text.split(separator: "/").dropLast())
    for part in written.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return SourcePath(parts)
  }
}
