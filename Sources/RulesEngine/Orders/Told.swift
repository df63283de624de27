/// What was said of an option, in plain text, before its names are looked up.
public enum Told: Sendable, Hashable {
  case text(String)
  case number(SignedDecimal)
  case flag(Bool)
  /// So many units of one value.
  case units(of: String, Int64)
  /// The whole set.
  case wholeSet([Unit])

  public struct Unit: Sendable, Hashable {
    public var value: String
    public var count: Int64

    public init(_ value: String, _ count: Int64 = 1) {
      self.value = value
      self.count = count
    }
  }
}

extension Told: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral text: String) {
    self = .text(text)
  }

  public init(booleanLiteral flag: Bool) {
    self = .flag(flag)
  }
}

extension Program {
  /// The option of a name: the order's, or that of a kind of item. Throws a refusal with reason `unknownOption`.
  public func option(_ name: String, of kind: ItemKindID? = nil) throws(Refusal) -> OptionID {
    if let found = self.option(named: name, of: kind) { return found }
    let candidates = rules.options.filter { $0.item == kind }
    throw Refusal(.unknownOption, given: name, candidates: candidates.map { $0.name.text })
  }

  /// The kind of item of a name or of an unambiguous label. Throws a refusal with reason `unknownKind`.
  public func kind(_ name: String) throws(Refusal) -> ItemKindID {
    if let found = self.kind(named: name) { return found }
    throw Refusal(.unknownKind, given: name, candidates: rules.kinds.map { $0.name.text }, expected: .item)
  }

  /// What was told of an option as a selection. Throws a refusal with reason `unknownValue`, `wrongType` or
  /// `tooManyDigits`.
  public func selection(_ told: Told, for option: OptionID) throws(Refusal) -> Selection {
    switch form(of: option) {
    case .choice: return try selection(told, ofOneOf: option)
    case .several: return try selection(told, ofSeveralOf: option)
    case .number: return .number(try number(told, for: option))
    case .toggle:
      guard case .flag(let isOn) = told else { throw wrongType(told, .yesOrNo) }
      return .toggle(isOn)
    case .text:
      guard case .text(let text) = told else { throw wrongType(told, .text) }
      return .text(text)
    case .moment:
      guard case .text(let text) = told, let moment = Moment(text) else { throw wrongType(told, .moment) }
      return .moment(moment)
    case nil: throw Refusal(.unknownOption, given: "\(option.index)")
    }
  }

  private func selection(_ told: Told, ofOneOf option: OptionID) throws(Refusal) -> Selection {
    switch told {
    case .text(let text): return .value(try value(text, of: option))
    case .number(let number): return .value(try value(speltAs: number, told, of: option))
    case .units, .wholeSet, .flag: throw wrongType(told, .value)
    }
  }

  private func selection(_ told: Told, ofSeveralOf option: OptionID) throws(Refusal) -> Selection {
    switch told {
    case .text(let text): return .units(of: try value(text, of: option), 1)
    case .number(let number): return .units(of: try value(speltAs: number, told, of: option), 1)
    case .units(of: let name, let count):
      guard count >= 0 else { throw wrongType(told, .units) }
      return .units(of: try value(name, of: option), count)
    case .wholeSet(let units):
      var set: [ValueID: Int64] = [:]
      for unit in units {
        guard unit.count >= 0 else { throw wrongType(told, .units) }
        set[try value(unit.value, of: option), default: 0].add(unit.count)
      }
      return .wholeSet(set)
    case .flag: throw wrongType(told, .units)
    }
  }

  /// A value may be spelt as a number.
  private func value(speltAs number: SignedDecimal, _ told: Told, of option: OptionID) throws(Refusal) -> ValueID {
    guard let value = self.value(named: number.description, of: option) else { throw wrongType(told, .value) }
    return value
  }

  /// The value of a name or of an unambiguous label. Throws a refusal with reason `unknownValue`.
  public func value(_ name: String, of option: OptionID) throws(Refusal) -> ValueID {
    if let found = self.value(named: name, of: option) { return found }
    var candidates: [String] = []
    if case .choice(let choice) = rules[option].kind { candidates = choice.values.map { $0.name.text } }
    throw Refusal(.unknownValue, given: name, candidates: candidates, expected: .value)
  }

  private func number(_ told: Told, for option: OptionID) throws(Refusal) -> SignedDecimal {
    if case .number(let number) = told { return number }
    let expected = expected(of: option)
    switch told {
    case .text(let text):
      let isNegative = text.hasPrefix("-")
      do {
        return SignedDecimal(try DecimalLiteral(isNegative ? String(text.dropFirst()) : text), isNegative: isNegative)
      } catch .notANumber {
        throw wrongType(told, expected)
      } catch {
        throw Refusal(.tooManyDigits, given: text, expected: expected)
      }
    default: throw wrongType(told, expected)
    }
  }

  /// What an option takes.
  func expected(of option: OptionID) -> Refusal.Expected {
    switch rules[option].kind {
    case .choice(let choice): choice.allowsSeveral ? .units : .value
    case .number(let number): number.isMoney ? .amount : .number
    case .toggle: .yesOrNo
    case .text: .text
    case .moment: .moment
    }
  }

  private func wrongType(_ told: Told, _ expected: Refusal.Expected) -> Refusal {
    Refusal(.wrongType, given: told.description, expected: expected)
  }
}

extension Told: CustomStringConvertible {
  public var description: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.description
    case .flag(let flag): flag ? "true" : "false"
    case .units(of: let value, let count): "\(value) \(count)"
    case .wholeSet(let units): "{ " + units.map { "\($0.value) \($0.count)" }.joined(separator: ", ") + " }"
    }
  }
}

extension Int64 {
  /// More units than fit are as good as all that fit: no shop sells so many.
  fileprivate mutating func add(_ other: Int64) {
    self = addingSaturated(other)
  }
}

extension Moment {
  /// Reads `2026-12-01T14:00`, with a blank for the T if need be.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: ":"),
      let year = Moment.number(bytes[0..<4]), let month = Moment.number(bytes[5..<7]),
      let day = Moment.number(bytes[8..<10]), let hour = Moment.number(bytes[11..<13]),
      let minute = Moment.number(bytes[14..<16]), let date = CalendarDate(year: year, month: month, day: day),
      let time = TimeOfDay(hour: hour, minute: minute)
    else { return nil }
    self.init(date: date, time: time)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
