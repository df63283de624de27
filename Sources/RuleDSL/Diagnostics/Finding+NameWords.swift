internal import RulesEngine

// What is wrong with names: those that mean nothing, and those that mean too much.
extension Finding {
  func unknownName(_ name: Name, among names: [Name]) -> Diagnostic {
    let message = "nothing is called \(RuleText.code(name))"
    if let difference = difference(name, among: names) {
      return said(
        message, help: "for minus put blanks around it: \(RuleText.code(difference))",
        fix: fix(name.text, to: difference))
    }
    if let near = near(name, among: names) {
      return said(message, help: didYouMean(near.text), fix: fix(name.text, to: near.text))
    }
    return said(message, help: "declare it, or correct the name")
  }

  func nameOfItem(_ name: Name, item: Name) -> Diagnostic {
    let known = ["count of \(item)", "subtotal of \(item)", "(\(item) where …)"].map { RuleText.code($0) }
    return said(
      "\(RuleText.code(name)) belongs to the item \(RuleText.code(item)), and is known only inside it",
      help: "write this line inside the item, or look at the whole order: \(known.joined(separator: ", "))")
  }

  /// `subtotal-fee`: two names and a minus without blanks.
  private func difference(_ name: Name, among names: [Name]) -> String? {
    let parts = name.text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    for cut in 1..<parts.count {
      let left = parts[..<cut].joined(separator: "-")
      let right = parts[cut...].joined(separator: "-")
      let isNumber = !right.isEmpty && right.utf8.allSatisfy { (0x30...0x39).contains($0) }
      if names.contains(Name(left)), isNumber || names.contains(Name(right)) { return "\(left) - \(right)" }
    }
    return nil
  }

  func unknownAxis(_ name: Name, among names: [Name]) -> Diagnostic {
    let message = "there is no option \(RuleText.code(name)) to look prices up by"
    let declaration = "declare it in a line of its own: \(RuleText.code("choice \(name) { … }"))"
    guard let near = near(name, among: names) else { return said(message, help: declaration) }
    return said(
      message, help: "\(didYouMean(near.text)) Otherwise \(declaration)", fix: fix(name.text, to: near.text))
  }

  func unknownValue(_ value: Name, of option: Name, among values: [Name]) -> Diagnostic {
    said("\(RuleText.code(value)) is no value of \(RuleText.code(option))", value, of: option, among: values)
  }

  func unknownHead(_ head: Name, of axis: Name, among heads: [Name]) -> Diagnostic {
    if heads.prefix(2) == ["no", "yes"] {
      return said(
        "\(RuleText.code(head)) can't stand over what is yes or no",
        help: "write `no` or `yes`, or `other` for the rest")
    }
    return said(
      "\(RuleText.code(head)) is no value of \(RuleText.code(axis)), so nothing can be looked up by it", head,
      of: axis, among: heads)
  }

  private func said(_ message: String, _ value: Name, of option: Name, among values: [Name]) -> Diagnostic {
    if let near = near(value, among: values) {
      let replacement = RuleText.value(near)
      return said(message, help: didYouMean(replacement), fix: fix(value.text, to: replacement))
    }
    let help =
      values.isEmpty
      ? "\(RuleText.code(option)) has no values to choose from"
      : "\(RuleText.code(option)) has \(RuleText.list(values))"
    return said(message, help: help)
  }

  func unknownLine(_ label: String, among labels: [String]) -> Diagnostic {
    let message = "no line above or below is called \(RuleText.code(RuleText.inQuotes(label)))"
    guard let near = nearName(to: label, among: labels) else {
      return said(message, help: "write the label of a `charge`, a `discount`, a `tax` or a `subtotal`")
    }
    let replacement = "line \(RuleText.inQuotes(near))"
    return said(message, help: didYouMean(replacement), fix: fix("line \"\(label)\"", to: replacement))
  }

