/// The words that are never a bare name, closed for ever.
func isReserved(_ word: String) -> Bool {
  switch word.utf8.count {
  case 2: word == "or" || word == "is" || word == "in" || word == "of" || word == "to" || word == "by"
  case 3: word == "and" || word == "not" || word == "has" || word == "per"
  case 4: word == "when" || word == "only" || word == "else"
  case 5: word == "where"
  default: false
  }
}

/// The words that a statement begins with. Elsewhere they are names.
enum StatementWord: String, Sendable, Hashable, CaseIterable {
  case shop, currency, rounding, languages, translate, use, part
  case `let`, list, group, sold
  case choice, menu, number, money, toggle, text
  case charge, discount, tax, subtotal, round, best, first, all
  case require, forbid, warn, always
  case item, given, example

  /// Statement words are matched without case.
  init?(word: String) {
    self.init(rawValue: asciiLowercased(word))
  }

  /// The statement word that is one slip of the finger away.
  init?(near word: String) {
    let typed = asciiLowercased(word)
    for candidate in Self.allCases where isOneEdit(typed, candidate.rawValue) {
      self = candidate
      return
    }
    return nil
  }

  /// Whether it is no statement of an item.
  var isOfTheShop: Bool {
    switch self {
    case .shop, .currency, .rounding, .languages, .translate, .use, .item, .given, .example: true
    default: false
    }
  }

  /// Whether a `best of`, `first of` or `all of` may hold it.
  var isLine: Bool {
    switch self {
    case .charge, .discount, .best, .first, .all: true
    default: false
    }
  }
}

/// A statement word of a later version of the language.
func isKeptFree(_ word: String) -> Bool {
  let word = asciiLowercased(word)
  return word == "version" || word == "never"
}

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

func isASCIILetter(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

func asciiLowercased(_ word: String) -> String {
  guard word.utf8.contains(where: { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }) else { return word }
  var lowered = ""
  for scalar in word.unicodeScalars {
    if ("A"..."Z").contains(scalar), let small = Unicode.Scalar(scalar.value + 32) {
      lowered.unicodeScalars.append(small)
    } else {
      lowered.unicodeScalars.append(scalar)
    }
  }
  return lowered
}

/// Whether one character more, less, other or two swapped make one word of the other.
func isOneEdit(_ typed: String, _ meant: String) -> Bool {
  guard abs(typed.utf8.count - meant.utf8.count) <= 1, typed != meant else { return false }
  let left = Array(typed.utf8)
  let right = Array(meant.utf8)
  var start = 0
  while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
  var end = 0
  while end < left.count - start, end < right.count - start, left[left.count - 1 - end] == right[right.count - 1 - end]
  {
    end += 1
  }
  let typedRest = left[start..<(left.count - end)]
  let meantRest = right[start..<(right.count - end)]
  if typedRest.count <= 1, meantRest.count <= 1 { return true }
  return typedRest.count == 2 && meantRest.count == 2 && typedRest[start] == meantRest[start + 1]
    && typedRest[start + 1] == meantRest[start]
}
