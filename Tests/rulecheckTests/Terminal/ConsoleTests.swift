import Testing

@testable import rulecheck

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite("What a command says, and where")
struct ConsoleTests {
  @Test(arguments: [
    (ColorChoice.auto, true, [:], true),
    (.auto, false, [:], false),
    (.auto, true, ["NO_COLOR": "1"], false),
    (.auto, true, ["NO_COLOR": ""], true),
    (.auto, true, ["TERM": "dumb"], false),
    (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
    (.never, true, [:], false),
  ])
  func colourIsForPeopleWhoWantIt(choice: ColorChoice, isTerminal: Bool, environment: [String: String], isOn: Bool) {
    #expect(choice.isOn(isTerminal: isTerminal) { environment[$0] } == isOn)
  }

  @Test func paintWrapsTextInStyles() {
    #expect(Paint(isOn: true)("error", .bold, .red) == "\u{1B}[1;31merror\u{1B}[0m")
    #expect(Paint(isOn: true)("plain") == "plain")
    #expect(Paint(isOn: false)("error", .bold) == "error")
  }

  @Test func problemsGoToTheNotices() {
    var console = Console.inMemory()
    console.results.write(line: "60")
    console.report(FileError.isFolder(path: "rules"))
    #expect(console.results.text == "60\n")
    #expect(console.notices.text == "error: rules is a folder, and a file is needed here\nhelp: name a file in it\n")
    console.use(.always)
    #expect(console.paint.isOn && console.noticePaint.isOn)
  }

  @Test(arguments: [
    ("白玉 (大杯)", "白玉 (大杯)"), ("a\u{1B}[31mb\n", #"a\u{1B}[31mb\u{A}"#), ("\u{202E}txt", #"\u{202E}txt"#), ("👩‍🍳", "👩‍🍳"),
  ])
  func textFromElsewhereCannotActOnTheTerminal(text: String, shown: String) {
    #expect(visibleText(text) == shown)
  }

  @Test func worseExitCodeCounts() {
    #expect(ExitCode.allWell.worse(.findings) == .findings)
    #expect(ExitCode.notCarriedOut.worse(.findings) == .notCarriedOut)
  }

  @Test func closedPipeIsSaidOnceAndTheRestDropped() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    var failures: [WriteFailure] = []
    let output = Output(descriptor: ends[1], capacity: 4) { failures.append($0) }
    output.write(line: "Total")
    output.write(line: "Total")
    output.flush()
    #expect(failures == [.closed])
    #expect(output.failure == .closed)
    #expect(output.text == "")
  }

  @Test func outputIsSentWhenTheBufferIsFullOrFlushed() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let output = Output(descriptor: ends[1], capacity: 4) { _ in }
    output.write("白")
    #expect(output.text == "白")
    output.write("玉")
    #expect(output.text == "")
    var waiting = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&waiting, 1, 0) == 1)
    output.write(line: "!")
    output.flush()
    #expect(try InputBytes(descriptor: ends[0], named: "pipe").next() == Array("白玉!\n".utf8))
  }
}
