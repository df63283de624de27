#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The most bytes that are read of a rule file, an order or a line of a stream: 16 MiB.
let largestFile = 16 << 20

/// What a path of `-` stands for.
enum InputSource: Sendable {
  case standardInput
  /// Bytes given beforehand, for a test.
  case bytes([UInt8])
}

extension Console {
  /// Reads a whole file, or stdin where `path` is `-`.
  ///
  /// Never more than `limit + 1` bytes are read, so an endless input ends with an error.
  func read(_ path: String, limit: Int = largestFile) throws(FileError) -> [UInt8] {
    guard path == "-" else { return try readFile(path, limit: limit) }
    switch input {
    case .standardInput: return try readAll(of: STDIN_FILENO, named: path, limit: limit)
    case .bytes(let bytes):
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
      return bytes
    }
  }
}

/// Reads a whole file of at most `limit` bytes.
func readFile(_ path: String, limit: Int = largestFile) throws(FileError) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw openingError(path, errno) }
  defer { close(descriptor) }
  return try readAll(of: descriptor, named: path, limit: limit)
}

private func readAll(of descriptor: Int32, named path: String, limit: Int) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = min(limit + 1, sizeToExpect(of: descriptor))
  while true {
    var problem: Int32 = 0
    let room = min(chunk, limit + 1 - bytes.count)
    let more = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let got = read(descriptor, buffer.baseAddress, room)
      problem = got < 0 ? errno : 0
      count = max(0, got)
    }
    switch problem {
    case 0 where more.isEmpty: return bytes
    case 0: if bytes.isEmpty { bytes = more } else { bytes += more }
    case EINTR: continue
    default: throw openingError(path, problem)
    }
    if bytes.count > limit { throw .tooLarge(path: path, limit: limit) }
    // What is as long as was expected most likely ends here.
    chunk = bytes.count + 1 == chunk ? 1 : max(1 << 16, bytes.count)
  }
}

/// One byte more than the file has, so that a file that doesn't grow is read whole at once.
func sizeToExpect(of descriptor: Int32) -> Int {
  var facts = stat()
  guard fstat(descriptor, &facts) == 0, facts.st_size > 0 else { return 1 << 16 }
  return Int(facts.st_size) + 1
}

/// Gives the reason for a path that can't be opened, with the near name of its folder where there is nothing of that name.
func openingError(_ path: String, _ number: Int32) -> FileError {
  switch number {
  case ENOENT, ENOTDIR: .notThere(path: path, near: nearPath(to: path))
  case EISDIR: .isFolder(path: path)
  case EACCES, EPERM: .noPermission(path: path)
  default: .other(path: path, number: number)
  }
}
