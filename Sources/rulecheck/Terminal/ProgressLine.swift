#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How far a long run has come, on a line of stderr that is written anew; only on a terminal, and only if nothing else
/// is written there.
struct ProgressLine {
  private let console: Console
  private let isShown: Bool
  private var next = 0
  private var isWritten = false

  init(_ console: Console) {
    self.console = console
    isShown = console.noticesIsTerminal && !console.resultsIsTerminal
  }

  /// Shows a text now and then.
  mutating func show(_ text: () -> String) {
    guard isShown else { return }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = time.tv_sec * 10 + time.tv_nsec / 100_000_000
    guard now >= next else { return }
    next = now + 3
    isWritten = true
    console.notices.write("\r\(text())\u{1B}[K")
    console.notices.flush()
  }

  /// Takes the line away.
  mutating func clear() {
    guard isWritten else { return }
    console.notices.write("\r\u{1B}[K")
    console.notices.flush()
    isWritten = false
  }
}
