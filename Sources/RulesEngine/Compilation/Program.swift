/// Rules that can run: what sessions are opened on. Any number of them share one, on any number of threads.
///
/// Only a checked rule set becomes a program, so rules that weren't checked can't run.
public struct Program: Sendable {
  private let parts: Parts

  /// In one piece, so that a session that passes its program on passes one word.
  private final class Parts: Sendable {
    let rules: CheckedRuleSet
    let names: NameTable
    /// The same names by their bytes, and what options take; none where only one order is worked out.
    let index: NameIndex?
    /// None where orders are worked out from scratch.
    let code: MachineCode?
    /// Why there is no code.
    let notCompiled: NotCompiled?

    init(
      _ rules: CheckedRuleSet, _ names: NameTable, _ index: NameIndex?, _ code: MachineCode?, _ reason: NotCompiled?
    ) {
      (self.rules, self.names, self.index, self.code, notCompiled) = (rules, names, index, code, reason)
    }
  }

  public var rules: CheckedRuleSet { parts.rules }

  func isIdentical(to other: Program) -> Bool { parts === other.parts }

  var isCompiled: Bool { parts.code != nil }

  /// Why there is no code.
  var notCompiled: NotCompiled? { parts.notCompiled }

  /// Empty where orders are worked out from scratch: nothing is set up for it before it is asked for.
  var code: MachineCode { parts.code ?? .empty }

  /// What in the rules keeps their orders from being worked out step by step, if anything does: they are worked out from
  /// scratch after each event, which is slower and comes to the same.
  public var whatIsWorkedOutFromScratch: String? { notCompiled?.what }

  /// The same rules with instructions for many orders, or many events of one.
  public func forManyOrders() -> Program {
    !isCompiled && notCompiled == nil ? rules.compile() : self
  }

  init(_ rules: CheckedRuleSet, _ names: NameTable, withCode: Bool) {
    var (code, reason): (MachineCode?, NotCompiled?) = (nil, nil)
    if withCode {
      do throws(NotCompiled) { code = try CodeCompiler.compile(rules) } catch { reason = error }
    }
    parts = Parts(rules, names, withCode ? NameIndex(rules, names) : nil, code, reason)
  }

  // MARK: Names

  /// Looks names up by their bytes: made now, if only one order was to be worked out.
  var nameIndex: NameIndex { parts.index ?? NameIndex(rules, NameTable(rules)) }

  func option(named name: String, of kind: ItemKindID?) -> OptionID? {
    parts.index.map { $0.option(name, of: kind) } ?? parts.names.option(Name(name), of: kind)
  }

  func value(named name: String, of option: OptionID) -> ValueID? {
    parts.index.map { $0.value(name, of: option) } ?? parts.names.value(Name(name), of: option)
  }

  func kind(named name: String) -> ItemKindID? {
    parts.index.map { $0.kind(name) } ?? parts.names.kind(Name(name))
  }

  /// What an option takes; nothing, if there is no such option.
  func form(of option: OptionID) -> OptionForm? {
    guard parts.rules.options.indices.contains(option.index) else { return nil }
    return parts.index?.forms[option.index] ?? OptionForm(parts.rules[option].kind)
  }
}

extension CheckedRuleSet {
  /// - Parameters:
  ///   - forOneOrder: Leaves out all that takes longer to make than one order to work out: the instructions, and the
  ///     tables in which names are looked up.
  ///   - withInstructions: Without them orders are worked out from scratch, until `Program.forManyOrders()` makes them.
  public func compile(forOneOrder: Bool = false, withInstructions: Bool = true) -> Program {
    Program(self, NameTable(self, areSearched: forOneOrder), withCode: withInstructions && !forOneOrder)
  }
}
