// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What an app gets, and the engine's tests. The adapters' tests are in Doubles,
// the audit is in Audit: packages that an app never resolves.
let package = Package(
  name: "FieldNavigation",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "FieldNavigation", targets: ["FieldNavigation"]),
    .library(name: "FieldNavigationUIKit", targets: ["FieldNavigationUIKit"]),
    .library(
      name: "FieldNavigationRecipes", targets: ["FieldNavigationRecipes"]),
    .library(
      name: "FieldNavigationSwiftUI", targets: ["FieldNavigationSwiftUI"]),
  ],
  targets: [
    .target(name: "FieldNavigation", swiftSettings: strict),
    .target(
      name: "FieldNavigationWords",
      resources: [.process("Resources")],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationUIKit",
      dependencies: ["FieldNavigation", "FieldNavigationWords"],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationRecipes",
      dependencies: [
        "FieldNavigation", "FieldNavigationUIKit", "FieldNavigationWords",
      ],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationSwiftUI",
      dependencies: ["FieldNavigation", "FieldNavigationWords"],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["FieldNavigation"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "FieldNavigationTests",
      dependencies: ["FieldNavigation", "TestSupport"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
