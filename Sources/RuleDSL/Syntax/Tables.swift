import RulesEngine

/// A cell of a row, as it was lexed.
typealias CellSyntax = Token.Cell

/// What stands between the bars of one line.
struct RowSyntax: Sendable, Hashable {
  var cells: [CellSyntax]
  var place: Place
}

/// `cases`: what a lookup says for each head.
struct CasesSyntax: Sendable, Hashable {
  var cases: [CaseSyntax]
  /// Braces and what is between them.
  var place: Place
  /// A case can't be read; it was reported, so a missing one is nothing to report.
  var isBad: Bool
}

/// `case`: a row, or a head with its amount.
struct CaseSyntax: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case row(RowSyntax)
    case head(HeadSyntax, CaseAmountSyntax)
  }
  var kind: Kind
  var place: Place
  var isBad: Bool
}

/// What a case is for.
enum HeadSyntax: Sendable, Hashable {
  /// `from 10`.
  case from(NumberSyntax)
  /// `Medium`, `3`, `(中杯, 大杯)`; `none`, `other`, `yes` and `no` are names here.
  case values([NameSyntax])
}

/// What a case is worth.
enum CaseAmountSyntax: Sendable, Hashable {
  case sum(SumSyntax)
  /// `3 for 130`: a pack.
  case pack(SumSyntax)
  /// `-`.
  case notSold(Place)
  /// `?`.
  case toCome(Place)
  /// What stood there can't be read; it was reported.
  case bad(Place)
}
