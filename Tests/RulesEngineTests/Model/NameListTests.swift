import RulesEngine
import Testing

/// Where names stand in a list, however many there are.
struct NameListTests {
  @Test(arguments: [0, 1, 16, 17, 100])
  func findsEachWhereItStandsFirst(count: Int) {
    let toppings = list(count)
    for number in 0..<count { #expect(toppings.position(of: Name("topping \(number)")) == number) }
    #expect(toppings.position(of: Name("topping \(count)")) == nil)
    #expect(toppings.isEmpty == (count == 0))
  }

  @Test(arguments: [1, 15, 16, 17, 40])
  func whatIsThereTwiceStandsWhereItStoodFirst(count: Int) {
    var toppings = list(count)
    toppings.append("topping 0")
    toppings.append("白玉")
    #expect(toppings.position(of: "topping 0") == 0)
    #expect(toppings.position(of: "白玉") == count + 1)
  }

  @Test(arguments: [1, 16, 30])
  func addsWhatIsNotThere(count: Int) {
    var toppings = list(count)
    let isNew = toppings.insert("ｔopping　0")
    #expect(!isNew)
    toppings.insert("白玉")
    #expect(toppings.names.count == count + 1)
  }

  private func list(_ count: Int) -> NameList {
    var list = NameList()
    for number in 0..<count { list.append(Name("topping \(number)")) }
    return list
  }
}
