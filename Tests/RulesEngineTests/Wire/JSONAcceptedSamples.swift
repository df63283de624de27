extension JSONSample {
  /// What RFC 8259 calls JSON.
  static let accepted: [JSONSample] = lists + objects + numbers + hugeNumbers + strings + words + blanks

  private static let lists: [JSONSample] = [
    JSONSample("empty list", "[]"),
    JSONSample("empty list with a blank in it", "[ ]"),
    JSONSample("lists in lists", "[[],[[]],[[],[]]]"),
    JSONSample("list of one", "[7]"),
    JSONSample("list of an empty text", #"[""]"#),
    JSONSample("list that ends with a line end", "[true]\n"),
    JSONSample("list of every kind", #"[null, false, 0, "0", [0], {"0": 0}]"#),
    JSONSample("list of nulls", "[null,null,null,null]"),
    JSONSample("list with a blank before it", "  [1]"),
    JSONSample("list with blanks after it", "[1]   \t"),
    JSONSample("list with a line end between its elements", "[1\n,\n2]"),
  ]

  private static let objects: [JSONSample] = [
    JSONSample("empty object", "{}"),
    JSONSample("empty object with blanks in it", "{ \n }"),
    JSONSample("object of one", #"{"drink": "tea"}"#),
    JSONSample("object without blanks", #"{"a":[],"b":{}}"#),
    JSONSample("empty key", #"{"": 1}"#),
    JSONSample("escaped NUL in a key", #"{"tea\u0000milk": 1}"#),
    JSONSample("escaped letters in a key", #"{"\u0061\u0062": 1}"#),
    JSONSample("keys that differ in case", #"{"Tea": 1, "tea": 2}"#),
    JSONSample("keys that are equal but for composition", "{\"\u{E9}\": 1, \"e\u{301}\": 2}"),
    JSONSample("the same key at two depths", #"{"a": {"a": {"a": 1}}}"#),
    JSONSample("the same key in two objects", #"[{"a": 1}, {"a": 1}]"#),
    JSONSample(
      "long texts", #"{"x": "\#(String(repeating: "x", count: 200))", "id": "\#(String(repeating: "y", count: 99))"}"#),
    JSONSample("extreme numbers", #"{"least": -1.0e+28, "most": 1.0e+28}"#),
    JSONSample("key in Cyrillic escapes", #"{"\u0447\u0430\u0439": "\u0441"}"#),
    JSONSample("object with line ends", "{\n\"a\":\n1\n}"),
    JSONSample("CRLF between members", "{\"a\": 1,\r\n\"b\": 2}\r\n"),
  ]

  private static let numbers: [JSONSample] = [
    JSONSample("zero", "[0]"),
    JSONSample("minus zero", "[-0]"),
    JSONSample("zero with an exponent", "[0e1]"),
    JSONSample("zero with a positive exponent", "[0e+1]"),
    JSONSample("minus zero with decimals", "[-0.0]"),
    JSONSample("one digit", "[5]"),
    JSONSample("negative one digit", "[-5]"),
    JSONSample("several digits", "[4096]"),
    JSONSample("decimals", "[12.0625]"),
    JSONSample("decimals that start with zeros", "[0.0005]"),
    JSONSample("exponent", "[12e3]"),
    JSONSample("capital exponent", "[12E3]"),
    JSONSample("exponent with plus", "[12e+3]"),
    JSONSample("capital exponent with plus", "[12E+3]"),
    JSONSample("exponent with minus", "[12e-3]"),
    JSONSample("capital exponent with minus", "[12E-3]"),
    JSONSample("exponent after decimals", "[12.5e03]"),
    JSONSample("exponent of zeros", "[1e000]"),
    JSONSample("close to zero", "[-0.\(String(repeating: "0", count: 80))1]"),
    JSONSample("blank after a number", "[8 ]"),
    JSONSample("negative with exponent", "[-3.25E-7]"),
  ]

  /// RFC 8259 leaves it open whether a reader takes these. This one keeps digits; whoever wants an amount has limits.
  private static let hugeNumbers: [JSONSample] = [
    JSONSample("huge exponent", "[1e9999]"),
    JSONSample("huge exponent of a negative number", "[-1e+9999]"),
    JSONSample("exponent that no integer holds", "[0.4e00669999999999999999999999]"),
    JSONSample("exponent close to zero that no integer holds", "[9.75e-669999999999999999999999]"),
    JSONSample("zero with a huge exponent", "[0e9999999999999999999999]"),
    JSONSample("more digits than an integer holds", "[-707106781186547524400844362104849039284835937688]"),
    JSONSample("one beyond 64 bits", "[18446744073709551616]"),
    JSONSample("just beyond 64 bits with a sign", "[-9223372036854775809]"),
  ]

  private static let strings: [JSONSample] = [
    JSONSample("every short escape", #"["\"\\\/\b\f\n\r\t"]"#),
    JSONSample("one \\u escape", #"["\u00e9"]"#),
    JSONSample("capital digits in an escape", #"["\u00E9\uABCD"]"#),
    JSONSample("escaped control character", #"["\u001f"]"#),
    JSONSample("escaped NUL", #"["\u0000"]"#),
    JSONSample("escaped backslash before u", #"["\\u0041"]"#),
    JSONSample("escaped backslash before n", #"["\\n"]"#),
    JSONSample("two escaped backslashes at the end", #"["\\\\"]"#),
    JSONSample("surrogate pair", #"["\ud83c\udf75"]"#),
    JSONSample("two surrogate pairs", #"["\ud83c\udf75\uD83E\uDDCB"]"#),
    JSONSample("last surrogate pair", #"["\udbff\udfff"]"#),
    JSONSample("first surrogate pair", #"["\ud800\udc00"]"#),
    JSONSample("escaped noncharacter U+FFFF", #"["\uffff"]"#),
    JSONSample("escaped noncharacter U+FDD0", #"["\ufdd0"]"#),
    JSONSample("escaped noncharacter U+1FFFE", #"["\ud83f\udffe"]"#),
    JSONSample("escaped quote", #"["\u0022"]"#),
    JSONSample("escaped backslash by number", #"["\u005c"]"#),
    JSONSample("escaped zero-width space", #"["\u200b"]"#),
    JSONSample("escaped invisible plus", #"["\u2064"]"#),
    JSONSample("escaped line separator", #"["\u2028"]"#),
    JSONSample("comment signs in a text", #"["a/*b*/c//d#e"]"#),
    JSONSample("brackets in a text", #"["[{]}"]"#),
    JSONSample("blank in a text", #"[" "]"#),
    JSONSample("slash", #"["/"]"#),
    JSONSample("delete character", "[\"\u{7F}\"]"),
    JSONSample("two-byte character", "[\"\u{E9}\"]"),
    JSONSample("three-byte characters", "[\"冷露歐蕾\"]"),
    JSONSample("four-byte character", "[\"🧋\"]"),
    JSONSample("noncharacter U+FFFF", "[\"\u{FFFF}\"]"),
    JSONSample("last character of all, U+10FFFF", "[\"\u{10FFFF}\"]"),
    JSONSample("private use", "[\"\u{E000}\"]"),
    JSONSample("last before the surrogates", "[\"\u{D7FF}\"]"),
    JSONSample("line separator", "[\"\u{2028}\"]"),
    JSONSample("paragraph separator", "[\"\u{2029}\"]"),
    JSONSample("no-break space", "[\"\u{A0}\"]"),
    JSONSample("byte-order mark in a text", "[\"\u{FEFF}\"]"),
    JSONSample("combining marks", "[\"e\u{301}\u{323}\"]"),
    JSONSample("joined emoji", "[\"👩🏽‍🍳\"]"),
    .string("first two-byte character", [0xC2, 0x80]),
    .string("first three-byte character", [0xE0, 0xA0, 0x80]),
    .string("first four-byte character", [0xF0, 0x90, 0x80, 0x80]),
  ]

  private static let words: [JSONSample] = [
    JSONSample("true in a list", "[true]"),
    JSONSample("false in a list", "[false]"),
    JSONSample("null in a list", "[null]"),
    JSONSample("true alone", "true"),
    JSONSample("false alone", "false"),
    JSONSample("null alone", "null"),
    JSONSample("number alone", "42"),
    JSONSample("negative decimals alone", "-0.1"),
    JSONSample("text alone", #""tea""#),
    JSONSample("empty text alone", #""""#),
    JSONSample("text alone with a line end", "\"tea\"\n"),
  ]

  private static let blanks: [JSONSample] = [
    JSONSample(
      "every blank around everything",
      " \t\r\n{ \t\r\n\"a\" \t\r\n: \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n} \t\r\n"),
    JSONSample("byte-order mark at the start", "\u{FEFF}[1]"),
    JSONSample("byte-order mark and a line end at the start", "\u{FEFF}\r\n{}"),
    JSONSample("32 lists in one another", String(repeating: "[", count: 32) + String(repeating: "]", count: 32)),
    JSONSample(
      "32 objects in one another", String(repeating: "{\"a\":", count: 31) + "{}" + String(repeating: "}", count: 31)),
  ]
}
