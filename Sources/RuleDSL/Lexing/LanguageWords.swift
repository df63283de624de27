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

  /// How many letters the longest of them has.
  private static let longest = 9

  /// Statement words are matched without case.
  init?(word: String) {
    guard word.utf8.count <= StatementWord.longest, beginsPlainly(word) else { return nil }
    let lowered = asciiLowercased(word)
    guard let known = Self.allCases.first(where: { $0.rawValue == lowered }) else { return nil }
    self = known
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
  guard word.utf8.count == 5 || word.utf8.count == 7 else { return false }
  let word = asciiLowercased(word)
  return word == "version" || word == "never"
}

/// A line that begins so goes on with the line before; so does one that begins with `at most`.
func continuesLine(_ word: String) -> Bool {
  guard beginsPlainly(word) else { return false }
  switch word {
  case "when", "only", "else", "and", "or", "expect", "once", "rounded": return true
  default: return false
  }
}

/// Whether a line that begins with this word begins a statement.
func beginsNewStatement(_ word: String) -> Bool {
  StatementWord(word: word) != nil || isKeptFree(word)
}

/// Whether it is the word of a statement in which a line goes on only before `expect`.
func beginsExample(_ word: String) -> Bool {
  switch word.utf8.count {
  case 5: asciiLowercased(word) == StatementWord.given.rawValue
  case 7: asciiLowercased(word) == StatementWord.example.rawValue
  default: false
  }
}

/// No word of the language begins otherwise; names of other scripts needn't be compared with each of them.
private func beginsPlainly(_ word: String) -> Bool {
  word.utf8.first.map { $0 < 0x80 } ?? false
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
