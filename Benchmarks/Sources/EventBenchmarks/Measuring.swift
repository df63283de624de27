#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The processor time of this process, in nanoseconds.
func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}

/// The most memory that this process held at a time, in bytes. Linux counts in kilobytes.
func mostMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss * 1_024
  #else
  getrusage(RUSAGE_SELF, &usage)
  return usage.ru_maxrss
  #endif
}

/// Something that is repeated, and how often it takes in an event each time.
struct Measured {
  let name: String
  let events: Int
  /// Gives back what the events came to, so that nothing can be left out.
  let run: () throws -> Int
}

/// Nanoseconds an event, round by round.
struct Times {
  var rounds: [Double] = []

  var median: Double { rounds.sorted()[rounds.count / 2] }

  /// The median of the ratios within a round.
  func ratio(to other: Times) -> Double {
    zip(rounds, other.rounds).map { $0 / $1 }.sorted()[rounds.count / 2]
  }
}

/// All of them in turn, round by round, so that a busy moment of the machine meets them all. The first round only warms up.
func measure(_ measured: [Measured], rounds: Int) throws -> [String: Times] {
  var times: [String: Times] = [:]
  var sum = 0
  for round in 0...rounds {
    for one in measured {
      let start = processorTime()
      sum &+= try one.run()
      let time = Double(processorTime() - start) / Double(one.events)
      if round > 0 { times[one.name, default: Times()].rounds.append(time) }
    }
  }
  if sum == 1 { print("") }
  return times
}
