import Measuring

/// Compares how long commands take from their start to their end, and how much memory they hold.
///
///     MeasureCommands ROUNDS COMMAND -- COMMAND -- …
///
/// The commands run in turn, round by round, so that a busy moment of the machine meets them all. Each is compared with the
/// first; exit code 1 of a command counts as a good end, since it says that there are findings.
@main
struct MeasureCommands {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    let commands = words.dropFirst().split(separator: "--").map { Array($0) }
    guard let rounds = words.first.flatMap({ Int($0) }), rounds > 0, !commands.isEmpty else {
      print("MeasureCommands ROUNDS COMMAND -- COMMAND -- …")
      return
    }
    // A single run is for its memory.
    let warmUp = rounds == 1 ? 0 : max(3, rounds / 20)
    var runs = [[Run]](repeating: [], count: commands.count)
    for round in 0..<(warmUp + rounds) {
      for (index, command) in commands.enumerated() {
        let run = try run(command, ends: [0, 1])
        if round >= warmUp { runs[index].append(run) }
      }
    }
    report(commands, runs)
  }

  /// Medians in microseconds, and the median of the ratios to the first command's run of the same round.
  static func report(_ commands: [[String]], _ runs: [[Run]]) {
    print("wall µs   processor µs   memory MB   wall ratio   command")
    for (command, own) in zip(commands, runs) {
      let ratios = zip(own, runs[0]).map { Double($0.wall) / Double($1.wall) }
      let cells = [
        padded(median(own.map { $0.wall }) / 1_000, 7), padded(median(own.map { $0.processor }) / 1_000, 12),
        padded(median(own.map { $0.memory }) / 1_000_000, 9), padded(hundredths(median(ratios)), 10),
      ]
      print(cells.joined(separator: "   "), command.joined(separator: " "), separator: "   ")
    }
  }

  static func padded(_ value: some CustomStringConvertible, _ columns: Int) -> String {
    let text = value.description
    return String(repeating: " ", count: max(0, columns - text.count)) + text
  }
}
