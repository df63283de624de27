internal import RulesEngine

// What is wrong with items and with what is said of them.
extension Finding {
  func itemInItem(_ item: Name) -> Diagnostic {
    said(
      "the item \(RuleText.code(item)) stands inside another item",
      help: "close the outer item with `}` before this one begins")
  }

  func lineAboveItem(_ item: Name) -> Diagnostic {
    said(
      "this line stands above the item \(RuleText.code(item)), but the order's lines begin with what the items cost",
      help: "write it below the last item; the line of an option is put there by `charge` and the option's name")
  }

  func unknownKind(_ name: Name, among kinds: [Name]) -> Diagnostic {
    let near = nearName(to: name.text, among: kinds.map { $0.text })
    let help =
      near.map { "did you mean \(RuleText.code(Name($0)))?" }
      ?? (kinds.isEmpty
        ? "this file has no `item`: an offer on units needs one"
        : "the items are \(kinds.map { RuleText.code($0) }.joined(separator: ", "))")
    return said("\(RuleText.code(name)) is no item", help: help)
  }

  func unknownTimes(_ name: Name, item: Name, among numbers: [Name]) -> Diagnostic {
    let near = nearName(to: name.text, among: numbers.map { $0.text })
    return said(
      "the item \(RuleText.code(item)) has no number \(RuleText.code(name)) to be taken times",
      help: near.map { "did you mean \(RuleText.code(Name($0)))?" }
        ?? "write in the item: \(RuleText.code("number \(name) 1 to 99 default 1"))")
  }

  func timesNotWhole(_ number: Name) -> Diagnostic {
    said(
      "\(RuleText.code(number)) says how many times an item is taken, so it is a whole number from 1 that is always there",
      help: "write \(RuleText.code("number \(number) 1 to 99 default 1"))")
  }

  func countedTwice(_ number: Name) -> Diagnostic {
    said(
      "\(RuleText.code(number)) would be counted twice: the item is taken \(RuleText.code(number)) times already",
      help: "leave `per` out, or write `once` for a line of the whole item")
  }

  func onceOutsideItem() -> Diagnostic {
    said(
      "`once` is for the lines of an item, and this line stands in none",
      help: "leave `once` out: a line of the order counts once")
  }

  func orderAmountInItem() -> Diagnostic {
    said(
      "an item can't read what the order costs: the order's lines stand below its items",
      help: "write this line below the items")
  }

  func itemAmountInItem() -> Diagnostic {
    said(
      "an item can't read what other items cost",
      help: "`count of` is fine here; what reads prices of items stands below them")
  }

  func countsItems(_ role: Role) -> Diagnostic {
    said(
      "what can be chosen in an item can't depend on how many items there are",
      help: "count them in a `charge`, `discount`, `require` or `forbid`")
  }

  func lineInItems(_ label: String) -> Diagnostic {
    said(
      "`line \"\(label)\"` stands inside an item: it can be counted and compared here, not discounted by name",
      help: "name the item instead, or write the line inside the item")
  }

  func pickOverSet(_ count: DecimalLiteral, _ every: DecimalLiteral) -> Diagnostic {
    said(
      "\(count) of every \(every) is more than there are",
      help: "write for example `cheapest 1 of every \(every)`")
  }

  func kindTwice(_ kind: Name) -> Diagnostic {
    said(
      "\(RuleText.code(kind)) stands twice in this set",
      help: "write each kind once, with the number of its units: `2 drink + 1 cake`")
  }

  func notADiscount() -> Diagnostic {
    said("an offer on units takes something off", help: "write `discount` instead of `charge`")
  }

  func lineBelowRounding() -> Diagnostic {
    said(
      "the rounding of the total is the last line, and this stands below it",
      help: "put `round total` at the end, and only once")
  }

  func roundingInItem() -> Diagnostic {
    said("`round total` rounds the order, and stands in no item", help: "put it below the items")
  }
}
