extension Explanation {
  /// The page as it stands in `Docs/errors`.
  var markdown: String {
    var text = """
      # \(code)

      *\(sentence(title))*

      \(meaning)

      ## How to mend it

      \(mend)

      """
    for example in examples {
      text += "\n## \(example.title)\n\n```\(example.language)\n\(example.text)\n```\n"
    }
    return text + "\n[All codes](README.md)\n"
  }

  private func sentence(_ phrase: String) -> String {
    phrase.prefix(1).uppercased() + phrase.dropFirst() + "."
  }
}

extension Explanations {
  /// The list of all pages.
  static var markdown: String {
    var text = """
      # What the codes mean

      `rulecheck check` says what is wrong with a rule file, and each mistake has a code, such as `unknown-name` in
      `error[unknown-name]`. What is wrong with an order has a code, too: the last two topics. Here is every code with a page
      that says what it means and how to mend it. On the command line `rulecheck explain CODE` shows the same.

      """
    for topic in topics {
      text += "\n## \(topic.title)\n\n| code | what is wrong |\n|---|---|\n"
      for explanation in topic.explanations {
        text += "| [\(explanation.code)](\(explanation.code).md) | \(explanation.title) |\n"
      }
    }
    return text
  }
}
