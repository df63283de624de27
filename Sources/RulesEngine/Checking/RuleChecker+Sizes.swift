extension RuleChecker {
  /// In a table of sizes a larger one is hardly ever cheaper. Which of the columns is the larger, the other rows say: from
  /// the first declared to the last prices rise in most of them, or fall.
  mutating func reviewSizes(_ values: [[CheckedRow]], _ axes: [CheckedAxis]) {
    guard case .choice(let across)? = axes.last, let names = scope.choice(across)?.values.map({ $0.name }) else {
      return
    }
    var steps: [SizeStep] = []
    var rising = 0
    for sizes in values.flatMap({ sizes(of: $0) }) {
      let ordered = sizes.sorted { $0.value < $1.value }
      for (smaller, larger) in zip(ordered, ordered.dropFirst()) where smaller.price != larger.price {
        steps.append(SizeStep(smaller: smaller, larger: larger))
        if smaller.price < larger.price { rising += 1 }
      }
    }
    let falling = steps.count - rising
    // Where prices go up and down there are no sizes.
    guard min(rising, falling) > 0, max(rising, falling) >= 3 * min(rising, falling), max(rising, falling) >= 3 else {
      return
    }
    for step in steps where (step.smaller.price < step.larger.price) == (rising < falling) {
      report(step, names, dearerIsLast: rising > falling)
    }
  }

  private struct Size {
    let value: Int
    let price: DecimalLiteral
    let place: Place?
  }

  private struct SizeStep {
    let smaller: Size
    let larger: Size
  }

  private mutating func report(_ step: SizeStep, _ names: [Name], dearerIsLast: Bool) {
    let (larger, smaller) = dearerIsLast ? (step.larger, step.smaller) : (step.smaller, step.larger)
    report(
      .largerIsCheaper(larger: names[larger.value], larger.price, smaller: names[smaller.value], smaller.price),
      at: larger.place)
  }

  /// Row by row, what each single size costs; a row's cells stand together.
  private func sizes(of rows: [CheckedRow]) -> [[Size]] {
    var found: [[Size]] = []
    var heads: ArraySlice<CheckedHead>?
    for row in rows {
      guard case .keys(let keys, none: _)? = row.heads.last, keys.count == 1,
        case .quantity(let quantity) = row.cell.kind,
        let price = quantity.constantValue.flatMap({ DecimalLiteral($0) })
      else { continue }
      let size = Size(value: keys[0], price: price, place: row.cell.place)
      if heads == row.heads.dropLast() { found[found.count - 1].append(size) } else { found.append([size]) }
      heads = row.heads.dropLast()
    }
    return found
  }
}
