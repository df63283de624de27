// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "RuleDSL", path: "..")],
  targets: [
    .executableTarget(
      name: "HelloWorld",
      dependencies: [.product(name: "RulesEngine", package: "RuleDSL"), .product(name: "RuleDSL", package: "RuleDSL")],
      swiftSettings: strict),
    .target(name: "Measuring", swiftSettings: strict),
    .executableTarget(name: "MeasureCommands", dependencies: ["Measuring"], swiftSettings: strict),
    .target(name: "CountedAllocations"),
    .executableTarget(
      name: "EventBenchmarks",
      dependencies: [
        "CountedAllocations", "Measuring", .product(name: "RulesEngine", package: "RuleDSL"),
        .product(name: "RuleDSL", package: "RuleDSL"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "OrderBenchmarks",
      dependencies: [
        "Measuring", .product(name: "RulesEngine", package: "RuleDSL"), .product(name: "RuleDSL", package: "RuleDSL"),
      ],
      swiftSettings: strict),
    .executableTarget(name: "DecodeOrders", swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
