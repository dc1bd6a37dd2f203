// swift-tools-version: 6.1
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FieldNavigation",
  defaultLocalization: "en",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [
    .library(name: "FieldNavigation", targets: ["FieldNavigation"]),
    .library(name: "FieldNavigationUIKit", targets: ["FieldNavigationUIKit"]),
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
      dependencies: ["FieldNavigation"],
      // Copied, not compiled: see StringCatalog.
      resources: [.copy("Resources/FieldNavigation.xcstrings")],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationRecipes",
      dependencies: ["FieldNavigation", "FieldNavigationUIKit"],
      swiftSettings: strict),
    .target(
      name: "SignUpExample",
      dependencies: ["FieldNavigationUIKit"],
      path: "Examples/UIKit",
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

#if os(Linux)
  // A double stands in for UIKit where there is none. A Mac never sees it: it
  // builds the same sources against UIKit itself.
  let double: Target.Dependency = "UIKitDouble"
  for target in package.targets
  where ["FieldNavigationUIKit", "FieldNavigationRecipes", "SignUpExample"]
    .contains(target.name)
  {
    target.dependencies.append(double)
  }
  package.targets += [
    .target(
      name: "UIKitDouble", path: "Tests/UIKitDouble", swiftSettings: strict),
    .target(
      name: "UIKitDriver", dependencies: [double], path: "Tests/UIKitDriver",
      swiftSettings: strict),
    .executableTarget(
      name: "uikit-trace",
      dependencies: ["SignUpExample", "UIKitDriver", double],
      path: "Tests/UIKitTrace",
      swiftSettings: strict),
    .executableTarget(
      name: "uikit-bench",
      dependencies: ["FieldNavigationUIKit", double],
      path: "Benchmarks/UIKit",
      swiftSettings: strict),
    .testTarget(
      name: "FieldNavigationUIKitTests",
      dependencies: [
        "FieldNavigationRecipes", "FieldNavigationUIKit", "SignUpExample",
        "TestSupport", "UIKitDriver", double,
      ],
      swiftSettings: strict),
  ]
#endif
