import RulesEngine

/// A name or a value as it stands in the file: a word, text in quotes, or (where a value may stand) a number.
struct NameSyntax: Sendable, Hashable {
  /// As written, but for the quotes; a number has plain digits.
  var text: String
  var place: Place
  var isQuoted: Bool
}

/// Text in quotes, escapes undone.
struct TextSyntax: Sendable, Hashable {
  var text: String
  var place: Place
}

/// Digits with at most one point, without a sign.
struct NumberSyntax: Sendable, Hashable {
  /// Plain digits: `1200`, `4.99`.
  var text: String
  var place: Place
}

/// `signed`: a number that may have a minus.
struct SignedSyntax: Sendable, Hashable {
  var isNegative: Bool
  var number: NumberSyntax
  var place: Place
}

/// `2026-12-01`, a day that exists.
struct DateSyntax: Sendable, Hashable {
  var text: String
  var place: Place
}

/// `8:30`, up to `24:00`.
struct TimeSyntax: Sendable, Hashable {
  var text: String
  var place: Place
}

/// `en "Black tea"`: a text in one more language.
struct TranslationSyntax: Sendable, Hashable {
  var tag: NameSyntax
  var text: TextSyntax

  var place: Place { tag.place.through(text.place) }
}

/// `label`: what is shown, in the file's own language and in others.
struct LabelSyntax: Sendable, Hashable {
  var text: TextSyntax
  var translations: [TranslationSyntax]
  var place: Place
}

/// `price`: `30`, `+10`, `-5`, `+fee`.
struct PriceSyntax: Sendable, Hashable {
  enum Sign: Sendable, Hashable {
    /// Only a number stands without a sign, never a name.
    case none
    case plus
    case minus
  }
  enum Amount: Sendable, Hashable {
    case number(NumberSyntax)
    /// What a `let` above calls so.
    case name(NameSyntax)
  }
  var sign: Sign
  var amount: Amount
  var place: Place
}
