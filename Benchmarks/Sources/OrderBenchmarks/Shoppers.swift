import Measuring

/// Orders and events of the tea house, as shoppers would send them: most are good, some aren't finished, and some want
/// what isn't sold.
struct Shoppers {
  private static let drinks = [
    "熟成紅茶", "麗春紅茶", "太妃紅茶", "熟成冷露", "雪花冷露", "春芽綠茶", "檸檬紅茶", "檸檬綠茶", "鮮奶紅茶", "鮮奶綠茶", "冷露歐蕾",
  ]
  private static let options: [(name: String, values: [String])] = [
    ("drink", drinks), ("size", ["中杯", "大杯"]), ("temperature", ["正常冰", "少冰", "微冰", "去冰", "溫熱"]),
    ("sweetness", ["正常糖", "少糖", "半糖", "微糖", "無糖"]), ("topping", ["不加料", "白玉", "水玉"]),
    ("name", ["Lin", "小林", "Wu", "王小明", "Anna"]),
  ]

  private var dice = Dice()
  private var orderCount = 0
  /// The orders that are being made: their numbers, and how many events each has had.
  private var open: [(number: Int, events: Int)] = []

  /// Five or six selections; in one order of twelve nobody says a name.
  mutating func order() -> String {
    orderCount += 1
    var text = "{\"order\": \"A\(orderCount)\""
    for (name, values) in Shoppers.options {
      if name != "drink", dice.roll(12) == 0 { continue }
      text += ", \"\(name)\": \"\(values[dice.roll(values.count)])\""
    }
    return text + "}"
  }

  /// An event of one of so many orders that are open at a time. Each order has eight, the last of which closes it.
  mutating func event(ofOpen count: Int) -> String {
    let place = dice.roll(count)
    if place >= open.count {
      orderCount += 1
      open.append((orderCount, 0))
    }
    let index = min(place, open.count - 1)
    open[index].events += 1
    let (number, events) = open[index]
    let start = "{\"order\": \"A\(number)\", \"seq\": \(events)"
    guard events < 8 else {
      open.swapAt(index, open.count - 1)
      open.removeLast()
      return start + ", \"close\": true}"
    }
    // First the drink, in the end the name; a shopper tries the rest.
    let option = events == 1 ? 0 : events == 7 ? 5 : dice.roll(5)
    let (name, values) = Shoppers.options[option]
    return start + ", \"set\": \"\(name)\", \"to\": \"\(values[dice.roll(values.count)])\"}"
  }
}
