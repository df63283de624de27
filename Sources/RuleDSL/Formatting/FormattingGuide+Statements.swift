import RulesEngine

/// The statements, and what stands in their blocks.
extension FormattingGuide {
  mutating func visit(_ statement: StatementSyntax) {
    noteElement(statement.place)
    noteStatementWord(statement.place)
    switch statement {
    case .shop, .currency, .rounding, .use, .text(_), .subtotal: break
    case .languages(let languages): if language == nil { language = languages.tags.first?.text }
    case .translate(let translation): visit(translation)
    case .part(let part): visit(part.statements, endingWith: part.place)
    case .item(let item):
      noteClauses(of: item)
      if let choose = item.choose { visit(choose) }
      visit(item.statements, endingWith: item.place)
    case .let(let definition): visit(definition)
    case .list(let list):
      visit(list.by)
      visit(list.entries)
    case .group(let group): visit(group.members, endingWith: group.place)
    case .soldOut(let soldOut):
      visit(soldOut.when)
      if let values = soldOut.values { visit(values, endingWith: soldOut.place) }
    case .choice(let choice): visit(choice)
    case .number(let number): noteClauses(of: number)
    case .toggle(let toggle): noteClauses(of: toggle)
    case .charge(let charge): visit(charge)
    case .discount(let discount): visit(discount)
    case .pick(let pick): visit(pick)
    case .tax(let tax): visit(tax)
    case .roundTotal(let round): visit(round.when)
    case .require(let require): visit(require)
    case .alert(let alert): visit(alert.when)
    case .always(let always): visit(always.condition)
    case .given(let given):
      noteBlock(endingWith: given.place, .list)
      visit(given.changes, asElements: true)
    case .example(let example): visit(example)
    }
    visitConditionOfOption(statement)
  }

  private mutating func visitConditionOfOption(_ statement: StatementSyntax) {
    switch statement {
    case .number(let option): visit(option.onlyWhen)
    case .toggle(let option): visit(option.onlyWhen)
    case .text(let option): visit(option.onlyWhen)
    default: break
    }
  }

  private mutating func visit(_ statements: [StatementSyntax], endingWith place: Place) {
    noteBlock(endingWith: place, .lines)
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ values: [NameSyntax], endingWith place: Place) {
    noteBlock(endingWith: place, .list)
    for value in values { noteElement(value.place, .entry) }
  }

  private mutating func visit(_ translation: TranslateSyntax) {
    noteBlock(endingWith: translation.place, .list)
    for entry in translation.entries {
      noteElement(entry.source.place, .entry)
      noteColumn(behind: first(of: entry.source.place))
    }
  }

  private mutating func visit(_ definition: LetSyntax) {
    switch definition.value {
    case .condition(let condition): visit(condition)
    case .by(let by, let cases):
      visit(by)
      visit(cases)
    case .bad: break
    }
  }

  private mutating func visit(_ require: RequireSyntax) {
    noteElement(require.place, .statement(.require))
    visit(require.condition)
    visit(require.when)
    if let otherwise = require.otherwise { noteColumn(behind: first(of: otherwise.place) - 2) }
  }

  // MARK: Choices

  private mutating func visit(_ choice: ChoiceSyntax) {
    noteClauses(of: choice)
    let clauses = choice.clauses
    visit(clauses.optional?.when)
    if let choose = clauses.choose { visit(choose) }
    for sum in [clauses.atMostKinds, clauses.upToEach, clauses.included?.count] {
      if let sum { visit(sum) }
    }
    visit(clauses.by)
    visit(clauses.onlyWhen)
    visit(choice.entries)
  }

  mutating func visit(_ choose: ChooseSyntax) {
    visit(choose.least)
    if case .upTo(let sum) = choose.bound { visit(sum) }
  }

  private mutating func visit(_ entries: EntriesSyntax) {
    noteBlock(from: entries.place, .list)
    for entry in entries.entries {
      noteElement(entry.place, .entry)
      switch entry {
      case .value(let value):
        noteColumn(behind: first(of: value.name.place))
        visit(value.details)
      case .row(let row): visit(row.details)
      case .from, .heading: break
      }
    }
  }

  private mutating func visit(_ details: ValueDetailsSyntax) {
    noteClauses(of: details)
    visit(details.when)
  }

  // MARK: Cases

  mutating func visit(_ cases: CasesSyntax) {
    noteBlock(from: cases.place, .list)
    for element in cases.cases {
      noteElement(element.place, .entry)
      guard case .head(_, let amount) = element.kind else { continue }
      switch amount {
      case .sum(let sum):
        noteColumn(behind: first(of: sum.place) - 1)
        visit(sum)
      case .pack(let sum):
        noteColumn(behind: first(of: sum.place) - 2)
        visit(sum)
      case .notSold(let place):
        noteColumn(behind: first(of: place) - 1)
        noteApart(first(of: place))
      case .toCome(let place): noteColumn(behind: first(of: place) - 1)
      case .bad: break
      }
    }
  }
}
