import RulesEngine

/// What `translate` says, with what a shopper reads and in which languages.
struct Translations: Sendable {
  private struct Entry: Sendable {
    var language: LanguageTag
    var text: String
    /// As the source is written, and where.
    var source: NameSyntax
    var isUsed = false
  }

  /// What lacks a language.
  struct Lack: Sendable, Hashable {
    var language: LanguageTag
    /// In the order of the file, each once.
    var texts: [String]
  }

  private var entries: [Name: [Entry]] = [:]
  /// Every text that a shopper reads, in the order of the file, as often as it is read.
  private var shown: [String] = []
  private var lacking: [LanguageTag: [String]] = [:]
  private var knownLacks: [LanguageTag: Set<Name>] = [:]

  /// False, if the source has a translation into this language already.
  mutating func add(_ source: NameSyntax, _ text: String, in language: LanguageTag) -> Bool {
    let name = Name(source.text)
    if entries[name]?.contains(where: { $0.language == language }) == true { return false }
    entries[name, default: []].append(Entry(language: language, text: text, source: source))
    return true
  }

  /// The translations of a text that a shopper reads: those beside it, and for the other languages what `translate` says.
  mutating func translations(
    of text: String, beside: [LocalizedText.Translation], languages: [LanguageTag]
  ) -> [LocalizedText.Translation] {
    shown.append(text)
    var all = beside
    if !entries.isEmpty { translate(text, beside: beside, into: &all) }
    for language in languages.dropFirst() where !all.contains(where: { $0.language == language }) {
      guard text.hasLetters else { break }
      if knownLacks[language, default: []].insert(Name(text)).inserted {
        lacking[language, default: []].append(text)
      }
    }
    return all
  }

  private mutating func translate(
    _ text: String, beside: [LocalizedText.Translation], into all: inout [LocalizedText.Translation]
  ) {
    let name = Name(text)
    for index in (entries[name] ?? []).indices {
      guard let entry = entries[name]?[index], !beside.contains(where: { $0.language == entry.language }) else {
        continue
      }
      entries[name]?[index].isUsed = true
      all.append(.init(entry.language, entry.text))
    }
  }

  func lacks(of languages: [LanguageTag]) -> [Lack] {
    var lacks: [Lack] = []
    for language in languages.dropFirst() {
      if let texts = lacking[language] { lacks.append(Lack(language: language, texts: texts)) }
    }
    return lacks
  }

  /// The sources of entries that translate nothing. `isShown`: the text is there, translated where it stands.
  var unused: [(source: NameSyntax, isShown: Bool)] {
    var unused: [(source: NameSyntax, isShown: Bool)] = []
    if entries.isEmpty { return unused }
    var known: Set<Name> = []
    for text in shown { known.insert(Name(text)) }
    for (name, entries) in entries {
      for entry in entries where !entry.isUsed { unused.append((entry.source, known.contains(name))) }
    }
    return unused
  }

  var shownTexts: [String] { shown }
}

extension String {
  /// A text of digits and signs is the same in every language.
  fileprivate var hasLetters: Bool {
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return true
      default: continue
      }
    }
    return false
  }
}
