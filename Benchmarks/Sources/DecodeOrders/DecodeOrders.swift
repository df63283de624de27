import Foundation

/// An order of the tea house, as a program that knows its shop would declare it.
struct TeaOrder: Codable {
  var order: String
  var drink: String?
  var size: String?
  var temperature: String?
  var sweetness: String?
  var topping: String?
  var name: String?
}

/// Reads the orders of a file, one a line, with the toolchain's decoder, and does nothing else with them.
@main
struct DecodeOrders {
  static func main() throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
    let decoder = JSONDecoder()
    var count = 0
    for line in file.split(separator: UInt8(ascii: "\n")) {
      let order = try decoder.decode(TeaOrder.self, from: line)
      if order.drink != nil { count += 1 }
    }
    print(count)
  }
}