  func unknownDay(_ name: Name) -> Diagnostic {
    let message = "\(RuleText.code(name)) is no day of the week"
    let days = Weekday.allCases.map { $0.name }
    if let (first, last) = ends(of: name, among: days) {
      let help = "write `\(first) to \(last)`; in `( )` and after `on` each day is named: `(\(first), …, \(last))`"
      return said(message, help: help)
    }
    guard let meant = weekday(name, among: days) else {
      return said(message, help: "the days are \(RuleText.list(days))")
    }
    return said(message, help: "write \(RuleText.code(meant))", fix: fix(name.text, to: meant.text))
  }

  /// `Mon-Fri`.
  private func ends(of name: Name, among days: [Name]) -> (first: Name, last: Name)? {
    let parts = name.text.split(separator: "-")
    guard parts.count == 2, let first = weekday(Name(String(parts[0])), among: days),
      let last = weekday(Name(String(parts[1])), among: days)
    else { return nil }
    return (first, last)
  }

  /// `Monday`, `mon`, `週一`, `星期一`.
  private func weekday(_ name: Name, among days: [Name]) -> Name? {
    let written = name.key.lowercased()
    let english = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
    if written.count >= 3, let index = english.firstIndex(where: { $0.hasPrefix(written) }) { return days[index] }
    for prefix in ["星期", "禮拜", "礼拜", "週", "周"] where written.hasPrefix(prefix) {
      let day = written.dropFirst(prefix.count)
      if day == "天" { return days[6] }
      if let index = ["一", "二", "三", "四", "五", "六", "日"].firstIndex(where: { $0 == day }) { return days[index] }
    }
    return near(name, among: days)
  }

  // MARK: Declarations

  func declaredTwice(_ name: Name, first: Place?) -> Diagnostic {
    if let first, first == place {
      return said(
        "\(RuleText.code(name)) is a column of a list that two options take over, so it isn't clear by which of them it is looked up",
        help: "take over the list in one option only, or move the column to the table of the option that it is about")
    }
    return declaredTwiceElsewhere(name, first: first)
  }

  private func declaredTwiceElsewhere(_ name: Name, first: Place?) -> Diagnostic {
    said(
      "\(RuleText.code(name)) is declared twice", labels: label(first, "here for the first time"),
      help: "give one of the two another name")
  }

  func valueTwice(_ name: Name, first: Place?) -> Diagnostic {
    said(
      "\(RuleText.code(name)) stands twice among the values", labels: label(first, "here for the first time"),
      help: "leave one of the two out, or give it another name")
  }

  func reservedName(_ name: Name) -> Diagnostic {
    said(
      "no option can be called \(RuleText.code(name)): in an order it means something else",
      help: "choose another name, and write what the shopper sees in quotes after it")
  }

  func looksAlike(_ name: Name, _ other: Name, first: Place?) -> Diagnostic {
    said(
      "\(RuleText.code(other)) and \(RuleText.code(name)) are two names, but these look alike",
      labels: label(first, "\(RuleText.code(other)) stands here"),
      help: "choose names that differ by more than capitals")
  }

  func hidesBuiltIn(_ name: Name) -> Diagnostic {
    said(
      "in this file \(RuleText.code(name)) means what is declared here, not what it means in the language",
      help: "choose another name, if you need both")
  }

  func tooManyValues(_ name: Name) -> Diagnostic {
    said("\(RuleText.code(name)) has more than 65535 values", help: "split it into several options")
  }

  func declaredBelow(_ name: Name, at below: Place?) -> Diagnostic {
    said(
      "\(RuleText.code(name)) is used above the line that says what it is",
      labels: label(below, "\(RuleText.code(name)) is declared here"),
      help: "move its `let` above this line")
  }

  // MARK: Near names

  private func near(_ name: Name, among names: [Name]) -> Name? {
    nearName(to: name.text, among: names.map { $0.text }).map { Name($0) }
  }

  private func didYouMean(_ text: String) -> String { "did you mean \(RuleText.code(text))?" }
}
