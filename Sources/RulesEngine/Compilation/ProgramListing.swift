/// A program as text: what each rule became, so that one can read it. `Opcode` says what each instruction does.
extension Program {
  /// - Parameter location: A place as a reader finds it: `rules/drinks.rules:12:3`.
  public func listing(location: (Place) -> String) -> String {
    guard isCompiled else {
      let what = notCompiled?.what ?? "one order"
      let place = notCompiled?.place.map { " (\(location($0)))" } ?? ""
      return "worked out from scratch after each event, because of \(what)\(place)\n"
    }
    var text = ""
    for body in code.bodies.indices {
      let name = body == 0 ? "the order" : "each \(rules.kinds[body - 1].name.text)"
      text += "\(name): \(count(code.bodies[body].inputs, "cell")) told or summed, "
      text += "\(count(code.bodies[body].instructionCount, "instruction"))\n"
      text += cells(ofBody: body) + instructions(ofBody: body, location) + "\n"
    }
    let totals = code.totals.map { cellName(Int32($0), in: 0) }
    text += "total: \(totals.isEmpty ? "0" : totals.joined(separator: " + "))\n"
    return text
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// Order cells are called by an `o`, so that an item's own are told apart.
  private func cellName(_ operand: Int32, in body: Int) -> String {
    operand < 0 ? "o\(~operand)" : body == 0 ? "o\(operand)" : "i\(operand)"
  }

  private func cells(ofBody body: Int) -> String {
    var names: [Int: String] = [:]
    for (index, slots) in code.options.enumerated() where slots.body == body {
      let option = rules.options[index]
      switch slots.kind {
      case .one, .toggle: names[slots.cell] = option.name.text
      case .number:
        names[slots.cell] = "\(option.name.text), as told"
        names[slots.cell + 1] = "\(option.name.text), where it may be told"
      case .several:
        guard case .choice(let choice) = option.kind else { continue }
        for (place, value) in choice.values.enumerated() {
          names[slots.cell + place] = "\(option.name.text): \(value.name.text)"
        }
      case .text: for probe in slots.probes { names[code.textProbes[probe].cell] = "of \(option.name.text)" }
      case .moment: for probe in slots.probes { names[code.momentProbes[probe].cell] = "of the date and time" }
      }
    }
    var text = ""
    for cell in 0..<code.bodies[body].inputs {
      let initial = code.initialCells[code.bodies[body].firstCell + cell]
      text += "  \(cellName(Int32(cell), in: body))  \(names[cell] ?? "sum, or constant")  = \(initial.shown)\n"
    }
    return text
  }

  private func instructions(ofBody body: Int, _ location: (Place) -> String) -> String {
    var steps: [Int: Int] = [:]
    for source in code.lines[body] { steps[Int(source.cell)] = Int(source.step) }
    for source in code.judgements[body] { steps[Int(source.cell)] = Int(source.step) }
    var text = ""
    let extent = code.bodies[body]
    for number in 0..<extent.instructionCount {
      let instruction = code.instructions[extent.firstInstruction + number]
      let cell = extent.inputs + number
      text += "  \(cellName(Int32(cell), in: body))  \(instruction.opcode.rawValue)"
      for place in 0..<Int(instruction.operandCount) {
        text += " \(cellName(code.operands[Int(instruction.operands) + place], in: body))"
      }
      if instruction.constantCount > 0 {
        text += " |"
        for place in 0..<Int(instruction.constantCount) {
          text += " \(code.constants[Int(instruction.constants) + place])"
        }
      }
      if let place = steps[cell].flatMap({ rules.steps[$0].place }) { text += "  \(location(place))" }
      text += "\n"
    }
    return text
  }
}

extension Cell {
  fileprivate var shown: String {
    if state & Cell.isWide != 0 { return "wide" }
    if state & Cell.isUnknown != 0 { return "unknown" }
    return state & Cell.isNone != 0 ? "none" : "\(number)"
  }
}

extension CheckedStep {
  fileprivate var place: Place? {
    switch self {
    case .line(let line): line.place
    case .pick(let pick): pick.place
    case .requirement(let requirement): requirement.place
    case .alert(let alert): alert.place
    case .totalRounding(let rounding): rounding.place
    case .subtotal(_, let place), .assertion(_, let place): place
    case .option, .item, .definition: nil
    }
  }
}
