import RulesEngine

/// The languages of the shop, and what is said in them.
extension Lowering {
  /// How many texts a message names at most.
  private static let namedTexts = 5

  /// Translations are read first, since texts stand above them, too.
  mutating func readTranslations(_ statements: [StatementSyntax]) {
    for case .translate(let statement) in statements {
      guard let language = language(of: statement.tag) else { continue }
      for entry in statement.entries where !translations.add(entry.source, entry.text.text, in: language) {
        report(.textTwice(statement.tag.text), at: entry.source.place)
      }
    }
  }

  /// A language into which this file may be translated.
  private mutating func language(of tag: NameSyntax) -> LanguageTag? {
    let language = LanguageTag(tag.text)
    if !languages.isEmpty, !languages.contains(language) {
      report(.languageNotListed(tag.text, languages: languages.map { $0.text }), at: tag.place)
    } else if language == languages.first {
      report(.ownLanguage(tag.text), at: tag.place)
    } else {
      return language
    }
    return nil
  }

  /// What lacks a language, and what translates nothing.
  mutating func reportTranslations(_ statements: [StatementSyntax]) {
    for lack in translations.lacks(of: languages) where isLanguageTagShape(lack.language.text) {
      guard let place = place(of: lack.language, in: statements) else { continue }
      report(
        .untranslated(
          lack.language.text, texts: Array(lack.texts.prefix(Self.namedTexts)), count: lack.texts.count), at: place)
    }
    for (source, isShown) in translations.unused {
      let near = isShown ? nil : nearName(to: source.text, among: translations.shownTexts)
      report(.translatesNothing(source.text, isShown: isShown, near: near), at: source.place)
    }
  }

  private func place(of language: LanguageTag, in statements: [StatementSyntax]) -> Place? {
    for case .languages(let spoken) in statements {
      if let tag = spoken.tags.first(where: { LanguageTag($0.text) == language }) { return tag.place }
    }
    return nil
  }
}
