import RuleDSL
import Testing

@testable import rulecheck

@Suite("Text in columns")
struct PaddingTests {
  @Test func paddingFillsColumnsNotCharacters() {
    #expect(DisplayWidth().padded("白玉", to: 7) == "白玉   ")
    #expect(DisplayWidth().padded("白玉", to: 7, .trailing) == "   白玉")
    #expect(DisplayWidth().padded("白玉", to: 3) == "白玉")
  }

  @Test(arguments: [(8, "冷露歐蕾"), (7, "冷露歐…"), (6, "冷露…"), (2, "…"), (1, "…"), (0, "")])
  func truncationNeverExceedsTheColumns(columns: Int, cut: String) {
    #expect(DisplayWidth().truncated("冷露歐蕾", to: columns) == cut)
    #expect(DisplayWidth().columns(of: cut) <= columns)
  }
}
