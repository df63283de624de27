import RuleDSL

extension Explanations {
  static let allowing = Topic(
    "Comments that allow what is found",
    [
      Explanation(
        .unknownAllow, "a comment allows what doesn't exist",
        meaning: """
          A comment `# allow: …` says that something on its line is meant so. It names it
          by the word that stands in brackets behind what is found, and there is no such
          word.
          """,
        mend: """
          Correct the word. Several are parted by commas.
          """,
        bad: """
          currency USD
          menu drink { tea 3.005, coffee 3.50 }   # allow: price-off-step, prise-apart
          """,
        good: """
          currency USD
          menu drink { tea 3.005, coffee 3.50 }   # allow: price-off-step
          """),
      Explanation(
        .allowedError, "a comment allows an error",
        meaning: """
          With an error the file can't be used, so no comment can allow it. Only warnings
          and notes can be allowed.
          """,
        mend: """
          Mend the error, and leave the word out of the comment.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }   # allow: unknown-name
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .needlessAllow, "a comment allows what isn't there",
        meaning: """
          A comment `# allow: …` behind a line speaks for that line; one that stands alone
          speaks for the next line. Nothing of the kind is found there, so it was mended,
          or the comment stands in the wrong place.
          """,
        mend: """
          Leave the word out.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }   # allow: price-off-step
          """,
        good: """
          currency USD
          # allow: price-off-step
          menu drink { tea 3.005, coffee 3.50 }
          """),
    ])
}
