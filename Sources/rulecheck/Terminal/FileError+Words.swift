extension FileError: Explained {
  var message: String {
    switch self {
    case .notThere(let path, _): "there is no file or folder \(shown(path))"
    case .isFolder(let path): "\(shown(path)) is a folder, and a file is needed here"
    case .isNoFolder(let path): "\(shown(path)) is a file, and a folder is needed here"
    case .noPermission(let path): "\(shown(path)) is there, but you have no permission to open it"
    case .tooLarge(let path, let limit): "\(shown(path)) is too large: at most \(size(limit)) can be read"
    case .other(let path, let number): "\(shown(path)) can't be opened: \(systemReason(number))"
    }
  }

  var help: String? {
    switch self {
    case .notThere(_, let near?): "did you mean \(visibleText(near))?"
    case .notThere(_, nil): "look at the spelling, and at the folder you are in"
    case .isFolder: "name a file in it"
    case .isNoFolder: "name the folder it is in"
    case .noPermission: "ask its owner, or change its permissions"
    case .tooLarge, .other: nil
    }
  }

  private func shown(_ path: String) -> String {
    path == "-" ? "what comes in on standard input" : visibleText(path)
  }

  private func size(_ bytes: Int) -> String {
    bytes % (1 << 20) == 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes"
  }
}
