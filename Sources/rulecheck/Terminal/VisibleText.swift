/// Text from elsewhere with every character that a terminal would act on made visible.
///
/// An order or a file name may hold escape sequences or marks that reverse the text; shown as they are, they could
/// repaint the screen. Control characters become `\u{1B}`, as in Swift.
func visibleText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: actsOnTerminal) else { return text }
  var visible = ""
  for scalar in text.unicodeScalars {
    if actsOnTerminal(scalar) {
      visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      visible.unicodeScalars.append(scalar)
    }
  }
  return visible
}

private func actsOnTerminal(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
  // The marks of the bidirectional algorithm that set, override or isolate a direction.
  case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}
