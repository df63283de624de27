/// Rules that can run: what sessions are opened on. Any number of them share one, on any number of threads.
///
/// Only a checked rule set becomes a program, so rules that weren't checked can't run.
public struct Program: Sendable {
  public let rules: CheckedRuleSet
  let names: NameTable
  /// None where orders are worked out from scratch.
  private let instructions: MachineCode?
  /// Why there is no code.
  let notCompiled: NotCompiled?

  var isCompiled: Bool { instructions != nil }

  /// Empty where orders are worked out from scratch: nothing is set up for it before it is asked for.
  var code: MachineCode { instructions ?? .empty }

  /// What in the rules keeps their orders from being worked out step by step, if anything does: they are worked out from
  /// scratch after each event, which is slower and comes to the same.
  public var whatIsWorkedOutFromScratch: String? { notCompiled?.what }

  /// The same rules with instructions for many orders, or many events of one.
  public func forManyOrders() -> Program {
    !isCompiled && notCompiled == nil ? rules.compile() : self
  }

  init(_ rules: CheckedRuleSet, _ names: NameTable, withCode: Bool) {
    self.rules = rules
    self.names = names
    var (code, reason): (MachineCode?, NotCompiled?) = (nil, nil)
    if withCode {
      do throws(NotCompiled) { code = try CodeCompiler.compile(rules) } catch { reason = error }
    }
    instructions = code
    notCompiled = reason
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
