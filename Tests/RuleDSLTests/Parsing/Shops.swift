/// Two whole shops.
enum Shops {
  static let drinks = """
    # rules/drinks.rules: a tea shop that sells in whole New Taiwan dollars
    shop "紅茶店" en "Tea house"
    currency TWD
    languages zh-Hant, en

    menu drink "飲料" en "Drink" by size {
      |            | 中杯 | 大杯 |
      | 熟成紅茶   | 30   | 35   | en "Aged black tea"
      | 麗春紅茶   | 30   | 35   |
      | 太妃紅茶   | 35   | 40   |
      | 冷露歐蕾   | 50   | -    |             # no large: not sold, never free
    }
    choice size "杯型" en "Size" { 中杯 en "Medium" default, 大杯 en "Large" }
    choice temperature { 正常冰 default, 少冰, 微冰, 去冰, 溫熱 }
    choice sweetness   { 正常糖 default, 少糖, 半糖, 微糖, 無糖 }
    choice topping     { 不加料 default, 白玉 +10, 水玉 +10 }
    text name "訂購者" en "Ordered by"

    require name is not blank else "請輸入訂購者姓名" en "Enter the name for this order"

    example "large, with pearls" {
      drink 熟成紅茶, topping 白玉, name "Lin"   expect 40
      size 大杯                                  expect 45
      topping 不加料                             expect 35
    }
    example "no large of this one" {
      drink 冷露歐蕾, size 大杯, name "Lin"      expect no total, violation on size
    }
    """

  static let cupcakes = """
    # rules/cupcakes.rules
    shop "Cupcake Corner"
    currency USD

    choice type {
      Vanilla    default
      Strawberry +0.50          # once for the order, whatever the quantity
      Chocolate  +1.00
      Rainbow    +1.50
    }
    number quantity 3 to 20 default 3
    toggle specialRequest "Any special requests?"
    toggle extraFrosting  only when specialRequest
    toggle addSprinkles   only when specialRequest
    text name, streetAddress, city, zip

    charge "Cupcakes"       2.00 per quantity
    charge type
    charge "Extra frosting" 1.00 per quantity when extraFrosting
    charge "Sprinkles"      0.50 per quantity when addSprinkles

    require name is not blank          else "Enter a name"
    require streetAddress is not blank else "Enter a street address"
    require city is not blank          else "Enter a city"
    require zip is not blank           else "Enter a zip code"
    """
}
