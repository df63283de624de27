/// The name that was probably meant by one that isn't known, for "did you mean `choice`?".
///
/// Names that differ only in case, in width (`ｓｉｚｅ`) or in simplified against traditional Chinese (`冷露欧蕾`) are near at any
/// length. Otherwise one edit is allowed from three characters on and two from six on, an edit being a character too many, one
/// missing, another one in its place, or two neighbours exchanged (Damerau-Levenshtein, no character edited twice). In shorter
/// names one character makes other goods: 白玉 isn't 水玉.
///
/// - Parameters:
///   - written: What stands in the file or on the command line.
///   - names: What could have been meant. Of equally near names the first is given, so that the answer is always the same.
/// - Returns: One of `names`, or nil if none is near.
public func nearName(to written: String, among names: [String]) -> String? {
  let plainWritten = plainForm(of: written)
  var nearest: String?
  var limit = editsAllowed(in: plainWritten.count)
  for name in names where name != written {
    let plainName = plainForm(of: name)
    let allowed = min(limit, editsAllowed(in: plainName.count))
    guard let edits = edits(from: plainWritten, to: plainName, atMost: allowed) else { continue }
    nearest = name
    if edits == 0 { break }
    limit = edits - 1
  }
  return nearest
}

private func editsAllowed(in length: Int) -> Int {
  switch length {
  case ..<3: 0
  case ..<6: 1
  default: 2
  }
}

/// The name without case, width and the difference of traditional and simplified Chinese.
private func plainForm(of name: String) -> [Character] {
  var plain = ""
  for scalar in name.unicodeScalars {
    switch scalar.value {
    case 0x3000: plain.unicodeScalars.append(" ")
    case 0xFF01...0xFF5E: plain.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    case 0x4E00...0x9FFF: plain.unicodeScalars.append(simplifiedForm(of: scalar))
    default: plain.unicodeScalars.append(scalar)
    }
  }
  return Array(plain.lowercased())
}

/// Looks the character up by bisection; one that isn't in the table is its own simplified form.
private func simplifiedForm(of scalar: Unicode.Scalar) -> Unicode.Scalar {
  let pairs = simplifiedForms.utf8
  var low = 0
  var high = (pairs.count + 1) / 7
  while low < high {
    let middle = (low + high) / 2
    let start = pairs.index(pairs.startIndex, offsetBy: middle * 7)
    let found = simplifiedForms.unicodeScalars[start]
    if found == scalar { return simplifiedForms.unicodeScalars[pairs.index(start, offsetBy: 3)] }
    if found < scalar { low = middle + 1 } else { high = middle }
  }
  return scalar
}

/// How many edits lead from one name to the other, or nil if it takes more than `limit`.
///
/// Only the diagonal band that `limit` edits can reach is computed, so long names cost no more than their length.
private func edits(from written: [Character], to name: [Character], atMost limit: Int) -> Int? {
  guard limit >= 0, abs(written.count - name.count) <= limit else { return nil }
  let far = limit + 1
  var beforePrevious: [Int] = []
  var previous = (0...name.count).map { min($0, far) }
  for row in 0..<written.count {
    var current = [Int](repeating: far, count: name.count + 1)
    if row < limit { current[0] = row + 1 }
    var nearestInRow = current[0]
    for column in max(0, row - limit)..<max(0, row - limit, min(name.count, row + limit + 1)) {
      var cost = min(
        previous[column] + (written[row] == name[column] ? 0 : 1), previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, written[row] == name[column - 1], written[row - 1] == name[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = min(cost, far)
      nearestInRow = min(nearestInRow, cost)
    }
    if nearestInRow > limit { return nil }
    beforePrevious = previous
    previous = current
  }
  return previous[name.count] <= limit ? previous[name.count] : nil
}
