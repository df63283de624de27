import RulesEngine

/// `given { at 2026-12-04 15:00, name "Lin" }`.
struct GivenSyntax: Sendable, Hashable {
  var changes: [ChangeSyntax]
  var place: Place
}

/// `example "…" { … }`.
struct ExampleSyntax: Sendable, Hashable {
  var title: TextSyntax
  var steps: [StepSyntax]
  var place: Place
  var isBad: Bool
}

/// `step`: what is set, then what is expected; one of the two may be empty.
struct StepSyntax: Sendable, Hashable {
  var changes: [ChangeSyntax]
  var outcomes: [OutcomeSyntax]
  var place: Place
  /// A part of it can't be read, so what it expects can't be held against the rules.
  var isBad: Bool
}

/// `change`.
struct ChangeSyntax: Sendable, Hashable {
  indirect enum Kind: Sendable, Hashable {
    case select(NameSyntax, SelectedSyntax)
    /// `clear size`.
    case clear(NameSyntax)
    /// `drink 1 { size 中杯 }`.
    case changeItem(NameSyntax, number: NumberSyntax, [ChangeSyntax])
    /// `+ drink { tea 麗春 }`.
    case add(NameSyntax, [ChangeSyntax])
    /// `- drink 1`.
    case remove(NameSyntax, number: NumberSyntax)
  }
  var kind: Kind
  var place: Place
}

/// `selected`, but for the changes of an item.
struct SelectedSyntax: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `size 大杯`, `toppings 白玉 2`, `name "Lin"`.
    case value(NameSyntax, units: NumberSyntax?)
    /// `quantity 3`, `tip -5`; where a value is spelt as a number, `units` may follow.
    case number(SignedSyntax, units: NumberSyntax?)
    case on
    case off
    /// `at 2026-12-04 15:00`.
    case dateTime(DateSyntax, TimeSyntax)
    /// `toppings { 白玉 2, 椰果 }`: the whole set.
    case units([UnitSyntax])
  }
  var kind: Kind
  var place: Place
}

/// `白玉 2`: a value and how many, 1 if it isn't said.
struct UnitSyntax: Sendable, Hashable {
  var value: NameSyntax
  var count: NumberSyntax?
}

/// `outcome`.
struct OutcomeSyntax: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case total(SignedSyntax)
    case noTotal
    case noViolations
    case noLine(TextSyntax)
    case subtotal(SignedSyntax)
    case line(TextSyntax, SignedSyntax)
    case placed
    case notPlaced
    case refused
    /// `violation on size`.
    case violationOn(NameSyntax)
    /// `violation on drink 2`, `violation on drink 2 size`.
    case violationOnItem(NameSyntax, number: NumberSyntax, option: NameSyntax?)
    case violation(TextSyntax)
    case warning(TextSyntax)
    case shares(TextSyntax, [SignedSyntax])
  }
  var kind: Kind
  var place: Place
}
