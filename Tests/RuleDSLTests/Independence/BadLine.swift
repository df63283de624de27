/// A line with one mistake, and what is said of it.
struct BadLine: Hashable, Sendable {
  /// Where such a line stands.
  enum Spot: String, CaseIterable, Sendable {
    case statement, entry, row, head, line, step
  }

  /// What stands behind it must be able to begin anew, for it leaves something open.
  enum Openness: Sendable {
    case none
    /// A block: only a statement shows that it is over.
    case block
  }

  var spot: Spot
  /// `§` becomes a number of its own, so that no name comes twice.
  var text: String
  var code: String
  var openness = Openness.none

  /// Only checking finds it, which needs a declaration as a whole: it waits until nothing else is wrong with that.
  var waitsForDeclaration: Bool {
    spot != .statement && spot != .line && ["unknown-name", "unknown-head", "value-twice"].contains(code)
  }

  /// Any name that is used may be the one that isn't there.
  var lacksName: Bool { text == "text" }

  static func all(at spot: Spot) -> [BadLine] {
    let lines: [(String, String)] =
      switch spot {
      case .statement: statements
      case .entry: entries
      case .row: rows
      case .head: heads
      case .line: moneyLines
      case .step: steps
      }
    return lines.map { BadLine(spot: spot, text: $0.0, code: $0.1) }
      + (spot == .statement ? open : [])
  }

  static var all: [BadLine] { Spot.allCases.flatMap { all(at: $0) } }

  private static let statements: [(String, String)] = [
    // Characters
    ("charge \"A§\" $5", "currency-in-price"),
    ("let a§ = 1,200", "comma-between-digits"),
    ("charge \"A§ 5", "unclosed-quote"),
    ("charge 'A§' 5", "wrong-quotes"),
    ("let a§ = 5 & 6", "unexpected-character"),
    ("charge \"A§\" 5 when date from 2026-02-30", "no-such-day"),
    ("charge \"A§\" 5 when time is 17:00 to 25:00", "no-such-time"),
    ("let a§ = .50", "missing-zero"),
    ("number n§ 1..5", "wrong-range"),
    ("toggle g\u{200B}§", "invisible-character"),
    ("charge \"A\\q§\" 5", "unknown-escape"),
    ("let a§ = 1234567890123", "too-many-digits"),
    ("choice c§ { M&M default, b }", "unquoted-name"),
    ("charge \"A§\"when 5", "missing-blank"),
    // Statements
    ("shop", "unexpected"),
    ("rounding half", "unexpected"),
    ("let a§", "unexpected"),
    ("let a§ = )", "unexpected"),
    ("choice c§", "unexpected"),
    ("choice c§ { a b }", "unquoted-name"),
    ("choice c§ { a default, b default default }", "given-twice"),
    ("choice c§ { a, in }", "reserved-word"),
    ("choice c§ { a, default }", "detail-without-value"),
    ("choice «c§ { a }", "unclosed-quote"),
    ("choice c§ \"C { a, b }", "unclosed-quote"),
    ("choice ice cream§ { a }", "name-of-several-words"),
    ("toggle \"g§\"", "quoted-name"),
    ("menu m§ { a 5 b 6 }", "unexpected"),
    ("number n§ 1-20", "range-with-dash"),
    ("number n§ 1 to", "unexpected"),
    ("toggle g§ default maybe", "unexpected"),
    ("text", "unexpected"),
    ("charge \"A§\"", "unexpected"),
    ("charge \"A§\" 5 per", "unexpected"),
    ("charge \"A§\" 5 charge \"B§\" 6", "unexpected"),
    ("charge \"A§\" 5 if gift", "if-for-when"),
    ("charge \"A§\" 5 when gift and member or cups > 3", "mixed-and-or"),
    ("charge \"A§\" 5 when cups => 3", "wrong-comparison"),
    ("charge \"A§\" 5 -- fee", "doubled-minus"),
    ("charge \"A§\" 2 + 1 per cups", "per-after-sum"),
    ("charge \"A§\" 5 when (gift", "unclosed-parenthesis"),
    ("charge \"A§\" " + String(repeating: "(", count: 40) + "1", "too-deep"),
    ("discount \"A§\" 10% subtotal", "missing-of"),
    ("tax \"A§\" 5 of subtotal", "unexpected"),
    ("best of { require gift }", "misplaced-statement"),
    ("require gift member", "unexpected"),
    ("require size is (Small, Large)", "missing-one-of"),
    ("forbid \"A§\"", "unexpected"),
    ("given at 5", "unexpected"),
    ("example \"e§\" { gift }", "unexpected"),
    ("drinks§ tea 30", "unknown-statement"),
    ("{ a }", "unknown-statement"),
    ("choiec c§ { a, b }", "unknown-statement"),
    ("}", "stray-brace"),
    ("version 3", "kept-word"),
    ("| a | 5 |", "unknown-statement"),
    // Meaning
    ("choice c§ { a default, b 5 }", "sign-missing"),
    ("choice c§ { a default, 白玉10 }", "glued-name"),
    ("menu m§ { a +5 }", "sign-of-base-price"),
    ("choice c§ up to 2 each { a }", "limit-without-choose"),
    ("choice c§ optional choose 1 { a }", "optional-and-choose"),
    ("currency USD", "given-twice"),
    ("text t§ \"T\" fr \"T\"", "unknown-language"),
    ("charge \"A§\" -5", "minus-in-amount"),
    ("charge \"A§\" 5 when nothing§", "unknown-name"),
    ("charge \"A§\" 5 when size is Huge", "unknown-value"),
    ("charge \"A§\" 10%", "percent-of-nothing"),
    ("charge \"A§\" subtotal * subtotal", "amount-times-amount"),
    ("charge \"A§\" 5 when cups", "wrong-type"),
    ("let a§ = 5 / 0", "division-by-zero"),
    ("number n§ 5 to 1", "bounds-reversed"),
    ("number n§ 1 to 5 default 9", "default-out-of-bounds"),
    ("choice c§ { a, b, a }", "value-twice"),
    ("choice c§ { a default, b default }", "two-defaults"),
  ]

