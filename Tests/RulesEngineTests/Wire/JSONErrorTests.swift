import RulesEngine
import Testing

@Suite("What is wrong with a text that isn't JSON")
struct JSONErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var bytes: [UInt8]
    var reason: JSONError.Reason
    var offset: Int

    init(_ text: String, _ reason: JSONError.Reason, at offset: Int) {
      self.init(Array(text.utf8), reason, at: offset)
    }

    init(_ bytes: [UInt8], _ reason: JSONError.Reason, at offset: Int) {
      self.bytes = bytes
      self.reason = reason
      self.offset = offset
    }

    var testDescription: String { String(decoding: bytes.prefix(40), as: UTF8.self) }
  }

  @Test(arguments: [
    Case("", .empty, at: 0),
    Case(" \n", .empty, at: 2),
    Case("\u{FEFF}", .empty, at: 3),
    Case("{\"size\": [1, {\"a\": 2}", .unfinished(.array, opened: 9), at: 21),
    Case("{\"si]ze\": {}", .unfinished(.object, opened: 0), at: 12),
    Case("{\"si\\\"{\": [", .unfinished(.array, opened: 10), at: 11),
    Case("{\"size\"", .unfinished(.object, opened: 0), at: 7),
    Case("{\"size", .unfinished(.string, opened: 1), at: 6),
    Case("[1 2]", .unexpected("2", expected: .commaOrArrayEnd), at: 3),
    Case("{\"a\": 1 \"b\": 2}", .unexpected("\"", expected: .commaOrObjectEnd), at: 8),
    Case("{\"a\" 1}", .unexpected("1", expected: .colon), at: 5),
    Case("{\"a\"： 1}", .unexpected("：", expected: .colon), at: 4),
    Case("{1}", .unexpected("1", expected: .keyOrObjectEnd), at: 1),
    Case("{\"a\": 1, 2}", .unexpected("2", expected: .key), at: 9),
    Case("[*]", .unexpected("*", expected: .valueOrArrayEnd), at: 1),
    Case("{\"a\": }", .unexpected("}", expected: .value), at: 6),
    Case("{} {}", .unexpected("{", expected: .end), at: 3),
    Case("[1, True]", .bareWord("True", expected: .value), at: 4),
    Case("[大杯 ]", .bareWord("大杯", expected: .valueOrArrayEnd), at: 1),
    Case("[大杯，小杯]", .bareWord("大杯", expected: .valueOrArrayEnd), at: 1),
    Case("{drink: 1}", .bareWord("drink", expected: .keyOrObjectEnd), at: 1),
    Case("{\"a\": 1, drink_2: 1}", .bareWord("drink_2", expected: .key), at: 9),
    Case("[1,\n]", .trailingComma, at: 2),
    Case("{\"a\": 1 , }", .trailingComma, at: 8),
    Case("[-]", .digitMissing(.afterMinus), at: 2),
    Case("-.5", .digitMissing(.beforePoint), at: 1),
    Case(".5", .digitMissing(.beforePoint), at: 0),
    Case("5.", .digitMissing(.afterPoint), at: 2),
    Case("5e+", .digitMissing(.afterExponent), at: 3),
    Case("[-007]", .leadingZero, at: 2),
    Case("[+7]", .plusSign, at: 1),
    Case("[\"\t\"]", .controlCharacter(9), at: 2),
    Case("[\"\\q\"]", .unknownEscape("q"), at: 2),
    Case("[\"\\大\"]", .unknownEscape("大"), at: 2),
    Case("[\"\\u12\"]", .badUnicodeEscape, at: 2),
    Case("[\"\\ud83c\"]", .loneSurrogate(0xD83C), at: 2),
    Case("[\"\\udf75\"]", .loneSurrogate(0xDF75), at: 2),
    Case("[\"\\ud83c\\u0041\"]", .loneSurrogate(0xD83C), at: 2),
    Case("[\u{0}]", .nul, at: 1),
    Case("[\"\u{0}\"]", .nul, at: 2),
    Case("{\"a\": 1, \"b\": 2, \"a\": 3}", .duplicateKey("a", first: 1), at: 17),
    Case("{\"a\": {\"b\": 1, \"\\u0062\": 2}}", .duplicateKey("b", first: 7), at: 15),
    Case([0xFF, 0xFE, 0x5B, 0x00], .utf16, at: 0),
    Case([0x22, 0xE5, 0x86], .notUTF8(.broken), at: 1),
    Case([0x22, 0x86, 0x22], .notUTF8(.broken), at: 1),
    Case([0x22, 0xFF, 0x22], .notUTF8(.broken), at: 1),
    Case([0x22, 0xC0, 0x80, 0x22], .notUTF8(.overlong), at: 1),
    Case([0x22, 0xE0, 0x9F, 0xBF, 0x22], .notUTF8(.overlong), at: 1),
    Case([0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], .notUTF8(.overlong), at: 1),
    Case([0x22, 0xED, 0xA0, 0x80, 0x22], .notUTF8(.surrogate), at: 1),
    Case([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], .notUTF8(.tooLarge), at: 1),
    Case([0x22, 0xF5, 0x80, 0x80, 0x80, 0x22], .notUTF8(.tooLarge), at: 1),
    Case([0x5B, 0xE9, 0x5D], .notUTF8(.broken), at: 1),
    Case(String(repeating: "[", count: 33), .tooDeep(limit: 32), at: 32),
    Case(String(repeating: "{\"\":", count: 100_000), .tooDeep(limit: 32), at: 128),
  ])
  func saysWhatIsWrongAndWhere(_ mistake: Case) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(mistake.bytes) }
    #expect(error == JSONError(mistake.reason, at: mistake.offset))
  }

  @Test("A key is found twice among many, at its second place")
  func findsDuplicateAmongMany() {
    for count in [1, 7, 8, 9, 10, 300] {
      var text = "{"
      for number in 0..<count { text += "\"k\(number)\": 0, " }
      let offset = text.utf8.count
      for twice in [0, count / 2, count - 1] {
        let bytes = Array((text + "\"\\u006b\(twice)\": 0, \"k\(twice)\": 1}").utf8)
        let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes) }
        guard case .duplicateKey("k\(twice)", let first)? = error?.reason else {
          Issue.record("no duplicate found")
          return
        }
        #expect(error?.offset == offset)
        #expect(bytes[first...].starts(with: "\"k\(twice)\":".utf8))
      }
    }
  }

  @Test("Canonically equivalent keys are two keys, few or many")
  func keepsEquivalentKeysApart() throws {
    let filler = (0..<20).map { "\"\($0)\": 0, " }.joined()
    for text in ["{\"é\": 1, \"e\u{301}\": 2}", "{\(filler)\"é\": 1, \"e\u{301}\": 2}"] {
      let value = try JSONReader.read(Array(text.utf8))
      #expect(try value["é"]?.integer == 1)
      #expect(try value["e\u{301}"]?.integer == 2)
    }
  }

  @Test("A part of a buffer is read alone, its places counted from the buffer's start")
  func readsPart() throws {
    let bytes = Array("[1]\n[2, x]\n[3]".utf8)
    let error = #expect(throws: JSONError.self) { try JSONReader.read(bytes, in: 4..<10) }
    #expect(error == JSONError(.bareWord("x", expected: .value), at: 8))
    #expect(try JSONReader.read(bytes, in: 11..<14).offset == 11)
    #expect(try JSONReader.read(bytes, in: 11..<9999).offset == 11)
    #expect(throws: JSONError(.empty, at: 14)) { try JSONReader.read(bytes, in: 99..<9999) }
    #expect(throws: JSONError(.unfinished(.array, opened: 4), at: 7)) { try JSONReader.read(bytes, in: 4..<7) }
  }
}
