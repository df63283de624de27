import RuleDSL

/// Rows of text in columns that line up on a terminal, in any script.
///
/// ```swift
/// var table = TextTable(.leading, .trailing, gap: 4)
/// table.add("冷露歐蕾 (中杯)", "50")
/// table.addRule()
/// table.add(.init("Total", .bold), "TWD 60")
/// for line in table.lines(paint: console.paint) { console.results.write(line: line) }
/// ```
struct TextTable {
  /// Text with the styles to paint it in, which take no columns.
  struct Cell: ExpressibleByStringInterpolation {
    var text: String
    var styles: [Style]

    init(_ text: String, _ styles: Style...) {
      self.text = text
      self.styles = styles
    }

    init(stringLiteral text: String) {
      self.init(text)
    }
  }

  private enum Row {
    case cells([Cell])
    case rule
  }

  private let alignments: [Alignment]
  private let gap: Int
  private let indent: Int
  private var rows: [Row] = []

  /// - Parameters:
  ///   - alignments: One for each column; further columns stand as the last.
  ///   - gap: The blanks between two columns.
  ///   - indent: The blanks before the first.
  init(_ alignments: Alignment..., gap: Int = 2, indent: Int = 0) {
    self.alignments = alignments
    self.gap = gap
    self.indent = indent
  }

  mutating func add(_ texts: String...) {
    rows.append(.cells(texts.map { Cell($0) }))
  }

  mutating func add(cells: [Cell]) {
    rows.append(.cells(cells))
  }

  /// A line of dashes over the whole width.
  mutating func addRule() {
    rows.append(.rule)
  }

  /// The rows as lines, without blanks at their ends.
  func lines(_ width: DisplayWidth = DisplayWidth(), paint: Paint = Paint(isOn: false)) -> [String] {
    let widths = columnWidths(width)
    let total = widths.reduce(0) { $0 + $1 } + gap * max(0, widths.count - 1)
    let margin = String(indent, of: " ")
    return rows.map { row in
      switch row {
      case .rule: margin + String(total, of: "-")
      case .cells(let cells): margin + line(cells, widths, width, paint)
      }
    }
  }

  private func columnWidths(_ width: DisplayWidth) -> [Int] {
    var widths: [Int] = []
    for case .cells(let cells) in rows {
      for (column, cell) in cells.enumerated() {
        let columns = width.columns(of: cell.text)
        if column < widths.count { widths[column] = max(widths[column], columns) } else { widths.append(columns) }
      }
    }
    return widths
  }

  private func line(_ cells: [Cell], _ widths: [Int], _ width: DisplayWidth, _ paint: Paint) -> String {
    var line = ""
    var blanks = 0
    for (column, cell) in cells.enumerated() {
      let free = widths[column] - width.columns(of: cell.text)
      let before = alignment(of: column) == .trailing ? free : 0
      // Blanks are written only once something follows them, so that no line ends with one.
      blanks += before
      if !cell.text.isEmpty {
        line += String(blanks, of: " ") + paint(cell.text, cell.styles)
        blanks = 0
      }
      blanks += free - before
      blanks += gap
    }
    return line
  }

  private func alignment(of column: Int) -> Alignment {
    alignments.isEmpty ? .leading : alignments[min(column, alignments.count - 1)]
  }
}
