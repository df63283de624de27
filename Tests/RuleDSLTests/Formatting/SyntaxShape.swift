import RulesEngine

@testable import RuleDSL

/// A file's syntax as text, without places: two files with the same shape mean the same, whatever lowering makes of
/// them.
func syntaxShape(_ text: String) -> String {
  let lexed = lex(SourceFile(name: "test.rules", text: text), index: 0)
  var shape = ""
  for statement in parse(lexed, index: 0).statements {
    write(statement, to: &shape)
    shape += "\n"
  }
  return shape
}

private func write(_ value: Any, to shape: inout String) {
  if value is Place {
    shape += "·"
    return
  }
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty {
    shape += value is String ? "“\(value)”" : "\(value)"
    return
  }
  shape += mirror.displayStyle == .enum ? "\(mirror.children.first?.label ?? "")(" : "("
  for child in mirror.children where !(child.value is Place) {
    if mirror.displayStyle == .struct { shape += "\(child.label ?? ""):" }
    write(child.value, to: &shape)
    shape += " "
  }
  shape += ")"
}

/// The comments of a text, in order, without blanks at their ends.
func comments(of text: String) -> [String] {
  lex(SourceFile(name: "test.rules", text: text), index: 0).comments.map { comment in
    var text = comment.text
    while let last = text.unicodeScalars.last, ScalarFolding.isBlank(last.value) { text.unicodeScalars.removeLast() }
    return text
  }
}
