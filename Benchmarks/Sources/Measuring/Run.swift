#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How long one run of a command took, in nanoseconds.
public struct Run {
  /// From before it was started to after it had ended.
  public var wall: Int
  /// Its own work and the system's for it. The system counts this in microseconds or, on some machines, in whole ticks.
  public var processor: Int
  /// The most memory that it held at a time, in bytes.
  public var memory: Int
}

public enum RunError: Error {
  case notStarted(command: String, number: Int32)
  case ended(command: String, status: Int32)
}

/// Starts a command with its output going nowhere, and waits for its end.
///
/// - Parameter ends: The exit codes that are expected.
public func run(_ command: [String], ends: Set<Int32> = [0]) throws(RunError) -> Run {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }

  var process: pid_t = 0
  let start = now()
  let problem = posix_spawn(&process, command[0], &actions, nil, &words, environ)
  guard problem == 0 else { throw .notStarted(command: command[0], number: problem) }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
  let end = now()
  guard status & 0x7F == 0, ends.contains((status >> 8) & 0xFF) else {
    throw .ended(command: command.joined(separator: " "), status: status)
  }
  return Run(
    wall: end - start, processor: nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime),
    memory: bytes(usage.ru_maxrss))
}

/// Linux counts in kilobytes.
private func bytes(_ memory: Int) -> Int {
  #if canImport(Darwin)
  memory
  #else
  memory * 1_024
  #endif
}

private func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

private func nanoseconds(_ time: timeval) -> Int {
  Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_usec) * 1_000
}
