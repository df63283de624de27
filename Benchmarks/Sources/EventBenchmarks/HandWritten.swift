/// What an event of the tea house says, as one would write it by hand.
enum DrinksEvent {
  case drink(Int)
  case size(Int)
  case temperature(Int)
  case sweetness(Int)
  case topping(Int)
  case name(String)
}

/// The tea house by hand: a struct with a computed price and the bits of what is wrong.
struct HandWrittenDrinks {
  static let prices: [(medium: Int64, large: Int64?)] = [
    (30, 35), (30, 35), (35, 40), (30, 35), (30, 35), (30, 35), (45, 55), (45, 55), (45, 55), (45, 55), (50, nil),
  ]
  static let toppingPrices: [Int64] = [0, 10, 10]

  var drink: Int?
  var isLarge = false
  var temperature = 0
  var sweetness = 0
  var topping = 0
  var name = ""

  mutating func apply(_ event: DrinksEvent) {
    switch event {
    case .drink(let drink): self.drink = drink
    case .size(let size): isLarge = size == 1
    case .temperature(let temperature): self.temperature = temperature
    case .sweetness(let sweetness): self.sweetness = sweetness
    case .topping(let topping): self.topping = topping
    case .name(let name): self.name = name
    }
  }

  /// The price, and bits of what is wrong: no drink, not sold in this size, too much, no name.
  var quote: (price: Int64?, errors: UInt8) {
    var errors: UInt8 = isBlank(name) ? 8 : 0
    guard let drink else { return (nil, errors | 1) }
    let prices = HandWrittenDrinks.prices[drink]
    guard let price = isLarge ? prices.large : prices.medium else { return (nil, errors | 2) }
    let (sum, overflow) = price.addingReportingOverflow(HandWrittenDrinks.toppingPrices[topping])
    if overflow { errors |= 4 }
    return (overflow ? nil : sum, errors)
  }
}

/// What an event of the cupcake shop says.
enum CupcakesEvent {
  case type(Int)
  case quantity(Int64)
  case specialRequest(Bool)
  case extraFrosting(Bool)
  case addSprinkles(Bool)
  case name(String)
  case streetAddress(String)
  case city(String)
  case zip(String)
}

/// The cupcake shop by hand, in cents.
struct HandWrittenCupcakes {
  static let typePrices: [Int64] = [0, 50, 100, 150]

  var type = 0
  var quantity: Int64 = 3
  var specialRequest = false
  var extraFrosting = false
  var addSprinkles = false
  var name = ""
  var streetAddress = ""
  var city = ""
  var zip = ""

  mutating func apply(_ event: CupcakesEvent) {
    switch event {
    case .type(let type): self.type = type
    case .quantity(let quantity): self.quantity = quantity
    case .specialRequest(let isOn): specialRequest = isOn
    case .extraFrosting(let isOn): extraFrosting = isOn
    case .addSprinkles(let isOn): addSprinkles = isOn
    case .name(let text): name = text
    case .streetAddress(let text): streetAddress = text
    case .city(let text): city = text
    case .zip(let text): zip = text
    }
  }

  var quote: (price: Int64?, errors: UInt8) {
    var errors: UInt8 = 0
    if isBlank(name) { errors |= 4 }
    if isBlank(streetAddress) { errors |= 8 }
    if isBlank(city) { errors |= 16 }
    if isBlank(zip) { errors |= 32 }
    guard (3...20).contains(quantity) else { return (nil, errors | 1) }
    var each: Int64 = 200
    if specialRequest, extraFrosting { each += 100 }
    if specialRequest, addSprinkles { each += 50 }
    let (cakes, overflow) = quantity.multipliedReportingOverflow(by: each)
    let (sum, sumOverflow) = cakes.addingReportingOverflow(HandWrittenCupcakes.typePrices[type])
    return overflow || sumOverflow ? (nil, errors | 2) : (sum, errors)
  }
}

/// Most texts begin with a plain letter or digit: what Unicode says of a character is only asked for the others.
private func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
  }
}
