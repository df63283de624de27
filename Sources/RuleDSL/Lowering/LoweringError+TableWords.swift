import RulesEngine

/// What the shop owner is told of a table.
extension LoweringError {
  var ofTables: Diagnostic {
    switch kind {
    case .noNameAbove:
      return error(
        "empty-name", "this row has no name, and there is none above", help: "write the name in the first cell")
    case .emptyPrice:
      return error(
        "empty-cell", "a price is missing here",
        help: "write the price, `-` if it is not sold, `?` if the price is to come")
    case .notAPrice(let text):
      return error("not-a-price", "`\(text)` is no price", help: "write a number, or `-` for not sold")
    case .slipInPrice(let text, let slip):
      return of(slip, text)
    case .signInCell(let amount, let isNegative):
      return error(
        "sign-of-base-price", "the prices in this table have no sign",
        help: isNegative ? "write the price itself; what takes off is a `discount`" : "write `\(amount)`",
        fix: isNegative ? nil : .init(place, amount))
    case .wrongCellCount(let found, let columns, let cells):
      let message =
        columns.isEmpty
        ? "this row has \(counted(found, "price")), and a row of this table has \(cells) cells, of which the last is the price"
        : "this row has \(counted(found, "price")), the table has \(counted(columns.count, "column")) (\(listed(columns)))"
      return error(
        "wrong-cell-count", message,
        help: found < columns.count || columns.isEmpty
          ? "a bar stands before and behind each cell; what isn't sold has a `-`"
          : "a column is missing in the first row, or a price is too much")
    case .pricesInOneCell(let prices, let columns):
      let written = prices.joined(separator: " | ")
      return error(
        "wrong-cell-count",
        "this row has 1 price, the table has \(counted(columns.count, "column")) (\(listed(columns)))",
        help: "put a bar between the prices: `\(written)`", fix: .init(place, written))
    case .headerMissing(let axis):
      return error(
        "header-missing", "this table has prices by `\(axis)`, and no row says which column is for which `\(axis)`",
        help: "write a first row with an empty cell and the values: `| | 中杯 | 大杯 |`")
    case .headerWithoutColumns:
      return error(
        "header-without-columns", "this first row names no column of prices",
        help: "its last cell is no price, so it is read as the header of the table")
    case .columnsWithoutBy(let columns, let owner, let meant):
      let example = "by \(meant ?? "size")"
      return error(
        "columns-without-by",
        "this table has \(columns.count) columns (\(listed(columns))), and nothing says by what they differ",
        help: "write `by` and the option they are values of, as in `\(owner) \(example)`")
    case .headerWithDetails:
      return error(
        "header-with-details", "the first row is the header: nothing follows its last bar",
        help: "what is said of a value follows the last bar of its own row")
    case .detailTwice(let name):
      return error("given-twice", "this was said already of `\(name)` in a row above", help: "leave one of the two out")
    case .emptyHead:
      return error(
        "empty-cell", "this cell says what prices are for, and it is empty",
        help: "write a value, such as one of the option that stands after `by`")
    case .notAHead(let text):
      return error(
        "not-a-head", "`\(text)` can't say what prices are for", help: "write a value, a number, or `from 10`")
    default:
      return unread
    }
  }

  private func of(_ slip: PriceSlip, _ text: String) -> Diagnostic {
    switch slip {
    case .notSold:
      return error(
        "not-a-price", "a price was expected here, not `\(text)`",
        help: "write `-` for what is not sold; `sold out` for a value as a whole follows the last bar",
        fix: .init(place, "-"))
    case .withCurrency(let number):
      return error(
        "currency-in-price", "a price is only a number: the currency is said once, by `currency`",
        help: "write `\(number)`", fix: .init(place, number))
    case .withComma(let number):
      return error(
        "comma-in-number", "a number has no comma", help: "write `\(number)`", fix: .init(place, number))
    case .several(let numbers):
      return error(
        "missing-bar", "a bar is missing between these prices", help: "write `\(numbers.joined(separator: " | "))`",
        fix: .init(place, numbers.joined(separator: " | ")))
    }
  }
}
