/// What is wrong with an order, as far as it keeps the order from being placed. Why and in which words, the quote says.
extension CodeCompiler {
  mutating func judge(_ option: OptionID, at step: Int) throws(NotCompiled) {
    let there = presenceOrAlways(option)
    switch rules[option].kind {
    case .choice(let choice):
      try choice.allowsSeveral
        ? judgeSet(option, choice, there, at: step) : judgeOne(option, choice, there, at: step)
    case .number:
      judge(.judgedNumber, [try readNumber(option, .sold), there], as: try numberKind(option), at: step)
    case .toggle:
      guard let gone = try hasRunOut(option, nil) else { return }
      let soldOut = prepare(.soldOut, of: option)
      judge(
        .all, [there, told(option), gone], as: soldOut > 0 ? .cause(Int(soldOut - 1)) : .reckoned, at: step)
    case .text, .moment: return
    }
  }

  // MARK: Where something is found wrong

  private mutating func judge(
    _ opcode: Opcode, _ operands: [CellRef], _ constants: [Int64] = [], as kind: JudgementSource.Kind,
    isDemand: Bool = false, at step: Int
  ) {
    let contribution: Contribution = isDemand ? .demand : .judgement
    let cell = builder.emit(opcode, operands, constants, as: contribution, in: body.index)
    note(cell, kind, contribution, at: step)
  }

  private mutating func note(
    _ cell: CellRef, _ kind: JudgementSource.Kind, _ contribution: Contribution, at step: Int
  ) {
    judgements[body.index].append(
      JudgementSource(cell: Int32(cell.entry), step: Int32(step), kind: kind, contribution: contribution))
  }

  private mutating func said(_ violation: @autoclosure () -> PreparedViolation) -> JudgementSource.Kind {
    prepare(violation()).map { .said($0) } ?? .reckoned
  }

  private mutating func numberKind(_ option: OptionID) throws(NotCompiled) -> JudgementSource.Kind {
    // Whether it is the number or that it has run out, its cell doesn't tell.
    guard try hasRunOut(option, nil) == nil else { return .reckoned }
    let rules = rules
    guard let first = prepare(rules.notChosen(option)), prepare(rules.outOfRange(option)) != nil,
      prepare(rules.notAStep(option)) != nil
    else { return .reckoned }
    return .number(option, first)
  }

  // MARK: Options

  private mutating func judgeOne(
    _ option: OptionID, _ choice: CheckedChoice, _ there: CellRef, at step: Int
  ) throws(NotCompiled) {
    let fault = try fault(of: option, choice, .sold)
    let mayBeEmpty = try mayBeEmpty(choice)
    let hasDefault = choice.values.contains { $0.isDefault }
    if fault == nil, hasDefault || builder.constantNumber(mayBeEmpty) == 1 { return }
    let notChosen = hasDefault ? 0 : prepare(.notChosen, of: option)
    judge(
      .judgedChoice, [told(option), fault ?? builder.constant(0), mayBeEmpty, there], [notChosen], as: .fault, at: step)
  }

  private mutating func judgeSet(
    _ option: OptionID, _ choice: CheckedChoice, _ there: CellRef, at step: Int
  ) throws(NotCompiled) {
    guard case .several(let limits) = choice.amount else { return }
    let rules = rules
    var faults: [CellRef] = []
    for index in choice.values.indices {
      guard let fault = try fault(of: option, choice, .sold, only: index) else { continue }
      faults += [toldUnits(option, index), fault]
    }
    if !faults.isEmpty { judge(.judgedUnits, [there] + faults, as: .units, at: step) }
    let units = choice.values.indices.map { toldUnits(option, $0) }
    let weight = Bounded(
      cell: inParts(units, choice.values.map { $0.weight }) { $0.emit(.weighted, $1, $2) }, denominator: 1_000_000,
      there: there)
    let kinds = Bounded(
      cell: inParts(units, units.map { _ in 1 }) { compiler, part, _ in compiler.emit(.positives, part) },
      denominator: 1, there: there)
    try judge(weight, least: limits.least, at: step) { rules.tooFew(option, least: $0) }
    if let most = limits.most { try judge(weight, most: most, at: step) { rules.tooMany(option, most: $0) } }
    if let most = limits.mostKinds { try judge(kinds, most: most, at: step) { rules.tooManyKinds(option, most: $0) } }
    try judgeEach(option, choice, limits, units, there, at: step)
  }

  /// The sum over a set. Of a long one in parts, for an event changes one of them.
  private mutating func inParts(
    _ units: [CellRef], _ weights: [Int64], _ sum: (inout CodeCompiler, [CellRef], [Int64]) -> CellRef
  ) -> CellRef {
    let size = 8
    guard units.count > 2 * size else { return sum(&self, units, weights) }
    var parts: [CellRef] = []
    for first in stride(from: 0, to: units.count, by: size) {
      let part = first..<min(first + size, units.count)
      parts.append(sum(&self, Array(units[part]), Array(weights[part])))
    }
    return emit(.weighted, parts, parts.map { _ in 1 })
  }

