import RuleDSL

extension Explanations {
  static let files = Topic(
    "The characters of a file",
    [
      Explanation(
        .fileTooBig, "the file is bigger than 16 MiB",
        meaning: """
          A rule file may have at most 16 MiB, which is more than a hundred thousand
          prices. A bigger file is not read at all. Often it is not a rule file: a picture
          or an archive was given by mistake.
          """,
        mend: """
          Look whether it is the right file. If the shop is really so big, split the file
          into several.
          """,
        bad: Sample(shown: "# a file of more than 16 MiB") {
          Array("currency USD\n".utf8) + [UInt8](repeating: 0x23, count: 16 << 20)
        },
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .lineTooLong, "the line has more than 4096 characters",
        meaning: """
          A line that long can't be read by anyone, and most often something else was
          pasted into the file. What stands behind the limit is not looked at.
          """,
        mend: """
          Go on in a new line. After a comma and inside of `{ }` a line may end anywhere.
          """,
        bad: Sample(
          shown: """
            currency USD
            menu drink { tea 3.00, coffee 3.50, … }   # a line of more than 4096 characters
            """
        ) {
          let drinks = (1...400).map { "drink\($0) 3.00" }.joined(separator: ", ")
          return Array("currency USD\nmenu drink { \(drinks) }\n".utf8)
        },
        good: """
          currency USD
          menu drink {
            tea 3.00
            coffee 3.50
          }
          """),
      Explanation(
        .nameTooLong, "the name has more than 100 characters",
        meaning: """
          A name is what the rules use to speak of a thing, so it is short. What the
          shopper reads may be longer: that is the label, the text in quotes after the
          name.
          """,
        mend: """
          Choose a short name, and write the long text in quotes after it.
          """,
        bad: """
          currency USD
          toggle wrap-all-of-it-in-golden-paper-with-a-red-ribbon-and-write-a-card-by-hand-with-the-name-of-whoever-gets-it +2.00
          """,
        good: """
          currency USD
          toggle wrap "Wrap it in golden paper, and write a card by hand" +2.00
          """),
      Explanation(
        .illFormedText, "the file is not saved as UTF-8",
        meaning: """
          Letters are saved as numbers, and there are several ways to do it. A rule file
          is read in the way called UTF-8, which nearly every program uses today. At this
          place the file has something that can't be read so: most often the file was
          saved by an old program, or by a spreadsheet.
          """,
        mend: """
          Open the file in your editor, choose "save as" with the encoding UTF-8, and look
          whether the text of this line is still right.
          """,
        bad: Sample(
          shown: """
            currency EUR
            menu drink { caf� 3.00, tea 3.50 }   # saved as Latin-1
            """
        ) {
          Array("currency EUR\nmenu drink { caf".utf8) + [0xE9] + Array(" 3.00, tea 3.50 }\n".utf8)
        },
        good: """
          currency EUR
          menu drink { café 3.00, tea 3.50 }
          """),
      Explanation(
        .invisibleCharacter, "a character that can't be seen stands here",
        meaning: """
          Some characters take no room on the screen. They come along when text is copied
          from a web page or a chat, and then two names that look the same are not the
          same. Outside of quotes such a character is an error. Inside of quotes it is a
          warning, for there it may be meant.
          """,
        mend: """
          Let the fix take it out, or delete the word and type it again.
          """,
        bad: Sample(
          shown: """
            currency USD
            toggle gift·wrap +2.00   # at the dot stands a character that takes no room
            """
        ) {
          Array("currency USD\ntoggle gift\u{200B}wrap +2.00\n".utf8)
        },
        good: """
          currency USD
          toggle giftwrap +2.00
          """),
      Explanation(
        .unexpectedCharacter, "this sign means nothing in the language",
        meaning: """
          Rules are made of words, numbers, texts in quotes and a few signs, such as
          `{ } ( ) , + - * / % = < >`. Other signs have no meaning outside of quotes.
          """,
        mend: """
          Write the word instead: `and` for `&`, `or` for `|`, `not` for `!`. If the sign
          belongs to a name, put the name in quotes.
          """,
        bad: """
          currency USD
          toggle gift
          toggle member
          charge "Gift wrap" 2 when gift & member
          """,
        good: """
          currency USD
          toggle gift
          toggle member
          charge "Gift wrap" 2 when gift and member
          """),
    ])
}
