import Measuring

extension EventBenchmarks {
  static func report(
    _ times: [String: Times], _ compilation: (seconds: Double, bytes: Int), allocations: [(String, Int)]
  ) {
    func nanoseconds(_ name: String) -> String { "\(Int((times[name]?.median ?? 0).rounded())) ns" }
    func row(_ what: String, _ name: String, _ other: String, _ target: String) {
      guard let own = times[name], let compared = times[other] else { return }
      print(
        "| \(what) | \(nanoseconds(name)) / \(nanoseconds(other)) | \(hundredths(own.ratio(to: compared))) | \(target) |"
      )
    }
    print("| what | time an event | ratio | to reach |")
    print("|---|---|---|---|")
    row("drinks, handles / hand-written Swift", "drinks", "drinks by hand", "5")
    row("cupcakes, handles / hand-written Swift", "cupcakes", "cupcakes by hand", "2")
    row("drinks, names as text / handles", "drinks by names", "drinks", "3")
    row("cupcakes, names as text / handles", "cupcakes by names", "cupcakes", "3")
    row("large shop / drinks", "large", "drinks", "3")
    row("large shop / cupcakes", "large", "cupcakes", "3")
    row("large shop with 25 percents of the subtotal / with 5", "25 discounts", "large", "")
    row("1,000 rules / 100 rules, an event that touches 10", "1,000 rules", "100 rules", "1.2")
    row("a cart of 1,000 items / of 10", "1,000 items", "10 items", "2")
    for cart in ["10 items, an offer", "1,000 items, an offer", "10 items, offers"] {
      row("a cart of \(cart), from scratch / events", "\(cart) from scratch", cart, "")
    }
    row("drinks, all lines and violations / total only", "drinks with lines", "drinks", "4")
    row("cupcakes, all lines and violations / total only", "cupcakes with lines", "cupcakes", "4")
    row("drinks, the whole quote in words / total only", "drinks with words", "drinks", "")
    row("cupcakes, the whole quote in words / total only", "cupcakes with words", "cupcakes", "")
    row("drinks, from scratch / events", "drinks from scratch", "drinks", "")
    row("cupcakes, from scratch / events", "cupcakes from scratch", "cupcakes", "")
    for (shop, count) in allocations {
      print("| \(shop), allocations in 1,200 events | | \(count < 0 ? "not counted here" : "\(count)") | 0 |")
    }
    print(
      "| 100,000 prices, text to program | | \(hundredths(compilation.seconds)) s, \(compilation.bytes / 1_000_000) MB | 1 s, 300 MB |"
    )
  }
}
