/// An order of a stream, between its first event and its close.
struct OpenOrder: Sendable {
  /// Its name, as UTF-8.
  let id: [UInt8]
  fileprivate let hash: Int
  var session: OrderSession
  /// The number of the last event that counted, if it had one.
  var seq: Int64?
  /// What was answered last, where answers are differences.
  var before: Quote?
}

/// The orders that are open, found by the bytes of their names.
///
/// Names come from outside, so they are hashed with a seed of the process.
struct OpenOrders: Sendable {
  /// In no order; a closed one's place is taken by the last.
  var all: [OpenOrder] = []
  /// Open addressing: indices of `all`, or below 0; a power of two of places, at most half of them taken.
  private var places = [Int32](repeating: -1, count: 64)

  var count: Int { all.count }

  /// The index in `all`.
  func index(of id: [UInt8]) -> Int? {
    let place = place(of: id, OpenOrders.hash(id))
    return places[place] < 0 ? nil : Int(places[place])
  }

  /// Takes an order whose name no other has. Gives its index.
  mutating func open(_ id: [UInt8], _ session: OrderSession) -> Int {
    if (all.count + 1) * 2 > places.count { grow() }
    let hash = OpenOrders.hash(id)
    places[place(of: id, hash)] = Int32(all.count)
    all.append(OpenOrder(id: id, hash: hash, session: session))
    return all.count - 1
  }

  mutating func close(_ index: Int) {
    free(place(of: all[index].id, all[index].hash))
    let last = all.count - 1
    if index < last {
      places[place(of: all[last].id, all[last].hash)] = Int32(index)
      all.swapAt(index, last)
    }
    all.removeLast()
  }

  private static func hash(_ id: [UInt8]) -> Int {
    var hasher = Hasher()
    id.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Where an order stands, or a free place for it.
  private func place(of id: [UInt8], _ hash: Int) -> Int {
    var place = hash & (places.count - 1)
    while places[place] >= 0 {
      let order = Int(places[place])
      if all[order].hash == hash, all[order].id == id { return place }
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  /// Frees a place, and moves back what stands after it only because that was taken.
  private mutating func free(_ place: Int) {
    var hole = place
    var next = (place + 1) & (places.count - 1)
    while places[next] >= 0 {
      let home = all[Int(places[next])].hash & (places.count - 1)
      let distance = (next - home) & (places.count - 1)
      if distance >= (next - hole) & (places.count - 1) {
        places[hole] = places[next]
        hole = next
      }
      next = (next + 1) & (places.count - 1)
    }
    places[hole] = -1
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 2)
    for index in all.indices {
      var place = all[index].hash & (places.count - 1)
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(index)
    }
  }
}
