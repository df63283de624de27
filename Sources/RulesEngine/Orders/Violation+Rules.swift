extension CheckedRequirement {
  /// What it says of an order, or of an item, that doesn't meet it.
  var violation: Violation {
    Violation(
      code: .required, grade: .disallowed, options: options, kinds: kinds, message: otherwise, place: place)
  }
}

extension CheckedAlert {
  /// What it says while it holds.
  var violation: Violation {
    Violation(
      code: isWarning ? .warning : .forbidden, grade: isWarning ? .warning : .disallowed, options: options,
      kinds: kinds, message: message, place: place)
  }
}
