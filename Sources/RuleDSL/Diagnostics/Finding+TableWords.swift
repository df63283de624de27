internal import RulesEngine

// What is wrong with tables, and with steps and packs by number.
extension Finding {
  func uncovered(_ values: [Name], axis: Name) -> Diagnostic {
    let have = values.count == 1 ? "has" : "have"
    return said(
      "\(RuleText.list(values)) of \(RuleText.code(axis)) \(have) no column",
      help: "add a column, with `-` where it isn't sold, or a column `other` for all the rest")
  }

  func headTwice(_ head: Name) -> Diagnostic {
    said("\(RuleText.code(head)) stands twice in this table", help: "leave one of the two out")
  }

  func rowTwice(first: Place?) -> Diagnostic {
    said(
      "two rows are for the same, so it isn't clear which price counts", labels: label(first, "the first of them"),
      help: "leave one of the two out")
  }

  func headsDontRise(_ number: DecimalLiteral, after earlier: DecimalLiteral) -> Diagnostic {
    said("\(number) stands after \(earlier), but these numbers rise", help: "begin with the smallest number")
  }

  func numberForName(axis: Name) -> Diagnostic {
    said("`from` needs a number, and \(RuleText.code(axis)) is none", help: "write one of its values instead")
  }

  func nameForNumber(_ name: Name) -> Diagnostic {
    said(
      "a number was expected here, not \(RuleText.code(name))",
      help: "write `3` for exactly 3, or `from 10` for 10 and more")
  }

  func wrongShape(expected: Int, found: Int) -> Diagnostic {
    if expected == 1 {
      return said("one value was expected here, not \(found == 0 ? "none" : "\(found)")")
    }
    return said(
      "this row has \(found) \(found == 1 ? "cell" : "cells"), and the table has \(expected) columns",
      help: "write a price in each column, or `-` where it isn't sold")
  }

  func firstStepTooHigh(_ number: DecimalLiteral, least: SignedDecimal) -> Diagnostic {
    said(
      "from \(least) on it can be ordered, but prices begin only at \(number)",
      help: "begin with \(RuleText.code("from \(least)"))")
  }

  func packsDontFit(_ number: DecimalLiteral) -> Diagnostic {
    said(
      "\(number) can be ordered, but it isn't made up of these packs, the biggest first",
      help: "add a smaller pack, for example `1 for …`, or change the limits or the step of the number")
  }
}
