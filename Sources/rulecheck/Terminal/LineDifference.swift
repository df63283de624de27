/// How one text becomes another, line by line, with as few changes as there can be.
struct LineDifference {
  enum Step: Hashable {
    /// The index of the line in the old text.
    case kept(Int)
    /// The index of the line in the old text.
    case removed(Int)
    /// The index of the line in the new text.
    case added(Int)

    var isKept: Bool { if case .kept = self { true } else { false } }
    var isInOld: Bool { if case .added = self { false } else { true } }
    var isInNew: Bool { if case .removed = self { false } else { true } }
  }

  /// With more changes than this everything between what is the same at both ends counts as changed: a shorter way
  /// would take too long to find.
  static let mostChanges = 1000

  /// All lines of both texts, in order.
  private(set) var steps: [Step] = []

  init(_ old: [[UInt8]], _ new: [[UInt8]]) {
    let fewest = min(old.count, new.count)
    var start = 0
    while start < fewest, old[start] == new[start] { start += 1 }
    var same = 0
    while same < fewest - start, old[old.count - 1 - same] == new[new.count - 1 - same] { same += 1 }
    for index in 0..<start { steps.append(.kept(index)) }
    steps += Middle(old: old[start..<(old.count - same)], new: new[start..<(new.count - same)]).steps
    for index in (old.count - same)..<old.count { steps.append(.kept(index)) }
  }
}

/// What is between the same beginning and the same end, by Myers' method: a way goes along diagonals where lines are
/// the same, and changes diagonals by adding or removing a line.
private struct Middle {
  let old: ArraySlice<[UInt8]>
  let new: ArraySlice<[UInt8]>

  var steps: [LineDifference.Step] {
    let most = min(old.count + new.count, LineDifference.mostChanges)
    var reach = Reach(most: most)
    var history: [Reach] = []
    for changes in 0...most {
      history.append(reach)
      for diagonal in stride(from: -changes, through: changes, by: 2) {
        var x = changes == 0 ? 0 : reach.start(of: diagonal, changes).x
        while x < old.count, x - diagonal < new.count, isSame(x, x - diagonal) { x += 1 }
        reach[diagonal] = x
        if x >= old.count, x - diagonal >= new.count { return way(back: history) }
      }
    }
    return old.indices.map { .removed($0) } + new.indices.map { .added($0) }
  }

  private func isSame(_ x: Int, _ y: Int) -> Bool {
    old[old.startIndex + x] == new[new.startIndex + y]
  }

  private func way(back history: [Reach]) -> [LineDifference.Step] {
    var steps: [LineDifference.Step] = []
    var x = old.count
    var y = new.count
    func keep(to start: Int) {
      while x > start {
        x -= 1
        y -= 1
        steps.append(.kept(old.startIndex + x))
      }
    }
    for changes in history.indices.reversed() where changes > 0 {
      let start = history[changes].start(of: x - y, changes)
      keep(to: start.x)
      if start.isAddition {
        y -= 1
        steps.append(.added(new.startIndex + y))
      } else {
        x -= 1
        steps.append(.removed(old.startIndex + x))
      }
    }
    keep(to: 0)
    return steps.reversed()
  }
}

/// How many old lines a way has passed on each diagonal, with so many changes.
private struct Reach {
  private var passed: [Int]
  private let zero: Int

  init(most: Int) {
    zero = most + 1
    passed = Array(repeating: 0, count: 2 * most + 3)
  }

  subscript(diagonal: Int) -> Int {
    get { passed[zero + diagonal] }
    set { passed[zero + diagonal] = newValue }
  }

  /// Where the way on a diagonal begins after its last change.
  func start(of diagonal: Int, _ changes: Int) -> (x: Int, isAddition: Bool) {
    let byAddition = self[diagonal + 1]
    let byRemoval = self[diagonal - 1] + 1
    let isAddition = diagonal == -changes || (diagonal != changes && byRemoval <= byAddition)
    return (isAddition ? byAddition : byRemoval, isAddition)
  }
}
