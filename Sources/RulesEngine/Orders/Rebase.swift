/// What became of an open order when its rules were exchanged.
public struct Rebase: Sendable {
  /// Something that was told and has no place under the new rules.
  public struct Dropped: Sendable, Hashable {
    /// The item's name, where it was one of its options, or the item itself.
    public var item: ItemID?
    /// The option's name; none where the whole item was dropped.
    public var option: String?
    public var refusal: Refusal
  }

  public var dropped: [Dropped] = []
  /// The quotes under the old rules and under the new ones.
  public var before: Quote
  public var after: Quote
}

extension OrderSession {
  /// Goes on under other rules: what was told is told again, by names. Says what was dropped, and the quotes before and
  /// after.
  public mutating func rebase(onto program: Program) -> Rebase {
    var rebased = OrderSession(program)
    var dropped: [Rebase.Dropped] = []
    let selections = selections
    func retell(_ option: OptionID, in item: ItemID?) {
      guard let selection = selection(of: option, in: item) else { return }
      let name = self.program.rules[option].name.text
      do throws(Refusal) {
        let found = try rebased.option(name, in: item)
        try rebased.take(
          .selected(found, try self.program.renamed(selection, of: option, in: program, found), in: item))
      } catch {
        dropped.append(Rebase.Dropped(item: item, option: name, refusal: error))
      }
    }
    for index in self.program.rules.options.indices where self.program.rules.options[index].item == nil {
      retell(OptionID(index), in: nil)
    }
    for item in selections.items {
      do throws(Refusal) {
        try rebased.take(.added(try program.kind(self.program.rules[item.kind].name.text), item.id))
      } catch {
        dropped.append(Rebase.Dropped(item: item.id, option: nil, refusal: error))
        continue
      }
      for option in self.program.rules[item.kind].options { retell(option, in: item.id) }
    }
    let report = Rebase(dropped: dropped, before: quote, after: rebased.quote)
    self = rebased
    return report
  }
}

extension Program {
  /// The same selection in other rules, by the names of its values.
  fileprivate func renamed(
    _ selection: Selection, of option: OptionID, in other: Program, _ found: OptionID
  ) throws(Refusal) -> Selection {
    func name(_ value: ValueID) -> String {
      guard case .choice(let choice) = rules[option].kind, choice.values.indices.contains(value.index) else {
        return ""
      }
      return choice.values[value.index].name.text
    }
    switch selection {
    case .value(let value): return try other.selection(.text(name(value)), for: found)
    case .units(of: let value, let count): return try other.selection(.units(of: name(value), count), for: found)
    case .wholeSet(let units):
      let told = units.sorted { $0.key < $1.key }.map { Told.Unit(name($0.key), $0.value) }
      return try other.selection(.wholeSet(told), for: found)
    case .number(let number): return try other.selection(.number(number), for: found)
    case .toggle(let isOn): return try other.selection(.flag(isOn), for: found)
    case .text(let text):
      // A value may be spelt as the text was; what was a text stays one.
      guard case .text = other.rules[found].kind else {
        throw Refusal(.wrongType, given: text, expected: .text)
      }
      return selection
    case .moment:
      guard case .moment = other.rules[found].kind else { throw Refusal(.wrongType, given: "", expected: .moment) }
      return selection
    }
  }
}
