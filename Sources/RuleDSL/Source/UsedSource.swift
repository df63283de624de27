/// What stands at a path that a rule file uses, as whoever reads files finds it.
public enum UsedSource: Sendable {
  case file(SourceFile)
  /// Nothing of that name. `among`: the paths that could have been meant, relative as well.
  case missing(among: [String])
  case folder
  /// It is there, and can't be read.
  case unreadable
  /// It is there, but not below the folder of the main file: a link leads out of it.
  case outside
}
