import Foundation

/// A folder for one test, removed when the test lets go of it.
final class TemporaryFolder {
  let path: String

  init() {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rulecheck-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, with the folders it stands in.
  @discardableResult
  func add(_ name: String, _ text: String = "") throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }

  func addLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.posixPermissions] as? Int
  }

  func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: "\(path)/\(name)")
  }
}
