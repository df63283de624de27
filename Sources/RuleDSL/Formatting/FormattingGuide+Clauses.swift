import RulesEngine

/// The clauses of a statement or a value that may come in any order.
struct ClauseRegion {
  struct Clause {
    /// Its tokens, without a comma before it.
    var range: Range<Int>
    /// Its place among the clauses in the written form.
    var rank: Int
    /// A comma parts it from a clause before it.
    var hasComma: Bool
  }

  /// All tokens of the clauses, and the commas among them.
  var range: Range<Int>
  /// As they are written; each once.
  var clauses: [Clause]
}

extension FormattingGuide {
  /// Collects the clauses of one statement.
  private struct Collection {
    var clauses: [ClauseRegion.Clause] = []

    /// - Parameters:
    ///   - before: How many words of the clause stand before the place.
    ///   - after: How many stand after it.
    mutating func add(
      _ place: Place?, _ guide: FormattingGuide, words before: Int = 0, after: Int = 0, hasComma: Bool = false
    ) {
      defer { rank += 1 }
      guard let place else { return }
      let range = (guide.first(of: place) - before)..<(guide.end(of: place) + after)
      clauses.append(ClauseRegion.Clause(range: range, rank: rank, hasComma: hasComma))
    }

    private var rank = 0
  }

  /// Notes the clauses, which stand one behind the other, but for commas.
  private mutating func note(_ collection: Collection) {
    let asTheyStand = collection.clauses.sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard let first = asTheyStand.first, let last = asTheyStand.last else { return }
    let start = first.range.lowerBound - (isComma(first.range.lowerBound - 1) ? 1 : 0)
    var end = first.range.upperBound
    for clause in asTheyStand.dropFirst() {
      guard clause.range.lowerBound == end || (isComma(end) && clause.range.lowerBound == end + 1) else { return }
      end = clause.range.upperBound
    }
    clauses.append(
      ClauseRegion(range: start..<last.range.upperBound, clauses: collection.clauses.sorted { $0.rank < $1.rank }))
  }

  private func isComma(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .comma
  }

  mutating func noteClauses(of choice: ChoiceSyntax) {
    let clauses = choice.clauses
    var found = Collection()
    if let first = clauses.by.first, let last = clauses.by.last {
      found.add(first.place.through(last.place), self, words: 1)
    }
    found.add(clauses.optional?.place, self)
    found.add(clauses.choose?.place, self)
    found.add(clauses.atMostKinds?.place, self, words: 2, after: 1, hasComma: true)
    found.add(clauses.upToEach?.place, self, words: 2, after: 1, hasComma: true)
    found.add(clauses.included?.place, self, hasComma: true)
    found.add(clauses.onlyWhen?.place, self, words: 2)
    note(found)
  }

  mutating func noteClauses(_ clauses: LineClausesSyntax) {
    var found = Collection()
    found.add(clauses.per?.place, self, words: 1)
    found.add(clauses.atMost?.place, self, words: 2)
    found.add(clauses.once, self)
    found.add(clauses.rounded?.place, self)
    found.add(clauses.when?.place, self, words: 1)
    note(found)
  }

  mutating func noteClauses(of number: NumberOptionSyntax) {
    var found = Collection()
    if case .bounds(_, _, let step) = number.range { found.add(step?.place, self, words: 1) }
    found.add(number.initial?.place, self, words: 1)
    found.add(number.priceEach?.place, self, after: 1)
    found.add(number.onlyWhen?.place, self, words: 2)
    note(found)
  }

  mutating func noteClauses(of toggle: ToggleSyntax) {
    var found = Collection()
    found.add(toggle.initialPlace, self, after: 1)
    found.add(toggle.price?.place, self)
    found.add(toggle.onlyWhen?.place, self, words: 2)
    note(found)
  }

  mutating func noteClauses(of item: ItemSyntax) {
    var found = Collection()
    found.add(item.choose?.place, self)
    found.add(item.times?.place, self, words: 1)
    note(found)
  }

  /// But for the label, which comes first, and `when`, which comes last.
  mutating func noteClauses(of details: ValueDetailsSyntax) {
    var found = Collection()
    for translation in details.translations { found.add(translation.place, self) }
    found.add(details.price?.place, self)
    found.add(details.isDefault, self)
    found.add(details.upTo?.place, self, words: 2)
    found.add(details.counts?.place, self, words: 1)
    found.add(details.soldOut, self)
    note(found)
  }
}
