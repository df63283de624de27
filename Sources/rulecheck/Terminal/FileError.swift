/// Why a file or folder can't be read or written.
enum FileError: Error, Hashable {
  /// Nothing of that name. `near`: the path of what is there under a near name.
  case notThere(path: String, near: String?)
  case isFolder(path: String)
  case isNoFolder(path: String)
  case noPermission(path: String)
  /// `limit`: the most bytes that may be read.
  case tooLarge(path: String, limit: Int)
  /// `number`: the system's number for the reason.
  case other(path: String, number: Int32)
}
