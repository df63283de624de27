#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes a file whole or not at all: into a temporary file beside it, which then takes its name.
///
/// A file that is there keeps its permissions, and a link stays a link. If anything fails, the old file is as it was.
func writeFile(_ path: String, _ bytes: [UInt8]) throws(FileError) {
  if fileKind(path) == .folder { throw .isFolder(path: path) }
  let target = withoutLinks(path)
  let temporary = joined(folder(of: target), ".\(lastName(of: target)).\(getpid()).tmp")
  var facts = stat()
  let permissions = stat(target, &facts) == 0 ? facts.st_mode & 0o7777 : nil
  // What may not be written to may not be replaced either, though the folder would allow it.
  if permissions != nil, access(target, W_OK) != 0 { throw openingError(path, errno) }
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else { throw creatingError(path, errno) }
  var problem = writeAll(bytes, to: descriptor)
  if problem == nil, let permissions, fchmod(descriptor, permissions) != 0 { problem = .system(errno) }
  if problem == nil, fsync(descriptor) != 0 { problem = .system(errno) }
  if close(descriptor) != 0, problem == nil { problem = .system(errno) }
  if problem == nil, rename(temporary, target) != 0 { problem = .system(errno) }
  guard let problem else { return }
  unlink(temporary)
  switch problem {
  case .closed: throw .other(path: path, number: EPIPE)
  case .system(let number): throw .other(path: path, number: number)
  }
}

private func withoutLinks(_ path: String) -> String {
  guard let real = realpath(path, nil) else { return path }
  defer { free(real) }
  return String(cString: real)
}

/// A file that can't be made lacks its folder, not itself.
private func creatingError(_ path: String, _ number: Int32) -> FileError {
  number == ENOENT
    ? .notThere(path: folder(of: path), near: nearPath(to: folder(of: path))) : openingError(path, number)
}
