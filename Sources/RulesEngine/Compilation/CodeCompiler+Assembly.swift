/// Puts the program together: cells get their numbers, and whatever names them follows.
extension CodeCompiler {
  func assembled(_ total: [CellRef]) -> MachineCode {
    var parts = CodeParts(builder, pinned: Set(pinned + total))
    parts.tables = tables
    (parts.prepared, parts.mayBeUnlisted) = (prepared, mayBeUnlisted)
    addLedgers(to: &parts)
    for index in builder.entries.indices { addFrame(index, to: &parts) }
    for index in slots.indices { addSlots(of: index, to: &parts) }
    addWords(to: &parts)
    return MachineCode(parts, total: total, readsItems: !rules.kinds.isEmpty)
  }

  private func addLedgers(to parts: inout CodeParts) {
    let numbering = parts.numbering
    parts.ledgers = ledgers.map { body, steps in steps.map { $0.numbered(numbering, body: body) } }
    parts.bases = bases.map { $0.numbered(numbering) }
    parts.unitOffers = unitOffers.map { $0.numbered(numbering) }
    parts.wholeLedger = wholeLedger
    parts.itemKeys = itemKeys.enumerated().map { kind, keys in keys.map { $0.numbered(numbering, kind: kind) } }
    parts.itemWorths = itemTotals.indices.map { kind in
      ItemWorth(total: Int32(itemTotals[kind]), times: Int32(itemTimes[kind])).numbered(numbering, kind: kind)
    }
  }

  private func addFrame(_ index: Int, to parts: inout CodeParts) {
    parts.add(texts: texts[index], numbers: numbers[index])
    let (order, own) = (parts.numbering[0], parts.numbering[index])
    parts.judgements.append(
      judgements[index].map { source in
        var source = source
        source.cell = own[Int(source.cell)]
        return source
      })
    parts.times.append(cell(ofTimes: index, parts.numbering))
    parts.lines.append(lines[index].map { $0.numbered(own, order: order) })
    parts.subtotals.append(subtotals[index].map { $0.numbered($0.isOrders ? order : own) })
  }

  /// The cell that says how many times an item of a frame is taken; -1 where once.
  private func cell(ofTimes index: Int, _ numbering: [[Int32]]) -> Int {
    guard index > 0, rules.kinds[index - 1].times != nil else { return -1 }
    let cell = itemTimes[index - 1]
    return cell.body == index ? Int(numbering[index][cell.entry]) : -1
  }

  private func addSlots(of option: Int, to parts: inout CodeParts) {
    var slots = slots[option]
    let numbers = parts.numbering[slots.body]
    if slots.cell >= 0 { slots.cell = Int(numbers[slots.cell]) }
    let first = slots.kind == .text ? parts.textProbes.count : parts.momentProbes.count
    for (question, entry) in textProbes[option].sorted(by: { $0.value < $1.value }) {
      parts.textProbes.append(TextProbe(cell: Int(numbers[entry]), question: question))
    }
    if slots.kind == .moment {
      parts.momentProbes += momentProbes.map { MomentProbe(cell: Int(numbers[$0.cell]), question: $0.question) }
    }
    slots.probes = first..<(slots.kind == .text ? parts.textProbes.count : parts.momentProbes.count)
    if case .number(let number) = rules.options[option].kind {
      slots.limits = NumberLimits(number, &parts.numberLists)
    }
    parts.options.append(slots)
  }

  private func addWords(to parts: inout CodeParts) {
    let wording = LineWording(rules: rules, options: parts.options, isAlwaysThere: presences.map { $0 == nil })
    for sources in parts.lines {
      let words = sources.compactMap { wording.words(of: $0) }
      if words.count < sources.count { parts.labelsAreReckoned = true }
      parts.lineWords.append(words)
    }
  }
}
