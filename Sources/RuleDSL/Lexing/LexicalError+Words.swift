import RulesEngine

extension LexicalError {
  /// What the shop owner is told.
  var diagnostic: Diagnostic {
    switch kind {
    case .fileTooBig, .illFormed, .lineTooLong, .nameTooLong, .tooManyDigits: return ofSize
    case .invisible, .invisibleInText: return ofTheInvisible
    case .commaBetweenDigits, .commaBeforeDigit, .missingZero, .currencySign: return ofNumbers
    case .dateForm, .noSuchDay, .timeForm, .noSuchTime, .rangeSign, .timesWithDash: return ofTimes
    case .foreignQuotes, .unclosedQuote, .unknownEscape, .blankMissing: return ofQuotes
    case .needsQuotes(let name):
      return say(
        .unquotedName, "a name with such a character stands in quotes", help: "write `\(inQuotes(name))`",
        fix: inQuotes(name))
    case .unexpectedCharacter(let typed):
      return say(.unexpectedCharacter, "`\(typed)` means nothing here", help: meant(by: typed))
    case .unclosedRow, .textAfterQuotes, .rowWithoutBars: return ofRows
    }
  }

  private func say(
    _ code: DiagnosticCode, _ message: String, note: String? = nil, help: String? = nil, fix: String? = nil
  )
    -> Diagnostic
  {
    Diagnostic(
      code: code, at: place, message, note: note, help: help, fix: fix.map { Diagnostic.Fix(place, $0) })
  }

  // MARK: Size

  private var ofSize: Diagnostic {
    switch kind {
    case .fileTooBig:
      return say(
        .fileTooBig, "this file is bigger than 16 MiB", help: "split it, and put the parts together with `use`")
    case .illFormed:
      return say(
        .illFormedText, "here stand bytes that are no text in UTF-8", note: "not UTF-8",
        help: "save the file again with the encoding UTF-8, and look at this line")
    case .lineTooLong:
      return say(
        .lineTooLong, "this line has more than \(LexicalLimits.lineCharacters) characters",
        help: "go on in a new line, for example after a comma")
    case .nameTooLong:
      return say(
        .nameTooLong, "a name has at most \(LexicalLimits.nameCharacters) characters",
        help: "choose a short name, and write what the shopper sees behind it in quotes")
    default:
      guard case .tooManyDigits(let afterPoint) = kind else { return unreadable }
      let most = afterPoint ? LexicalLimits.fractionDigits : LexicalLimits.integerDigits
      return say(
        .tooManyDigits, "a number has at most \(most) digits \(afterPoint ? "after" : "before") the point",
        help: "leave out the digits that aren't needed")
    }
  }

  // MARK: What can't be seen

  private var ofTheInvisible: Diagnostic {
    switch kind {
    case .invisible(let value):
      return say(
        .invisibleCharacter, "a character that can't be seen stands here", note: codePoint(value),
        help: "take it out; it often comes along when text is copied", fix: "")
    case .invisibleInText(let value):
      return Diagnostic(
        .warning, code: .invisibleCharacter, at: place, "a character that can't be seen stands in this text",
        note: codePoint(value), help: "if it isn't meant, take it out", fix: Diagnostic.Fix(place, ""))
    default: return unreadable
    }
  }

