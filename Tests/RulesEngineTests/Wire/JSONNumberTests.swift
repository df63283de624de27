import RulesEngine
import Testing

@Suite("Numbers are read by their digits")
struct JSONNumberTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  @Test(
    arguments: [
      ("0", 0, 0), ("-0", 0, 0), ("0.000", 0, 0), ("0e999999999999999999999", 0, 0), ("-0.0e-5", 0, 0),
      ("1", 1, 0), ("-1", -1, 0), ("60", 60, 0), ("1.5", 15, 1), ("-1.50", -15, 1), ("0.1", 1, 1), ("1.0", 1, 0),
      ("1.5e1", 15, 0), ("1E-2", 1, 2), ("1.5e+0", 15, 1), ("15e-1", 15, 1), ("100e-2", 1, 0), ("0.001e3", 1, 0),
      ("0.001", 1, 3), ("0.000001", 1, 6), ("12.5e-1", 125, 2), ("1e11", 100_000_000_000, 0), ("-2e-6", -2, 6),
      ("999999999999", 999_999_999_999, 0), ("999999999999.999999", 999_999_999_999_999_999, 6),
      ("-999999999999.999999", -999_999_999_999_999_999, 6), ("0.999999", 999_999, 6),
      ("1.5000000000000000000000000000000000000000", 15, 1), ("1000000000000000000000000e-20", 10_000, 0),
      ("0.00000000000000000000000000000000001e35", 1, 0), ("10203.0405", 102_030_405, 4), ("4.30", 43, 1),
    ] as [(String, Int64, Int)])
  func isExact(_ text: String, _ coefficient: Int64, _ scale: Int) throws {
    let decimal = try #require(try value(text).decimal)
    #expect(decimal.coefficient == coefficient)
    #expect(decimal.scale == scale)
  }

  @Test(
    arguments: [
      ("1000000000000", 13, 0), ("-1234567890123.5", 13, 1), ("0.0000001", 0, 7), ("1e12", 13, 0), ("1e-7", 0, 7),
      ("1.2345678", 1, 7), ("123456789012345678901234567890", 30, 0), ("0.1234567890123456789", 0, 19),
      ("5e99999", 100_000, 0), ("5e-99999", 0, 99_999), ("1000000.0000001", 7, 7),
    ] as [(String, Int, Int)])
  func hasLimits(_ text: String, _ integer: Int, _ fraction: Int) throws {
    let list = try value("[\(text)]")
    guard case .array(let elements) = list.content else { return }
    let error = #expect(throws: JSONError.self) { try elements.first?.decimal }
    #expect(error == JSONError(.tooManyDigits(integer: integer, fraction: fraction), at: 1))
  }

  @Test(
    "An exponent without end is too many digits, not a crash",
    arguments: [
      "1e99999999999999999999999999", "1e-99999999999999999999999999", "0.1e9223372036854775807",
      "1e-9223372036854775808",
    ])
  func survivesHugeExponents(_ text: String) throws {
    let error = #expect(throws: JSONError.self) { try value(text).decimal }
    guard case .tooManyDigits? = error?.reason else {
      Issue.record("expected too many digits")
      return
    }
  }

  @Test("A hundred thousand digits and their exponent cancel out")
  func cancelsLongNumbers() throws {
    let zeros = String(repeating: "0", count: 100_000)
    #expect(try value("25\(zeros)e-100001").decimal == value("2.5").decimal)
    #expect(try value("0.\(zeros)25e100001").decimal == value("2.5").decimal)
  }

  @Test("A whole number may be written with decimals that are 0")
  func readsWholeNumbers() throws {
    #expect(try value("4").integer == 4)
    #expect(try value("4.0").integer == 4)
    #expect(try value("-40e-1").integer == -4)
    #expect(throws: JSONError(.notWhole, at: 0)) { try value("4.5").integer }
  }

  @Test("Only a number has a number's value")
  func isNilForOthers() throws {
    #expect(try value("\"4\"").decimal == nil)
    #expect(try value("true").integer == nil)
    #expect(try value("[4]").decimal == nil)
  }
}
