// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// UIKit where there is none: Apple's platforms never build it.
let double = Target.Dependency.target(
  name: "UIKitDouble", condition: .when(platforms: [.linux]))
let driver = Target.Dependency.target(
  name: "UIKitDriver", condition: .when(platforms: [.linux]))

let package = Package(
  name: "FieldNavigation",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "FieldNavigation", targets: ["FieldNavigation"]),
    .library(
      name: "FieldNavigationRecipes", targets: ["FieldNavigationRecipes"]),
  ],
  targets: [
    .target(name: "FieldNavigation", swiftSettings: strict),
    .target(
      name: "FieldNavigationWeb",
      dependencies: ["FieldNavigation"],
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
    .target(
      name: "FieldNavigationUIKit",
      dependencies: ["FieldNavigation", double],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationRecipes",
      dependencies: ["FieldNavigation", "FieldNavigationUIKit", double],
      swiftSettings: strict),
    .target(
      name: "UIKitDouble", path: "Tests/UIKitDouble", swiftSettings: strict),
    .target(
      name: "UIKitDriver", dependencies: ["UIKitDouble"],
      path: "Tests/UIKitDriver", swiftSettings: strict),
    .testTarget(
      name: "FieldNavigationTests",
      dependencies: ["FieldNavigation"],
      swiftSettings: strict),
    .testTarget(
      name: "FieldNavigationUIKitTests",
      dependencies: [
        "FieldNavigationRecipes", "FieldNavigationUIKit", double, driver,
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
