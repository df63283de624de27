extension Evaluator {
  /// What a member of a pick would do to the lines.
  private struct Trial {
    var evaluator: Evaluator
    /// What it takes, in steps.
    var taken: Int64
    var causes: Set<Cause>
    /// It made a line, or more.
    var applied: Bool
  }

  mutating func evaluate(_ pick: CheckedPick) {
    let trial = self.trial(pick, ceiling: nil)
    guard trial.causes.isEmpty else {
      violations.need(trial.causes, step: step)
      for line in pick.lines { leaveOpenWhatIsTaken(by: line, trial.causes) }
      lines.leaveOpen(trial.causes, option: nil, labels: pick.labels)
      return
    }
    let seen = violations
    self = trial.evaluator
    violations = seen
  }

  /// Works on a copy, so that rivals don't see each other. A ceiling, in steps, cuts what crosses it.
  private func trial(_ pick: CheckedPick, ceiling: Int64?) -> Trial {
    switch pick.when.map({ verdict(on: $0) }) ?? .yes {
    case .known(false): return nothing(because: [])
    case .known(true): break
    case .unknown(let causes): return nothing(because: causes)
    }
    switch pick.kind {
    case .best: return best(of: pick.members, ceiling)
    case .first: return first(of: pick.members, ceiling)
    case .all(let atMost): return all(pick.members, atMost: atMost, ceiling)
    }
  }

  private func nothing(because causes: Set<Cause>) -> Trial {
    Trial(evaluator: self, taken: 0, causes: causes, applied: false)
  }

  private func trial(_ member: CheckedPick.Member, ceiling: Int64?) -> Trial {
    switch member {
    case .pick(let pick): return trial(pick, ceiling: ceiling)
    case .line(let line): return trial(line, ceiling: ceiling)
    }
  }

  private func trial(_ line: CheckedLine, ceiling: Int64?) -> Trial {
    var copy = self
    copy.place = line.place
    copy.isOnce = line.isOnce
    var outcomes = copy.outcome(of: line)
    var causes: Set<Cause> = []
    for index in outcomes.indices {
      switch outcomes[index] {
      case .open(let open, labels: _): causes.formUnion(open)
      case .made(var made):
        guard let ceiling, made.kind == .discount else { continue }
        made.steps = min(made.steps, ceiling)
        outcomes[index] = .made(made)
      }
    }
    let count = copy.lines.lines.count
    copy.apply(outcomes, of: line)
    return Trial(
      evaluator: copy, taken: lines.sum - copy.lines.sum, causes: causes, applied: copy.lines.lines.count > count)
  }

  /// The one that takes most; of equal ones the first. One that can't be told leaves all open.
  private func best(of members: [CheckedPick.Member], _ ceiling: Int64?) -> Trial {
    var causes: Set<Cause> = []
    var best: (member: CheckedPick.Member, taken: Int64)?
    for member in members {
      let trial = trial(member, ceiling: nil)
      causes.formUnion(trial.causes)
      guard trial.applied else { continue }
      if let known = best, trial.taken <= known.taken { continue }
      best = (member, trial.taken)
    }
    guard causes.isEmpty, let best else { return nothing(because: causes) }
    return trial(best.member, ceiling: ceiling)
  }

  private func first(of members: [CheckedPick.Member], _ ceiling: Int64?) -> Trial {
    for member in members {
      switch holds(member) {
      case .known(false): continue
      case .known(true): return trial(member, ceiling: ceiling)
      case .unknown(let causes): return nothing(because: causes)
      }
    }
    return nothing(because: [])
  }

  private func holds(_ member: CheckedPick.Member) -> Verdict {
    switch member {
    case .line(let line): line.when.map { verdict(on: $0) } ?? .yes
    case .pick(let pick): pick.when.map { verdict(on: $0) } ?? .yes
    }
  }

  /// One after the other under one ceiling; the one that crosses it gives way.
  private func all(_ members: [CheckedPick.Member], atMost: CheckedQuantity?, _ ceiling: Int64?) -> Trial {
    var copy = self
    var causes: Set<Cause> = []
    var left = ceiling
    if let atMost {
      switch worth(of: atMost) {
      case .unknown(let unknown): causes.formUnion(unknown)
      case .known(let own): left = min(steps(below: own), ceiling ?? .max)
      }
    }
    var applied = false
    for member in members where left != 0 {
      let trial = copy.trial(member, ceiling: left)
      causes.formUnion(trial.causes)
      guard trial.causes.isEmpty, trial.applied else { continue }
      copy = trial.evaluator
      left = left.map { max(0, $0 - max(0, trial.taken)) }
      applied = true
    }
    return Trial(evaluator: copy, taken: lines.sum - copy.lines.sum, causes: causes, applied: applied)
  }

  private func steps(below ceiling: ExactValue) -> Int64 {
    guard !ceiling.isNegative else { return 0 }
    // Inside an item a ceiling is of one unit.
    let times = item == nil ? 1 : self.times.value ?? 1
    guard !rules.terms.roundsUnits, let all = ceiling.multiplied(by: ExactValue(times)) else {
      let (all, overflow) = (rules.terms.step.steps(of: ceiling, .down, nil) ?? .max).multipliedReportingOverflow(
        by: times)
      return overflow ? .max : all
    }
    return rules.terms.step.steps(of: all, .down, nil) ?? .max
  }
}