  private mutating func judgeEach(
    _ option: OptionID, _ choice: CheckedChoice, _ limits: CheckedLimits, _ units: [CellRef], _ there: CellRef,
    at step: Int
  ) throws(NotCompiled) {
    let rules = rules
    if let each = limits.mostUnitsEach {
      let cell = try quantity(each)
      if builder.constantNumber(cell) == nil {
        judge(.judgedBound, [cell, cell, there], [1, 1], as: .silent, isDemand: true, at: step)
      }
    }
    for (index, value) in choice.values.enumerated() {
      let most: (cell: CellRef, denominator: Int64)
      if let own = value.mostUnits {
        most = (builder.constant(own), 1_000_000)
      } else if let each = limits.mostUnitsEach {
        most = (try quantity(each), try denominator(of: each))
      } else {
        most = (builder.constant(1), 1)
      }
      let kind = kind(ofBound: most.cell, over: most.denominator) { rules.tooManyUnits(value, of: option, most: $0) }
      judge(.judgedBound, [units[index], most.cell, there], [most.denominator, 1], as: kind, at: step)
    }
  }

  // MARK: Bounds

  /// What is counted, and while what is there.
  private struct Bounded {
    var cell: CellRef
    var denominator: Int64
    var there: CellRef
  }

  private mutating func judge(
    _ bounded: Bounded, least quantity: CheckedQuantity, at step: Int, _ words: (String) -> PreparedViolation
  ) throws(NotCompiled) {
    let bound = try self.quantity(quantity)
    // No set holds fewer than none.
    if let number = builder.constantNumber(bound), number <= 0 { return }
    let own = try denominator(of: quantity)
    let constants = try factor(Int128(bounded.denominator), over: Int128(own))
    judge(
      .judgedBound, [bound, bounded.cell, bounded.there], constants, as: kind(ofBound: bound, over: own, words),
      isDemand: true, at: step)
  }

  private mutating func judge(
    _ bounded: Bounded, most quantity: CheckedQuantity, at step: Int, _ words: (String) -> PreparedViolation
  ) throws(NotCompiled) {
    let bound = try self.quantity(quantity)
    let own = try denominator(of: quantity)
    let constants = try factor(Int128(own), over: Int128(bounded.denominator))
    judge(
      .judgedBound, [bounded.cell, bound, bounded.there], constants, as: kind(ofBound: bound, over: own, words),
      isDemand: true, at: step)
  }

  /// A bound that depends on the order stands in the words, too.
  private mutating func kind(
    ofBound bound: CellRef, over denominator: Int64, _ words: (String) -> PreparedViolation
  ) -> JudgementSource.Kind {
    guard let number = builder.constantNumber(bound) else { return .reckoned }
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: denominator)
    return said(words("\(rest < 0 ? quotient - 1 : quotient)"))
  }

  mutating func judge(_ kind: ItemKindID, at step: Int) throws(NotCompiled) {
    let (rules, checked) = (rules, rules[kind])
    let units = Bounded(cell: kindUnits[kind.index], denominator: 1, there: CodeBuilder.absent)
    if let least = checked.least { try judge(units, least: least, at: step) { rules.tooFew(kind, least: $0) } }
    if let most = checked.most { try judge(units, most: most, at: step) { rules.tooMany(kind, most: $0) } }
    if checked.least != nil || checked.most != nil {
      judge(
        .judgedBound, [units.cell, units.cell, units.there], [1, 1], as: .silent, isDemand: true, at: step)
    }
  }

  // MARK: What rules say

  mutating func judge(_ requirement: CheckedRequirement, at step: Int) throws(NotCompiled) {
    var presences: [CellRef] = []
    if requirement.kinds.isEmpty, requirement.options.allSatisfy({ presence(of: $0) != nil }) {
      presences = requirement.options.map { presenceOrAlways($0) }
    }
    let when = try requirement.when.map { when throws(NotCompiled) in try condition(when) } ?? builder.constant(1)
    judge(
      .requirement, [try condition(requirement.condition), when] + presences, as: said(requirement.violation),
      isDemand: true, at: step)
  }

  mutating func judge(_ alert: CheckedAlert, at step: Int) throws(NotCompiled) {
    let when = try condition(alert.when)
    let kind = said(alert.violation)
    guard alert.isWarning else { return judge(.alert, [when], as: kind, isDemand: true, at: step) }
    // A warning keeps no order from being placed.
    let cell = builder.emit(.alert, [when], as: .nothing, in: body.index)
    note(cell, kind, .nothing, at: step)
  }
}
