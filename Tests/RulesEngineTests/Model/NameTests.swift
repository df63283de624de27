import RulesEngine
import Testing

/// When two names are one.
struct NameTests {
  @Test(arguments: [
    ("Ｌａｒｇｅ", "Large"), ("less  ice", "less ice"), ("less\u{3000}ice", "less ice"), (" tea\t", "tea"),
    ("caf\u{E9}", "cafe\u{301}"), ("白玉（大）", "白玉(大)"),
  ])
  func oneName(one: String, other: String) {
    #expect(Name(one) == Name(other))
    #expect(Set([Name(one), Name(other)]).count == 1)
    #expect(Name(one).text == one)
  }

  @Test(arguments: [("Large", "large"), ("less ice", "lessice"), ("白玉", "水玉"), ("cafe", "café"), ("", "a")])
  func twoNames(one: String, other: String) {
    #expect(Name(one) != Name(other))
  }
}
