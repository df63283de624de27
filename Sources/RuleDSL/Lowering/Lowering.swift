import RulesEngine

/// What a file means, as far as its text shows it, with what doesn't fit.
struct LoweredFile: Sendable {
  var ruleSet: RuleSet
  var examples: [LoweredExample]
  /// What examples start with.
  var givens: [GivenSyntax]
  /// In the order of the file.
  var errors: [LoweringError]
  /// What checking can't know, since its declaration was not understood and was reported.
  var missing: MissingDeclarations
}

/// An example with what it starts with. Untouched: they are run against the rules, and aren't part of them.
struct LoweredExample: Sendable {
  var syntax: ExampleSyntax
  /// What every `given` above it says, in the order of the file.
  var given: [ChangeSyntax]
}

/// Says what the statements of a file mean. Names stay names: checking resolves them.
func lower(_ sources: ParsedSources) -> LoweredFile {
  let expansion = Expansion(sources)
  let statements = expansion.statements
  var lowering = Lowering(DeclaredNames(statements))
  lowering.noteLosses(of: sources, expansion)
  lowering.readLanguages(statements)
  lowering.readTranslations(statements)
  for statement in statements { lowering.lower(statement) }
  lowering.reportNamesOfLists(in: statements)
  lowering.reportTranslations(statements)
  lowering.reportUnused(in: statements, expansion)
  return lowering.finished
}

/// A file on its way from syntax to a rule set.
///
/// Each `lower` gives what its syntax means, and reports what can't be meant. What it reports becomes `unreadable` or
/// what was most likely meant, so that nothing is said twice.
struct Lowering {
  /// What can be named here.
  var declared: DeclaredNames
  var title: LocalizedText?
  var currency: Currency?
  var rounding = ShopRounding()
  var languages: [LanguageTag] = []
  var statements: [Statement] = []
  var examples: [LoweredExample] = []
  var givens: [GivenSyntax] = []
  /// What the examples below start with.
  var given: [ChangeSyntax] = []
  var missing = MissingDeclarations()
  /// Where what a file says once was said.
  var firstPlaces = FirstPlaces()
  var translations = Translations()
  /// Whether a shopper reads the texts that are lowered now.
  var showsTexts = true
  var takenLists: Set<Name> = []
  var valuesTakenOver = 0
  var reportedCircles: Set<Name> = []
  private var errors: [LoweringError] = []
  private var reported: Set<LoweringError> = []

  init(_ declared: DeclaredNames) {
    self.declared = declared
  }

  /// What was not read may have declared anything.
  fileprivate mutating func noteLosses(of sources: ParsedSources, _ expansion: Expansion) {
    for error in expansion.errors { report(error.kind, at: error.place) }
    for file in sources.files { missing.note(lossesOf: file) }
    let lostFiles = sources.errors.contains { $0.losesStatements }
    missing.hasCurrency = lostFiles
    if lostFiles || expansion.losesStatements { missing.isAnythingPossible = true }
  }

  /// A file that sells nothing itself is for others, and so is what it declares.
  fileprivate mutating func reportUnused(in written: [StatementSyntax], _ expansion: Expansion) {
    reportUnusedGiven()
    guard statements.contains(where: { $0.sells }) else { return }
    reportUnusedLists(in: written)
    for part in expansion.unusedParts() { report(.unusedPart(part.name.text), at: part.name.place) }
  }

  mutating func report(_ kind: LoweringError.Kind, at place: Place) {
    let error = LoweringError(kind: kind, place: place)
    // What several choices take over is read several times.
    if reported.insert(error).inserted { errors.append(error) }
  }

  var finished: LoweredFile {
    let rules = RuleSet(
      title: title, currency: currency, rounding: rounding, languages: languages, statements: statements)
    return LoweredFile(
      ruleSet: rules, examples: examples, givens: givens, errors: errors.sorted { $0.place < $1.place },
      missing: missing)
  }

  mutating func lower(_ statement: StatementSyntax) {
    switch statement {
    case .shop(let shop): lower(shop)
    case .currency(let currency): lower(currency)
    case .rounding(let rounding): lower(rounding)
    case .languages(let languages): lower(languages)
    case .let(let definition): lower(definition)
    case .list(let list): lower(list)
    case .group(let group): if isGroupOfItems(group) { lowerKinds(group) } else { lower(group) }
    case .choice(let choice): lower(choice)
    case .number(let option): lower(option)
    case .toggle(let option): lower(option)
    case .text(let options): lower(options)
    case .charge(let line): statements.append(.line(lower(line)))
    case .discount(let line): statements.append(.line(lower(line)))
    case .tax(let line): statements.append(.line(lower(line)))
    case .pick(let pick): statements.append(.pick(lower(pick)))
    case .subtotal(let line): statements.append(.subtotal(SubtotalLine(lower(line.label), at: line.place)))
    case .require(let demand): lower(demand)
    case .alert(let alert): lower(alert)
    case .always(let claim): lower(claim)
    case .item(let item): lower(item)
    case .roundTotal(let rounding): lower(rounding)
    case .soldOut(let soldOut): lower(soldOut)
    case .given(let given): lower(given)
    case .example(let example): examples.append(LoweredExample(syntax: example, given: given))
    // Translations are read before all others, and what is used stands where it is used.
    case .translate, .use, .part: break
    }
  }
}
