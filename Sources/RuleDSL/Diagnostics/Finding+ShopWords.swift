internal import RulesEngine

// What is wrong with what holds for the whole shop.
extension Finding {
  func noCurrency() -> Diagnostic {
    said("this file doesn't say its currency", help: "write it in a line of its own, for example `currency TWD`")
  }

  func currencyWithoutStep(_ currency: Currency) -> Diagnostic {
    said(
      "\(RuleText.code(currency.code)) has no smallest coin, so it isn't clear how prices are rounded",
      help: "say the smallest step of a price, for example `rounding half up to 0.01`")
  }

  func roundingStepOff(_ step: PriceStep, shop: PriceStep) -> Diagnostic {
    said(
      "\(step) is no multiple of \(shop), the smallest step of this shop",
      help: "round to a multiple of \(shop), or say a smaller step for the shop by `rounding … to`")
  }
}
