@main
struct Rulecheck {
  static func main() {
  }
}
