extension Shops {
  /// A shop in which every statement of an order of one stands with all that it can hold, and nothing is wrong.
  static let everyClause = """
    shop "Rich" zh-Hant "富"
    currency USD
    languages en, zh-Hant
    rounding half up to 0.05 per line

    let fee = 1.50
    let rate = 10%
    let busy = time is 17:00 to 19:00 on Fri
    let open = date from 2026-12-01 and date until 2027-01-31
    let extra by size { Small 0.50, Medium 1.00, (Large, "Very large") fee }

    group milky of drink { Latte, "Flat white" }
    menu drink "Drink" zh-Hant "飲料" by temperature, size {
      |            |            | Small | Medium | Large, Very large |
      | Espresso   | hot        | 2.00  | 2.50   | - |
      |            | cold       | 2.20  | fee    | - | 
      | Latte      | hot, cold  | 3.00  | 3.50   | 4.00 | "Caffe latte" zh-Hant "拿鐵" when not busy else "not now"
      | Flat white | other      | 3.00  | 3.50   | ? |
    }
    choice size "Size" { Small "S" default, Medium "M" zh-Hant "中", Large, "Very large" }
    choice temperature { hot default, cold }
    choice sugar "Sugar" {
      regular "Regular" default
      less "Less sugar"
      none-at-all
    }
    choice syrup "Syrup" optional only when drink is in milky {
      vanilla "Vanilla" +0.50
      caramel "Caramel" zh-Hant "焦糖" +0.75
      "dark chocolate" +fee when count of shots > 0 else "needs a shot"
    }
    choice shots "Shots" choose 0 to 4, at most 2 kinds, up to 3 each, cheapest 1 included only when drink is not Latte {
      plain "Plain" +0.50 up to 2
      double "Double" +1.00 counts 2
      decaf "Decaf" +0.75 sold out
    }
    number cups "Cups" 1 to 20 step 1 default 1 +0.10 each
    number months one of (1, 3, 6) default 3 only when gift
    toggle gift "Gift" zh-Hant "禮物" default off +2.00
    toggle member
    money tip "Tip" 0 to 50 default 0
    text name "Name" zh-Hant "姓名", street "Street", zip only when gift

    charge drink per cups
    charge "Shots" extra per count of shots when shots has plain
    charge syrup "Syrup" per cups
    charge shots
    charge cups
    charge "Tip" tip
    charge "Cups" per cups { 1 for 0.50, 4 for 1.50 }
    charge "Boxes" graduated per months {
      from 1 2.00
      from 3 1.80
    }
    charge "Peak" by size {
      | Small  | 1.00 |
      | Medium | 2.00 |
      | other  | 0.50 |
    }
    charge "Delivery" max(0, 4.00 - 2 * fee) per started(cups / 4) at most 10 rounded up to 0.50
      when gift and subtotal < 20
      and not member
    subtotal "Goods"
    best of {
      discount "Members" rate of subtotal at most 5.00 when member or cups >= 10
      discount "Voucher" 1.00 off drink
      first of {
        discount "Monday" 5% of subtotal when day is Mon
        discount "Tiers" by subtotal { from 20 15% of subtotal, from 30 20% of subtotal }
      }
    }
    tax "Tax" 7% included in subtotal
    require name is not blank else "Enter a name" zh-Hant "請輸入姓名"
    require zip matches "#####" when gift else "Enter the zip"
    forbid "No gifts on Sunday" when gift and day is one of (Sat, Sun)
    warn "That is a lot" when cups is 15 to 20
    always subtotal >= 0

    example "a latte" {
      drink Latte, name "Lin", at 2026-12-04 15:00, gift on, street "a", zip "12345"
      expect placed
      shots plain 2, shots { plain 1, double }, tip 2.50   expect no violations, line "Tip" 2.50
      clear shots, cups 3   expect no violations
      size Large, months 6
    }
    """

  /// The same for orders of several items, lists, parts, translations and what is sold out.
  static let everyItem = """
    shop "Pizza" zh-Hant "披薩"
    currency USD
    languages en, zh-Hant
    translate zh-Hant {
      Small "小"
      "Enter a name" "請輸入姓名", Large "大"
    }
    list pizzas "Pizzas" by size {
      |            | Small | Large |
      group classic "Classic"
      | Margherita | 8.00  | 11.00 | "Margherita (v)"
      | Funghi     | 9.50  | -     | sold out
    }
    list sauces {
      red "Red sauce" +1.00
      white +1.50 up to 2
      green +1.00 counts 2
    }
    part spicy {
      choice heat { mild default, hot }
      toggle extra +1
    }
    group food { pizza, drink }
    sold out topping when date is 2026-12-04 { ham, "blue cheese" }
    sold out extra
    toggle cash
    text name
    given { at 2026-12-04 15:00, name "Lin" }
    item pizza "Pizza" choose 1 to 20 times how-many {
      choice size { Small default, Large }
      menu kind by size {
        from pizzas
        |       | Small | Large |
        group vegan
        | Green | 10.00 | 12.00 | when topping is chosen
      }
      choice topping choose 0 to 5, up to 2 each {
        from sauces
        ham +1.00
        "blue cheese" +2.00
      }
      number how-many 1 to 99 default 1
      use spicy
      charge "Box" 0.50 once
      require kind is chosen else "Choose a pizza"
    }
    item drink {
      menu bottle {
        cola 2.00
        water "Still water" 1.50
        "red wine" 4.00
      }
    }
    discount "Ten" 10% of subtotal when count of pizza >= 10
    discount "Third free" 100% of cheapest 1 of every 3 (pizza where size is Small)
    discount "Voucher" 5.00 each of dearest 2 pizza
    discount "Any three" 3 for 25 of (pizza where size is Large)
    discount "Set" to 12.00 for 1 pizza + 1 drink
    all of at most 50% of subtotal {
      discount "A" 5 off pizza
      discount "B" 10% of subtotal of food
    }
    tax "7 %" 7% included in (pizza where size is Small)
    round total to 0.05 "Rounding" when cash
    always subtotal >= 0
    require name is not blank else "Enter a name"
    example "one" {
      + pizza { kind Margherita, size Large, topping { ham 2, white } }   expect line "Box" 0.50
      pizza 1 { size Small }
      + drink { bottle cola }
      - drink 1   expect not placed, violation on pizza 1 topping
    }
    """
}
