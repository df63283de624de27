/// What is wrong with an order, read from its cells.
///
/// Whatever leaves a line open is a fault of the selection of an option, which is judged at that option, too; so that all
/// that is wrong is found where it is judged. Where other causes are possible, the from-scratch evaluator answers.
extension OrderState {
  /// In the order of the file, then of the items; false where only the from-scratch evaluator can tell.
  func readViolations(into figures: inout QuoteFigures) -> Bool {
    guard tally.wrong > 0 || tally.open > 0 || code.hasWarnings else { return true }
    var search = ViolationSearch()
    for (index, item) in items.enumerated() { gather(item.frame, index, figures.program, into: &search) }
    gather(.order, -1, figures.program, into: &search)
    let isUndecided = tally.open > 0 || search.isUndecided
    guard !search.isReckoned, search.wrong == tally.wrong, !isUndecided || !hasOtherCauses else { return false }
    // Of several causes, some may leave a line open and others only a rule undecided.
    guard !isUndecided || (tally.open > 0 ? search.causes == 1 : search.causes > 0) else { return false }
    if !items.isEmpty { search.found.sort() }
    let ofCauses: Violation.Grade = tally.open > 0 ? .unpriced : .disallowed
    for found in search.found {
      let kind = code.prepared[found.place].code
      figures.violations.append(
        ViolationFigure(
          code: kind, grade: found.isCause ? ofCauses : kind == .warning ? .warning : .disallowed,
          item: Int32(found.item), place: Int32(found.place)))
    }
    return true
  }

  /// Something may be unknown because of the time, or of a table that lists no such thing.
  private var hasOtherCauses: Bool {
    code.mayBeUnlisted || moment == nil && !code.momentProbes.isEmpty
  }

  private func gather(_ frame: Frame, _ item: Int, _ program: Program, into search: inout ViolationSearch) {
    for source in code.judgements[frame.body] {
      let cell = cells[frame.cells &+ Int(source.cell)]
      guard cell.isKnown else {
        search.take(undecided: source)
        continue
      }
      guard cell.number != 0 else { continue }
      if source.contribution != .nothing { search.wrong += 1 }
      switch source.kind {
      case .said(let place): search.add(place, source.step, item)
      case .cause(let place): search.add(place, source.step, item, isCause: true)
      case .fault: search.add(fault: cell, source.step, item)
      case .units: addUnits(source, frame, item, to: &search)
      case .number(let option, let first):
        search.add(first + numberFault(option, frame, program), source.step, item, isCause: true)
      case .silent, .reckoned: search.isReckoned = true
      }
    }
  }

  private func addUnits(_ source: JudgementSource, _ frame: Frame, _ item: Int, to search: inout ViolationSearch) {
    let body = code.bodies[frame.body]
    let instruction = code.instructions[body.firstInstruction + Int(source.cell) - body.inputs]
    var place = 1
    var count = 0
    while place + 1 < Int(instruction.operandCount) {
      let fault = code.operand(place + 1, instruction, cells.span, frame.cells)
      if code.operand(place, instruction, cells.span, frame.cells).number > 0, fault.number != 0 {
        search.add(fault: fault, source.step, item)
        count += 1
      }
      place += 2
    }
    // Which of two stands first their words decide.
    if count > 1 { search.isReckoned = true }
  }

  /// 0 for a number that wasn't told, 1 for one out of its range, 2 for one between two steps.
  private func numberFault(_ option: OptionID, _ frame: Frame, _ program: Program) -> Int {
    guard let told = numbers[frame.numbers + code.options[option.index].place],
      case .number(let number) = program.rules[option].kind
    else { return 0 }
    return number.contains(told.millionths) ? 2 : 1
  }
}

/// What was found wrong so far.
private struct ViolationSearch {
  var found = ContiguousArray<FoundViolation>()
  /// How many judgements found something.
  var wrong = 0
  var causes = 0
  /// Something that is demanded can't be told.
  var isUndecided = false
  /// Only the from-scratch evaluator can tell.
  var isReckoned = false

  mutating func take(undecided source: JudgementSource) {
    switch source.contribution {
    case .demand:
      wrong += 1
      isUndecided = true
    // Of something of which it isn't known whether it is there: it may leave a line open, too.
    case .judgement: isReckoned = true
    case .nothing, .line, .lineBeside, .share: break
    }
  }

  mutating func add(_ place: Int, _ step: Int32, _ item: Int, isCause: Bool = false) {
    if isCause { causes += 1 }
    found.append(FoundViolation(step: Int(step), item: item, number: found.count, place: place, isCause: isCause))
  }

  /// By a cell that says one more than where it is prepared.
  mutating func add(fault: Cell, _ step: Int32, _ item: Int) {
    guard fault.number > 0 else {
      isReckoned = true
      return
    }
    add(Int(fault.number) - 1, step, item, isCause: true)
  }
}

/// In the order of the file, then of the items.
private struct FoundViolation: Comparable {
  var step: Int
  var item: Int
  var number: Int
  /// Where what is said of it stands among all that is prepared.
  var place: Int
  var isCause: Bool

  static func == (left: FoundViolation, right: FoundViolation) -> Bool { left.number == right.number }

  static func < (left: FoundViolation, right: FoundViolation) -> Bool {
    (left.step, left.item, left.number) < (right.step, right.item, right.number)
  }
}
