/// A cell that says something of a text: the rules ask nothing else of it, so the text itself is no operand.
struct TextProbe: Sendable {
  enum Question: Sendable, Hashable {
    case isBlank
    case length
    case isOneOf([ComparedText])
    case matches(TextForm)

    func answer(_ text: String) -> Cell {
      switch self {
      case .isBlank: Cell(TypedText.isBlank(text) ? 1 : 0)
      case .length: Cell(Int64(TypedText.length(text)))
      case .isOneOf(let texts): Cell(texts.contains(ComparedText(text)) ? 1 : 0)
      case .matches(let form): Cell(form.matches(ComparedText(text)) ? 1 : 0)
      }
    }
  }

  var cell: Int
  var question: Question
}

/// A cell that says something of the order's date and time.
struct MomentProbe: Sendable {
  enum Question: Sendable, Hashable {
    case isKnown
    case timeIsWithin(TimeOfDay, TimeOfDay, on: [Weekday])
    case timeIsOneOf([TimeOfDay])
    case dateIsWithin(CalendarDate?, CalendarDate?)
    case dayIsOneOf([Weekday])

    func answer(_ moment: Moment?) -> Cell {
      guard let moment else { return self == .isKnown ? .zero : .unknown }
      let holds =
        switch self {
        case .isKnown: true
        case .timeIsWithin(let start, let end, let days): moment.isWithin(start, end, on: days)
        case .timeIsOneOf(let times): times.contains(moment.time)
        case .dateIsWithin(let first, let last):
          first.map { $0 <= moment.date } ?? true && last.map { moment.date <= $0 } ?? true
        case .dayIsOneOf(let days): days.contains(moment.date.weekday)
        }
      return Cell(holds ? 1 : 0)
    }
  }

  var cell: Int
  var question: Question
}
