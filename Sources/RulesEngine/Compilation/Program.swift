/// Rules that can run: what sessions are opened on. Any number of them share one.
///
/// Only a checked rule set becomes a program, so rules that weren't checked can't run.
public struct Program: Sendable {
  public let rules: CheckedRuleSet
  let names: NameTable
}

extension CheckedRuleSet {
  public func compile() -> Program {
    Program(rules: self, names: NameTable(self))
  }
}
