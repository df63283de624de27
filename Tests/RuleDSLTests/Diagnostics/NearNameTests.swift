import RuleDSL
import Testing

@Suite("The name that was probably meant")
struct NearNameTests {
  @Test(arguments: [
    ("choiec", "choice"),
    ("choices", "choice"),
    ("chice", "choice"),
    ("siez", "size"),
    ("toppigns", "toppings"),
    ("vanila cupcakse", "vanilla cupcakes"),
    ("熟成红菜", "熟成紅茶"),
  ])
  func isFewEditsAway(written: String, meant: String) {
    #expect(nearName(to: written, among: ["milk", "熟成紅茶", "choice", "size", "toppings", "vanilla cupcakes"]) == meant)
  }

  @Test(arguments: [
    ("sezi", "size"),
    ("chos", "choice"),
    ("toping", "topping bar"),
    ("cholade", "chocolate"),
    ("熟成綠", "熟成紅茶"),
  ])
  func isNotFarAway(written: String, name: String) {
    #expect(nearName(to: written, among: [name]) == nil)
  }

  @Test("Two characters, one edit apart, are different goods", arguments: [("白玉", "水玉"), ("ab", "ac"), ("茶", "綠茶")])
  func isNotAnotherShortName(written: String, name: String) {
    #expect(nearName(to: written, among: [name]) == nil)
    #expect(nearName(to: name, among: [written]) == nil)
  }

  @Test(
    "Case, width and simplified Chinese never tell names apart",
    arguments: [
      ("XL", "xl"), ("ｘｌ", "XL"), ("绿茶", "綠茶"), ("綠茶", "绿茶"), ("冷露欧蕾", "冷露歐蕾"), ("咸蛋", "鹹蛋"), ("GRÜN", "grün"),
      ("鲜", "鮮"),
      ("台", "臺"),
    ])
  func isTheSameWrittenOtherwise(written: String, name: String) {
    #expect(nearName(to: written, among: ["zz", name]) == name)
  }

  @Test func nearerNameWins() {
    #expect(nearName(to: "deliverys", among: ["deliverer", "delivery", "Deliverys"]) == "Deliverys")
    #expect(nearName(to: "deliverys", among: ["deliverer", "delivery"]) == "delivery")
  }

  @Test func firstOfEquallyNearNamesWins() {
    #expect(nearName(to: "cat", among: ["cot", "cut", "hat"]) == "cot")
    #expect(nearName(to: "cat", among: ["hat", "cut", "cot"]) == "hat")
  }

  @Test func nothingIsNearNothing() {
    #expect(nearName(to: "", among: ["size"]) == nil)
    #expect(nearName(to: "size", among: []) == nil)
    #expect(nearName(to: "size", among: ["", "size"]) == nil)
  }

  @Test func longNamesAreComparedQuickly() {
    let long = String(repeating: "熟成", count: 50)
    let names = (0..<2_000).map { "\(long)\($0)" } + [long + "紅"]
    #expect(nearName(to: long, among: names) == "\(long)0")
  }
}
