import RuleDSL
import RulesEngine

/// A rule file of any bytes: it is read, its mistakes are told, and what sells prices an empty order.
@c(LLVMFuzzerTestOneInput)
public func testRules(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  let file = SourceFile(name: "shop.rules", bytes: Array(UnsafeBufferPointer(start: start, count: count)))
  let compilation = compile(file)
  guard let program = compilation.program else {
    // A file that sells nothing is for others to use, and needs no reason.
    precondition(
      !compilation.diagnostics.isEmpty || compilation.ruleSet.currency == nil, "no program, and nothing said why")
    return 0
  }
  let session = OrderSession(program)
  let quote = session.quote
  precondition(session.total == quote.total && session.mayBePlaced == quote.mayBePlaced, "total and quote differ")
  return 0
}
