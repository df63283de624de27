import RulesEngine

/// What the shop owner is told of values that are shared, and of the columns that speak of values.
extension LoweringError {
  var ofLists: Diagnostic {
    switch kind {
    case .emptyList(let name):
      return error(.choiceWithoutValues, "`\(name)` lists nothing", help: "write its values between the { }")
    case .unknownList(let name, let near):
      return error(
        .unknownList, "there is no list `\(name)`",
        help: near.map { "did you mean `\($0)`?" } ?? "declare it in a statement of its own: `list \(name) { … }`",
        fix: near.map { .init(place, $0) })
    case .notAList(let name):
      return error(
        .unknownList, "`\(name)` is no list: values are taken over only from a `list`",
        help: "write the values that both have as `list … { … }`, and `from` it in both")
    case .unusedList(let name):
      return Diagnostic(
        .note, code: .unusedName, at: place, "nothing takes over the list `\(name)`",
        help: "write `from \(name)` in a choice or a menu, or leave the list out")
    case .nameOfListTaken(let name, let first):
      return error(
        .declaredTwice, "`\(name)` is declared twice", labels: [.init(first, "here for the first time")],
        help: "give the list and the other one different names, such as `\(name)-list`")
    case .listCircle(let path):
      return error(
        .useCircle, path.count < 3 ? "this list takes over from itself" : "these lists take over from each other",
        help: "\(path.map { "`\($0)`" }.joined(separator: " takes from ")): leave one `from` out")
    case .listsTooDeep(let limit):
      return error(
        .tooDeep, "more than \(limit) lists are taken over through one another here",
        help: "take over from the inner lists directly")
    case .listTakenTwice(let name):
      return error(
        .givenTwice, "the list `\(name)` is taken over here already",
        help: "leave this `from` out; what another list takes over comes along with it")
    default: return ofSharedValues
    }
  }

  private var ofSharedValues: Diagnostic {
    switch kind {
    case .sameValueInLists(let value, let list, let other):
      return error(
        .valueTwice, "`\(value)` of the list `\(list)` comes from the list `\(other)` already",
        help:
          "leave it out of one of them, or write a `\(value)` of its own where both are taken over: it replaces both")
    case .surchargeInMenu(let value, let list):
      return error(
        .signOfBasePrice, "a menu has base prices, and `\(value)` of the list `\(list)` has a surcharge",
        help: "leave the signs in the list out, or write `choice` instead of `menu`")
    case .tooMuchTakenOver(let limit):
      return error(
        .tooManyValues, "the choices of this file take over more than \(limit) values",
        help: "take over shorter lists, or in fewer places")
    case .columnWithoutValues(let text):
      return error(
        .columnWithoutValues, "a column `\(text)` says something of values, and the rows of this table have none",
        help: "columns `group` and `let` stand in the table of a `menu`, a `choice` or a `list`")
    case .notATick(let text):
      return error(
        .notATick, "`\(text)` stands in a column that has `x` or nothing in its cells",
        help: "write `x` for a value that belongs to the group, and leave the cell empty for the others")
    case .givenWithoutExample:
      return warning(
        .unusedGiven, "no example below starts with this",
        help: "write it above the examples that start with it, or leave it out")
    default: return unread
    }
  }
}
