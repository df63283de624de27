extension Reckoning {
  /// Takes off what a discount takes; what that is.
  mutating func take(_ taken: Taken, per times: Ratio, _ line: LineSketch, _ ceiling: Ratio?) throws -> Ratio {
    let cap = try cap(of: line)
    switch taken {
    case .amount(let amount):
      return try takeOff(
        line.label, try worth(amount) * times, from: Array(entries.indices), line, cap: cap, ceiling: ceiling)
    case .percent(let percent, let base):
      let base = try self.base(base)
      return try takeOff(
        line.label, try share(percent) * base.worth * times, from: base.entries, line, cap: cap, ceiling: ceiling)
    case .off(let amount, let base):
      return try takeOff(
        line.label, try worth(amount) * times, from: try self.base(base).entries, line, cap: cap, ceiling: ceiling)
    case .each, .percentOfUnits, .groups, .bundle:
      return try takeUnits(taken, line, cap: cap, ceiling: ceiling)
    }
  }

  /// A discount of so much a unit, at most what is left of the entries it is taken from.
  mutating func takeOff(
    _ label: String, _ amount: Ratio, from chosen: [Int], _ line: LineSketch, cap: Ratio?, ceiling: Ratio? = nil
  ) throws -> Ratio {
    let left = try chosen.reduce(.zero) { try $0 + entries[$1].left }
    let total = try taken(amount, of: left, line, cap: cap, ceiling: ceiling)
    let shares = try Ratio.shares(of: total, by: chosen.map { entries[$0].left }, step: step)
    for (index, share) in zip(chosen, shares) { try lower(index, by: share) }
    try record(label, total, shares: zip(chosen, shares).map { ($0, $1) })
    return total
  }

  /// What is taken in all of what is left: rounded is what then remains.
  func taken(_ amount: Ratio, of left: Ratio, _ line: LineSketch, cap: Ratio?, ceiling: Ratio?) throws -> Ratio {
    guard amount >= .zero else { throw Scope.Open() }
    let units = terms.isPerUnit ? Ratio.one : divisor
    let unitLeft = terms.isPerUnit ? try left / divisor : left
    let exact = min(try amount * units, unitLeft)
    let limit = try cap.map { try $0 * units }
    let limited = least(exact, limit) ?? exact
    var rounded =
      if line.rounded != nil {
        min(try round(limited, line), unitLeft)
      } else {
        try unitLeft - round(unitLeft - limited, line)
      }
    if let limit { rounded = min(rounded, try limit.rounded(.down, to: step)) }
    let all = terms.isPerUnit ? try rounded * divisor : rounded
    return min(max(all, .zero), left, ceiling ?? left)
  }

  /// An entry costs less from here on, and so do its units, each part of them by what it costs.
  private mutating func lower(_ index: Int, by share: Ratio) throws {
    entries[index].left = try entries[index].left - share
    let shares = try Ratio.shares(of: share, by: entries[index].parts.map { $0.left }, step: step)
    for (part, share) in shares.enumerated() {
      entries[index].parts[part].left = try entries[index].parts[part].left - share
    }
  }

  mutating func record(_ label: String, _ total: Ratio, shares: [(Int, Ratio)]) throws {
    guard total != .zero else { return }
    var byMember: [Int: Ratio] = [:]
    for (entry, share) in shares {
      guard let member = entries[entry].item else { continue }
      byMember[member] = try .zero - share
    }
    lines.append(Line(label: label, amount: try .zero - total, shares: byMember))
  }
}
