import RulesEngine

/// What the shop owner is told of a table.
extension LoweringError {
  var ofTables: Diagnostic {
    switch kind {
    case .noNameAbove:
      return error(
        .emptyName, "this row has no name, and there is none above", help: "write the name in the first cell")
    case .emptyPrice:
      return error(
        .emptyCell, "a price is missing here",
        help: "write the price, `-` if it is not sold, `?` if the price is to come")
    case .notAPrice(let text):
      return error(.notAPrice, "`\(text)` is no price", help: "write a number, or `-` for not sold")
    case .slipInPrice(let text, let slip):
      return of(slip, text)
    case .signInCell(let amount, let isNegative):
      return error(
        .signOfBasePrice, "the prices in this table have no sign",
        help: isNegative ? "write the price itself; what takes off is a `discount`" : "write `\(amount)`",
        fix: isNegative ? nil : .init(place, amount))
    case .wrongCellCount(let found, let columns, let cells):
      let message =
        columns.isEmpty
        ? "this row has \(counted(found, "price")), and a row of this table has \(cells) cells, of which the last is the price"
        : "this row has \(counted(found, "price")), the table has \(counted(columns.count, "column")) (\(listed(columns)))"
      return error(
        .wrongCellCount, message,
        help: found < columns.count || columns.isEmpty
          ? "a bar stands before and behind each cell; what isn't sold has a `-`"
          : "a column is missing in the first row, or a price is too much")
    case .pricesInOneCell(let prices, let columns):
      let written = prices.joined(separator: " | ")
      return error(
        .wrongCellCount,
        "this row has 1 price, the table has \(counted(columns.count, "column")) (\(listed(columns)))",
        help: "put a bar between the prices: `\(written)`", fix: .init(place, written))
    case .headerMissing(let axis):
      return error(
        .headerMissing, "this table has prices by `\(axis)`, and no row says which column is for which `\(axis)`",
        help: "write a first row with an empty cell and the values: `| | 中杯 | 大杯 |`")
    case .headerWithoutColumns:
      return error(
        .headerWithoutColumns, "this first row names no column of prices",
        help: "its last cell is no price, so it is read as the header of the table")
    case .columnsWithoutBy(let columns, let owner, let meant):
      let example = "by \(meant ?? "size")"
      return error(
        .columnsWithoutBy,
        "this table has \(columns.count) columns (\(listed(columns))), and nothing says by what they differ",
        help: "write `by` and the option they are values of, as in `\(owner) \(example)`")
    case .headerWithDetails:
      return error(
        .headerWithDetails, "the first row is the header: nothing follows its last bar",
        help: "what is said of a value follows the last bar of its own row")
    case .detailTwice(let name):
      return error(.givenTwice, "this was said already of `\(name)` in a row above", help: "leave one of the two out")
    case .emptyHead:
      return error(
        .emptyCell, "this cell says what prices are for, and it is empty",
        help: "write a value, such as one of the option that stands after `by`")
    case .notAHead(let text):
      return error(
        .notAHead, "`\(text)` can't say what prices are for", help: "write a value, a number, or `from 10`")
    default:
      return unread
    }
  }

  private func of(_ slip: PriceSlip, _ text: String) -> Diagnostic {
    switch slip {
    case .notSold:
      return error(
        .notAPrice, "a price was expected here, not `\(text)`",
        help: "write `-` for what is not sold; `sold out` for a value as a whole follows the last bar",
        fix: .init(place, "-"))
    case .withCurrency(let number):
      return error(
        .currencyInPrice, "a price is only a number: the currency is said once, by `currency`",
        help: "write `\(number)`", fix: .init(place, number))
    case .several(let numbers):
      return error(
        .missingBar, "a bar is missing between these prices", help: "write `\(numbers.joined(separator: " | "))`",
        fix: .init(place, numbers.joined(separator: " | ")))
    }
  }
}
