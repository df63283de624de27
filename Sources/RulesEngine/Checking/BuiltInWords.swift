/// The languages in which the engine has words of its own.
enum BuiltInLanguage: Sendable, CaseIterable {
  case english
  case traditionalChinese

  /// The one that readers of a language understand; English for all that has no words here.
  init(_ tag: LanguageTag?) {
    let text = tag?.text.lowercased() ?? ""
    self = text == "zh" || text.hasPrefix("zh-") ? .traditionalChinese : .english
  }

  var tag: LanguageTag { self == .english ? "en" : "zh-Hant" }
}

extension LocalizedText {
  /// Words of the engine for a shop: in its own language where there are some, and in all of its others.
  init(for languages: [LanguageTag], words: (BuiltInLanguage, LanguageTag?) -> String) {
    self.init(words(BuiltInLanguage(languages.first), languages.first))
    for tag in languages.dropFirst() {
      translations.append(Translation(tag, words(BuiltInLanguage(tag), tag)))
    }
    // Whoever reads another language still finds both.
    for language in BuiltInLanguage.allCases where !languages.contains(language.tag) {
      translations.append(Translation(language.tag, words(language, language.tag)))
    }
  }
}

/// Labels for lines to which the shop owner gives none.
enum BuiltInLabel {
  /// The line that brings the total to a step that can be paid.
  static func totalRounding(for languages: [LanguageTag]) -> LocalizedText {
    LocalizedText(for: languages) { language, _ in
      switch language {
      case .english: "Rounding"
      case .traditionalChinese: "尾數調整"
      }
    }
  }
}
