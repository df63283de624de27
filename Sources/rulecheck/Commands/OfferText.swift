import RulesEngine

/// What can be picked next, as a shopper reads it: each value with what it would change.
struct OfferText {
  private let session: OrderSession
  private let language: LanguageTag?

  init(_ session: OrderSession, _ language: LanguageTag?) {
    self.session = session
    self.language = language
  }

  /// A line for each option that has values: `Size: Medium (chosen), Large +5`.
  var lines: [String] {
    let rules = session.program.rules
    var lines: [String] = []
    for index in rules.options.indices where rules.options[index].item == nil {
      if let line = line(OptionID(index), nil) { lines.append(line) }
    }
    for item in session.items {
      for option in rules[item.kind].options {
        if let line = line(option, item.id) { lines.append("\(visibleText(item.id.text)): \(line)") }
      }
    }
    return lines
  }

  private func line(_ option: OptionID, _ item: ItemID?) -> String? {
    guard let offers = try? session.offers(of: option, in: item), !offers.isEmpty else { return nil }
    let checked = session.program.rules[option]
    let values = offers.map { offer in
      let name = visibleText(name(of: offer.pick, checked))
      let mark = offer.isSelected ? " (chosen)" : ""
      if let hindrance = offer.hindrance { return "\(name)\(mark) \(hindrance.code)" }
      guard let change = offer.change, change != .zero else { return name + mark }
      let amount = change.formatted(session.program.rules.terms.step)
      return "\(name)\(mark) \(change > .zero ? "+" : "")\(amount)"
    }
    return "\(visibleText(checked.label.text(in: language))): \(values.joined(separator: ", "))"
  }

  private func name(of pick: Offer.Pick, _ option: CheckedOption) -> String {
    switch pick {
    case .toggle(let isOn): return isOn ? "yes" : "no"
    case .value(let value):
      guard case .choice(let choice) = option.kind else { return "" }
      return choice.values[value.index].label.text(in: language)
    }
  }
}
