/// A reason why a command can't be carried out, in words: what is wrong, and how to mend it.
protocol Explained: Error {
  /// What is wrong, as one sentence without a full stop.
  var message: String { get }
  /// How to mend it, if that can be said.
  var help: String? { get }
}
