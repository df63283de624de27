/// The tag of a language: a word whose first part is two or three ASCII letters.
func isLanguageTag(_ word: String) -> Bool {
  var letters = 0
  for byte in word.utf8 {
    if byte == UInt8(ascii: "-") { break }
    guard isASCIILetter(byte) else { return false }
    letters += 1
  }
  return letters == 2 || letters == 3
}

/// The number that a price begins with, if what follows it is what money is called: `10元`, `10usd`.
func numberBeforeCurrency(_ word: String) -> String? {
  guard let first = word.utf8.first, isDigit(first) else { return nil }
  var digits = ""
  var rest = ""
  for scalar in word.unicodeScalars {
    if rest.isEmpty, ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
    } else {
      rest.unicodeScalars.append(scalar)
    }
  }
  guard !digits.isEmpty else { return nil }
  switch asciiLowercased(rest) {
  case "元", "塊", "块", "圓", "圆", "円", "角", "원", "nt", "ntd", "twd", "usd", "dollar", "dollars", "eur", "euro", "euros",
    "gbp", "pounds", "jpy", "yen", "cny", "rmb", "yuan", "hkd", "krw", "cent", "cents", "chf", "kr":
    return digits
  default:
    return nil
  }
}

/// The two ends of `1-20`, where a range was meant.
func rangeEnds(_ word: String) -> (String, String)? {
  var ends = [""]
  for scalar in word.unicodeScalars {
    if scalar == "-" {
      ends.append("")
    } else if ("0"..."9").contains(scalar) {
      ends[ends.count - 1].unicodeScalars.append(scalar)
    } else {
      return nil
    }
  }
  guard ends.count == 2, !ends[0].isEmpty, !ends[1].isEmpty else { return nil }
  return (ends[0], ends[1])
}

/// `20:00` for `8pm`.
func clockTime(_ word: String) -> String? {
  let word = asciiLowercased(word)
  guard word.hasSuffix("am") || word.hasSuffix("pm"), let hour = Int(word.dropLast(2)), (1...12).contains(hour) else {
    return nil
  }
  let hours = hour % 12 + (word.hasSuffix("pm") ? 12 : 0)
  return hours < 10 ? "0\(hours):00" : "\(hours):00"
}
