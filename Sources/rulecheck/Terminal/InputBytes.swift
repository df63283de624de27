import RulesEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An input that is read in blocks as it comes.
final class InputBytes {
  /// The most that is read at once.
  static let blockSize = 1 << 18

  private let descriptor: Int32?
  private let name: String
  private let closesDescriptor: Bool
  /// Can be read once the process is asked to end.
  private var interruption: Int32?
  /// What was read already.
  private var ahead: [UInt8]
  /// Whether the process was asked to end; then there is no more.
  private(set) var isInterrupted = false

  /// Reads a descriptor, which stays open.
  init(descriptor: Int32, named name: String, interruption: Int32? = nil) {
    self.descriptor = descriptor
    self.name = name
    self.interruption = interruption
    closesDescriptor = false
    ahead = []
  }

  /// Opens a file, or what a console's `-` stands for.
  init(_ path: String, _ console: Console) throws(FileError) {
    name = path
    ahead = []
    guard path == "-" else {
      let file = open(path, O_RDONLY | O_CLOEXEC)
      guard file >= 0 else { throw openingError(path, errno) }
      descriptor = file
      closesDescriptor = true
      return
    }
    closesDescriptor = false
    switch console.input {
    case .standardInput: descriptor = STDIN_FILENO
    case .bytes(let bytes):
      descriptor = nil
      ahead = bytes
    }
  }

  deinit {
    if closesDescriptor, let descriptor { close(descriptor) }
  }

  /// From now on SIGINT and SIGTERM end the input, not the process.
  func endAtSignals() {
    if descriptor != nil { interruption = Interruption.watch() }
  }

  /// All of the input if it is one JSON document. Nil if it is a line of JSON after the other: then nothing is lost.
  func document(limit: Int = largestFile) throws(FileError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var check = 1
    var block = descriptor.map { min(InputBytes.blockSize, sizeToExpect(of: $0)) } ?? InputBytes.blockSize
    while true {
      let more = try take(atMost: block, waitsFirst: interruption != nil)
      if more.isEmpty {
        guard !JSONLines.isNDJSON(bytes) else { break }
        return bytes
      }
      if bytes.isEmpty { bytes = more } else { bytes += more }
      block = max(block, min(InputBytes.blockSize, bytes.count))
      // What is small is looked at anew each time, what is large only now and then.
      if bytes.count >= check {
        if JSONLines.isNDJSON(bytes) { break }
        check = bytes.count * 2
      }
      guard bytes.count <= limit else { throw .tooLarge(path: name, limit: limit) }
    }
    ahead = bytes
    return nil
  }

  /// The next bytes as soon as there are some; none at the end.
  ///
  /// - Parameter beforeWaiting: Called if there is nothing to read yet: send what is buffered.
  func next(beforeWaiting: () -> Void = {}) throws(FileError) -> [UInt8] {
    try take(atMost: InputBytes.blockSize, waitsFirst: true, beforeWaiting)
  }

  /// - Parameter waitsFirst: To read is to wait, too, where nothing else is to be done meanwhile or waited for.
  private func take(
    atMost limit: Int, waitsFirst: Bool, _ beforeWaiting: () -> Void = {}
  ) throws(FileError) -> [UInt8] {
    if !ahead.isEmpty {
      defer { ahead = [] }
      return ahead
    }
    guard let descriptor, !isInterrupted else { return [] }
    var mustWait = waitsFirst
    while true {
      if mustWait, !wait(for: descriptor, beforeWaiting) { return [] }
      var problem: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let got = read(descriptor, buffer.baseAddress, limit)
        problem = got < 0 ? errno : 0
        count = max(0, got)
      }
      if problem == 0 { return bytes }
      guard problem == EINTR || problem == EAGAIN else { throw openingError(name, problem) }
      mustWait = true
    }
  }

  /// The next bytes as soon as there are some, put into a buffer from a place on; what was read already may make it longer.
  /// Gives how many they are: none at the end.
  func fill(_ buffer: inout [UInt8], from start: Int, beforeWaiting: () -> Void = {}) throws(FileError) -> Int {
    if !ahead.isEmpty {
      defer { ahead = [] }
      buffer.replaceSubrange(start..<min(buffer.count, start + ahead.count), with: ahead)
      return ahead.count
    }
    guard let descriptor, !isInterrupted else { return 0 }
    while true {
      guard wait(for: descriptor, beforeWaiting) else { return 0 }
      let got = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress! + start, min(bytes.count - start, InputBytes.blockSize))
      }
      if got >= 0 { return got }
      let problem = errno
      guard problem == EINTR || problem == EAGAIN else { throw openingError(name, problem) }
    }
  }

  /// Waits until there is something to read. False if the process is asked to end.
  private func wait(for descriptor: Int32, _ beforeWaiting: () -> Void) -> Bool {
    var watched = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let interruption { watched.append(pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)) }
    if poll(&watched, nfds_t(watched.count), 0) == 0 {
      beforeWaiting()
      while poll(&watched, nfds_t(watched.count), -1) < 0, errno == EINTR {}
    }
    isInterrupted = watched.count > 1 && watched[1].revents != 0
    return !isInterrupted
  }
}
