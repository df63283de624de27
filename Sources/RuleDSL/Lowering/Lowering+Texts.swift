import RulesEngine

/// Texts in the languages of the shop, names and numbers.
extension Lowering {
  /// What a shopper reads.
  mutating func lower(_ label: LabelSyntax) -> LocalizedText {
    shown(label.text.text, lower(label.translations))
  }

  mutating func lower(_ label: LabelSyntax?) -> LocalizedText? {
    guard let label else { return nil }
    return lower(label)
  }

  /// The label of something that has a name; the name itself, where only that is translated.
  mutating func lower(_ label: LabelSyntax?, naming name: NameSyntax) -> LocalizedText? {
    if let label { return lower(label) }
    let translations = self.translations.translations(of: name.text, beside: [], languages: [])
    return translations.isEmpty ? nil : LocalizedText(name.text, translations: translations)
  }

  /// A text that a shopper reads, with the translations beside it and those of `translate`.
  mutating func shown(_ text: String, _ beside: [LocalizedText.Translation]) -> LocalizedText {
    guard showsTexts else { return LocalizedText(text, translations: beside) }
    return LocalizedText(
      text, translations: translations.translations(of: text, beside: beside, languages: languages))
  }

  mutating func lower(_ translations: [TranslationSyntax]) -> [LocalizedText.Translation] {
    var lowered: [LocalizedText.Translation] = []
    for translation in translations {
      let language = LanguageTag(translation.tag.text)
      if !languages.isEmpty, !languages.contains(language) {
        report(
          .languageNotListed(translation.tag.text, languages: languages.map { $0.text }), at: translation.tag.place)
      } else if language == languages.first {
        report(.ownLanguage(translation.tag.text), at: translation.tag.place)
      } else if lowered.contains(where: { $0.language == language }) {
        report(.textTwice(translation.tag.text), at: translation.tag.place)
      } else {
        lowered.append(.init(language, translation.text.text))
      }
    }
    return lowered
  }

  /// A name that this place declares. What is priced tells how a price reads that is glued to it.
  mutating func declaredName(_ name: NameSyntax, of priced: Priced = .line) -> Name {
    let declared = Name(name.text)
    checkDeclared(declared, at: name.place)
    if !name.isQuoted, let parts = gluedParts(of: name.text, words: wordsAfterNames) {
      let number = numberBeforeCurrency(parts.rest) ?? parts.rest
      let isPrice = number.utf8.first.map { isDigit($0) } ?? false
      let reading = "\(parts.name) \(isPrice && priced.isSurcharge ? "+" : "")\(number)"
      report(.gluedName(name.text, reading: reading), at: name.place)
    }
    return declared
  }

  /// A name that stands in a cell.
  mutating func declaredName(_ cell: CellSyntax) -> Name {
    let declared = Name(cell.text)
    checkDeclared(declared, at: cell.place)
    return declared
  }

  private mutating func checkDeclared(_ name: Name, at place: Place) {
    if name.key.isEmpty {
      report(.emptyName, at: place)
    } else if LexicalLimits.isTooLong(name.text) {
      report(.nameTooLong(name.text.count), at: place)
    }
  }

  /// What follows a name so often that it may be glued to it.
  private var wordsAfterNames: [String] {
    ["default", "optional", "choose", "counts", "when", "by"] + languages.map { $0.text }
  }

  /// The name of something whose declaration can't be read: using it is no mistake.
  mutating func leaveUnknown(_ name: NameSyntax) {
    missing.names.insert(Name(name.text))
  }

  mutating func decimal(_ number: NumberSyntax) -> DecimalLiteral? {
    decimal(number.text, at: number.place)
  }

  mutating func decimal(_ text: String, at place: Place) -> DecimalLiteral? {
    do throws(DecimalLiteralError) {
      return try DecimalLiteral(text)
    } catch {
      switch error {
      case .tooManyIntegerDigits(let digits): report(.tooManyDigits(digits, afterPoint: false), at: place)
      case .tooManyFractionDigits(let digits): report(.tooManyDigits(digits, afterPoint: true), at: place)
      case .notANumber: report(.notANumber(text), at: place)
      }
      return nil
    }
  }

  mutating func decimal(_ number: NumberSyntax?) -> DecimalLiteral? {
    guard let number else { return nil }
    return decimal(number)
  }

  mutating func signed(_ number: SignedSyntax) -> SignedDecimal? {
    guard let magnitude = decimal(number.number) else { return nil }
    return SignedDecimal(magnitude, isNegative: number.isNegative)
  }

  mutating func date(_ date: DateSyntax) -> CalendarDate? {
    let parts = numbers(in: date.text, between: "-")
    guard parts.count == 3, let day = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) else {
      report(.noSuchDay(date.text), at: date.place)
      return nil
    }
    return day
  }

  mutating func time(_ time: TimeSyntax) -> TimeOfDay? {
    let parts = numbers(in: time.text, between: ":")
    guard parts.count == 2, let clock = TimeOfDay(hour: parts[0], minute: parts[1]) else {
      report(.noSuchTime(time.text), at: time.place)
      return nil
    }
    return clock
  }

  private func numbers(in text: String, between separator: Character) -> [Int] {
    var numbers: [Int] = []
    for part in text.split(separator: separator, omittingEmptySubsequences: false) {
      guard let number = Int(part) else { return [] }
      numbers.append(number)
    }
    return numbers
  }
}
