/// What a page shows: a small rule file, or an order.
struct Sample: Sendable, ExpressibleByStringInterpolation {
  /// As the page shows it.
  let shown: String
  private let written: (@Sendable () -> [UInt8])?

  init(stringLiteral text: String) {
    shown = text
    written = nil
  }

  /// - Parameters:
  ///   - shown: What stands for a file that can't be shown as it is: it is too big, or has what can't be seen.
  ///   - written: The file itself.
  init(shown: String, _ written: @escaping @Sendable () -> [UInt8]) {
    self.shown = shown
    self.written = written
  }

  /// What a file with it has.
  var bytes: [UInt8] { written?() ?? Array((shown + "\n").utf8) }
}
