/// What a shopper is told where the rules have no words of their own: what is wrong, and what to do.
enum ViolationWords {
  // MARK: Choosing

  /// A choice without a default.
  static func notChosen(option: LocalizedText, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)): choose one", ["請選擇", said.text(option)])
    }
  }

  /// A number or an amount without a default.
  static func notGiven(option: LocalizedText, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)): enter a number", ["請填寫", said.text(option)])
    }
  }

  /// `others` are the labels of the selections with which the value isn't sold, if it is sold with some.
  static func notSold(
    value: LocalizedText, option: LocalizedText, with others: [LocalizedText], languages: [LanguageTag]
  ) -> LocalizedText {
    words(for: languages) { said in
      let with = said.list(others, "and", "、")
      return said(
        "\(said.text(option)): \(said.text(value)) can't be had\(others.isEmpty ? "" : " with \(with)"), choose another",
        [others.isEmpty ? said.text(option) : with, "：", said.text(value), "沒有賣，請改選其他"])
    }
  }

  /// A toggle, a number or a text that can't be had as things are.
  static func optionNotSold(option: LocalizedText, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)) can't be had, leave it out", [said.text(option), "沒有賣，請取消"])
    }
  }

  static func soldOut(
    value: LocalizedText, option: LocalizedText, languages: [LanguageTag]
  ) -> LocalizedText {
    words(for: languages) { said in
      said(
        "\(said.text(option)): \(said.text(value)) sold out, choose another",
        [said.text(option), "：", said.text(value), "賣完了，請改選其他"])
    }
  }

  static func toggleSoldOut(option: LocalizedText, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)) sold out, leave it out", [said.text(option), "賣完了，請取消"])
    }
  }

  /// The shop hasn't said the price yet.
  static func priceToCome(
    value: LocalizedText, option: LocalizedText, languages: [LanguageTag]
  ) -> LocalizedText {
    words(for: languages) { said in
      said(
        "\(said.text(option)): \(said.text(value)) has no price yet, choose another",
        [said.text(option), "：", said.text(value), "還沒有定價，請改選其他"])
    }
  }

  // MARK: Numbers

  static func outOfRange(
    option: LocalizedText, low: String, high: String, languages: [LanguageTag]
  ) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)): enter \(low) to \(high)", [said.text(option), "：請填", low, "到", high])
    }
  }

  /// One of a list of numbers.
  static func outOfRange(option: LocalizedText, list: [String], languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said(
        "\(said.text(option)): enter \(EnglishText.list(list, "or"))",
        [said.text(option), "：請填", ChineseText.list(list, "或")])
    }
  }

  static func notAStep(
    option: LocalizedText, step: String, from low: String, languages: [LanguageTag]
  ) -> LocalizedText {
    words(for: languages) { said in
      said(
        "\(said.text(option)): start at \(low) and go up in steps of \(step)",
        [said.text(option), "：請從", low, "起，每次加", step])
    }
  }

  // MARK: Several values

  static func tooFew(option: LocalizedText, least: String, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)): choose at least \(least)", [said.text(option), "：至少選", least, "份"])
    }
  }

  static func tooMany(option: LocalizedText, most: String, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)): choose at most \(most)", [said.text(option), "：最多選", most, "份"])
    }
  }

  static func tooManyUnits(value: LocalizedText, most: String, languages: [LanguageTag]) -> LocalizedText {
    tooMany(option: value, most: most, languages: languages)
  }

  static func tooManyKinds(option: LocalizedText, most: String, languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("\(said.text(option)): choose at most \(most) different ones", [said.text(option), "：最多選", most, "種"])
    }
  }

  // MARK: Orders and lines

  static func noTime(languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("Say the date and time of the order", ["請提供訂單的日期和時間"])
    }
  }

  static func emptyOrder(languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      said("Nothing is ordered yet, add something", ["還沒有點任何品項，請先點餐"])
    }
  }

  /// A line whose table, packs or tiers have no price for what was chosen.
  static func lineNotPriced(options: [LocalizedText], languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      let list = said.list(options, "and", "、")
      return options.isEmpty
        ? said("There is no price for this order, ask the shop", ["這筆訂單沒有定價，請洽詢店家"])
        : said("\(list): there is no price for this, choose otherwise", [list, "：這樣沒有定價，請改選其他"])
    }
  }

  static func negativeAmount(options: [LocalizedText], languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      let list = said.list(options, "and", "、")
      return options.isEmpty
        ? said("An amount comes out below 0, ask the shop", ["金額低於 0，請洽詢店家"])
        : said("\(list): the amount comes out below 0, choose otherwise", [list, "：金額低於 0，請改選其他"])
    }
  }

  static func tooLarge(options: [LocalizedText], languages: [LanguageTag]) -> LocalizedText {
    words(for: languages) { said in
      let list = said.list(options, "and", "、")
      return options.isEmpty
        ? said("The amount is too large, order less", ["金額太大，請減少數量"])
        : said("\(list): the amount is too large, order less", [list, "：金額太大，請減少數量"])
    }
  }

  private static func words(for languages: [LanguageTag], _ sentence: (Reader) -> String) -> LocalizedText {
    LocalizedText(for: languages) { language, tag in sentence(Reader(language: language, tag: tag)) }
  }
}

/// Who reads the words: the language they are made in, and the one that labels are shown in.
private struct Reader {
  let language: BuiltInLanguage
  let tag: LanguageTag?

  func text(_ label: LocalizedText) -> String { label.text(in: tag) }

  func list(_ labels: [LocalizedText], _ english: String, _ chinese: String) -> String {
    let texts = labels.map { text($0) }
    return language == .english ? EnglishText.list(texts, english) : texts.joined(separator: chinese)
  }

  /// Chinese comes in parts, so that blanks can be set between them.
  func callAsFunction(_ english: String, _ chinese: [String]) -> String {
    language == .english ? EnglishText.sentence(english) : ChineseText.joined(chinese)
  }
}
