/// A rule file in its written form.
public struct FormattedFile: Sendable {
  /// The whole file; nothing if it can't be read as it is.
  public let text: String?
  /// What can't be read, in the order of the file, and warnings.
  public let diagnostics: [Diagnostic]
}

/// Writes a rule file in the one form that all rule files can have: it means the same, and its own form is itself.
///
/// The file must be readable, no more: what is wrong with its names and prices is for `compile` to say.
public func format(_ file: SourceFile) -> FormattedFile {
  var diagnostics = DiagnosticCollection([file])

  let lexed = lex(file, index: 0)
  for error in lexed.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let parsed = parse(lexed, index: 0)
  for error in parsed.errors { diagnostics.add(error.diagnostic) }
  diagnostics.endStage()

  let text = diagnostics.hasErrors ? nil : writtenForm(of: parsed, lexed, file.bytes)
  return FormattedFile(text: text, diagnostics: diagnostics.listed)
}

private func writtenForm(of parsed: ParsedFile, _ lexed: LexedFile, _ bytes: [UInt8]) -> String {
  let source = SourcePieces(lexed, bytes)
  let guide = FormattingGuide(parsed, source.tokens)
  let form = PlainForm(bytes: bytes)
  let width = DisplayWidth(ofLanguage: guide.language)

  let pieces = ClauseOrder.arrange(source, guide, form)
  var lines = LineBreaking.lines(of: pieces, guide, form, width)
  let tables = TableAlignment(lines, width)
  for index in lines.indices { lines[index] = tables.aligned(lines[index]) }
  ColumnAlignment(width: width).align(&lines)
  return joined(lines)
}

private func joined(_ lines: [WrittenLine]) -> String {
  var text = ""
  for line in lines {
    if line.isAfterBlank { text += "\n" }
    text += String(repeating: " ", count: line.indentation * WrittenLine.level) + line.text + "\n"
  }
  return text
}

extension DisplayWidth {
  /// Ambiguous characters are wide in the fonts of Chinese, Japanese and Korean.
  fileprivate init(ofLanguage tag: String?) {
    var language = ""
    for scalar in (tag ?? "").unicodeScalars {
      if scalar == "-" { break }
      language.unicodeScalars.append(scalar)
    }
    switch asciiLowercased(language) {
    case "zh", "ja", "ko": self.init(ambiguous: 2)
    default: self.init()
    }
  }
}
