/// A line of a file as it can be shown: a long one is cut, and what would move the columns or the cursor is replaced.
struct ShownLine: Sendable {
  /// A terminal of the usual width holds it beside its number.
  static let widest = 100
  /// So much of what stands before the mark stays.
  private static let context = 40

  let text: String
  /// The columns before what is marked.
  let before: Int
  /// The columns of what is marked.
  let marked: Int

  /// - Parameters:
  ///   - start: The index of the first marked character.
  ///   - end: The index after the last one; none marks to the end of the line.
  ///   - anchor: The index of a character that must be shown.
  init(_ line: String, from start: Int, to end: Int?, keeping anchor: Int) {
    var characters: [Character] = []
    for character in line { characters.append(ShownLine.visible(character)) }
    let width = DisplayWidth()
    let widths = characters.map { width.columns(of: $0) }
    let window = ShownLine.window(widths, keeping: min(max(anchor, 0), characters.count))
    let isCutBefore = window.lowerBound > 0
    let isCutAfter = window.upperBound < characters.count
    text = (isCutBefore ? "…" : "") + String(characters[window]) + (isCutAfter ? "…" : "")
    let low = min(max(start, window.lowerBound), window.upperBound)
    let high = min(max(end ?? characters.count, low), window.upperBound)
    before = ShownLine.sum(widths[window.lowerBound..<low]) + (isCutBefore ? 1 : 0)
    marked = ShownLine.sum(widths[low..<high])
  }

  private static func window(_ widths: [Int], keeping anchor: Int) -> Range<Int> {
    guard sum(widths[...]) > widest else { return 0..<widths.count }
    var start = anchor
    var room = context
    while start > 0, room >= widths[start - 1] {
      start -= 1
      room -= widths[start]
    }
    var end = start
    room = widest
    while end < widths.count, room >= widths[end] {
      room -= widths[end]
      end += 1
    }
    return start..<end
  }

  private static func sum(_ widths: ArraySlice<Int>) -> Int {
    var total = 0
    for width in widths { total += width }
    return total
  }

  private static func visible(_ character: Character) -> Character {
    if character == "\t" { return " " }
    guard DisplayWidth().columns(of: character) == 0 else { return character }
    return "\u{FFFD}"
  }
}
