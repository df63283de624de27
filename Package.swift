// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "RuleDSL",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "RulesEngine", targets: ["RulesEngine"]),
    .library(name: "RuleDSL", targets: ["RuleDSL"]),
    .executable(name: "rulecheck", targets: ["rulecheck"]),
  ],
  targets: [
    .target(name: "RulesEngine", swiftSettings: strict),
    .target(name: "RuleDSL", dependencies: ["RulesEngine"], swiftSettings: strict),
    .executableTarget(
      name: "rulecheck", dependencies: ["RulesEngine", "RuleDSL"], swiftSettings: strict),
    .testTarget(
      name: "RulesEngineTests", dependencies: ["RulesEngine"], swiftSettings: strict),
    .testTarget(
      name: "RuleDSLTests", dependencies: ["RulesEngine", "RuleDSL"], swiftSettings: strict),
    .testTarget(
      name: "rulecheckTests", dependencies: ["rulecheck", "RulesEngine", "RuleDSL"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
