#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Why nothing more can be written.
enum WriteFailure: Error, Hashable {
  /// Whoever read has read enough, as `head` does.
  case closed
  /// The system's number for the reason: a full disk, for example.
  case system(Int32)
}

/// Bytes on their way to a terminal, a pipe or a file, or kept in memory for a test.
///
/// Nothing reaches the other side before `flush()` or before the buffer is full. After a failure everything is dropped.
final class Output {
  private let descriptor: Int32?
  private let capacity: Int
  private var buffer: [UInt8] = []
  private let whenItFails: (WriteFailure) -> Void
  private(set) var failure: WriteFailure?

  /// Writes to a file descriptor, which stays open.
  ///
  /// - Parameter whenItFails: Called once, at the first failure; a command usually ends there.
  init(descriptor: Int32, capacity: Int = 1 << 16, whenItFails: @escaping (WriteFailure) -> Void) {
    self.descriptor = descriptor
    self.capacity = capacity
    self.whenItFails = whenItFails
  }

  /// Keeps everything in memory.
  init() {
    descriptor = nil
    capacity = .max
    whenItFails = { _ in }
  }

  /// What was written and not yet sent; in memory, everything.
  var text: String { String(decoding: buffer, as: UTF8.self) }

  func write(_ text: String) {
    write(bytes: text.utf8)
  }

  func write(line: String) {
    write(bytes: line.utf8)
    write(bytes: CollectionOfOne(UInt8(ascii: "\n")))
  }

  func write(bytes: some Sequence<UInt8>) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= capacity { flush() }
  }

  /// Much at once is sent from where it lies.
  func write(bytes: [UInt8]) {
    guard failure == nil else { return }
    guard descriptor != nil, bytes.count >= capacity else {
      buffer += bytes
      if buffer.count >= capacity { flush() }
      return
    }
    flush()
    send(bytes)
  }

  func flush() {
    guard descriptor != nil, failure == nil, !buffer.isEmpty else { return }
    send(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func send(_ bytes: [UInt8]) {
    guard let descriptor, failure == nil, let problem = writeAll(bytes, to: descriptor) else { return }
    failure = problem
    whenItFails(problem)
  }
}

/// Writes every byte, however often the system takes only a part.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> WriteFailure? {
  var start = 0
  while start < bytes.count {
    let written = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + start, $0.count - start) }
    if written >= 0 {
      start += written
    } else if errno == EAGAIN {
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&ready, 1, -1)
    } else if errno != EINTR {
      return errno == EPIPE ? .closed : .system(errno)
    }
  }
  return nil
}
