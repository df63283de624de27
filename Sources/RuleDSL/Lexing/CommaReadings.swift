/// What digits with commas between can mean, as it is written.
struct CommaReadings: Sendable, Hashable {
  /// One number: `1200` for `1,200`, `4.99` for `4,99`, `1234.50` for `1.234,50`; nil if it can't be one.
  var joined: String?
  /// Several: `1, 200`.
  var apart: String

  /// From digits, commas and points.
  init(_ typed: String) {
    var groups: [String] = [""]
    for character in typed {
      if character == "," { groups.append("") } else { groups[groups.count - 1].append(character) }
    }
    apart = CommaReadings.join(groups, by: ", ")
    joined = CommaReadings.number(groups)
  }

  private static func number(_ groups: [String]) -> String? {
    let last = groups[groups.count - 1]
    let lastDigits = digits(of: last)
    if groups.count == 2, lastDigits.fraction == nil, lastDigits.integer != 3 {
      let first = digits(of: groups[0])
      guard first.fraction == nil || first.fraction == 3 else { return nil }
      return join(groups[0].split(separator: "."), by: "") + "." + last
    }
    guard lastDigits.integer == 3, lastDigits.fraction.map({ $0 > 0 }) ?? true else { return nil }
    for (index, group) in groups.dropLast().enumerated() {
      let count = digits(of: group)
      guard count.fraction == nil, index == 0 ? count.integer <= 3 : count.integer == 3 else { return nil }
    }
    return join(groups, by: "")
  }

  /// How many digits stand before and after the first point; a second point makes it -1 after it.
  private static func digits(of group: String) -> (integer: Int, fraction: Int?) {
    var integer = 0
    var fraction: Int?
    for byte in group.utf8 {
      if byte == 0x2E {
        fraction = fraction == nil ? 0 : -group.utf8.count
      } else if let digits = fraction {
        fraction = digits + 1
      } else {
        integer += 1
      }
    }
    return (integer, fraction)
  }

  private static func join<Texts: Sequence>(_ texts: Texts, by separator: String) -> String
  where Texts.Element: StringProtocol {
    var joined = ""
    var isFirst = true
    for text in texts {
      if !isFirst { joined += separator }
      joined += text
      isFirst = false
    }
    return joined
  }
}
