import Measuring
import RuleDSL
import RulesEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

struct BenchmarkError: Error {
  var problem: String
}

/// What is told of an option, by names; an item's, if one is given.
struct NamedEvent {
  var option: String
  var told: Told
  var item: ItemID?

  init(_ option: String, _ told: Told, in item: ItemID? = nil) {
    self.option = option
    self.told = told
    self.item = item
  }
}

/// What a shopper did, as an app knows it: with the handles of the names, and no item.
enum Click {
  case value(OptionID, ValueID)
  case toggle(OptionID, Bool)
  case number(OptionID, SignedDecimal)
  case text(OptionID, String)
  case units(OptionID, of: ValueID, Int64)

  init?(_ event: Event) {
    guard case .selected(let option, let selection, in: nil) = event else { return nil }
    switch selection {
    case .value(let value): self = .value(option, value)
    case .toggle(let isOn): self = .toggle(option, isOn)
    case .number(let number): self = .number(option, number)
    case .text(let text): self = .text(option, text)
    case .units(of: let value, let units): self = .units(option, of: value, units)
    case .wholeSet, .moment: return nil
    }
  }
}

/// A shop, what is told of an order before anything is measured, and the events that are measured, again and again.
struct Shop {
  let program: Program
  var added: [(kind: String, item: ItemID)] = []
  var before: [NamedEvent] = []
  var events: [NamedEvent]

  init(_ text: String, named name: String, events: [NamedEvent]) throws {
    let compiled = RuleDSL.compile(SourceFile(name: name, bytes: Array(text.utf8)), onlyToPrice: true)
    guard let program = compiled.program?.forManyOrders() else {
      throw BenchmarkError(problem: "\(name): \(compiled.diagnostics.first.map { "\($0)" } ?? "")")
    }
    if let what = program.whatIsWorkedOutFromScratch { throw BenchmarkError(problem: "\(name): \(what)") }
    self.program = program
    self.events = events
  }

  /// An order in which everything was told that is told before.
  func order(from program: Program? = nil) throws -> OrderSession {
    var session = OrderSession(program ?? self.program)
    for (kind, item) in added { try session.take(.added(self.program.kind(kind), item)) }
    for event in before { try session.take(event.option, told: event.told, in: event.item) }
    return session
  }

  /// The events with their names resolved.
  func handles() throws -> [Event] {
    let session = try order()
    return try events.map { event in
      let option = try session.option(event.option, in: event.item)
      return .selected(option, try program.selection(event.told, for: option), in: event.item)
    }
  }
}

func contents(ofFile path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw BenchmarkError(problem: "can't read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

extension Shop {
  /// The tea house; the same events for hand-written code.
  static func drinks() throws -> (Shop, [DrinksEvent]) {
    let drinks = [
      "熟成紅茶", "麗春紅茶", "太妃紅茶", "熟成冷露", "雪花冷露", "春芽綠茶", "檸檬紅茶", "檸檬綠茶", "鮮奶紅茶", "鮮奶綠茶", "冷露歐蕾",
    ]
    let (sizes, toppings) = (["中杯", "大杯"], ["不加料", "白玉", "水玉"])
    let temperatures = ["正常冰", "少冰", "微冰", "去冰", "溫熱"]
    let sugars = ["正常糖", "少糖", "半糖", "微糖", "無糖"]
    let names = ["Lin", "小林", "", "Wu"]
    var dice = Dice()
    var (events, byHand): ([NamedEvent], [DrinksEvent]) = ([], [])
    func pick(_ values: [String], _ option: String, _ event: (Int) -> DrinksEvent) {
      let value = dice.roll(values.count)
      events.append(NamedEvent(option, .text(values[value])))
      byHand.append(event(value))
    }
    for _ in 0..<1_200 {
      switch dice.roll(6) {
      case 0: pick(drinks, "drink") { .drink($0) }
      case 1: pick(sizes, "size") { .size($0) }
      case 2: pick(temperatures, "temperature") { .temperature($0) }
      case 3: pick(sugars, "sweetness") { .sweetness($0) }
      case 4: pick(toppings, "topping") { .topping($0) }
      default: pick(names, "name") { .name(names[$0]) }
      }
    }
    return (try Shop(try contents(ofFile: "rules/drinks.rules"), named: "drinks", events: events), byHand)
  }

  /// The cupcake shop; the address is there before, as it would be.
  static func cupcakes() throws -> (Shop, [CupcakesEvent]) {
    let types = ["Vanilla", "Strawberry", "Chocolate", "Rainbow"]
    var dice = Dice()
    var (events, byHand): ([NamedEvent], [CupcakesEvent]) = ([], [])
    func add(_ option: String, _ told: Told, _ event: CupcakesEvent) {
      events.append(NamedEvent(option, told))
      byHand.append(event)
    }
    for _ in 0..<1_200 {
      let (isOn, type, quantity) = (dice.roll(2) == 1, dice.roll(4), dice.roll(20) + 2)
      switch dice.roll(6) {
      case 0: add("type", .text(types[type]), .type(type))
      case 1:
        add("quantity", .number(SignedDecimal(try DecimalLiteral("\(quantity)"))), .quantity(Int64(quantity)))
      case 2: add("specialRequest", .flag(isOn), .specialRequest(isOn))
      case 3: add("extraFrosting", .flag(isOn), .extraFrosting(isOn))
      case 4: add("addSprinkles", .flag(isOn), .addSprinkles(isOn))
      default: isOn ? add("name", "Lin", .name("Lin")) : add("zip", "12345", .zip("12345"))
      }
    }
    var shop = try Shop(try contents(ofFile: "rules/cupcakes.rules"), named: "cupcakes", events: events)
    shop.before = [
      NamedEvent("name", "Lin"), NamedEvent("streetAddress", "1 Main Street"), NamedEvent("city", "Springfield"),
      NamedEvent("zip", "12345"),
    ]
    return (shop, byHand)
  }
}
