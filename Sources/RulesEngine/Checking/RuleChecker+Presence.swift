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
    var path = [start]
    /// How many of its needs were seen, for each option of the path.
    var seen = [0]
    state[start.index] = .open
    while let last = path.last {
      let needed = needs[last.index]
      guard seen[path.count - 1] < needed.count else {
        state[last.index] = .done
        order.append(last)
        path.removeLast()
        seen.removeLast()
        continue
      }
      let next = needed[seen[path.count - 1]]
      seen[path.count - 1] += 1
      switch state[next.index] {
      case .done: continue
      case .new:
        state[next.index] = .open
        path.append(next)
        seen.append(0)
      case .open: return path.drop { $0 != next } + [next]
      }
    }
    return nil
  }

  /// An option isn't there while every chosen row over it is priced only for that.
  private mutating func addAbsences() {
    guard hasHeadForNone else { return }
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
    var isSold = false
    for row in rows {
      guard case .quantity = row.cell.kind else { continue }
      guard axis < row.heads.count, case .keys(let keys, none: true) = row.heads[axis], keys.isEmpty else {
        return false
      }
      isSold = true
    }
    return isSold
  }
}
