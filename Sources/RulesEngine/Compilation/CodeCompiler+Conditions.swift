extension CodeCompiler {
  /// How closely a selection is looked at when it is read, as in the language: what was chosen; what its own `sold
  /// out` and `when` leave of that; and what has a price, too.
  enum Reading {
    case chosen, declared, sold
  }

  mutating func condition(_ condition: CheckedCondition, _ reading: Reading = .sold) throws(NotCompiled) -> CellRef {
    switch condition {
    case .constant(let holds): return builder.constant(holds ? 1 : 0)
    case .toggle(let option): return try readToggle(option, reading)
    case .isOneOf(let option, let values):
      let selection = try readSelection(option, reading)
      return emit(.isOneOf, [selection], values.map { Int64($0.index) })
    case .has(let option, let value): return try has(value, option, reading)
    case .isChosen(let option): return try isChosen(option)
    case .isBlank(let option):
      let blank = probe(option, .isBlank)
      return presence(of: option).map { emit(.whereSurelyThere, [$0, blank], [1]) } ?? blank
    case .textIsOneOf(let option, let texts):
      return ask(option, .isOneOf(texts.map { ComparedText($0) }))
    case .matches(let option, let form): return ask(option, .matches(form))
    case .comparison(let left, let comparison, let right): return try compare(left, comparison, right, reading)
    case .isWithin(let value, let low, let high):
      let least = try compare(value, .greaterOrEqual, low, reading)
      let most = try compare(value, .lessOrEqual, high, reading)
      return emit(.all, [least, most])
    case .quantityIsOneOf(let value, let points):
      var parts: [CellRef] = []
      for point in points { parts.append(try compare(value, .equal, point, reading)) }
      return emit(.any, parts)
    case .timeIsWithin(let start, let end, let days): return probeMoment(.timeIsWithin(start, end, on: days))
    case .timeIsOneOf(let times): return probeMoment(.timeIsOneOf(times))
    case .dateIsWithin(let first, let last): return probeMoment(.dateIsWithin(first, last))
    case .dayIsOneOf(let days): return probeMoment(.dayIsOneOf(days))
    case .definition(let id):
      if let known = definition(id) { return known }
      guard case .condition(let condition) = rules.definitions[id.index].content else { return builder.constant(1) }
      return try self.condition(condition, reading)
    case .notOfNumber(let inner, let option):
      let holds = emit(.not, [try self.condition(inner, reading)])
      return presence(of: option).map { emit(.whereThereOrNo, [$0, holds]) } ?? holds
    case .not(let inner): return emit(.not, [try self.condition(inner, reading)])
    case .all(let parts): return emit(.all, try conditions(parts, reading))
    case .any(let parts): return emit(.any, try conditions(parts, reading))
    }
  }

  private mutating func conditions(
    _ parts: [CheckedCondition], _ reading: Reading
  ) throws(NotCompiled) -> [CellRef] {
    var cells: [CellRef] = []
    for part in parts { cells.append(try condition(part, reading)) }
    return cells
  }

  /// A result that belongs to the frame being made, or to the order's where it can.
  mutating func emit(_ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64] = []) -> CellRef {
    builder.emit(opcode, operands, constants, in: body.index)
  }

  /// What a text answers; where the option isn't there, what no text would.
  private mutating func ask(_ option: OptionID, _ question: TextProbe.Question) -> CellRef {
    let answer = probe(option, question)
    return presence(of: option).map { emit(.whereThere, [$0, answer], [question.answer("").number]) } ?? answer
  }

  private mutating func isChosen(_ option: OptionID) throws(NotCompiled) -> CellRef {
    let there = presence(of: option) ?? CodeBuilder.absent
    switch rules[option].kind {
    case .choice(let choice):
      guard choice.allowsSeveral else { return emit(.isChosen, [told(option), there]) }
      let kinds = emit(.positives, choice.values.indices.map { toldUnits(option, $0) })
      return emit(
        .whereSurelyThere, [there, emit(.compared, [kinds, builder.constant(0)], [1, 1, Comparison.greater])], [0])
    case .number: return emit(.isChosen, [told(option), there])
    case .toggle: return emit(.whereSurelyThere, [there, told(option)], [0])
    case .text: return emit(.whereSurelyThere, [there, emit(.not, [probe(option, .isBlank)])], [0])
    case .moment: return probeMoment(.isKnown)
    }
  }

  /// A comparison with a number that isn't there is no, whichever way.
  private mutating func compare(
    _ left: CheckedQuantity, _ comparison: Formula.Comparison, _ right: CheckedQuantity, _ reading: Reading
  ) throws(NotCompiled) -> CellRef {
    let (one, other) = (try quantity(left, reading), try quantity(right, reading))
    let common = try commonDenominator([left, right])
    var operands = [one, other]
    for quantity in [left, right] {
      if case .option(let option) = quantity.kind, let there = presence(of: option) { operands.append(there) }
    }
    return emit(
      .compared, operands,
      [
        common / (try denominator(of: left)), common / (try denominator(of: right)),
        Comparison.code(comparison),
      ])
  }
}

/// The comparisons as constants of instructions.
enum Comparison {
  static let equal: Int64 = 0
  static let notEqual: Int64 = 1
  static let less: Int64 = 2
  static let lessOrEqual: Int64 = 3
  static let greater: Int64 = 4
  static let greaterOrEqual: Int64 = 5

  static func code(_ comparison: Formula.Comparison) -> Int64 {
    switch comparison {
    case .equal: equal
    case .notEqual: notEqual
    case .less: less
    case .lessOrEqual: lessOrEqual
    case .greater: greater
    case .greaterOrEqual: greaterOrEqual
    }
  }
}
