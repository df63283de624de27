/// Writes quotes as JSON. Keys come in a fixed order, and the bytes are the same on every machine.
public struct QuoteEncoding: Sendable {
  /// The rule file, as it is named in every quote.
  public var rulesName: String
  /// The language of labels and messages; none is the file's own.
  public var language: LanguageTag?
  /// A place as a reader finds it: `rules/drinks.rules:12:3`.
  public var location: @Sendable (Place) -> String
  /// The name that was probably meant.
  public var near: @Sendable (String, [String]) -> String?

  public init(
    rulesName: String, language: LanguageTag? = nil, location: @escaping @Sendable (Place) -> String,
    near: @escaping @Sendable (String, [String]) -> String?
  ) {
    self.rulesName = rulesName
    self.language = language
    self.location = location
    self.near = near
  }

  /// - Parameter offers: The order whose offers are written, too.
  public func write(
    _ quote: Quote, of program: Program, order: String? = nil, refused: [OrderDocument.Refused] = [],
    offers: OrderSession? = nil, to writer: inout JSONWriter
  ) {
    let step = program.rules.terms.step
    writer.beginObject()
    if let order {
      writer.key("order")
      writer.string(order)
    }
    write("rules", rulesName, to: &writer)
    write("currency", program.rules.terms.currency.code, to: &writer)
    writer.key("total")
    if let total = quote.total { writer.string(total.formatted(step)) } else { writer.null() }
    writer.key("mayBePlaced")
    writer.bool(quote.mayBePlaced && refused.isEmpty)
    writer.key("lines")
    writer.beginArray()
    for line in quote.lines { write(line, step, to: &writer) }
    writer.endArray()
    writeBeside(quote, step, to: &writer)
    writer.key("violations")
    writer.beginArray()
    for violation in quote.violations { write(violation, program, to: &writer) }
    writer.endArray()
    if !refused.isEmpty {
      writer.key("refused")
      writer.beginArray()
      for one in refused { write(one, to: &writer) }
      writer.endArray()
    }
    if let offers { writeOffers(of: offers, to: &writer) }
    writer.endObject()
  }

  private func write(_ key: String, _ text: String, to writer: inout JSONWriter) {
    writer.key(key)
    writer.string(text)
  }

  private func write(_ place: Place?, to writer: inout JSONWriter) {
    guard let place else { return }
    write("rule", location(place), to: &writer)
  }

  private func write(_ line: QuoteLine, _ step: PriceStep, to writer: inout JSONWriter) {
    writer.beginObject()
    write("label", line.label.text(in: language), to: &writer)
    write("amount", line.amount.formatted(step), to: &writer)
    write("kind", line.kind.description, to: &writer)
    if let units = line.units {
      writer.key("units")
      writer.integer(units)
    }
    if let item = line.item { write("item", item.text, to: &writer) }
    if !line.shares.isEmpty {
      writer.key("shares")
      writer.beginArray()
      for share in line.shares {
        writer.beginObject()
        write("item", share.item.text, to: &writer)
        write("amount", share.amount.formatted(step), to: &writer)
        writer.endObject()
      }
      writer.endArray()
    }
    write(line.place, to: &writer)
    writer.endObject()
  }

  /// What adds nothing stands beside the lines.
  func writeBeside(_ quote: Quote, _ step: PriceStep, to writer: inout JSONWriter) {
    if !quote.subtotals.isEmpty {
      writer.key("subtotals")
      writer.beginArray()
      for subtotal in quote.subtotals {
        writer.beginObject()
        write("label", subtotal.label.text(in: language), to: &writer)
        write("amount", subtotal.amount.formatted(step), to: &writer)
        if let item = subtotal.item { write("item", item.text, to: &writer) }
        write(subtotal.place, to: &writer)
        writer.endObject()
      }
      writer.endArray()
    }
    guard !quote.includedTaxes.isEmpty else { return }
    writer.key("includedTaxes")
    writer.beginArray()
    for tax in quote.includedTaxes {
      writer.beginObject()
      write("label", tax.label.text(in: language), to: &writer)
      write("rate", tax.rate.description, to: &writer)
      write("amount", tax.amount.formatted(step), to: &writer)
      if let item = tax.item { write("item", item.text, to: &writer) }
      write(tax.place, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ violation: Violation, _ program: Program, to writer: inout JSONWriter) {
    writer.beginObject()
    write("code", violation.code.description, to: &writer)
    write("grade", violation.grade.description, to: &writer)
    writer.key("options")
    writer.beginArray()
    for option in violation.options { writer.string(program.rules[option].name.text) }
    for kind in violation.kinds { writer.string(program.rules[kind].name.text) }
    writer.endArray()
    if let item = violation.item { write("item", item.text, to: &writer) }
    write("message", violation.message.text(in: language), to: &writer)
    write(violation.place, to: &writer)
    writer.endObject()
  }

  public func write(_ refused: OrderDocument.Refused, to writer: inout JSONWriter) {
    writer.beginObject()
    write("path", refused.path, to: &writer)
    write("given", refused.refusal.given, to: &writer)
    write("reason", refused.refusal.reason.description, to: &writer)
    if let near = near(refused.refusal.given, refused.refusal.candidates) { write("near", near, to: &writer) }
    writer.endObject()
  }
}

extension QuoteLine.Kind: CustomStringConvertible {
  /// The fixed word for it, as it stands in every output.
  public var description: String {
    switch self {
    case .base: "base"
    case .charge: "charge"
    case .discount: "discount"
    case .tax: "tax"
    case .rounding: "rounding"
    }
  }
}
