import RulesEngine

/// `require X [when C] [else "…"]`.
struct RequireSyntax: Sendable, Hashable {
  var condition: ConditionSyntax
  var when: ConditionSyntax?
  var otherwise: LabelSyntax?
  var place: Place
  var isBad: Bool
}

/// `forbid "…" when C`, `warn "…" when C`.
struct AlertSyntax: Sendable, Hashable {
  var isForbidden: Bool
  var label: LabelSyntax?
  var when: ConditionSyntax
  var place: Place
  var isBad: Bool
}

/// `always C`.
struct AlwaysSyntax: Sendable, Hashable {
  var condition: ConditionSyntax
  var place: Place
  var isBad: Bool
}
