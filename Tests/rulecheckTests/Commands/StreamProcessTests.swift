#if os(Linux)
import Foundation
import Testing

@testable import rulecheck

/// The command as a process, with pipes at both ends.
@Suite("A stream as a process", .serialized, .timeLimit(.minutes(2)))
struct StreamProcessTests {
  private let shop: Shop
  private let running: RunningStream

  init() throws {
    shop = try Shop(["tea.rules": tea])
    running = try RunningStream(shop.path("tea.rules"))
  }

  private func event(_ order: Int) -> String { "{\"order\": \"A\(order)\", \"set\": \"drink\", \"to\": \"紅茶\"}\n" }

  @Test(arguments: [SIGTERM, SIGINT])
  func endsAfterTheAnswersOfWhatWasRead(_ number: Int32) throws {
    running.send(event(1) + event(2) + "{\"order\": \"A1\", \"clo")
    #expect(running.line()?.contains("\"order\": \"A1\"") == true)
    #expect(running.line()?.contains("\"order\": \"A2\"") == true)
    kill(running.process.processIdentifier, number)
    #expect(running.line() == nil)
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .exit)
    #expect(running.process.terminationStatus == ExitCode.findings.rawValue)
    #expect(running.notices() == "")
  }

  @Test func endsQuietlyWhenNobodyReadsAnyMore() throws {
    running.send(event(1))
    _ = running.line()
    try running.answers.fileHandleForReading.close()
    running.send(String(repeating: event(1), count: 1_000))
    running.process.waitUntilExit()
    #expect(running.process.terminationReason == .exit)
    #expect(running.process.terminationStatus == ExitCode.allWell.rawValue)
    #expect(running.notices() == "")
  }

  @Test func waitsForAReaderThatStops() throws {
    let count = 6_000
    let text = (0..<count).map { event($0 % 50) }.joined()
    let running = running
    let sending = Thread {
      running.send(text)
      running.finish()
    }
    sending.start()
    Thread.sleep(forTimeInterval: 0.5)
    #expect(running.mostMemory < 120_000_000)
    for number in 0..<count {
      guard let line = running.line() else {
        Issue.record("the answer to event \(number) is missing")
        break
      }
      #expect(line.hasPrefix("{\"order\": \"A\(number % 50)\","))
    }
    #expect(running.line() == nil)
  }

  @Test func keepsNothingOfALineThatNeverEnds() throws {
    let running = running
    let sending = Thread {
      let piece = String(repeating: "x", count: 1 << 20)
      for _ in 0..<100 { running.send(piece) }
      running.send("\n" + "{\"order\": \"A1\", \"set\": \"drink\", \"to\": \"紅茶\"}")
      running.finish()
    }
    sending.start()
    #expect(running.line() == #"{"line": 1, "error": "too-long", "message": "a line has at most 16 MiB"}"#)
    #expect(running.mostMemory < 150_000_000)
    #expect(running.line()?.contains("\"total\": \"30\"") == true)
    #expect(running.line() == nil)
  }
}

/// `rulecheck stream`, started beside the tests.
private final class RunningStream: @unchecked Sendable {
  let process = Process()
  let events = Pipe()
  let answers = Pipe()
  private let errors = Pipe()
  private var buffer: [UInt8] = []
  private var start = 0

  init(_ rules: String) throws {
    signal(SIGPIPE, SIG_IGN)
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.executableURL = tests.appendingPathComponent("rulecheck")
    process.arguments = ["stream", "--rules", rules]
    process.standardInput = events
    process.standardOutput = answers
    process.standardError = errors
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  func send(_ text: String) { try? events.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  func finish() { try? events.fileHandleForWriting.close() }

  /// The next answer; nil at the end.
  func line() -> String? {
    while true {
      if let end = buffer[start...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return String(decoding: buffer[start..<end], as: UTF8.self)
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      buffer.removeFirst(start)
      start = 0
      buffer += more
    }
  }

  func notices() -> String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// The most memory that the process had, in bytes.
  var mostMemory: Int {
    let facts = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = facts.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }.map {
      $0 * 1_024
    }
      ?? 0
  }
}
#endif
