import RuleDSL
import RulesEngine

/// Lines of events, whatever their bytes: each has exactly one answer, and nothing traps.
@c(LLVMFuzzerTestOneInput)
public func testEvents(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var stream = OrderStream(teaHouse, encoding)
  var answers: [UInt8] = []
  var lineCount = 0
  for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
    stream.answer(bytes, JSONLine(number: index + 1, range: line.startIndex..<line.endIndex), to: &answers)
    lineCount += 1
  }
  precondition(answers.reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) } == lineCount, "not one answer a line")
  return 0
}

private let encoding = QuoteEncoding(rulesName: "tea.rules", location: { "\($0.start)" }, near: { _, _ in nil })

private let teaHouse: Program = {
  let text = """
    currency TWD
    item cup "Cup" choose 1 to 60 times cups {
      menu tea by size {
        |       | small | large |
        | Black | 30    | 35    |
        | Milk  | 45    | -     |
      }
      choice size { small default, large }
      choice topping choose 0 to 3, up to 2 each { pearls +10, jelly +5 }
      number cups 1 to 60 default 1
      toggle gift +20
    }
    discount "Many" 10% of subtotal when count of cup >= 3
    discount "Half" 50% of cheapest 1 of every 2 cup
    discount "Three" 3 for 80 of (cup where size is small)
    discount "Black" 5% of (cup where tea is Black)
    text name
    require name is not blank else "Enter a name"
    """
  guard let program = compile(SourceFile(name: "tea.rules", text: text)).program else {
    fatalError("the rules are wrong")
  }
  return program
}()