  private static let open: [BadLine] = [
    BadLine(spot: .statement, text: "choice c§ { a, b", code: "unclosed-brace", openness: .block),
    BadLine(spot: .statement, text: "best of {", code: "unclosed-brace", openness: .block),
    BadLine(
      spot: .statement, text: "let a§ by size { Small 1, Medium 2, Large 3", code: "unclosed-brace", openness: .block),
    BadLine(spot: .statement, text: "example \"e§ {", code: "unclosed-quote", openness: .block),
    BadLine(spot: .statement, text: "example \"e§\" {", code: "unclosed-brace", openness: .block),
  ]

  private static let entries: [(String, String)] = [
    ("c§ 10", "sign-missing"), ("White pearl§ +10", "unquoted-name"), ("c§ +10元", "currency-in-price"),
    ("c§ +1 defualt", "misspelt-word"), ("+5 c§", "unexpected"), ("c§ +5 +6", "given-twice"),
    ("in +5", "reserved-word"),
    ("c§ +5 up to", "unexpected"), ("default", "detail-without-value"), ("\"c§ +5", "unclosed-quote"),
    ("c§ +$5", "currency-in-price"), ("c§ ++5", "unexpected"), ("c§ +5 when", "unexpected"),
    ("c§ +5 when gift and member or cups > 3", "mixed-and-or"), ("c§ +5 { x }", "unexpected"),
    ("from", "unexpected"), ("白玉+5 +6", "given-twice"), ("白玉§10 +5", "glued-name"), ("c§ +5)", "unexpected"),
    ("c§ +5 (", "unexpected"), ("c§ +5 when (gift", "unclosed-parenthesis"), ("c§ +5 if gift", "if-for-when"),
    ("c§ +5 when nothing§", "unknown-name"), ("c§ +nothing§", "unknown-name"), ("c§ +5 fr \"C\"", "unknown-language"),
    ("c§ +5 counts", "unexpected"), ("c§ = 5", "unexpected"), (", c§ +5", "unexpected"),
    ("c§ +1,200", "comma-between-digits"), ("c§ 'x' +5", "wrong-quotes"), ("charge c§", "unquoted-name"),
  ]

