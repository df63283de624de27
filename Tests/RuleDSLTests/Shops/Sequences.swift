import RulesEngine
import Testing

/// Tells the same selections in every sequence, each from a new order, and expects one quote.
func expectNoSequenceMatters(
  _ start: OrderSession, _ wishes: [Wish], total: String?, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var first = start
  try first.take(wishes)
  #expect(first.shownTotal == total, sourceLocation: sourceLocation)
  let expected = first.quote
  var differing: [[String]] = []
  for sequence in permutations(wishes) {
    var order = start
    try order.take(sequence)
    if order.quote != expected { differing.append(sequence.map { $0.option }) }
  }
  #expect(differing.isEmpty, sourceLocation: sourceLocation)
}

/// All orders of some elements.
private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
  guard let last = elements.last else { return [[]] }
  return permutations(Array(elements.dropLast())).flatMap { shorter in
    (0...shorter.count).map { index in
      var longer = shorter
      longer.insert(last, at: index)
      return longer
    }
  }
}
