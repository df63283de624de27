import RulesEngine

/// Why a file can't be used by another, as data; its words are in `UseError+Words.swift`.
struct UseError: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `use ""`.
    case nothing
    case missing(String, near: String?)
    case folder(String)
    case unreadable(String)
    /// Not below the folder of the main file.
    case outside(String)
    case itself
    /// The path ends where it begins.
    case circle([String])
    /// In one file.
    case twice(String)
    case tooDeep(Int)
    case tooMany(Int)
  }

  var kind: Kind
  var place: Place

  /// Something of the shop is not known, so that what is missing is nothing to report.
  var losesStatements: Bool {
    switch kind {
    case .itself, .circle, .twice: false
    case .nothing, .missing, .folder, .unreadable, .outside, .tooDeep, .tooMany: true
    }
  }
}
