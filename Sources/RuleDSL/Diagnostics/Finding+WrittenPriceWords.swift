internal import RulesEngine

// What is likely wrong with prices as they are written.
extension Finding {
  func priceToCome(_ count: Int, of names: [Name]) -> Diagnostic {
    let prices = count == 1 ? "1 price is" : "\(count) prices are"
    let whose = names.isEmpty ? "" : ": \(RuleText.list(names))"
    return said(
      "\(prices) still to come\(whose)", help: "write it in the place of `?`; until then it isn't sold")
  }

  func priceOffStep(_ price: DecimalLiteral, _ step: PriceStep) -> Diagnostic {
    said(
      "\(price) can't be paid in steps of \(step), so its line is rounded",
      help: "write a price that can be paid, or say a smaller step by `rounding … to`")
  }

  func priceApart(_ price: DecimalLiteral, usual: DecimalLiteral) -> Diagnostic {
    said(
      "\(price) is far from the other prices here, which are about \(usual)",
      help:
        "look whether a digit or the point is wrong; if it is right, say so by a comment behind it: `# allow: price-apart`"
    )
  }

  func largerIsCheaper(
    larger: Name, _ price: DecimalLiteral, smaller: Name, _ other: DecimalLiteral
  ) -> Diagnostic {
    said(
      "\(RuleText.code(larger)) costs \(price), less than \(RuleText.code(smaller)) with \(other); in most rows it costs more",
      help: "look whether the two prices are in the right columns")
  }

  func packsNotCheapest(_ written: PackPrice, cheaper: PackPrice) -> Diagnostic {
    said(
      "\(written.units) cost \(written.price) in packs of \(listed(written)), and only \(cheaper.price) in packs of \(listed(cheaper))",
      help: "packs are taken the biggest first: let a bigger pack never cost more than smaller ones together")
  }

  private func listed(_ price: PackPrice) -> String {
    let shown = price.packs.prefix(RuleText.listLimit).map { "\($0)" }.joined(separator: " + ")
    return price.packs.count > RuleText.listLimit ? shown + " + …" : shown
  }
}
