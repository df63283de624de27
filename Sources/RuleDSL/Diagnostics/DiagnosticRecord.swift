public import RulesEngine

/// A diagnostic with its places as lines and columns, ready to be written as data.
public struct DiagnosticRecord: Sendable, Hashable {
  /// From the first character to behind the last one.
  public struct Span: Sendable, Hashable {
    public var file: String
    public var start: SourcePosition
    public var end: SourcePosition
  }

  public struct Label: Sendable, Hashable {
    public var span: Span
    public var text: String
  }

  /// Replace what stands in the span.
  public struct Fix: Sendable, Hashable {
    public var span: Span
    public var replacement: String
  }

  public var severity: Severity
  public var code: DiagnosticCode
  public var message: String
  public var span: Span
  public var note: String?
  public var labels: [Label]
  public var help: String?
  public var fix: Fix?
}

extension DiagnosticRenderer {
  public func record(_ diagnostic: Diagnostic) -> DiagnosticRecord {
    DiagnosticRecord(
      severity: diagnostic.severity, code: diagnostic.code, message: diagnostic.message,
      span: span(of: diagnostic.place), note: diagnostic.note,
      labels: diagnostic.labels.map { DiagnosticRecord.Label(span: span(of: $0.place), text: $0.text) },
      help: diagnostic.help,
      fix: diagnostic.fix.map { DiagnosticRecord.Fix(span: span(of: $0.place), replacement: $0.replacement) })
  }

  public func span(of place: Place) -> DiagnosticRecord.Span {
    DiagnosticRecord.Span(
      file: fileName(of: place), start: position(place.file, place.start), end: position(place.file, place.end))
  }
}
