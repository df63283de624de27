import RuleDSL
import RulesEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The least that a Swift command with rulecheck's imports can do: what rulecheck's own start is measured against.
@main
struct HelloWorld {
  static func main() {
    print("Hello, world!")
  }
}
