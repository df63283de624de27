import RulesEngine

/// What can be read but means nothing, as data; its words are in `LoweringError+Words.swift`.
struct LoweringError: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case saidTwice(ShopWord, first: Place)
    case unknownCurrency(String, near: String?)
    case stepOfZero
    case malformedLanguage(String)
    case languageTwice(String)
    case languageNotListed(String, languages: [String])
    /// A translation into the language in which the file is written.
    case ownLanguage(String)
    case textTwice(String)
    /// The first of the texts that have no translation into a language, and how many they are.
    case untranslated(String, texts: [String], count: Int)
    /// `isShown`: what it translates is translated where it stands.
    case translatesNothing(String, isShown: Bool, near: String?)

    case emptyName
    case nameTooLong(Int)
    /// `白玉10`: a name, or a name and its price.
    case gluedName(String, reading: String)

    case tooManyDigits(Int, afterPoint: Bool)
    case notANumber(String)
    case noSuchDay(String)
    case noSuchTime(String)

    case signMissing(String, Priced)
    case signOfBasePrice(String, isNegative: Bool)
    case minusInAmount(String, isDiscount: Bool)

    case chooseAndOptional(first: Place)
    case limitWithoutChoose(ChooseLimit)
    /// Values without a table, where `by` asks for one.
    /// `takesLists`: all its values come from lists.
    case byWithoutTable(takesLists: Bool)

    case noNameAbove
    case emptyPrice
    case notAPrice(String)
    case slipInPrice(String, PriceSlip)
    case signInCell(String, isNegative: Bool)
    /// So many prices are found; with a header, its columns tell how many there should be.
    case wrongCellCount(found: Int, columns: [String], cells: Int)
    /// The prices of a row stand in one cell.
    case pricesInOneCell([String], columns: [String])
    /// `by size`, and the first row has prices where values of `size` stand in a header.
    case headerMissing(String)
    case headerWithoutColumns
    /// Several prices a row, and nothing says what for. `meant` has these values.
    case columnsWithoutBy([String], of: String, meant: String?)
    case headerWithDetails
    case detailTwice(String)
    case emptyHead
    case notAHead(String)

    case emptyList(String)
    case unknownList(String, near: String?)
    /// `from size`, where `size` is something else.
    case notAList(String)
    case unusedList(String)
    case nameOfListTaken(String, first: Place)
    /// The path ends where it begins.
    case listCircle([String])
    case listsTooDeep(Int)
    case listTakenTwice(String)
    case sameValueInLists(String, list: String, other: String)
    case surchargeInMenu(String, list: String)
    case tooMuchTakenOver(Int)
    /// `group …` or `let …` over a column of a table that isn't one of values.
    case columnWithoutValues(String)
    case notATick(String)

    case givenWithoutExample

    case unknownPart(String, near: String?)
    case unusedPart(String)
    case partDeclaredTwice(String, first: Place)
    case partUsedTwice(String)
    /// A part in an item or in another part.
    case partInside
    /// The path ends where it begins.
    case partCircle([String])
    case partsTooDeep(Int)
    case tooMuchExpanded(Int)
    /// Another file says something else.
    case otherFileSays(ShopWord, first: Place)

    case listOverSeveral(axes: Int)
    case packOutsidePer
    case graduatedPacks
    case packAmongTiers
    case tierAmongPacks
    case fromWithFor(String)
    case plainNumberInSteps(String)
    case namesInSteps
    case perTwice(first: Place)
    case ceilingOutsideAll(String)

    case unknownFunction(String)
    /// `price of 寒天 in toppings`.
    case valueInsteadOfOption(String?, value: String, option: String)
    case tooManyFactors(Int, limit: Int)
    case daysWithoutTimes
    case unlikeEnds
    case switchInRange
    /// `name is not blnk`.
    case misspeltTest(String, meant: String)
  }

  /// What only bounds a choice of several values.
  enum ChooseLimit: Sendable, Hashable {
    case kinds, upToEach, included
  }

  var kind: Kind
  var place: Place
}
