extension ConditionWords {
  /// What is counted, compared or named.
  func quantity(_ formula: Formula, depth: Int = 0) -> String {
    guard depth <= ConditionWords.depthLimit else { return "…" }
    switch formula.kind {
    case .literal(let literal): return literal.description
    case .percent(let literal): return "\(literal)%"
    case .name(let name): return label(name) ?? builtIn(name) ?? name.text
    case .text(let text): return quoted(text)
    case .line(let label): return said("the line \(quoted(label))", [quoted(label)])
    case .unitsOfValue(let value, in: let option):
      let word = valueLabel(value, option) ?? value.text
      let name = label(option) ?? option.text
      return said("number of \(word) in \(name)", [name, "中", word, "的數量"])
    case .share(let percent, of: let base):
      let rate = quantity(percent, depth: depth + 1)
      let whole = operand(base, in: 3, depth: depth)
      return said("\(rate) of \(whole)", [whole, "的", rate])
    case .negative(let inner): return "-" + operand(inner, in: 3, depth: depth)
    case .arithmetic(let left, let operation, let right):
      let level = operation.level
      let first = operand(left, in: level, depth: depth)
      return "\(first) \(operation.sign) \(operand(right, in: level + 1, depth: depth))"
    case .call(let function, let arguments): return called(function, arguments, depth: depth)
    case .measure(let measure, of: let base): return measured(measure, quantity(base, depth: depth + 1))
    case .filtered(let items, where: let filter):
      let name = quantity(items, depth: depth + 1)
      let words = clause(filter, depth: depth + 1)
      return said("\(name) where \(words)", [name, bracketed(words)])
    case .picked(let pick, of: let items): return picked(pick, quantity(items, depth: depth + 1))
    case .comparison, .matching, .has, .not, .all, .any: return bracketed(clause(formula, depth: depth + 1))
    case .unreadable: return "…"
    }
  }

  private func builtIn(_ name: Name) -> String? {
    switch name.key {
    case "subtotal": said("subtotal", ["小計"])
    case "date": said("date", ["日期"])
    case "time": said("time", ["時間"])
    case "day": said("day", ["當天"])
    default: nil
    }
  }

  /// In brackets, where it binds weaker than what stands around it.
  private func operand(_ formula: Formula, in level: Int, depth: Int) -> String {
    let text = quantity(formula, depth: depth + 1)
    guard case .arithmetic(_, let operation, _) = formula.kind, operation.level < level else { return text }
    return bracketed(text)
  }

  private func called(_ function: Formula.Function, _ arguments: [Formula], depth: Int) -> String {
    guard let first = arguments.first else { return "…" }
    switch function {
    case .min, .max:
      let parts = arguments.map { quantity($0, depth: depth + 1) }
      let isLeast = function == .min
      let all = language == .english ? EnglishText.list(parts, "and") : ChineseText.list(parts, "和")
      return said("the \(isLeast ? "least" : "greatest") of \(all)", [all, isLeast ? "中最小的" : "中最大的"])
    case .whole:
      let text = operand(first, in: 3, depth: depth)
      return said("\(text) rounded down", [text, "（捨去小數）"])
    case .started:
      let text = operand(first, in: 3, depth: depth)
      return said("\(text) rounded up", [text, "（小數進位）"])
    }
  }

  private func picked(_ pick: Formula.UnitPick, _ name: String) -> String {
    let (english, chinese) = pick.isCheapest ? ("cheapest", "最便宜的") : ("dearest", "最貴的")
    guard let every = pick.ofEvery else {
      return said("the \(english) \(pick.count) \(name)", [name, "中\(chinese) \(pick.count) 個"])
    }
    return said(
      "the \(english) \(pick.count) of every \(every) \(name)", [name, "每 \(every) 個中\(chinese) \(pick.count) 個"])
  }

  private func measured(_ measure: Formula.Measure, _ name: String) -> String {
    switch measure {
    case .price: said("price of \(name)", [name, "的價格"])
    case .count: said("number of \(name)", [name, "的數量"])
    case .kinds: said("kinds of \(name)", [name, "的種類數"])
    case .weight: said("weight of \(name)", [name, "的份量"])
    case .length: said("length of \(name)", [name, "的字數"])
    case .subtotal: said("subtotal of \(name)", [name, "的小計"])
    }
  }
}

extension Formula.Arithmetic {
  /// The higher, the tighter it binds; what is no arithmetic stands above all.
  fileprivate var level: Int {
    switch self {
    case .plus, .minus: 1
    case .times, .dividedBy: 2
    }
  }

  fileprivate var sign: String {
    switch self {
    case .plus: "+"
    case .minus: "-"
    case .times: "×"
    case .dividedBy: "÷"
    }
  }
}
