import Testing

@testable import RulesEngine

@Suite("What a shopper is told")
struct ViolationWordsTests {
  private let languages: [LanguageTag] = ["zh-Hant", "en"]
  private let drink = LocalizedText("飲料", translations: [.init("en", "Drink")])
  private let latte = LocalizedText("冷露歐蕾", translations: [.init("en", "Iced latte")])
  private let large = LocalizedText("大杯", translations: [.init("en", "Large")])
  private let hot = LocalizedText("熱飲", translations: [.init("en", "Hot")])

  private func expect(_ words: LocalizedText, _ chinese: String, _ english: String) {
    #expect(words.text == chinese)
    #expect(words.text(in: "en") == english)
  }

  @Test func aValueIsNotSoldWithAnother() {
    expect(
      ViolationWords.notSold(value: latte, option: drink, with: [large], languages: languages),
      "大杯：冷露歐蕾沒有賣，請改選其他", "Drink: Iced latte can't be had with Large, choose another")
    expect(
      ViolationWords.notSold(value: latte, option: drink, with: [large, hot], languages: languages),
      "大杯、熱飲：冷露歐蕾沒有賣，請改選其他", "Drink: Iced latte can't be had with Large and Hot, choose another")
    expect(
      ViolationWords.notSold(value: latte, option: drink, with: [], languages: languages),
      "飲料：冷露歐蕾沒有賣，請改選其他", "Drink: Iced latte can't be had, choose another")
    expect(
      ViolationWords.optionNotSold(option: hot, languages: languages), "熱飲沒有賣，請取消", "Hot can't be had, leave it out")
  }

  @Test func somethingIsSoldOut() {
    expect(
      ViolationWords.soldOut(value: latte, option: drink, languages: languages),
      "飲料：冷露歐蕾賣完了，請改選其他", "Drink: Iced latte sold out, choose another")
    expect(
      ViolationWords.toggleSoldOut(option: hot, languages: languages), "熱飲賣完了，請取消", "Hot sold out, leave it out")
    expect(
      ViolationWords.priceToCome(value: latte, option: drink, languages: languages),
      "飲料：冷露歐蕾還沒有定價，請改選其他", "Drink: Iced latte has no price yet, choose another")
  }

  @Test func somethingIsMissing() {
    expect(ViolationWords.notChosen(option: drink, languages: languages), "請選擇飲料", "Drink: choose one")
    expect(ViolationWords.notGiven(option: drink, languages: languages), "請填寫飲料", "Drink: enter a number")
    expect(
      ViolationWords.noTime(languages: languages), "請提供訂單的日期和時間", "Say the date and time of the order")
    expect(
      ViolationWords.emptyOrder(languages: languages), "還沒有點任何品項，請先點餐", "Nothing is ordered yet, add something")
  }

  @Test func aNumberIsWrong() {
    expect(
      ViolationWords.outOfRange(option: "數量", low: "3", high: "20", languages: languages),
      "數量：請填 3 到 20", "數量: enter 3 to 20")
    expect(
      ViolationWords.outOfRange(option: "月數", list: ["1", "3", "6"], languages: languages),
      "月數：請填 1、3 或 6", "月數: enter 1, 3 or 6")
    expect(
      ViolationWords.notAStep(option: "數量", step: "2", from: "3", languages: languages),
      "數量：請從 3 起，每次加 2", "數量: start at 3 and go up in steps of 2")
  }

  @Test func tooFewOrTooManyAreChosen() {
    expect(
      ViolationWords.tooFew(option: "配料", least: "1", languages: languages), "配料：至少選 1 份", "配料: choose at least 1")
    expect(
      ViolationWords.tooMany(option: "配料", most: "5", languages: languages), "配料：最多選 5 份", "配料: choose at most 5")
    expect(
      ViolationWords.tooManyUnits(value: "白玉", most: "2", languages: languages),
      "白玉：最多選 2 份", "白玉: choose at most 2")
    expect(
      ViolationWords.tooManyKinds(option: "配料", most: "3", languages: languages),
      "配料：最多選 3 種", "配料: choose at most 3 different ones")
  }

  @Test func anAmountIsWrong() {
    expect(
      ViolationWords.negativeAmount(options: ["外送費"], languages: languages),
      "外送費：金額低於 0，請改選其他", "外送費: the amount comes out below 0, choose otherwise")
    expect(
      ViolationWords.tooLarge(options: ["外送費"], languages: languages),
      "外送費：金額太大，請減少數量", "外送費: the amount is too large, order less")
  }

  @Test func aShopWithoutLanguagesHasBoth() {
    let words = ViolationWords.notChosen(option: "size", languages: [])
    #expect(words.text == "Size: choose one")
    #expect(words.text(in: "zh-Hant") == "請選擇 size")
  }

  @Test func aThirdLanguageShowsItsLabelsInEnglishWords() {
    let drink = LocalizedText("飲料", translations: [.init("ja", "ドリンク")])
    let words = ViolationWords.notChosen(option: drink, languages: ["zh-Hant", "ja"])
    #expect(words.text(in: "ja") == "ドリンク: choose one")
  }
}
