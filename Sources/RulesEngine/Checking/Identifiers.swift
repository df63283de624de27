/// Which option of a checked rule set: its index in the order of the file.
public struct OptionID: Sendable, Hashable, Comparable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (left: OptionID, right: OptionID) -> Bool { left.index < right.index }
}

/// Which value of a choice: its index in the order of the file.
public struct ValueID: Sendable, Hashable, Comparable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (left: ValueID, right: ValueID) -> Bool { left.index < right.index }
}

/// Which `let` of a checked rule set.
public struct DefinitionID: Sendable, Hashable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }
}

/// Which kind of item of a checked rule set: its index in the order of the file.
public struct ItemKindID: Sendable, Hashable, Comparable {
  public let index: Int

  public init(_ index: Int) {
    self.index = index
  }

  public static func < (left: ItemKindID, right: ItemKindID) -> Bool { left.index < right.index }
}
