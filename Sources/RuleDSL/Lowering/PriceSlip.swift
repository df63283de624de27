import RulesEngine

/// What is often typed into a cell instead of a price.
enum PriceSlip: Sendable, Hashable {
  /// `x`, `無`, `sold out`: a dash was meant.
  case notSold
  /// `30元`, `$30`: the number was meant.
  case withCurrency(String)
  /// `30 35`: a bar is missing.
  case several([String])

  init?(_ text: String) {
    if PriceSlip.isNotSold(text) {
      self = .notSold
    } else if let numbers = PriceSlip.numbers(text) {
      self = .several(numbers)
    } else if let number = PriceSlip.withoutCurrency(text) {
      self = .withCurrency(number)
    } else {
      return nil
    }
  }

  private static func isNotSold(_ text: String) -> Bool {
    switch asciiLowercased(text) {
    case "x", "✕", "✗", "×", "✖", "n/a", "na", "no", "none", "sold out", "soldout", "not sold", "無", "无", "沒有", "没有",
      "不賣", "不卖", "售完", "售罄", "缺貨", "缺货", "停售":
      true
    default: false
    }
  }

  private static func numbers(_ text: String) -> [String]? {
    let parts = text.split(separator: " ")
    guard parts.count > 1, parts.allSatisfy({ isPlainNumber($0) }) else { return nil }
    return parts.map { String($0) }
  }

  /// `30` for `30元`, `NT$30`, `$ 30`, `30 USD`.
  private static func withoutCurrency(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { isDigit($0) }), let last = scalars.lastIndex(where: { isDigit($0) })
    else { return nil }
    var number = String.UnicodeScalarView()
    number.append(contentsOf: scalars[first...last])
    let around = trimmed(scalars[..<first]) + trimmed(scalars[(last + 1)...])
    guard isPlainNumber(Substring(String(number))), isCurrency(around) else { return nil }
    return String(number)
  }

  private static func isCurrency(_ text: String) -> Bool {
    if text.unicodeScalars.count == 1, text.unicodeScalars.first?.properties.generalCategory == .currencySymbol {
      return true
    }
    switch asciiLowercased(text) {
    case "nt$", "us$", "hk$", "a$", "c$", "元", "塊", "块", "圓", "圆", "円", "角", "원", "kr", "nt", "ntd", "rmb", "chf", "fr",
      "fr.", "$-", ".-":
      return true
    default:
      return Currency(code: text.uppercased()) != nil
    }
  }

  private static func trimmed(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.filter { !$0.isBlank })
    return String(text)
  }

  private static func isPlainNumber(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return false }
    let points = text.utf8.filter { $0 == UInt8(ascii: ".") }.count
    return points <= 1 && isDigit(first) && isDigit(last)
      && text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || isDigit($0) }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
