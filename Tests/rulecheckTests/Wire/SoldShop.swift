import RuleDSL
import Testing

@testable import RulesEngine
@testable import rulecheck

/// The shops of `rules/`, compiled, with what an answer needs of their files.
struct SoldShop: CustomTestStringConvertible {
  let name: String
  let program: Program
  let encoding: QuoteEncoding

  var testDescription: String { name }

  static let all: [SoldShop] = ["drinks", "cupcakes", "tea-house", "pizzeria", "cafe", "bakery"].compactMap {
    SoldShop($0)
  }

  init?(_ name: String, language: LanguageTag? = nil) {
    let path = Project.path("rules/\(name).rules")
    guard let file = try? RuleFile(path, Console.inMemory()), let program = file.compiled.program else { return nil }
    self.name = name
    self.program = program
    let renderer = file.renderer(Paint(isOn: false))
    encoding = QuoteEncoding(
      rulesName: "rules/\(name).rules", language: language, location: { renderer.location(of: $0).description },
      near: { nearName(to: $0, among: $1) })
  }

  /// The names of everything an order may say.
  var names: [String] {
    program.rules.options.map { $0.name.text } + program.rules.kinds.map { $0.name.text }
      + program.rules.options.flatMap { valueNames(of: $0) }
  }

  func options(of kind: ItemKindID?) -> [CheckedOption] { program.rules.options.filter { $0.item == kind } }

  func valueNames(of option: CheckedOption) -> [String] {
    guard case .choice(let choice) = option.kind else { return [] }
    return choice.values.flatMap { value in
      [value.name.text, value.label.text] + value.label.translations.map { $0.text }
    }
  }
}