  private static let rows: [(String, String)] = [
    ("| A§ | 30 35 | 5 |", "wrong-cell-count"), ("| A§ | 30 |", "wrong-cell-count"),
    ("| A§ | 30 | |  5 |", "empty-cell"),
    ("| A§ | x | 5 | 5 |", "not-a-price"), ("| A§ | 3 | 4 | 5 | foo", "unexpected"),
    ("| A§ | 3 | 4 | 5", "missing-bar"),
    ("| \"A§ | 3 | 4 | 5 |", "unclosed-quote"), ("| A§ | 3 | 1,200 | 5 |", "comma-between-digits"),
    ("| A§ | 3 | $4 | 5 |", "currency-in-price"), ("|", "missing-bar"), ("| \"A\"§ | 3 | 4 | 5 |", "text-after-quotes"),
    ("| A§ | 3 | nothing§ | 5 |", "unknown-name"), ("| A§ | 3 | 4 | 5 | \"x", "unclosed-quote"),
    ("| A§ | 3 | 4 | 5 | when nothing§", "unknown-name"), ("| A§ | 3 | +4 | 5 |", "sign-of-base-price"),
    ("| A§ | 3 | 4 | 5 | default default", "given-twice"),
    ("| A§ | 3 | 4 | 5 | {", "unexpected"), ("| A§ | 3 | 4 | 5 | 6", "missing-bar"),
    ("A§\t3\t4\t5", "row-without-bars"),
    ("| A§ | 3 | 4.5.6 | 5 |", "not-a-number"), ("| A§ | 3 | 4 | 5 | up to", "unexpected"),
  ]

  private static let heads: [(String, String)] = [
    ("Huge§ 5", "unknown-head"), ("Huge§", "unexpected"), ("Huge§ 5 6", "unexpected"),
    ("Huge§ $5", "currency-in-price"),
    ("Extra large§ 5", "unquoted-name"), ("from x 5", "unexpected"), ("Huge§ 5 when gift", "unexpected"),
    ("(Huge§ 5", "unclosed-parenthesis"), (") 5", "unexpected"), ("in 5", "unexpected"),
    ("Huge§ = 5", "unexpected"), ("\"Huge§ 5", "unclosed-quote"), ("Huge§ 5 &", "unexpected-character"),
  ]

  private static let moneyLines: [(String, String)] = [
    ("require gift", "misplaced-statement"), ("disconut \"D§\" 5", "unknown-statement"),
    ("discount \"D§\"", "unexpected"),
    ("discount \"D§\" 5 when", "unexpected"), ("discount \"D§\" 5 when nothing§", "unknown-name"),
    ("foo§", "unexpected"),
    ("5", "unexpected"), ("discount \"D§\" -5", "minus-in-amount"), ("discount \"D§\" 5 at 6", "unexpected"),
    ("discount \"D§\" (5", "unclosed-parenthesis"), ("discount \"D§ 5", "unclosed-quote"),
    ("first of { foo§ }", "unexpected"), ("first of discount \"D§\" 5", "unexpected"), ("discount 5", "unexpected"),
  ]

  private static let steps: [(String, String)] = [
    ("size", "unexpected"), ("size Small expcet 5", "misspelt-word"), ("size Small expect", "unexpected"),
    ("size Small expect 5 foo", "unexpected"), ("size Very small", "unquoted-name"), ("expect line", "unexpected"),
    ("5", "unexpected"), ("clear", "unexpected"), ("+", "unexpected"), ("- gift", "unexpected"),
    ("size \"x", "unclosed-quote"), ("size Small expect no", "unexpected"),
    ("cups 1,200", "comma-between-digits"), ("size chosen", "word-needs-quotes"),
    ("toppings { ham 1 2 }", "unexpected"),
    ("size Small expect 5 expect 6", "unexpected"), ("at 2026-02-30 12:00", "no-such-day"),
    ("at 2026-12-01", "unexpected"),
    ("in 5", "unexpected"), ("size = Small", "unexpected"), ("size (Small)", "unexpected"),
  ]
}
