/// An order as JSON: what was selected, or a list of events.
public struct OrderDocument: Sendable {
  /// Why a document is no order.
  public enum Mistake: Error, Sendable, Hashable {
    case notAnObject(offset: Int)
    /// Two items have the same name.
    case itemTwice(String, offset: Int)
    /// More than `Selections.itemLimit`.
    case tooManyItems(Int, offset: Int)
    /// A key that must have a text or a list has something else.
    case wrongKind(key: String, offset: Int)
  }

  /// Something that was told and not taken in.
  public struct Refused: Sendable, Hashable {
    /// Where it stands in the document (RFC 6901).
    public var path: String
    public var refusal: Refusal
  }

  private let members: [JSONMember]
  let items: [Item]
  /// The rule file by its name or path, if the order says so.
  public let rules: String?
  /// Names the order in every answer.
  public let order: String?
  /// The events, if it is a list of events.
  public let events: [JSONValue]?

  /// Throws a mistake where the value is no order.
  public init(_ value: JSONValue) throws(Mistake) {
    guard case .object(let members) = value.content else { throw .notAnObject(offset: value.offset) }
    self.members = members
    rules = try OrderDocument.text("rules", in: value)
    order = try OrderDocument.text("order", in: value)
    items = try OrderDocument.items(in: value)
    if let list = value["events"] {
      guard case .array(let events) = list.content else { throw .wrongKind(key: "events", offset: list.offset) }
      self.events = events
    } else {
      events = nil
    }
  }

  private static func text(_ key: String, in value: JSONValue) throws(Mistake) -> String? {
    guard let found = value[key] else { return nil }
    guard case .string(let text) = found.content else { throw .wrongKind(key: key, offset: found.offset) }
    return text
  }

  /// Keys that say something of the order itself.
  private static let ownKeys: Set<String> = ["rules", "order", "events", "items"]

  /// Tells a session all that was selected. What can't be taken in is refused, the rest counts.
  public func tell(_ session: inout OrderSession) -> [Refused] {
    var refused: [Refused] = []
    for member in members where !OrderDocument.ownKeys.contains(member.key) {
      refused += OrderDocument.tell(
        &session, member.key, member.value, in: nil, path: "/" + OrderDocument.escaped(member.key))
    }
    for (index, item) in items.enumerated() {
      refused += OrderDocument.tell(&session, item: item, path: "/items/\(index)")
    }
    return refused
  }

  static func tell(
    _ session: inout OrderSession, _ name: String, _ value: JSONValue, in item: ItemID?, path: String
  ) -> [Refused] {
    do {
      let option = try session.option(name, in: item)
      if case .choice(let choice) = session.program.rules[option].kind, choice.allowsSeveral,
        let set = set(value, path, option, session.program)
      {
        try session.take(.selected(option, .wholeSet(set.units), in: item))
        return set.refused
      }
      if case .null = value.content {
        try session.take(.cleared(option, in: item))
        return []
      }
      let told = try Told(value)
      try session.take(.selected(option, try session.program.selection(told, for: option), in: item))
      return []
    } catch {
      var refusal = error
      if refusal.reason == .wrongType, refusal.expected == nil {
        refusal.expected = (try? session.option(name, in: item)).map { session.program.expected(of: $0) }
      }
      return [Refused(path: path, refusal: refusal)]
    }
  }

  /// A list or an object of units: each is a selection of its own. None, if it is neither.
  private static func set(
    _ value: JSONValue, _ path: String, _ option: OptionID, _ program: Program
  ) -> (units: [ValueID: Int64], refused: [Refused])? {
    var units: [ValueID: Int64] = [:]
    var refused: [Refused] = []
    func add(_ told: Told, _ part: String) {
      do {
        switch try program.selection(told, for: option) {
        case .units(of: let value, let count): units[value] = (units[value] ?? 0).addingSaturated(count)
        default: break
        }
      } catch {
        refused.append(Refused(path: "\(path)/\(part)", refusal: error))
      }
    }
    switch value.content {
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        do {
          add(try Told(element), "\(index)")
        } catch {
          refused.append(Refused(path: "\(path)/\(index)", refusal: error))
        }
      }
    case .object(let members):
      for member in members {
        do throws(Refusal) {
          add(.units(of: member.key, try count(member.value)), escaped(member.key))
        } catch {
          refused.append(Refused(path: "\(path)/\(escaped(member.key))", refusal: error))
        }
      }
    default: return nil
    }
    return (units, refused)
  }

  static func count(_ value: JSONValue) throws(Refusal) -> Int64 {
    do throws(JSONError) {
      if let count = try value.integer { return count }
    } catch {
      if case .tooManyDigits = error.reason { throw Refusal(.tooManyDigits, given: value.shown, expected: .units) }
    }
    throw Refusal(.wrongType, given: value.shown, expected: .units)
  }

  /// RFC 6901, section 3.
  static func escaped(_ key: String) -> String {
    var escaped = ""
    for character in key.unicodeScalars {
      switch character {
      case "~": escaped += "~0"
      case "/": escaped += "~1"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}

extension Told {
  /// Throws a refusal where a shopper can't tell such a thing.
  init(_ value: JSONValue) throws(Refusal) {
    switch value.content {
    case .string(let text): self = .text(text)
    case .bool(let flag): self = .flag(flag)
    case .number(let number):
      guard let decimal = try? number.decimal(),
        let literal = DecimalLiteral(numerator: abs(decimal.coefficient), decimals: decimal.scale)
      else { throw Refusal(.tooManyDigits, given: number.text) }
      self = .number(SignedDecimal(literal, isNegative: decimal.coefficient < 0))
    case .array(let elements):
      var units: [Told.Unit] = []
      for element in elements {
        guard case .string(let text) = element.content else { throw Refusal(.wrongType, given: element.shown) }
        units.append(Told.Unit(text))
      }
      self = .wholeSet(units)
    case .null, .object: throw Refusal(.wrongType, given: value.shown)
    }
  }
}

extension JSONValue {
  /// As it is shown where it was refused: a text plainly, everything else as JSON.
  var shown: String {
    if case .string(let text) = content { return text }
    var writer = JSONWriter(.line)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
