/// Offers as JSON: each option with what is selected, and its values with whether they can be had.
extension QuoteEncoding {
  /// The options of the order by their names, then under `items` those of each item. Options without values, and those
  /// that aren't there, are left out.
  func writeOffers(of session: OrderSession, to writer: inout JSONWriter) {
    let rules = session.program.rules
    writer.key("offers")
    writer.beginObject()
    for index in rules.options.indices where rules.options[index].item == nil {
      writeOffers(of: OptionID(index), nil, session, to: &writer)
    }
    let items = session.selections.items
    if !items.isEmpty {
      writer.key("items")
      writer.beginObject()
      for item in items {
        writer.key(item.id.text)
        writer.beginObject()
        for option in rules[item.kind].options { writeOffers(of: option, item.id, session, to: &writer) }
        writer.endObject()
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private func writeOffers(of option: OptionID, _ item: ItemID?, _ session: OrderSession, to writer: inout JSONWriter) {
    guard let offers = try? session.offers(of: option, in: item), !offers.isEmpty else { return }
    let checked = session.program.rules[option]
    let isOnly = offers.filter { $0.isAvailable }.count == 1
    writer.key(checked.name.text)
    writer.beginObject()
    writeSelected(offers, checked, to: &writer)
    writer.key("values")
    writer.beginArray()
    for offer in offers {
      writer.beginObject()
      writer.key("value")
      write(offer.pick, checked, to: &writer)
      writer.key("available")
      writer.bool(offer.isAvailable)
      if let hindrance = offer.hindrance {
        writer.key("why")
        writer.string(hindrance.code.description)
      } else if let change = offer.change {
        writer.key("change")
        writer.string(change.formatted(session.program.rules.terms.step))
      }
      if isOnly, offer.isAvailable {
        writer.key("only")
        writer.bool(true)
      }
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }

  /// Of a set a list; none is null.
  private func writeSelected(_ offers: [Offer], _ option: CheckedOption, to writer: inout JSONWriter) {
    writer.key("selected")
    let selected = offers.filter { $0.isSelected }
    if case .choice(let choice) = option.kind, choice.allowsSeveral {
      writer.beginArray()
      for offer in selected { write(offer.pick, option, to: &writer) }
      writer.endArray()
    } else if let offer = selected.first {
      write(offer.pick, option, to: &writer)
    } else {
      writer.null()
    }
  }

  private func write(_ pick: Offer.Pick, _ option: CheckedOption, to writer: inout JSONWriter) {
    switch pick {
    case .toggle(let isOn): writer.bool(isOn)
    case .value(let value):
      guard case .choice(let choice) = option.kind else { return writer.null() }
      writer.string(choice.values[value.index].name.text)
    }
  }
}
