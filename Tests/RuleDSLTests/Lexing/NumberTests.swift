import Testing

@testable import RuleDSL

/// Numbers, dates and times.
struct NumberTests {
  @Test(arguments: ["0", "30", "4.99", "999999999999.999999", "007"])
  func aNumber(number: String) {
    #expect(lexedText(number).tokens.map { $0.kind } == [.number, .endOfFile])
    #expect(tokens(number) == number)
  }

  @Test func aSignIsATokenOfItsOwn() {
    #expect(tokens("+10 -5 5%") == "+ 10 - 5 5 %")
  }

  @Test func twelveDigitsAndSix() {
    #expect(lexicalCodes("999999999999") == [])
    #expect(lexicalCodes("1000000000000") == ["too-many-digits"])
    #expect(lexicalCodes("12345678901234") == ["too-many-digits"])
    #expect(lexicalCodes("0.000001") == [])
    #expect(lexicalCodes("0.0000001") == ["too-many-digits"])
    #expect(lexedText("12345678901234").errors.first?.diagnostic.message.contains("12 digits before") == true)
    #expect(lexedText("0.0000001").errors.first?.diagnostic.message.contains("6 digits after") == true)
  }

  @Test(arguments: [("1,200", "1200", "1, 200"), ("4,99", "4.99", "4, 99"), ("１，２００", "1200", "1, 200")])
  func aCommaBetweenDigitsHasTwoReadings(typed: String, one: String, several: String) {
    let help = lexedText("charge fee \(typed)").errors.map { $0.diagnostic.help ?? "" }
    #expect(help.count == 1)
    #expect(help.allSatisfy { $0.contains("`\(one)`") && $0.contains("`\(several)`") })
    #expect(lexicalCodes("| Tea | \(typed) |") == ["comma-between-digits"])
    #expect(lexicalCodes("one of (1, 3, 6)") == [])
    #expect(lexicalCodes("one of (1、3、6)") == [])
  }

  @Test func aNumberBeginsWithADigit() {
    #expect(lexicalCodes("charge fee .50") == ["missing-zero"])
    #expect(tokens("charge fee .50") == "charge fee 0.50")
  }

  @Test(arguments: ["$10", "NT$10", "10€", "￥10"])
  func aPriceHasNoCurrency(price: String) {
    #expect(lexicalCodes("白玉 +\(price)") == ["currency-in-price"])
  }

  @Test func datesAreChecked() {
    #expect(tokens("2026-12-01") == "<2026-12-01>")
    #expect(tokens("2028-02-29") == "<2028-02-29>")
    #expect(lexicalCodes("2026-02-29") == ["no-such-day"])
    #expect(lexicalCodes("2026-13-01") == ["no-such-day"])
    #expect(lexicalCodes("2026-12-1") == ["wrong-date-or-time"])
    #expect(lexicalCodes("1.12.2026") == ["wrong-date-or-time"])
    #expect(tokens("1.12.2026") == "<2026-12-01>")
  }

  @Test func timesGoToTwentyFour() {
    #expect(tokens("8:30 08:30 23:59 24:00") == "<8:30> <08:30> <23:59> <24:00>")
    #expect(tokens("８：３０") == "<8:30>")
    #expect(lexicalCodes("24:01") == ["no-such-time"])
    #expect(lexicalCodes("12:60") == ["no-such-time"])
    #expect(lexicalCodes("8:30pm") == ["wrong-date-or-time"])
    #expect(tokens("8:30pm") == "<20:30>")
  }

  @Test(arguments: ["1~20", "1～20", "1…20", "1..20"])
  func aRangeIsWrittenInWords(range: String) {
    #expect(lexicalCodes(range) == ["wrong-range"])
    #expect(tokens(range) == "1 to 20")
  }
}
