import Foundation

/// The files of this project.
enum Project {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  /// The names of the files with this ending in a folder, sorted. None, if there is no such folder.
  static func files(in name: String, ending: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []
    return all.filter { $0.hasSuffix(ending) }.sorted()
  }
}
