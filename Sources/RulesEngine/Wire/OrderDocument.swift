/// An order as JSON: what was selected, or a list of events.
public struct OrderDocument: Sendable {
  /// Why a document is no order.
  public enum Mistake: Error, Sendable, Hashable {
    case notAnObject(offset: Int)
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
  private static let ownKeys: Set<String> = ["rules", "order", "events"]

  /// Tells a session all that was selected. What can't be taken in is refused, the rest counts.
  public func tell(_ session: inout OrderSession) -> [Refused] {
    var refused: [Refused] = []
    for member in members where !OrderDocument.ownKeys.contains(member.key) {
      // An option may bear the name that the order has for itself.
      refused += OrderDocument.tell(&session, member.key, member.value, path: "/" + OrderDocument.escaped(member.key))
    }
    return refused
  }

  private static func tell(
    _ session: inout OrderSession, _ name: String, _ value: JSONValue, path: String
  ) -> [Refused] {
    do {
      let option = try session.program.option(name)
      if case .choice(let choice) = session.program.rules[option].kind, choice.allowsSeveral,
        let set = set(value, path, option, session.program)
      {
        try session.take(.selected(option, .wholeSet(set.units)))
        return set.refused
      }
      if case .null = value.content {
        try session.take(.cleared(option))
        return []
      }
      let told = try Told(value)
      try session.take(.selected(option, try session.program.selection(told, for: option)))
      return []
    } catch {
      return [Refused(path: path, refusal: error)]
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
        if let count = try? member.value.integer {
          add(.units(of: member.key, count), escaped(member.key))
        } else {
          let refusal = Refusal(.wrongType, given: member.value.shown, expected: .units)
          refused.append(Refused(path: "\(path)/\(escaped(member.key))", refusal: refusal))
        }
      }
    default: return nil
    }
    return (units, refused)
  }

  /// RFC 6901, section 3.
  private static func escaped(_ key: String) -> String {
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

extension OrderDocument {
  /// Applies one event of a list. Gives what was refused, if it was.
  public static func tell(_ session: inout OrderSession, event: JSONValue) -> Refused? {
    if let cleared = event["clear"] {
      guard case .string(let name) = cleared.content else { return wrong(cleared, at: "/clear") }
      do {
        try session.take(.cleared(try session.program.option(name)))
        return nil
      } catch {
        return Refused(path: "/clear", refusal: error)
      }
    }
    guard let set = event["set"] else {
      return Refused(path: "", refusal: Refusal(.wrongType, given: event.shown))
    }
    guard case .string(let name) = set.content else { return wrong(set, at: "/set") }
    guard let to = event["to"] else { return Refused(path: "/to", refusal: Refusal(.wrongType, given: "")) }
    guard let value = event["value"] else {
      guard (try? session.program.option(name)) != nil else {
        return tell(&session, name, to, path: "/set").first
      }
      return tell(&session, name, to, path: "/to").first
    }
    guard case .string(let valueName) = value.content else { return wrong(value, at: "/value") }
    guard let count = try? to.integer else { return wrong(to, at: "/to") }
    do {
      let option = try session.program.option(name)
      let selection = try session.program.selection(.units(of: valueName, count), for: option)
      try session.take(.selected(option, selection))
      return nil
    } catch {
      let path = error.reason == .unknownOption ? "/set" : error.reason == .unknownValue ? "/value" : "/to"
      return Refused(path: path, refusal: error)
    }
  }

  private static func wrong(_ value: JSONValue, at path: String) -> Refused {
    Refused(path: path, refusal: Refusal(.wrongType, given: value.shown))
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
  fileprivate var shown: String {
    if case .string(let text) = content { return text }
    var writer = JSONWriter(.line)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
