import Testing

@testable import rulecheck

@Suite("The help, made from the declarations")
struct HelpTextTests {
  enum Format: String, CaseIterable { case text, json }

  @Test func showsWhatACommandTakes() {
    let signature = CommandSignature(
      "price", "the quote of an order",
      operands: [
        Operand("ORDER", "a JSON file; - is standard input", .optional), Operand("FILE", "more of them", .several),
      ],
      options: [
        CommandOption.word("format", default: Format.text, "how to print the quote").declaration,
        CommandOption.texts("filter", "TEXT", "only lines that have it").declaration,
        CommandOption.flag("offers", "also what each value would change").declaration,
      ],
      notes: "Ends with 1 if an order may not be placed.")
    #expect(
      signature.help(of: "rulecheck") == """
        rulecheck price: the quote of an order

        Usage: rulecheck price [OPTIONS] [ORDER] [FILE …]

        What it takes:
          ORDER  a JSON file; - is standard input
          FILE   more of them

        Options:
          --format text|json         how to print the quote (text if not given)
          --filter TEXT              only lines that have it; may be given several times
          --offers                   also what each value would change
          --color auto|always|never  colour: on a terminal, or always, or never (auto if not given)
          --help                     this help

        Ends with 1 if an order may not be placed.

        """)
  }

  let index = CommandIndex(
    "rulecheck", "prices by rules",
    [CommandSignature("check", "reads the rules"), CommandSignature("explain", "what a message means")])

  @Test func listsTheCommands() {
    #expect(
      index.help() == """
        rulecheck: prices by rules

        Usage: rulecheck COMMAND [OPTIONS] …

        Commands:
          check    reads the rules
          explain  what a message means

        `rulecheck COMMAND --help` shows what a command takes.

        """)
  }

  @Test func saysWhyThereIsNoSuchCommand() {
    let misspelt = index.missing("chekc")
    #expect(misspelt.message == "there is no command `chekc`")
    #expect(misspelt.help == "did you mean `check`?")
    #expect(index.missing("bake").help == "`rulecheck help` lists the commands")
    #expect(index.missing("--format").message == "`--format` stands where the command belongs")
  }
}
