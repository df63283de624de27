extension ConditionWords {
  /// What stands before `is`, and what it is.
  func matched(_ left: Formula, _ pattern: Formula.Pattern, negated: Bool, depth: Int) -> String {
    let subject = quantity(left, depth: depth + 1)
    switch pattern {
    case .on: return clause(left, negated: negated, depth: depth + 1)
    case .off: return clause(left, negated: !negated, depth: depth + 1)
    case .chosen:
      return negated
        ? said("\(subject) is not chosen", ["沒有選", subject]) : said("\(subject) is chosen", ["選了", subject])
    case .blank:
      return negated
        ? said("\(subject) is not blank", [subject, "不是空白"]) : said("\(subject) is blank", [subject, "是空白"])
    case .oneOf(let points):
      let words = list(points.map { word(for: $0, of: left) })
      return said("\(subject) is\(not(negated)) \(words)", [subject, negated ? "不是" : "是", words])
    case .inGroup(let group):
      let name = label(group) ?? group.text
      return said("\(subject) is\(not(negated)) one of \(name)", [subject, negated ? "不屬於" : "屬於", name])
    case .range(let low, let high):
      return between(subject, word(for: low, of: left), word(for: high, of: left), negated: negated)
    case .timeRange(let start, let end, on: let days):
      let text = between(subject, start.description, end.description, negated: negated)
      guard !days.isEmpty else { return text }
      let names = list(days.map { dayWord($0) ?? $0.text })
      return said("\(text) on \(names)", [text, bracketed(names)])
    case .form(let form):
      return said("\(subject)\(not(negated)) of the form ", [subject, negated ? "的格式不是 " : "的格式是 "])
        + described(form)
    case .dateFrom(let date):
      return negated
        ? said("\(subject) before \(date)", [subject, "早於", date.description])
        : said("\(subject) from \(date) on", [subject, "從", date.description, "起"])
    case .dateUntil(let date):
      return negated
        ? said("\(subject) after \(date)", [subject, "晚於", date.description])
        : said("\(subject) until \(date)", [subject, "到", date.description, "為止"])
    }
  }

  private func not(_ isNegated: Bool) -> String { isNegated ? " not" : "" }

  private func between(_ subject: String, _ low: String, _ high: String, negated: Bool) -> String {
    said(
      "\(subject)\(not(negated)) from \(low) to \(high)", [subject, negated ? "不在" : "在", low, "到", high, "之間"])
  }

  // MARK: Values

  private func word(for point: Formula.Point, of left: Formula) -> String {
    switch point {
    case .name(let name): valueWord(name, of: left) ?? label(name) ?? name.text
    case .text(let text): valueWord(Name(text), of: left) ?? quoted(text)
    case .number(let number): valueWord(Name(number.description), of: left) ?? number.description
    case .date(let date): date.description
    case .time(let time): time.description
    }
  }

  /// A value of the option that stands at the left, or a day of the week.
  func valueWord(_ name: Name, of left: Formula) -> String? {
    guard case .name(let option) = left.kind else { return nil }
    if let label = valueLabel(name, option) { return label }
    return option == "day" ? dayWord(name) : nil
  }

  private func dayWord(_ name: Name) -> String? {
    switch Weekday(name: name) {
    case .mon: said("Monday", ["星期一"])
    case .tue: said("Tuesday", ["星期二"])
    case .wed: said("Wednesday", ["星期三"])
    case .thu: said("Thursday", ["星期四"])
    case .fri: said("Friday", ["星期五"])
    case .sat: said("Saturday", ["星期六"])
    case .sun: said("Sunday", ["星期日"])
    case nil: nil
    }
  }

  // MARK: Forms

  /// A form with what its signs stand for: `09## (# is a digit)`.
  func described(_ form: String) -> String {
    var seen: Set<Character> = []
    var isEscaped = false
    for character in form {
      if !isEscaped { seen.insert(character) }
      isEscaped = character == "\\" && !isEscaped
    }
    var signs: [String] = []
    if seen.contains("#") { signs.append(said("# is a digit", ["#", "是數字"])) }
    if seen.contains("?") { signs.append(said("? is a letter", ["? ", "是字母"])) }
    if seen.contains("*") { signs.append(said("* is anything", ["* ", "是任何字"])) }
    guard !signs.isEmpty else { return form }
    let legend = bracketed(signs.joined(separator: language == .english ? ", " : "，"))
    return language == .english ? "\(form) \(legend)" : form + legend
  }
}
