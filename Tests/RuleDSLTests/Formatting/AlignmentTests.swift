import Testing

@testable import RuleDSL

@Suite("What stands below each other is aligned")
struct AlignmentTests {
  private func expect(
    _ text: String, becomes form: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try formatted(text, sourceLocation: sourceLocation) == form + "\n", sourceLocation: sourceLocation)
    try expectGoodForm(of: text, sourceLocation: sourceLocation)
  }

  @Test func tablesByTheWidthOfTheirCharacters() throws {
    try expect(
      """
      menu tea by size {
      ||中杯|L |
      |熟成紅茶|30|—| en "Aged tea" # no large
      | e\u{301}clair |３５| + 40 | sold out default
      | a\\|b | ? |「大, 小」|
      }
      """,
      becomes: """
        menu tea by size {
          |          | 中杯 | L        |
          | 熟成紅茶 | 30   | -        | en "Aged tea"  # no large
          | e\u{301}clair   | 35   | +40      | default sold out
          | a\\|b     | ?    | "大, 小" |
        }
        """)
  }

  @Test func headingsCommentsAndBlankLinesLeaveATableWhole() throws {
    try expect(
      """
      menu tea {
        # first
        | A | 30 |

        group milk "Milk"  # heading
        | Latte | 5 | }
      """,
      becomes: """
        menu tea {
          # first
          | A     | 30 |

          group milk "Milk"  # heading
          | Latte | 5  |
        }
        """)
  }

  @Test func rowsOfDashesAreAsWideAsTheTable() throws {
    try expect(
      """
      menu tea by size {
        ┌──┬──┐  # a frame
        | | M |
        |:-|-:|  # below the header
        │ Latte │ 5 │
        ├──┼──┤
      }
      # ---
      ────────
      """,
      becomes: """
        menu tea by size {
          |-------|---|  # a frame
          |       | M |
          |-------|---|  # below the header
          | Latte | 5 |
          |-------|---|
        }
        # ---
        ────────
        """)
  }

  /// `①` takes two columns in the fonts of East Asia and one elsewhere.
  @Test(arguments: [("zh-Hant", " "), ("ja", " "), ("ko-KR", " "), ("en", "  "), ("zha", "  ")])
  func ambiguousCharactersGoWithTheLanguage(tag: String, blanks: String) throws {
    let form = try formatted("languages \(tag), fr\nmenu tea {\n| ① | 5 |\n| ABC | 5 |\n}")
    #expect(form.contains("| ①\(blanks) | 5 |"))
  }

  @Test func withoutALanguageAmbiguousCharactersAreNarrow() throws {
    #expect(try formatted("menu tea {\n| ① | 5 |\n| ABC | 5 |\n}").contains("| ①   | 5 |"))
  }

  @Test func whatFollowsAValue() throws {
    try expect(
      "choice type {\nVanilla default\nStrawberry +0.50\n大杯 en \"L\"\nplain\n\nX default\nA, B +5\n}",
      becomes: """
        choice type {
          Vanilla    default
          Strawberry +0.50
          大杯       en "L"
          plain

          X default
          A, B +5
        }
        """)
    try expect(
      "let extra by size {\n(S, M) 1\nfrom 10 fee + 1\nL -\n}",
      becomes: "let extra by size {\n  (S, M)  1\n  from 10 fee + 1\n  L       -\n}")
    try expect(
      "charge \"A\" per n {\n1 for 50\n10 for 400\n}", becomes: "charge \"A\" per n {\n  1  for 50\n  10 for 400\n}")
    try expect(
      "translate en {\n紅茶 \"Black tea\"\n\"x\" \"y\"\n}",
      becomes: "translate en {\n  紅茶 \"Black tea\"\n  \"x\"  \"y\"\n}")
  }

  @Test func whatStepsExpect() throws {
    try expect(
      """
      example "a" {
        drink 紅茶, size L expect 40
        size M
        clear size    expect no total
        + tea { a 1 } expect 5  # five

        a 1 expect 2
      }
      """,
      becomes: """
        example "a" {
          drink 紅茶, size L   expect 40
          size M
          clear size           expect no total
          + tea { a 1 }        expect 5  # five

          a 1   expect 2
        }
        """)
  }

  @Test func amountsAndMessagesOfLikeLines() throws {
    try expect(
      """
      charge "Cups" 2.00 per n
      charge type
      charge "Extra frosting" 1.00 when a
      discount "A" 5
      discount "Two" en "Zwei" 10
      # here it begins anew
      discount "Three" 5
      require a else "x"
      require longer is chosen when b else "y"
      """,
      becomes: """
        charge "Cups"           2.00 per n
        charge type
        charge "Extra frosting" 1.00 when a
        discount "A"             5
        discount "Two" en "Zwei" 10
        # here it begins anew
        discount "Three" 5
        require a                       else "x"
        require longer is chosen when b else "y"
        """)
  }

  @Test func whatIsVeryLongMovesNothing() throws {
    let long = "\"" + String(repeating: "x", count: 60) + "\""
    try expect(
      "charge \(long) 1\ncharge \"A\" 2\ncharge \"AB\" 3", becomes: "charge \(long) 1\ncharge \"A\"  2\ncharge \"AB\" 3"
    )
  }
}
