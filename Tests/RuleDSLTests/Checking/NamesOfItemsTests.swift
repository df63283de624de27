import Testing

/// What an item declares is known only inside it, and outside nobody is told that it doesn't exist.
struct NamesOfItemsTests {
  private func expectFoundOutside(_ line: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let item = """
      item cup times cups {
        menu tea { Black 30, Green 35 }
        number cups 1 to 9 default 1
      }

      """
    expectFound(
      item + line + "\n", ["unknown-name: belongs to the item `cup`"], currency: "TWD",
      sourceLocation: sourceLocation)
  }

  @Test func itsOptionsOutside() {
    expectFoundOutside("warn \"Many\" when «cups» > 20")
    expectFoundOutside("warn \"Many\" when count of «cups» > 20")
    expectFoundOutside("discount \"Green\" 5 when «tea» is Green")
    expectFoundOutside("discount \"Tea\" 10% of «tea»")
    expectFoundOutside("charge \"Box\" by «tea» { Black 1, Green 2 }")
  }

  @Test func ofAnotherItem() {
    expectFoundOutside("item cake { menu kind { Apple 50 }\n forbid \"No\" when «tea» is Green }")
  }

  @Test func aNameThatNobodyHasIsStillUnknown() {
    expectFound(
      "item cup { menu tea { Black 3 } }\nwarn \"Many\" when «cups» > 20", ["unknown-name: nothing is called `cups`"])
  }
}
