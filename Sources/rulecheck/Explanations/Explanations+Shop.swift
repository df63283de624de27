import RuleDSL

extension Explanations {
  static let shop = Topic(
    "What holds for the whole shop",
    [
      Explanation(
        .noCurrency, "the file doesn't say its currency",
        meaning: """
          Without a currency nobody knows what a price is in, nor what its smallest coin
          is, and so how to round.
          """,
        mend: """
          Write a line `currency` with its three letters, such as `USD`, `EUR` or `TWD`.
          """,
        bad: """
          menu drink { tea 3.00, coffee 3.50 }
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          """),
      Explanation(
        .unknownCurrency, "there is no such currency",
        meaning: """
          Currencies are written with the three letters that banks use. They are not
          always those one would guess: the New Taiwan dollar is `TWD`, the Chinese yuan
          is `CNY`.
          """,
        mend: """
          Write the three letters of the currency.
          """,
        bad: """
          currency NTD
          menu drink { tea 30, coffee 35 }
          """,
        good: """
          currency TWD
          menu drink { tea 30, coffee 35 }
          """),
      Explanation(
        .currencyWithoutStep, "the currency has no smallest coin",
        meaning: """
          Gold, silver and a few others are traded under three letters like a currency,
          but have no coins. So it isn't clear how prices are rounded.
          """,
        mend: """
          Say the smallest step yourself, in a line `rounding`.
          """,
        bad: """
          currency XAU
          menu coin { small 0.10, large 0.25 }
          """,
        good: """
          currency XAU
          rounding half up to 0.01
          menu coin { small 0.10, large 0.25 }
          """),
      Explanation(
        .roundingStepOff, "a line is rounded to a step that can't be paid",
        meaning: """
          The shop has a smallest step, such as 0.01, and everything that is paid is a
          multiple of it. This line would be rounded to something in between.
          """,
        mend: """
          Round to a multiple of the shop's step, or make the shop's step smaller in the
          line `rounding`.
          """,
        bad: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 3% of subtotal rounded up to 0.025
          """,
        good: """
          currency USD
          menu drink { tea 3.00, coffee 3.50 }
          charge "Service" 3% of subtotal rounded up to 0.05
          """),
      Explanation(
        .stepOfZero, "a step of 0 leads nowhere",
        meaning: """
          A number option goes up in steps, and prices are rounded to a step. A step of 0
          never arrives.
          """,
        mend: """
          Write the step you mean, or leave `step` out: then it is 1.
          """,
        bad: """
          currency USD
          number kilos 0.5 to 10 step 0
          charge "Nuts" 8.00 per kilos
          """,
        good: """
          currency USD
          number kilos 0.5 to 10 step 0.5
          charge "Nuts" 8.00 per kilos
          """),
      Explanation(
        .unknownLanguage, "a language that the file doesn't list",
        meaning: """
          The line `languages` lists the languages of the file. A text in another one
          would never be shown. Perhaps its letters are mistyped: English is `en`, French
          is `fr`, Traditional Chinese is `zh-Hant`.
          """,
        mend: """
          Add the language to the line `languages`, or correct it.
          """,
        bad: """
          currency USD
          languages en, de
          charge "Delivery" de "Lieferung" fr "Livraison" 5
          """,
        good: """
          currency USD
          languages en, de, fr
          charge "Delivery" de "Lieferung" fr "Livraison" 5
          """),
      Explanation(
        .ownLanguage, "a translation into the file's own language",
        meaning: """
          The first language in the line `languages` is the one in which the file itself
          is written. The text before this one is in that language already, so there are
          two for the same.
          """,
        mend: """
          Leave the translation out, or say in which other language it is.
          """,
        bad: """
          currency USD
          languages en, fr
          charge "Delivery" en "Delivery" fr "Livraison" 5
          """,
        good: """
          currency USD
          languages en, fr
          charge "Delivery" fr "Livraison" 5
          """),
      Explanation(
        .untranslated, "some texts lack a language",
        meaning: """
          The file says in which languages the shop speaks. These texts have no
          translation into one of them, so there they are shown in the file's own. It is
          only a warning.
          """,
        mend: """
          Write the translation behind each text, or all in one place by
          `translate en { … }`.
          """,
        bad: """
          currency TWD
          languages zh-Hant, en
          menu ice "冰" en "Ice" { 剉冰 40 en "Shaved ice", 霜淇淋 35 }
          """,
        good: """
          currency TWD
          languages zh-Hant, en
          menu ice "冰" en "Ice" { 剉冰 40 en "Shaved ice", 霜淇淋 35 }
          translate en { 霜淇淋 "Soft serve" }
          """),
      Explanation(
        .translatesNothing, "a translation is never read",
        meaning: """
          `translate` finds texts as they stand in the file: names, labels and messages.
          No text reads like this one, or it has its translation right behind it. It is
          only a warning.
          """,
        mend: """
          Correct the text on the left, or leave the entry out.
          """,
        bad: """
          currency TWD
          menu ice { 剉冰 40, 霜淇淋 35 }
          translate en { 剉冰 "Shaved ice", 霜淇淋 "Soft serve", 冰棒 "Ice pop" }
          """,
        good: """
          currency TWD
          menu ice { 剉冰 40, 霜淇淋 35 }
          translate en { 剉冰 "Shaved ice", 霜淇淋 "Soft serve" }
          """),
    ])
}
