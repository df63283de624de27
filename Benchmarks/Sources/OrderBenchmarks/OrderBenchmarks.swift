import Measuring
import RuleDSL
import RulesEngine

/// Measures orders and events that come as lines of JSON, each way as a process of its own.
///
///     OrderBenchmarks orders COUNT FILE
///     OrderBenchmarks events COUNT FILE
///     OrderBenchmarks read RULES FILE
///     OrderBenchmarks compare ROUNDS RULECHECK DECODE-ORDERS RULES ORDERS COUNT EVENTS COUNT
@main
struct OrderBenchmarks {
  static func main() {
    do { try run(Array(CommandLine.arguments.dropFirst())) } catch { print(error) }
  }

  static func run(_ words: [String]) throws {
    switch words.first {
    case "orders" where words.count == 3:
      var shoppers = Shoppers()
      try write(try number(words[1]), to: words[2]) { shoppers.order() }
    case "events" where words.count == 3:
      var shoppers = Shoppers()
      try write(try number(words[1]), to: words[2]) { shoppers.event(ofOpen: 1_000) }
    case "read" where words.count == 3: try read(rules: words[1], words[2])
    case "compare" where words.count == 9: try compare(Array(words.dropFirst()))
    default: throw BenchmarkError(problem: "OrderBenchmarks orders | events | read | compare …")
    }
  }

  static func number(_ word: String) throws -> Int {
    guard let number = Int(word), number > 0 else { throw BenchmarkError(problem: "\(word) is no number") }
    return number
  }

  /// Only reads the orders of a file: they are neither priced nor answered.
  static func read(rules: String, _ path: String) throws {
    let compiled = RuleDSL.compile(
      SourceFile(name: rules, bytes: try contents(ofFile: rules)), onlyToPrice: true, withInstructions: false)
    guard let program = compiled.program else { throw BenchmarkError(problem: "\(rules) has mistakes") }
    var reader = OrderReader(program)
    let bytes = try contents(ofFile: path)
    var start = 0
    var count = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      guard reader.readOrder(bytes, in: start..<end) else { throw BenchmarkError(problem: "an order is unusual") }
      count += reader.events.count
      start = end + 1
    }
    print(count)
  }

  // MARK: Comparing

  static func compare(_ words: [String]) throws {
    let rounds = try number(words[0])
    let (rulecheck, decoder, rules) = (words[1], words[2], words[3])
    let (orders, orderCount, events, eventCount) = (words[4], try number(words[5]), words[6], try number(words[7]))
    let ways = [
      Way(name: "price", lines: orderCount, command: [rulecheck, "price", orders, "--rules", rules]),
      Way(name: "decoder", lines: orderCount, command: [decoder, orders]),
      Way(name: "reading", lines: orderCount, command: [CommandLine.arguments[0], "read", rules, orders]),
      Way(name: "stream", lines: eventCount, command: [rulecheck, "stream", events, "--rules", rules]),
      Way(name: "changes", lines: eventCount, command: [rulecheck, "stream", events, "--rules", rules, "--changes"]),
    ]
    var runs: [String: [Run]] = [:]
    for round in 0...rounds {
      for way in ways {
        let run = try Measuring.run(way.command, ends: [0, 1])
        if round > 0 { runs[way.name, default: []].append(run) }
      }
    }
    report(ways, runs)
  }

  /// A process that is measured, and how many lines it reads.
  struct Way {
    let name: String
    let lines: Int
    let command: [String]
  }

  /// Medians over the rounds; ratios are those of two processes in the same round.
  static func report(_ ways: [Way], _ runs: [String: [Run]]) {
    var seconds: [String: [Double]] = [:]
    var speeds: [String: String] = [:]
    var memory: [String: String] = [:]
    for way in ways {
      let times = (runs[way.name] ?? []).map { Double($0.processor) / 1e9 }
      seconds[way.name] = times
      speeds[way.name] = hundredths(Double(way.lines) / median(times) / 1e6)
      memory[way.name] = "\(median((runs[way.name] ?? []).map { $0.memory }) / 1_000_000) MB"
    }
    func ratio(_ way: String, to other: String) -> String {
      hundredths(median(zip(seconds[way] ?? [], seconds[other] ?? []).map { $0 / $1 }))
    }
    func row(_ what: String, _ way: String, _ unit: String, _ ratio: String, _ target: String) {
      print("| \(what) | \(speeds[way] ?? "") million \(unit) | \(memory[way] ?? "") | \(ratio) | \(target) |")
    }
    print("| what | a second of processor time | most memory | ratio | to reach |")
    print("|---|---|---|---|---|")
    row("a loop over the toolchain's JSONDecoder", "decoder", "orders", "", "")
    row("`price`, as many times as fast as that loop", "price", "orders", ratio("decoder", to: "price"), "6")
    row("reading alone, its share of `price`", "reading", "orders", ratio("reading", to: "price"), "")
    row("`stream`", "stream", "events", "", "1 million")
    row("`stream --changes`", "changes", "events", "", "")
  }
}
