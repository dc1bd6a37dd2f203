// swift-tools-version: 6.3
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
    .library(
      name: "FieldNavigationSwiftUI", targets: ["FieldNavigationSwiftUI"]),
  ],
  targets: [
    .target(name: "FieldNavigation", swiftSettings: strict),
    .target(
      name: "FieldNavigationWeb",
      dependencies: ["FieldNavigation"],
      swiftSettings: strict + [.enableExperimentalFeature("Extern")]),
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
      name: "SignUpExample",
      dependencies: ["FieldNavigationUIKit"],
      path: "Examples/SignUp.swiftpm/Sources/Screens",
      swiftSettings: strict),
    .target(
      name: "SignUpSwiftUIExample",
      dependencies: ["FieldNavigationSwiftUI"],
      path: "Examples/SignUp.swiftpm/Sources/SwiftUIScreens",
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
// Doubles named UIKit and SwiftUI stand in where there are none. They stay away
// where the package is a dependency: a build has one folder for all modules, so
// that an app on Linux would find a UIKit to import.
let isDependency = Context.packageDirectory.split(separator: "/")
  .contains("checkouts")

if !isDependency {
  for target in package.targets
  where ["FieldNavigationUIKit", "FieldNavigationRecipes", "SignUpExample"]
    .contains(target.name)
  {
    target.dependencies.append("UIKit")
  }
  for target in package.targets
  where ["FieldNavigationSwiftUI", "SignUpSwiftUIExample"].contains(target.name)
  {
    target.dependencies.append("SwiftUI")
  }
  package.targets += [
    .target(name: "UIKit", path: "Tests/UIKitDouble", swiftSettings: strict),
    // The compiler looks for it where both Testing and UIKit are imported.
    .target(
      name: "_Testing_UIKit", path: "Tests/UIKitTesting", swiftSettings: strict),
    .target(
      name: "UIKitDriver", dependencies: ["TestSupport", "UIKit"],
      path: "Tests/UIKitDriver",
      swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/SwiftUIDouble",
      swiftSettings: strict),
    .target(
      name: "SwiftUIDriver", dependencies: ["SwiftUI", "TestSupport"],
      path: "Tests/SwiftUIDriver", swiftSettings: strict),
    .target(
      name: "DeviceProbe", dependencies: ["UIKit"],
      path: "Tests/DeviceProbe/Probe", swiftSettings: strict),
    .target(
      name: "SwiftUIProbe", dependencies: ["SwiftUI"],
      path: "Tests/DeviceProbe/SwiftUIProbe", swiftSettings: strict),
    .target(
      name: "ScenarioScreens",
      dependencies: ["FieldNavigationUIKit", "TestSupport", "UIKit"],
      path: "Tests/DeviceProbe/Scenarios", swiftSettings: strict),
    .executableTarget(
      name: "uikit-trace",
      dependencies: ["SignUpExample", "UIKitDriver", "UIKit"],
      path: "Tests/UIKitTrace",
      swiftSettings: strict),
    .executableTarget(
      name: "uikit-bench",
      dependencies: ["FieldNavigationUIKit", "UIKit"],
      path: "Benchmarks/UIKit",
      swiftSettings: strict),
    .executableTarget(
      name: "swiftui-bench",
      dependencies: ["FieldNavigationSwiftUI", "SwiftUI", "SwiftUIDriver"],
      path: "Benchmarks/SwiftUI",
      swiftSettings: strict),
    .executableTarget(
      name: "engine-bench",
      dependencies: ["FieldNavigation", "Allocations"],
      path: "Benchmarks/Engine",
      swiftSettings: strict),
    .target(name: "Allocations", path: "Benchmarks/Allocations"),
    .testTarget(
      name: "FieldNavigationUIKitTests",
      dependencies: [
        "DeviceProbe", "FieldNavigationRecipes", "FieldNavigationUIKit",
        "FieldNavigationWords", "ScenarioScreens", "SignUpExample",
        "TestSupport", "UIKit",
        "UIKitDriver", "_Testing_UIKit",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FieldNavigationSwiftUITests",
      dependencies: [
        "FieldNavigation", "FieldNavigationSwiftUI", "FieldNavigationUIKit",
        "SignUpSwiftUIExample", "SwiftUI", "SwiftUIDriver", "SwiftUIProbe",
        "TestSupport", "UIKit", "UIKitDriver",
      ],
      swiftSettings: strict),
  ]
}
#endif
