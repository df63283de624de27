#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The wish that the process ends soon, told by SIGINT or SIGTERM. A second signal ends it at once.
enum Interruption {
  /// Watches for the signals. Gives a descriptor that can be read once one has come, or nil where there is none left.
  static func watch() -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    wakingEnd = ends[1]
    var numbers = sigset_t()
    sigemptyset(&numbers)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&numbers, number)
      signal(number) { number in
        let problem = errno
        var byte: UInt8 = 1
        _ = write(wakingEnd, &byte, 1)
        signal(number, SIG_DFL)
        errno = problem
      }
    }
    // Whoever started the process may have held them back.
    pthread_sigmask(SIG_UNBLOCK, &numbers, nil)
    return ends[0]
  }
}

/// Written once, before the first signal can come; a handler may read nothing else.
nonisolated(unsafe) private var wakingEnd: Int32 = -1
