// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FieldNavigation",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "FieldNavigation", targets: ["FieldNavigation"])
  ],
  targets: [
    .target(name: "FieldNavigation", swiftSettings: strict),
    .target(
      name: "FieldNavigationWeb",
      dependencies: ["FieldNavigation"],
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
    .testTarget(
      name: "FieldNavigationTests",
      dependencies: ["FieldNavigation"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
