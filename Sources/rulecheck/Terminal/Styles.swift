/// How a word stands out on a terminal.
enum Style: UInt8, Sendable {
  case bold = 1
  case dim = 2
  case red = 31
  case green = 32
  case yellow = 33
  case blue = 34
  case cyan = 36
}

/// Puts styles on text where colour is on, and leaves it as it is where it's off.
struct Paint: Sendable {
  var isOn: Bool

  func callAsFunction(_ text: String, _ styles: Style...) -> String {
    callAsFunction(text, styles)
  }

  func callAsFunction(_ text: String, _ styles: [Style]) -> String {
    guard isOn, !styles.isEmpty, !text.isEmpty else { return text }
    var codes = ""
    for style in styles { codes += codes.isEmpty ? "\(style.rawValue)" : ";\(style.rawValue)" }
    return "\u{1B}[\(codes)m\(text)\u{1B}[0m"
  }
}

/// When to use colour: the values of `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto
  case always
  case never

  /// - Parameters:
  ///   - isTerminal: Whether a person looks at it.
  ///   - environment: The value of an environment variable. `NO_COLOR` (no-color.org) with any value but the empty one
  ///     and `TERM=dumb` turn `auto` off.
  func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
    }
  }
}
