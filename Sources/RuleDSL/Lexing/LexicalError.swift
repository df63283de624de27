import RulesEngine

/// What can't be read in the characters of a line, as data; its words are in `LexicalError+Words.swift`.
struct LexicalError: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case fileTooBig
    case illFormed
    case lineTooLong
    case nameTooLong
    case tooManyDigits(afterPoint: Bool)

    /// The first of a run of characters that can't be seen, by its number in Unicode.
    case invisible(UInt32)
    /// Inside of quotes, where it may be meant: a warning.
    case invisibleInText(UInt32)

    /// `1,200`.
    case commaBetweenDigits(CommaReadings)
    /// `Route66,77`.
    case commaBeforeDigit
    /// `.50`; how it is written.
    case missingZero(String)
    /// The sign with what belongs to it, such as `NT$`.
    case currencySign(String, isGluedToNumber: Bool)

    /// `2026-12-1`, `2026.12.01`.
    case dateForm(String, meant: String)
    case noSuchDay(String)
    /// `8:30pm`.
    case timeForm(String, meant: String)
    case noSuchTime(String)
    /// The `~` of `1~20`.
    case rangeSign(String)
    /// `20:00-22:00`.
    case timesWithDash(String, String)

    /// Text in marks that aren't the language's, `'so'`.
    case foreignQuotes(opening: String, text: String)
    case unclosedQuote(QuoteMark)
    /// A backslash with what follows it.
    case unknownEscape(String)
    /// A name with a character that no bare name has.
    case needsQuotes(String)
    /// A name and a text in quotes touch, or a text and a comment.
    case blankMissing(beforeComment: Bool)
    case unexpectedCharacter(String)

    /// A line that starts with a bar and has no other.
    case unclosedRow
    /// `"hot" chocolate` in a cell.
    case textAfterQuotes(String)
    /// A row with tabs for bars; the row as it is written.
    case rowWithoutBars(fields: Int, row: String)
  }

  var kind: Kind
  var place: Place
}
