@testable import RuleDSL

/// A file in which nothing is wrong, with room for lines of each kind.
enum Stage {
  /// A line of the file, or a place where lines may be put.
  enum Part {
    case line(String)
    case room(BadLine.Spot)
  }

  static let parts: [Part] = {
    var parts: [Part] = []
    for line in text.split(separator: "\n") {
      let word = line.drop { $0 == " " }
      if word.hasPrefix("…"), let spot = BadLine.Spot(rawValue: String(word.dropFirst())) {
        parts.append(.room(spot))
      } else {
        parts.append(.line(String(line)))
      }
    }
    return parts
  }()

  static func rooms(for spot: BadLine.Spot) -> [Int] {
    parts.indices.filter { if case .room(spot) = parts[$0] { true } else { false } }
  }

  private static let text = """
    currency USD
    languages en, zh-Hant
    let fee = 2
    choice size { Small default, Medium, Large }
    …statement
    toggle gift
    toggle member "Member" zh-Hant "會員"
    number cups 1 to 20 default 1
    …statement
    menu drink by size {
      |        | Small | Medium | Large |
      …row
      | Tea    | 1.00  | 2.00   | 3.00  |
      …row
      | Coffee | 1.00  | 2.00   | -     |   "Black coffee" zh-Hant "咖啡"
      …row
    }
    …statement
    choice toppings choose 0 to 5 {
      …entry
      ham    +1.00
      …entry
      olives "Olives" +1.00
      …entry
    }
    …statement
    let extra by size {
      …head
      Small  1.00
      …head
      Medium 2.00
      …head
      Large  3.00
      …head
    }
    …statement
    best of {
      …line
      discount "Members" 10% of subtotal when member
      …line
      discount "Gifts" 1.00 when gift
      …line
    }
    …statement
    example "medium" {
      …step
      size Medium
      …step
      drink Tea, cups 2   expect 2.00
      …step
      toppings { ham 1 }
      …step
    }
    …statement
    text name
    require name is not blank
    …statement
    """
}
