extension Figure: CustomStringConvertible {
  var description: String {
    guard decimals > 0 else { return "\(units)" }
    let digits = String(abs(units))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(units < 0 ? "-" : "")\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}

extension Count: CustomStringConvertible {
  var description: String {
    switch self {
    case .literal(let figure): "\(figure)"
    case .number(let name), .named(let name): name
    case .units(let option): "count of \(option)"
    case .unitsOf(let value, let option): "count of \(value) in \(option)"
    case .weight(let option): "weight of \(option)"
    case .kinds(let option): "kinds of \(option)"
    case .items(let kinds): "count of \(kinds)"
    case .sum(let left, let right): "(\(left) + \(right))"
    case .excess(let left, let right): "max(0, \(left) - \(right))"
    case .times(let count, let factor): "(\(count) * \(factor))"
    case .divided(let count, let divisor): "(\(count) / \(divisor))"
    case .least(let left, let right): "min(\(left), \(right))"
    case .greatest(let left, let right): "max(\(left), \(right))"
    case .whole(let count): "whole(\(count))"
    case .started(let count): "started(\(count))"
    }
  }
}

extension Amount: CustomStringConvertible {
  var description: String {
    switch self {
    case .literal(let figure): "\(figure)"
    case .money(let name), .named(let name): name
    case .price(let option): "price of \(option)"
    case .subtotal: "subtotal"
    case .subtotalOf(let kinds): "subtotal of \(kinds)"
    case .line(let label): "line \"\(label)\""
    case .sum(let left, let right): "(\(left) + \(right))"
    case .excess(let left, let right): "max(0, \(left) - \(right))"
    case .times(let amount, let count): "(\(amount) * \(count))"
    case .divided(let amount, let divisor): "(\(amount) / \(divisor))"
    case .least(let left, let right): "min(\(left), \(right))"
    case .greatest(let left, let right): "max(\(left), \(right))"
    case .percent(let percent, let base): "\(percent)% of \(base)"
    }
  }
}

extension Base: CustomStringConvertible {
  var description: String {
    switch self {
    case .subtotal: "subtotal"
    case .price(let option): "price of \(option)"
    case .option(let name): name
    case .line(let label): "line \"\(label)\""
    case .kinds(let kinds): "\(kinds)"
    case .amount(let amount):
      "\(amount)".hasPrefix("(") ? "\(amount)" : "(\(amount))"
    }
  }
}

extension Kinds: CustomStringConvertible {
  var description: String {
    if let condition { "(\(name) where \(condition))" } else { name }
  }
}

extension Condition: CustomStringConvertible {
  var description: String {
    switch self {
    case .toggle(let name), .named(let name): name
    case .isValue(let value, let option): "\(option) is \(value)"
    case .isOne(let values, let option): "\(option) is one of (\(values.joined(separator: ", ")))"
    case .isChosen(let option): "\(option) is chosen"
    case .has(let value, let option): "\(option) has \(value)"
    case .counts(let left, let comparison, let right): "\(left) \(comparison.rawValue) \(right)"
    case .amounts(let left, let comparison, let right): "\(left) \(comparison.rawValue) \(right)"
    case .between(let count, let lower, let upper): "\(count) is \(lower) to \(upper)"
    case .hours(let from, let to): "time is \(clock(from)) to \(clock(to))"
    case .not(let condition): "not (\(condition))"
    case .both(let left, let right): "(\(left)) and (\(right))"
    case .either(let left, let right): "(\(left)) or (\(right))"
    }
  }
}

private func clock(_ hour: Int) -> String { "\(hour):00" }
