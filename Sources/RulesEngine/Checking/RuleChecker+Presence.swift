extension RuleChecker {
  /// Finds the order in which options are told to be there or not, or the circle that has none.
  mutating func checkPresence() -> [OptionID]? {
    guard options.count == scope.options.count + 1 else { return nil }
    addAbsences()
    let needs = options.map { option in
      var read = whatDecides(option.onlyWhen)
      for absence in option.absences { read.insert(absence.choice) }
      if case .choice(let choice) = option.kind, case .optional(let when) = choice.amount {
        read.formUnion(whatDecides(when))
      }
      return read.sorted()
    }
    var state = [Visit](repeating: .new, count: options.count)
    var order: [OptionID] = []
    for index in options.indices {
      guard let circle = visit(OptionID(index), needs, &state, &order) else { continue }
      let first = options[circle.map { $0.index }.min() ?? index]
      report(.cycle(circle.map { options[$0.index].name }), at: first.place)
      return nil
    }
    return order
  }

  /// With what decides how many items are counted.
  private func whatDecides(_ condition: CheckedCondition?) -> Set<OptionID> {
    let reads = self.reads(of: condition)
    return reads.options.union(reads.counted)
  }

  private enum Visit { case new, open, done }

  /// Depth first without recursion, for a chain of options may be as long as the file.
  private func visit(
    _ start: OptionID, _ needs: [[OptionID]], _ state: inout [Visit], _ order: inout [OptionID]
  ) -> [OptionID]? {
    guard state[start.index] == .new else { return nil }
    var path: [(option: OptionID, next: Int)] = [(start, 0)]
    state[start.index] = .open
    while let last = path.last {
      let needed = needs[last.option.index]
      guard last.next < needed.count else {
        state[last.option.index] = .done
        order.append(last.option)
        path.removeLast()
        continue
      }
      path[path.count - 1].next += 1
      let next = needed[last.next]
      switch state[next.index] {
      case .done: continue
      case .new:
        state[next.index] = .open
        path.append((next, 0))
      case .open:
        let circle = path.map { $0.option }.drop { $0 != next }
        return Array(circle) + [next]
      }
    }
    return nil
  }

  /// An option isn't there while every chosen row over it is priced only for that.
  private mutating func addAbsences() {
    var absences = [[Absence]](repeating: [], count: options.count)
    for index in options.indices {
      guard case .choice(let choice) = options[index].kind else { continue }
      for over in choice.optionsLookedUp {
        let values = choice.values.indices.filter { choice.values[$0].isPricedOnlyForAbsence(of: over) }
        absences[over.index].append(Absence(choice: OptionID(index), values: values.map { ValueID($0) }))
      }
    }
    for (index, found) in absences.enumerated() where found.contains(where: { !$0.values.isEmpty }) {
      options[index].absences = found
    }
  }
}

extension CheckedAxis {
  /// The option that is looked up by, if it is one with heads for its values.
  fileprivate var option: OptionID? {
    switch self {
    case .choice(let option), .toggle(let option): option
    case .condition, .number, .quantity: nil
    }
  }
}

extension CheckedChoice {
  fileprivate var optionsLookedUp: [OptionID] {
    var found: Set<OptionID> = []
    for value in values {
      for axis in value.price.axes { if let option = axis.option { found.insert(option) } }
    }
    return found.sorted()
  }
}

extension CheckedValue {
  fileprivate func isPricedOnlyForAbsence(of option: OptionID) -> Bool {
    guard case .table(by: let axes, let rows) = price, let axis = axes.firstIndex(where: { $0.option == option }) else {
      return false
    }
    let sold = rows.filter { if case .quantity = $0.cell.kind { true } else { false } }
    return !sold.isEmpty
      && sold.allSatisfy { row in
        if axis < row.heads.count, case .keys(let keys, none: true) = row.heads[axis] { keys.isEmpty } else { false }
      }
  }
}
