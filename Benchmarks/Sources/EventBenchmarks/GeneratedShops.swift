import Measuring
import RulesEngine

extension Shop {
  /// 200 rows in three sizes, 40 toppings, and 100 rules: charges, requirements, bans, and so many discounts, up to 25, each
  /// of which is a percent of what stands above it.
  static func large(discounts: Int) throws -> Shop {
    var text = "currency EUR\nmenu dish by size {\n  | | S | M | L |\n"
    for row in 1...200 {
      text +=
        "  | Dish \(row) | \(3 + row % 4).\(10 + row % 90) | \(4 + row % 4).\(10 + row % 90) | \(6 + row % 4).50 |\n"
    }
    text += "}\nchoice size { S default, M, L }\nchoice toppings choose 0 to 10, up to 2 each {\n"
    for topping in 1...40 { text += "  \"Topping \(topping)\" +0.\(20 + topping)\n" }
    text += "}\nnumber plates 1 to 99 default 1\ntoggle card\ntext name\n"
    for rule in 0..<25 {
      let dish = rule * 8 + 1
      text += "charge \"Box \(rule)\" 0.50 per plates when dish is \"Dish \(dish)\" and plates > \(1 + rule % 9)\n"
      text +=
        rule < discounts
        ? "discount \"Offer \(rule)\" 10% of subtotal when dish is one of (\"Dish \(dish + 1)\", \"Dish \(dish + 2)\") and card\n"
        : "charge \"Service \(rule)\" 1.20 when dish is one of (\"Dish \(dish + 1)\", \"Dish \(dish + 2)\") and card\n"
      text += "require name is not blank when dish is \"Dish \(dish + 3)\" else \"Say your name for dish \(rule)\"\n"
      text +=
        "forbid \"Not in size L: \(rule)\" when size is L and dish is \"Dish \(dish + 4)\" and toppings has \"Topping \(rule + 1)\"\n"
    }
    var dice = Dice()
    var events: [NamedEvent] = []
    for _ in 0..<1_200 {
      let isOn = dice.roll(2) == 1
      switch dice.roll(6) {
      case 0: events.append(NamedEvent("dish", .text("Dish \(dice.roll(200) + 1)")))
      case 1: events.append(NamedEvent("size", .text(["S", "M", "L"][dice.roll(3)])))
      case 2: events.append(NamedEvent("toppings", .units(of: "Topping \(dice.roll(40) + 1)", Int64(dice.roll(2)))))
      case 3: events.append(NamedEvent("plates", .number(SignedDecimal(try DecimalLiteral("\(dice.roll(12) + 1)")))))
      case 4: events.append(NamedEvent("card", .flag(isOn)))
      default: events.append(NamedEvent("name", .text(isOn ? "Lin" : "")))
      }
    }
    var shop = try Shop(text, named: "large", events: events)
    shop.before = [NamedEvent("dish", "Dish 1"), NamedEvent("name", "Lin")]
    return shop
  }

  /// So many groups of ten rules, each about two options of its own. The events are those of the first five groups.
  static func groups(_ count: Int) throws -> Shop {
    var text = "currency EUR\n"
    for group in 1...count {
      text += "choice c\(group) { a default, b +1.00, c +2.00 }\nnumber n\(group) 0 to 9 default 0\n"
    }
    for group in 1...count {
      text += "charge c\(group)\n"
      for rule in 1...5 {
        text +=
          "charge \"Each \(group)-\(rule)\" 0.\(10 + rule) per n\(group) when c\(group) is b and n\(group) > \(rule)\n"
      }
      for rule in 1...4 {
        text += "require n\(group) < \(rule + 5) when c\(group) is c else \"At most \(rule + 4) of \(group)\"\n"
      }
    }
    var dice = Dice()
    var events: [NamedEvent] = []
    for _ in 0..<1_200 {
      let group = dice.roll(5) + 1
      if dice.roll(2) == 0 {
        events.append(NamedEvent("c\(group)", .text(["a", "b", "c"][dice.roll(3)])))
      } else {
        events.append(NamedEvent("n\(group)", .number(SignedDecimal(try DecimalLiteral("\(dice.roll(10))")))))
      }
    }
    return try Shop(text, named: "\(count) groups", events: events)
  }

  /// A cart of so many items, with a sum, a count and a percent over all of them.
  static func cart(_ count: Int, _ offers: String = "") throws -> Shop {
    let text = """
      currency EUR
      item dish times plates {
        menu kind by size {
          | | S | L |
          | Soup  | 3.20 | 4.10 |
          | Curry | 6.50 | 8.20 |
          | Rice  | 2.10 | 2.90 |
        }
        choice size { S default, L }
        toggle spicy +0.30
        number plates 1 to 20 default 1
      }
      toggle club
      charge "Delivery" 4.90 when subtotal < 25.00
      charge "Packing" 0.10 per count of dish
      discount "Large orders" 5% of subtotal when count of dish >= 8
      require subtotal < 50000.00 else "That is too much"

      """ + offers + "\n"
    var shop = try Shop(text, named: "cart", events: try changes(ofItems: count))
    for item in 0..<count {
      shop.added.append(("dish", ItemID("\(item)")))
      shop.before.append(NamedEvent("kind", .text(["Soup", "Curry", "Rice"][item % 3]), in: ItemID("\(item)")))
    }
    return shop
  }

  /// An offer on single units of a cart, and more of them, each below the one before.
  static let offer = #"discount "Third" 30% of cheapest 1 of every 3 (dish where kind is Soup)"#
  static let offersInTurn =
    offer + "\n" + #"discount "Five" 5 for 18.00 of (dish where size is L)"# + "\n" + #"discount "Curry" 10% of dish"#

  /// Events of a cart each of which changes something, be it that they come again and again: half of them take back what
  /// the others told, the last first.
  private static func changes(ofItems count: Int) throws -> [NamedEvent] {
    let options: [(name: String, values: [Told])] = [
      ("kind", ["Soup", "Curry", "Rice"]), ("size", ["S", "L"]), ("spicy", [false, true]),
      ("plates", try (1...4).map { .number(SignedDecimal(try DecimalLiteral("\($0)"))) }),
    ]
    var now: [[Int]] = (0..<count).map { [$0 % 3, 0, 0, 0] }
    var dice = Dice()
    var (events, back): ([NamedEvent], [NamedEvent]) = ([], [])
    for _ in 0..<600 {
      let (item, option) = (dice.roll(count), dice.roll(options.count))
      let (name, values) = options[option]
      let old = now[item][option]
      let new = (old + 1 + dice.roll(values.count - 1)) % values.count
      now[item][option] = new
      events.append(NamedEvent(name, values[new], in: ItemID("\(item)")))
      back.append(NamedEvent(name, values[old], in: ItemID("\(item)")))
    }
    return events + back.reversed()
  }

  /// The text of a shop of so many prices, three in a row.
  static func text(ofPrices count: Int) -> String {
    var text = "currency EUR\nmenu dish by size {\n  | | S | M | L |\n"
    for row in 1...(count / 3 + 1) {
      text +=
        "  | Dish \(row) | \(3 + row % 4).\(10 + row % 90) | \(4 + row % 4).\(10 + row % 90) | \(6 + row % 4).50 |\n"
    }
    return text + "}\nchoice size { S default, M, L }\n"
  }
}
