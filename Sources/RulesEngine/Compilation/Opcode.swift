/// What an instruction works out from its operands `a`, `b`, … and its constants `p`, `q`, ….
///
/// An operand is a `Cell`: a whole number that is known, unknown, none, or wide (it needs more than 64 bits). Where the
/// table says nothing else, the result is wide if an operand is, else unknown if one is, and none counts as 0.
/// Conditions are 1 for yes and 0 for no. Amounts and numbers are integers over a denominator that only the compiler
/// knows.
enum Opcode: String, Sendable {
  // MARK: Looked up

  /// The cell at place p + a·q + b·r + … of the program's tables: what follows from cells that can only be a few numbers.
  case tabled

  // MARK: Numbers

  /// a·p + b·q
  case sum
  /// a·p + b·q + …, for any number of operands
  case weighted
  /// How many of a, b, … are above 0.
  case positives
  /// a·b·p ÷ q, wide unless q divides it.
  case product
  /// a·p ÷ q, wide unless q divides it.
  case scaled
  /// a·p ÷ (b·q), wide unless that is whole.
  case divided
  /// The least of a·p, b·q, …
  case least
  /// The greatest of a·p, b·q, …
  case greatest
  /// The whole number below a ÷ p.
  case floor
  /// The whole number above a ÷ p.
  case ceiling
  /// a as whole steps by the rounding p, times q: an amount again. What is below 0 stays.
  case rounded

  // MARK: Conditions

  /// a·p compared with b·q, the comparison being r. No, if one of the conditions from c on is known to be no.
  case compared
  /// No if any is no, else unknown if any is, else yes.
  case all
  /// Yes if any is yes, else unknown if any is, else no.
  case any
  /// Yes where a is no.
  case not
  /// Whether a is one of p, q, …; none isn't.
  case isOneOf
  /// Whether a is neither none nor unknown, while the condition b is known to be yes. Never unknown.
  case isChosen
  /// b where the condition a is yes, p where it is no.
  case whereThere
  /// No where the condition a is known to be no, else b.
  case whereThereOrNo
  /// b where the condition a is known to be yes, else p. Never unknown.
  case whereSurelyThere

  // MARK: Selections

  /// Why value a of a choice isn't sold: 0 if it is, else one more than the place of what is prepared to be said, or -1
  /// where nothing is. Unknown where a condition decides it and is unknown. Constants: the grid that must have a price in
  /// row b, or -1; the first value that is described; then for each value whether it is sold out, which operands say that
  /// it has run out, and when it is sold, or -1, and the results for these two.
  case salesFault
  /// Value a of a choice; none if the option isn't there (condition b), or nothing is chosen and may be (condition c).
  /// Unknown where it has the fault d. An operand that is left out is cell 0 of the order.
  case selection
  /// Number a; none if it isn't there (b), unknown if it isn't 0 and has run out (c).
  case number
  /// Condition a; no if it isn't there (b), unknown if it has run out (c).
  case toggle
  /// Units a of a value; 0 if the option isn't there (b), unknown if the value has the fault c.
  case units
  /// Units b, c, … of values with the prices that follow each: how many units of value p aren't included, where a ÷ r
  /// are, the cheapest or (q is 0) the dearest first.
  case charged
  /// a·b; none where a is 0 or b is none, be it that a isn't known (p is 1).
  case extended
  /// The constant at place a, 0 for none.
  case constantOf
  /// The row of a grid: p + (a + q)·r + ….
  case row
  /// The price in row a of grid p. Unknown where it isn't sold, or the value has the fault b; none where no price is
  /// written. Prices that aren't constant are the operands from c on.
  case price
  /// How many of the bounds q, r, … are at most a·p, counting 1 for being there at all: none is 0.
  case bracket
  /// Whether option a (there: b) is priced away: its chosen value is one of p, …
  case pricedAway

  // MARK: Money

  /// The steps of a line, by the settlement p. None where there is no line, unknown where it is open.
  case line
  /// A line of a·p steps. None while the condition b doesn't hold, or where it comes to 0; wide below 0 and above q.
  case unitsLine
  /// a + b + d + …, unknown where one of c, e, …, which count the open lines of b, d, …, isn't 0.
  case subtotal
  /// The sum of the lines a, b, …, unknown where one of them is open. If p is 1, none where none of them is made.
  case lines

  /// What a·p comes to in brackets: from q on, to r the one, from r on the next, …: pairs of beginnings and prices.
  case graduated
  /// What a·p comes to in packs, the first first: triples of units, prices, and whether there is one. Unknown where
  /// something is left.
  case packed
  /// What the discounts b, c, … left of the ceiling a.
  case remaining
  /// Line a, and of a discount no more than the ceiling b. None where the ceiling is 0.
  case cut
  /// A line of member q of a pick of r members by the way p, while the condition a holds; then come the conditions of all
  /// of them, what they come to, the line, and a ceiling, if there is one. None if it doesn't count. Of a pick that can't
  /// be told one line is open: that with s of 1.
  case picked

  // MARK: Below discounts

  /// What is left of base q, which came to a, in ledger p, which looks at items if r is 1. The other operands are what
  /// the ledger is read from.
  case leftOver
  /// What unit offer p takes, with ledger q: of units that come to a together, b for each or for a set, while the
  /// condition c holds, and if r is 1 at most d. The other operands are what the ledger is read from.
  case offered

  // MARK: Judging

  // What it isn't known of whether it is there, makes what is wrong with it unknown.

  /// What is wrong with the selection a of a choice: its fault b, or p where it is missing while there must be one (not
  /// c). 0 while it isn't there (d).
  case judgedChoice
  /// 1 where a number is there (b), and is unknown.
  case judgedNumber
  /// 1 where one of a, b, … is there and has a fault: pairs of units and faults after the condition a.
  case judgedUnits
  /// 1 where a·p > b·q while there (c); unknown where a bound is.
  case judgedBound
  /// 1 where a requirement isn't met: condition a, while b. 0 where none of the conditions from c on is yes or unknown.
  case requirement
  /// 1 where condition a is yes.
  case alert

  // MARK: Items

  /// a where condition b is yes, else none: what an item adds to a sum over items.
  case share
  /// a, unknown where b is above 0: a sum over items.
  case itemSum
}

extension Opcode {
  /// It looks at single items, too.
  var readsLedger: Bool { self == .leftOver || self == .offered }
}

/// Which discounts of a pick count.
enum PickWay {
  static let best: Int64 = 0
  static let first: Int64 = 1
  static let all: Int64 = 2
}
