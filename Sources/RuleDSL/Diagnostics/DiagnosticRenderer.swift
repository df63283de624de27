public import RulesEngine

/// Shows diagnostics to a reader, with the lines of the files they speak of.
///
/// It makes text and prints nothing: where it goes, and whether colour helps there, the caller knows.
public struct DiagnosticRenderer: Sendable {
  /// What a part of the text is, so that it can be coloured.
  public enum Tone: Sendable, Hashable {
    case error
    case warning
    case note
    case message
    /// Line numbers, bars, arrows and file names.
    case frame
    /// Carets of further places.
    case label
    case help
  }

  /// Gives a part of the text its colour.
  public typealias Paint = @Sendable (String, Tone) -> String

  let files: [SourceFile]
  let lines: [SourceLines]
  let paint: Paint

  /// - Parameter files: Those that were compiled, in the order of the indices in places.
  public init(_ files: [SourceFile], paint: @escaping Paint = { text, _ in text }) {
    self.files = files
    self.lines = files.map { SourceLines($0) }
    self.paint = paint
  }

  /// All of it: message, places with carets, help, and the line as it is mended. Ends with a line end.
  public func text(_ diagnostic: Diagnostic) -> String {
    var page = SnippetPage(renderer: self, diagnostic)
    return page.text()
  }

  /// One line without its end: `file:line:column: severity: text [code]`.
  public func short(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity.word
    return "\(location(of: diagnostic.place)): \(severity): \(diagnostic.message) [\(diagnostic.code)]"
  }

  /// Where a place starts, for eyes.
  public func location(of place: Place) -> FileLocation {
    FileLocation(file: fileName(of: place), position: position(place.file, place.start))
  }

  func fileName(of place: Place) -> String {
    files.indices.contains(Int(place.file)) ? files[Int(place.file)].name : ""
  }

  func position(_ file: Int32, _ offset: Int32) -> SourcePosition {
    guard lines.indices.contains(Int(file)) else { return SourcePosition(line: 1, column: 1) }
    return lines[Int(file)].position(at: offset)
  }

  func lineText(_ file: Int32, _ line: Int) -> String {
    lines.indices.contains(Int(file)) ? lines[Int(file)].text(ofLine: line) : ""
  }
}

/// A file, a line and a column, as messages name them: `rules/drinks.rules:12:5`.
public struct FileLocation: Sendable, Hashable, CustomStringConvertible {
  public var file: String
  public var position: SourcePosition

  public init(file: String, position: SourcePosition) {
    self.file = file
    self.position = position
  }

  public var description: String { "\(file):\(position)" }
}

extension Severity {
  /// As it is written before a message.
  public var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }

  var tone: DiagnosticRenderer.Tone {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
