#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where a command's words go: results to `results` (stdout), diagnostics and progress to `notices` (stderr).
///
/// A command gets a console and returns an `ExitCode`; `Console.main` is the real one, `Console.inMemory()` keeps all for a test:
/// ```swift
/// let console = Console.inMemory(input: #"{"drink": "白玉"}"#)
/// #expect(PriceCommand.run(["-"], console) == .findings)
/// #expect(console.results.text.contains("Total"))
/// ```
struct Console {
  let results: Output
  let notices: Output
  /// Paints for stdout.
  var paint: Paint
  /// Paints for stderr.
  var noticePaint: Paint
  /// What `-` reads.
  let input: InputSource
  let resultsIsTerminal: Bool
  let noticesIsTerminal: Bool
  private let environment: (String) -> String?
  private let kept = Kept()

  private final class Kept {
    var objects: [AnyObject] = []
  }

  init(
    results: Output, notices: Output, input: InputSource, resultsIsTerminal: Bool, noticesIsTerminal: Bool,
    environment: @escaping (String) -> String?
  ) {
    self.results = results
    self.notices = notices
    self.input = input
    self.resultsIsTerminal = resultsIsTerminal
    self.noticesIsTerminal = noticesIsTerminal
    self.environment = environment
    paint = Paint(isOn: false)
    noticePaint = Paint(isOn: false)
    use(.auto)
  }

  /// Applies `--color`.
  mutating func use(_ choice: ColorChoice) {
    paint.isOn = choice.isOn(isTerminal: resultsIsTerminal, environment: environment)
    noticePaint.isOn = choice.isOn(isTerminal: noticesIsTerminal, environment: environment)
  }

  /// Tells why a command can't be carried out. What was printed before is sent first, so that the two don't cross.
  func report(_ problem: some Explained) {
    results.flush()
    notices.write(line: "\(noticePaint("error:", .bold, .red)) \(problem.message)")
    if let help = problem.help { notices.write(line: "\(noticePaint("help:", .bold, .cyan)) \(help)") }
    notices.flush()
  }

  /// Keeps something large until the end. There the system takes all memory back at once, so that nobody waits while it
  /// is taken apart piece by piece.
  func keep(_ object: AnyObject) {
    kept.objects.append(object)
  }

  /// Sends what is still buffered; the last thing before the process ends.
  func flush() {
    results.flush()
    notices.flush()
  }
}

extension Console {
  /// The process's own stdin, stdout and stderr.
  ///
  /// A closed stdout ends the process quietly; one that can't be written to, for example on a full disk, ends it with
  /// `ExitCode.notCarriedOut` and a message, so that half a result never looks like a whole one.
  static func main() -> Console {
    // Without this the process would be ended by a signal, which shells report.
    signal(SIGPIPE, SIG_IGN)
    let notices = Output(descriptor: STDERR_FILENO) { _ in }
    let results = Output(descriptor: STDOUT_FILENO) { failure in
      guard case .system(let number) = failure else { exit(ExitCode.allWell.rawValue) }
      notices.write(line: "error: the output can't be written: \(systemReason(number))")
      notices.flush()
      exit(ExitCode.notCarriedOut.rawValue)
    }
    return Console(
      results: results, notices: notices, input: .standardInput, resultsIsTerminal: isatty(STDOUT_FILENO) == 1,
      noticesIsTerminal: isatty(STDERR_FILENO) == 1, environment: environmentValue)
  }

  /// A console for a test: `results.text` and `notices.text` have what was written.
  static func inMemory(input: String = "", environment: [String: String] = [:]) -> Console {
    Console(
      results: Output(), notices: Output(), input: .bytes(Array(input.utf8)), resultsIsTerminal: false,
      noticesIsTerminal: false,
      environment: { environment[$0] })
  }

  /// Sends what is buffered and ends the process.
  func end(_ code: ExitCode) -> Never {
    flush()
    exit(code.rawValue)
  }
}

private func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The system's own words for an error number, such as `No space left on device`.
func systemReason(_ number: Int32) -> String {
  String(cString: strerror(number))
}
