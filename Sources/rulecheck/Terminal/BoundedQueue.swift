#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Hands values from one thread to another, at most so many at once: who gives more waits.
final class BoundedQueue<Element: Sendable>: @unchecked Sendable {
  private let monitor = Monitor()
  private let limit: Int
  private var elements: [Element] = []
  private var isClosed = false

  init(limit: Int) {
    self.limit = limit
  }

  func put(_ element: Element) {
    monitor.wait(until: { elements.count < limit }, then: { elements.append(element) })
  }

  /// After what was put there is no more.
  func close() {
    monitor.wait(until: { true }, then: { isClosed = true })
  }

  /// The next value; waits for it, and is nil past the last.
  func take() -> Element? {
    monitor.wait(until: { !elements.isEmpty || isClosed }, then: { elements.isEmpty ? nil : elements.removeFirst() })
  }

  /// The next value if there is one now.
  func takeNow() -> Element? {
    monitor.wait(until: { true }, then: { elements.isEmpty ? nil : elements.removeFirst() })
  }
}

/// A lock that can wait until something holds.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Waits until something holds, does something while no other thread is in here, and wakes all who wait.
  func wait<Result>(until holds: () -> Bool, then act: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    while !holds() { pthread_cond_wait(condition, mutex) }
    let result = act()
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
    return result
  }
}

/// A thread of the system.
struct SystemThread {
  private let thread: pthread_t

  private final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; nil where the system has none left.
  init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
    var started: pthread_t?
    let problem = pthread_create(&started, nil, SystemThread.run, work.toOpaque())
    guard problem == 0, let started else {
      work.release()
      return nil
    }
    thread = started
    #else
    var started = pthread_t()
    guard pthread_create(&started, nil, { SystemThread.run($0!) }, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    thread = started
    #endif
  }

  private static func run(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }
}
