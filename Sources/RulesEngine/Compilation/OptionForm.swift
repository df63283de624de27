/// What an option takes, without the lists that belong to it: those would be counted references in every copy.
enum OptionForm: UInt8, Sendable {
  case choice, several, number, toggle, text, moment
}

extension OptionForm {
  init(_ kind: CheckedOption.Kind) {
    switch kind {
    case .choice(let choice): self = choice.allowsSeveral ? .several : .choice
    case .number: self = .number
    case .toggle: self = .toggle
    case .text: self = .text
    case .moment: self = .moment
    }
  }
}
