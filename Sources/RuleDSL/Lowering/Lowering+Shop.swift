import RulesEngine

/// What a file says at most once.
enum ShopWord: String, Sendable, Hashable {
  case shop, currency, rounding, languages
}

/// Where each of them was said first.
struct FirstPlaces: Sendable {
  private var shop: Place?
  private var currency: Place?
  private var rounding: Place?
  private var languages: Place?

  subscript(_ word: ShopWord) -> Place? {
    get {
      switch word {
      case .shop: shop
      case .currency: currency
      case .rounding: rounding
      case .languages: languages
      }
    }
    set {
      switch word {
      case .shop: shop = newValue
      case .currency: currency = newValue
      case .rounding: rounding = newValue
      case .languages: languages = newValue
      }
    }
  }
}

/// The statements that speak of the shop as a whole.
extension Lowering {
  /// Whether it is said for the first time. Twice in one file is a mistake.
  @discardableResult
  mutating func noteOnce(_ word: ShopWord, at place: Place) -> Bool {
    if let first = firstPlaces[word] {
      if first.file == place.file { report(.saidTwice(word, first: first), at: place) }
      return false
    }
    firstPlaces[word] = place
    return true
  }

  /// What several files say has to be the same.
  private mutating func compare<Said: Equatable>(_ word: ShopWord, _ own: Said, with first: Said, at place: Place) {
    guard let other = firstPlaces[word], other.file != place.file, own != first else { return }
    report(.otherFileSays(word, first: other), at: place)
  }

  mutating func lower(_ shop: ShopSyntax) {
    let label = lower(shop.label)
    if noteOnce(.shop, at: shop.place) { title = label }
  }

  mutating func lower(_ statement: CurrencySyntax) {
    let said = currency
    let isFirst = noteOnce(.currency, at: statement.place)
    defer {
      if !isFirst {
        if let said, let own = currency { compare(.currency, own, with: said, at: statement.place) }
        currency = said ?? currency
      }
    }
    guard let code = statement.code else {
      missing.hasCurrency = true
      return
    }
    guard let known = Currency(code: code.text) else {
      missing.hasCurrency = true
      let near = nearCurrency(code.text)
      report(.unknownCurrency(code.text, near: near), at: code.place)
      // What was meant decides how many decimals a price may have, so that is checked as well.
      currency = near.flatMap { Currency(code: $0) }
      return
    }
    currency = known
  }

  private func nearCurrency(_ typed: String) -> String? {
    let codes = Currency.sellingCodes
    if let sign = currencyOfSign(typed) { return sign }
    let upper = Name.fold(typed).uppercased()
    if codes.contains(upper) { return upper }
    guard upper.utf8.count >= 3 else { return nil }
    let near = codes.filter { isOneEdit(upper, $0) }
    return near.count == 1 ? near[0] : nil
  }

  mutating func lower(_ statement: RoundingSyntax) {
    let isFirst = noteOnce(.rounding, at: statement.place)
    var own = ShopRounding()
    own.isPerUnit = statement.scope == .unit
    if let mode = statement.mode { own.mode = lower(mode) }
    if let number = statement.step, let size = decimal(number) {
      own.step = PriceStep(size)
      if own.step == nil { report(.stepOfZero, at: number.place) }
    }
    if isFirst { rounding = own } else { compare(.rounding, own, with: rounding, at: statement.place) }
  }

  mutating func lower(_ statement: LanguagesSyntax) {
    if noteOnce(.languages, at: statement.place) { return }
    compare(.languages, statement.tags.map { LanguageTag($0.text) }, with: languages, at: statement.place)
  }

  func lower(_ mode: RoundingModeSyntax) -> RoundingMode {
    switch mode {
    case .halfUp: .halfUp
    case .halfEven: .halfEven
    case .halfDown: .halfDown
    case .up: .up
    case .down: .down
    }
  }

  /// The languages are read first, since labels stand above them, too.
  mutating func readLanguages(_ statements: [StatementSyntax]) {
    for statement in statements {
      guard case .languages(let spoken) = statement else { continue }
      for tag in spoken.tags { add(tag) }
      return
    }
  }

  private mutating func add(_ tag: NameSyntax) {
    let language = LanguageTag(tag.text)
    if !isLanguageTagShape(tag.text) {
      report(.malformedLanguage(tag.text), at: tag.place)
    } else if languages.contains(language) {
      report(.languageTwice(tag.text), at: tag.place)
      return
    }
    languages.append(language)
  }
}

/// Whether it is built like a tag of RFC 5646: parts of at most eight letters and digits, the first of 2 or 3 letters.
func isLanguageTagShape(_ text: String) -> Bool {
  var isFirst = true
  var length = 0
  for byte in text.utf8 {
    if byte == UInt8(ascii: "-") {
      guard (isFirst ? 2...3 : 1...8).contains(length) else { return false }
      isFirst = false
      length = 0
    } else {
      guard isASCIILetter(byte) || (!isFirst && isDigit(byte)) else { return false }
      length += 1
    }
  }
  return (isFirst ? 2...3 : 1...8).contains(length)
}

/// The code of a currency that is called so in the street.
private func currencyOfSign(_ typed: String) -> String? {
  switch asciiLowercased(typed) {
  case "ntd", "nt", "台幣", "臺幣", "新台幣", "新臺幣": "TWD"
  case "rmb", "人民幣", "人民币": "CNY"
  case "euro", "euros": "EUR"
  case "dollar", "dollars": "USD"
  case "yen", "日圓", "日幣", "円": "JPY"
  case "港幣", "港元": "HKD"
  default: nil
  }
}
