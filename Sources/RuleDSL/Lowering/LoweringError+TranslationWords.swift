import RulesEngine

/// What the shop owner is told of translations.
extension LoweringError {
  var ofTranslations: Diagnostic {
    switch kind {
    case .untranslated(let language, let texts, let count):
      let rest = count > texts.count ? ", …" : ""
      let named = texts.map { "`\($0)`" }.joined(separator: ", ") + rest
      return warning(
        .untranslated,
        "\(counted(count, "text")) a shopper reads \(count == 1 ? "has" : "have") no `\(language)`: \(named)",
        help: "write `\(language) \"…\"` behind each, or all in one place: `translate \(language) { … }`")
    case .translatesNothing(let source, let isShown, let near):
      if isShown {
        return warning(
          .translatesNothing, "`\(source)` is translated where it stands, so this is never read",
          help: "leave one of the two out")
      }
      return warning(
        .translatesNothing, "no shopper reads `\(source)`, so this translates nothing",
        help: near.map { "did you mean `\($0)`?" }
          ?? "write the name, the label or the message as it stands in the file")
    default: return unread
    }
  }
}
