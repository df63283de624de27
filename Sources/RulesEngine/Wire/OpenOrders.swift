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
  /// Of closed orders, for the room that they have.
  private var spare: [OrderSession] = []
  /// Open addressing: a power of two of places, at most half of them taken.
  private var places = [Place](repeating: .free, count: 64)

  private struct Place: Sendable {
    /// Of the order in `all`; below 0, where the place is free.
    var index: Int32
    /// Of the order's hash: most others show by it that they are others, without their being looked at.
    var bits: Int32

    static let free = Place(index: -1, bits: 0)
  }

  private static var spareLimit: Int { 256 }

  var count: Int { all.count }

  /// The index in `all`.
  func index(of id: [UInt8]) -> Int? {
    let place = place(of: id, OpenOrders.hash(id))
    return places[place].index < 0 ? nil : Int(places[place].index)
  }

  /// A session that says the same as another, in the room of a closed one, if there is any.
  mutating func session(like start: OrderSession) -> OrderSession {
    guard var session = spare.popLast() else { return start }
    session.restart(as: start)
    return session
  }

  /// Takes an order whose name no other has. Gives its index.
  mutating func open(_ id: [UInt8], _ session: OrderSession) -> Int {
    if (all.count + 1) * 2 > places.count { grow() }
    let hash = OpenOrders.hash(id)
    places[place(of: id, hash)] = Place(index: Int32(all.count), bits: Int32(truncatingIfNeeded: hash >> 32))
    all.append(OpenOrder(id: id, hash: hash, session: session))
    return all.count - 1
  }

  mutating func close(_ index: Int) {
    free(place(of: all[index].id, all[index].hash))
    let last = all.count - 1
    if index < last { places[place(of: all[last].id, all[last].hash)].index = Int32(index) }
    var closed = all.removeLast()
    if index < last { swap(&all[index], &closed) }
    if spare.count < OpenOrders.spareLimit { spare.append(closed.session) }
  }

  private static func hash(_ id: [UInt8]) -> Int {
    var hasher = Hasher()
    id.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  /// Where an order stands, or a free place for it.
  private func place(of id: [UInt8], _ hash: Int) -> Int {
    var place = hash & (places.count - 1)
    let bits = Int32(truncatingIfNeeded: hash >> 32)
    while places[place].index >= 0 {
      if places[place].bits == bits {
        let order = Int(places[place].index)
        if all[order].hash == hash, all[order].id == id { return place }
      }
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  /// Frees a place, and moves back what stands after it only because that was taken.
  private mutating func free(_ place: Int) {
    var hole = place
    var next = (place + 1) & (places.count - 1)
    while places[next].index >= 0 {
      let home = all[Int(places[next].index)].hash & (places.count - 1)
      let distance = (next - home) & (places.count - 1)
      if distance >= (next - hole) & (places.count - 1) {
        places[hole] = places[next]
        hole = next
      }
      next = (next + 1) & (places.count - 1)
    }
    places[hole] = .free
  }

  private mutating func grow() {
    places = [Place](repeating: .free, count: places.count * 2)
    for index in all.indices {
      var place = all[index].hash & (places.count - 1)
      while places[place].index >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Place(index: Int32(index), bits: Int32(truncatingIfNeeded: all[index].hash >> 32))
    }
  }
}
