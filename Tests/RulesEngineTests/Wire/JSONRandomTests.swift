import Foundation
import RulesEngine
import Testing

/// Random documents, from a seed each, beside the readers of Foundation.
@Suite("The reader beside Foundation's")
struct JSONRandomTests {
  @Test("A valid document has the same value both ways", arguments: 0..<40)
  func agreesOnValidDocuments(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for _ in 0..<100 {
      let document = RandomJSON.document(using: &random)
      let value = try JSONReader.read(document)
      let other = try JSONSerialization.jsonObject(with: Data(document), options: .fragmentsAllowed)
      #expect(agrees(value, other), "\(String(decoding: document, as: UTF8.self))")
      let decoded = try JSONDecoder().decode(DecodedJSON.self, from: Data(document))
      #expect(agrees(value, decoded), "\(String(decoding: document, as: UTF8.self))")
    }
  }

  /// JSONDecoder is laxer in some places, which are listed. What this reader accepts it must accept, too; and where only
  /// this reader refuses, it must be for one of the listed reasons.
  @Test("A damaged document is accepted only if Foundation accepts it", arguments: 0..<40)
  func acceptsNoMoreThanFoundation(_ seed: Int) throws {
    var random = SplitMix64(seed: 1_000 + UInt64(seed))
    for _ in 0..<250 {
      let document = RandomJSON.damaged(RandomJSON.document(using: &random), using: &random)
      let decoded = try? JSONDecoder().decode(DecodedJSON.self, from: Data(document))
      do {
        let value = try JSONReader.read(document)
        let accepted = try #require(decoded, "\(document.map { String($0, radix: 16) })")
        #expect(agrees(value, accepted), "\(String(decoding: document, as: UTF8.self))")
      } catch let error as JSONError {
        #expect((0...document.count).contains(error.offset))
        guard let decoded, decoded.isReadable else { continue }
        #expect(RandomJSON.isStricterThanFoundation(error), "\(error) \(String(decoding: document, as: UTF8.self))")
      }
    }
  }

  @Test("What this writer writes, Foundation reads the same", arguments: 0..<10)
  func writesWhatFoundationReads(_ seed: Int) throws {
    var random = SplitMix64(seed: 2_000 + UInt64(seed))
    for _ in 0..<100 {
      let value = try JSONReader.read(RandomJSON.document(using: &random))
      for layout in [JSONWriter.Layout.line, .indented] {
        var writer = JSONWriter(layout)
        writer.value(value)
        #expect(agrees(value, try JSONDecoder().decode(DecodedJSON.self, from: Data(writer.bytes))))
        #expect(value.isSame(as: try JSONReader.read(writer.bytes)))
      }
    }
  }

  private func agrees(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.content {
    case .null: return other is NSNull
    case .bool(let bool): return other as? Bool == bool
    case .number(let number): return isClose((other as? NSNumber)?.doubleValue, Double(number.text))
    case .string(let text): return (other as? String).map { Array($0.utf8) } == Array(text.utf8)
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { agrees($0, $1) }
    case .object(let members):
      guard let others = other as? [String: Any], others.count == members.count else { return false }
      return members.allSatisfy { member in others[member.key].map { agrees(member.value, $0) } ?? false }
    }
  }

  /// JSONSerialization goes through other types to a double, and loses the last bits of some.
  private func isClose(_ left: Double?, _ right: Double?) -> Bool {
    guard let left, let right else { return false }
    return abs(left - right) <= abs(right) * 1e-14
  }

  private func agrees(_ value: JSONValue, _ other: DecodedJSON) -> Bool {
    switch (value.content, other) {
    case (.null, .null): true
    case (.bool(let left), .bool(let right)): left == right
    case (.number(let left), .number(let right)): Double(left.text) == right
    case (.number(let left), .unreadable):
      Double(left.text).map { $0.isInfinite || $0.magnitude < .leastNormalMagnitude } ?? true
    case (.string(let left), .string(let right)): Array(left.utf8) == Array(right.utf8)
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { agrees($0, $1) }
    case (.object(let left), .object(let right)):
      left.count == right.count
        && left.allSatisfy { member in right[member.key].map { agrees(member.value, $0) } ?? false }
    default: false
    }
  }
}

/// Any JSON, as JSONDecoder sees it.
private enum DecodedJSON: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  /// A number beyond what a double holds, or a mistake that JSONDecoder finds only when it comes to the value.
  case unreadable
  case string(String)
  case array([DecodedJSON])
  case object([String: DecodedJSON])

  var isReadable: Bool {
    switch self {
    case .null, .bool, .number, .string: true
    case .unreadable: false
    case .array(let elements): elements.allSatisfy { $0.isReadable }
    case .object(let members): members.values.allSatisfy { $0.isReadable }
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([DecodedJSON].self) {
      self = .array(value)
    } else if let value = try? container.decode([String: DecodedJSON].self) {
      self = .object(value)
    } else {
      self = .unreadable
    }
  }
}