  private func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.utf8.count, 0)) + digits
  }

  // MARK: Numbers

  private var ofNumbers: Diagnostic {
    switch kind {
    case .commaBetweenDigits(let readings):
      let apart = "`\(readings.apart)` if they are several"
      guard let joined = readings.joined else {
        return say(.commaBetweenDigits, "this can be read in two ways", help: "write \(apart)")
      }
      return say(
        .commaBetweenDigits, "this can be one number or several",
        help: "write `\(joined)` if it is one number, \(apart)")
    case .commaBeforeDigit:
      return say(
        .commaBetweenDigits, "a comma between two digits has a blank behind it", help: "write `, `", fix: ", ")
    case .missingZero(let number):
      return say(.missingZero, "a number begins with a digit", help: "write `\(number)`", fix: number)
    case .currencySign(let sign, let isGluedToNumber):
      return say(
        .currencyInPrice, "a price is only a number: the currency is said once, by `currency`",
        help: "leave out `\(sign)`", fix: isGluedToNumber ? "" : nil)
    default: return unreadable
    }
  }

  // MARK: Days and times

  private var ofTimes: Diagnostic {
    switch kind {
    case .dateForm(let typed, let meant):
      return say(.wrongDateOrTime, "`\(typed)` is written `\(meant)`", help: "year, month, day", fix: meant)
    case .timeForm(let typed, let meant):
      return say(.wrongDateOrTime, "`\(typed)` is written `\(meant)`", help: "write `\(meant)`", fix: meant)
    case .noSuchDay(let typed):
      return say(
        .noSuchDay, "there is no day `\(typed)`",
        help: "a day is written year, month, day: `2026-12-01`; a name that looks so stands in quotes")
    case .noSuchTime(let typed):
      return say(
        .noSuchTime, "there is no time `\(typed)`", help: "a time goes from `0:00` to `23:59`; an end may be `24:00`"
      )
    case .rangeSign(let sign):
      return say(
        .wrongRange, "a range is written with `to`, not with `\(sign)`", help: "write `to`, as in `1 to 20`",
        fix: " to ")
    case .timesWithDash(let first, let last):
      let range = "\(first) to \(last)"
      return say(.rangeWithDash, "a range is written with `to`", help: "write `\(range)`", fix: range)
    default: return unreadable
    }
  }

  // MARK: Quotes

  private var ofQuotes: Diagnostic {
    switch kind {
    case .foreignQuotes(let opening, let text):
      return say(
        .wrongQuotes, "text stands between `\"` and `\"`, not in quotes that begin with `\(opening)`",
        help: "write `\(inQuotes(text))`", fix: inQuotes(text))
    case .unclosedQuote(let quote):
      let isOwn = QuoteMark(quote.opening) != nil
      let closing = character(isOwn ? quote.closing : 0x22)
      let help = "write `\(closing)` where the text ends"
      guard isOwn else {
        return say(.unclosedQuote, "this quote means nothing here", help: "text stands between `\"` and `\"`")
      }
      return say(.unclosedQuote, "this quote isn't closed on its line", help: help)
    case .unknownEscape(let typed):
      return say(
        .unknownEscape, "`\(typed)` means nothing in a text",
        help: #"only `\"`, `\\` and `\{` do; for a backslash write `\\`"#
      )
    case .blankMissing(let beforeComment):
      let start = Place(file: place.file, start: place.start, end: place.start)
      return Diagnostic(
        code: .missingBlank, at: place,
        beforeComment
          ? "a comment begins here, right behind a text" : "a blank stands between a name and a text in quotes",
        help: "put a blank before it, or look whether the quotes stand where they should", fix: .init(start, " "))
    default: return unreadable
    }
  }

  private func character(_ value: UInt32) -> String {
    var text = ""
    text.append(scalarOf: value)
    return text
  }

  // MARK: Rows

  private var ofRows: Diagnostic {
    switch kind {
    case .unclosedRow:
      return say(
        .missingBar, "this row has only one bar", help: "a bar stands before and after each cell: `| Tea | 30 |`")
    case .textAfterQuotes(let cell):
      return say(
        .textAfterQuotes, "a cell that begins with a quote ends with it", help: "write `\(inQuotes(cell))`",
        fix: inQuotes(cell))
    case .rowWithoutBars(let fields, let row):
      return say(.rowWithoutBars, "this row has \(fields) fields without bars", help: "write `\(row)`", fix: row)
    default: return unreadable
    }
  }

  // MARK: Phrases

  /// What other languages and plain writing use such a character for.
  private func meant(by typed: String) -> String? {
    switch typed {
    case "&", "&&": "did you mean `and`?"
    case "||": "did you mean `or`?"
    case "!": "did you mean `not`?"
    case ":", "：": "no colon is needed; a time is written `20:00`"
    case ".", "。", "．": "no full stop is needed; a number is written `4.99`"
    case "[", "]": "did you mean `(` and `)`, or `{` and `}`?"
    case "~", "～", "〜", "…": "a range is written `1 to 20`"
    default: nil
    }
  }

  private var unreadable: Diagnostic {
    say(.unexpectedCharacter, "this can't be read")
  }

  private func inQuotes(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "{" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
