import Foundation
import Testing

@testable import rulecheck

@Suite("The tutorial")
struct TutorialTests {
  private static let text = (try? Project.text("Docs/tutorial.md")) ?? ""
  private static let blocks = MarkdownBlock.all(in: text)
  private static let steps = Project.files(in: "Docs/tutorial", ending: ".rules")

  /// The files of a step begin with its number in two digits.
  private static func number(of heading: String) -> String? {
    guard let number = Int(heading.prefix { $0 != "." }) else { return nil }
    return (number < 10 ? "0" : "") + String(number)
  }

  private static func file(of block: MarkdownBlock, ending: String) -> String? {
    guard let number = number(of: block.heading) else { return nil }
    return Project.files(in: "Docs/tutorial", ending: ending).first { $0.hasPrefix(number) }
  }

  // MARK: Its files

  @Test(arguments: steps)
  func aStepHasNoMistake(_ step: String) throws {
    expectNoMistake(try Project.text("Docs/tutorial/" + step), named: step)
  }

  @Test func everyStepHasItsFile() {
    let headings = Self.text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    #expect(headings.compactMap { Self.number(of: $0) } == Self.steps.map { String($0.prefix(2)) })
    #expect(Self.steps.count >= 8)
  }

  @Test func theLastStepIsTheTeaHouse() throws {
    let last = try #require(Self.steps.last)
    #expect(try Project.text("Docs/tutorial/" + last) == Project.text("rules/tea-house.rules"))
  }

  // MARK: What it shows

  @Test(arguments: blocks.filter { $0.kind == "rules" })
  func shownRulesStandInTheFileOfTheStep(_ block: MarkdownBlock) throws {
    let file = try #require(Self.file(of: block, ending: ".rules"))
    #expect(("\n" + (try Project.text("Docs/tutorial/" + file))).contains("\n" + block.text))
  }

  @Test(arguments: blocks.filter { $0.kind == "json" })
  func aShownOrderIsTheFileOfTheStep(_ block: MarkdownBlock) throws {
    let file = try #require(Self.file(of: block, ending: ".json"))
    #expect(try Project.text("Docs/tutorial/" + file) == block.text)
  }

  @Test(arguments: blocks.indices.filter { blocks[$0].kind == "console" })
  func aCommandAnswersAsShown(_ index: Int) throws {
    let block = Self.blocks[index]
    let wrong = Self.blocks[..<index].last.flatMap { $0.kind == "rules wrong" ? $0.lines.first : nil }
    let session = try #require(ShownCommand(block, wrongLine: wrong))
    #expect(try session.answer() == session.shown)
  }

  @Test(arguments: steps)
  func everyStepShowsAMistake(_ step: String) throws {
    let commands = Self.blocks.filter { $0.kind == "console" && Self.file(of: $0, ending: ".rules") == step }
    #expect(commands.compactMap { ShownCommand($0, wrongLine: "") }.contains { $0.mistake != nil })
  }
}

/// A command with its answer, as the tutorial shows them: `$ rulecheck check 01-menu.rules`.
private struct ShownCommand {
  /// A line of a file that has a mistake in what is shown, though not in the file itself.
  struct Mistake {
    var file: String
    var line: Int
    var text: String
  }

  var words: [String]
  var shown: [String]
  var mistake: Mistake?

  /// A mistake stands in the answer: its place, and the line as it is then. A failed example shows only its place.
  init?(_ block: MarkdownBlock, wrongLine: String?) {
    guard let command = block.lines.first, command.hasPrefix("$ rulecheck ") else { return nil }
    words = command.split(separator: " ").dropFirst(2).map { String($0) }
    shown = Array(block.lines.dropFirst())
    let places = shown.compactMap { $0.firstMatch(of: /(?:^ +--> |\()([^ (]+):(\d+):\d+\)?$/) }
    guard let place = places.first, let line = Int(place.2) else { return }
    let quoted = shown.first { $0.wholeMatch(of: /\d+ \| .*/) != nil }.map { $0.drop { $0.isNumber }.dropFirst(3) }
    guard let text = quoted.map({ String($0) }) ?? wrongLine else { return }
    mistake = Mistake(file: String(place.1), line: line, text: text)
  }

  /// What the command prints, as a terminal shows it.
  func answer() throws -> [String] {
    let folder = TemporaryFolder()
    for file in Project.files(in: "Docs/tutorial", ending: "") {
      var lines = try Project.text("Docs/tutorial/" + file).components(separatedBy: "\n")
      if let mistake, mistake.file == file { lines[mistake.line - 1] = mistake.text }
      try folder.add(file, lines.joined(separator: "\n"))
    }
    var console = Console.inMemory()
    let paths = words.map { $0.hasSuffix(".rules") || $0.hasSuffix(".json") ? "\(folder.path)/\($0)" : $0 }
    _ = Rulecheck.run(paths, &console)
    let results = lines(of: console.results.text, in: folder)
    let notices = lines(of: console.notices.text, in: folder)
    // The advice at the end of all notices is printed after the results.
    let advice = notices.last { $0.hasPrefix("For more about a mistake") }
    return notices.filter { $0 != advice } + results + (advice.map { [$0] } ?? [])
  }

  private func lines(of text: String, in folder: TemporaryFolder) -> [String] {
    var lines = text.replacingOccurrences(of: folder.path + "/", with: "").components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
