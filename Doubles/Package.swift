// swift-tools-version: 6.3
import PackageDescription

#if !os(Linux)
#error("build Doubles on Linux: its UIKit and SwiftUI are doubles")
#endif

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The tests spend most of their time in these targets. Optimization makes the
// build a quarter longer. Optimization more than halves the time of the UIKit
// tests. Assertions and preconditions remain on.
let fast = strict + [.unsafeFlags(["-O", "-assert-config", "Debug"])]

// The doubles' files call each other all the time, so the compiler optimizes
// each double as a whole.
let whole =
  fast + [
    .unsafeFlags([
      "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
    ])
  ]

// Every compiler process of a module expands all its macros, of which `@Test`
// and `@Suite` are two thousand. By default a process gets 25 files, and the
// tests eleven processes; two are one for each core that the tests are built on.
let large = strict + [.unsafeFlags(["-driver-batch-count", "2"])]

// This package compiles the root's targets again, through the links in Links.
// `package` access works only inside one package. `canImport(UIKit)` finds only
// modules of this package.
let package = Package(
  name: "FieldNavigationDoubles",
  defaultLocalization: "en",
  targets: [
    // The targets that apps use.
    .target(
      name: "FieldNavigation",
      path: "Links/Sources/FieldNavigation",
      swiftSettings: fast),
    .target(
      name: "FieldNavigationWords",
      path: "Links/Sources/FieldNavigationWords",
      resources: [.process("Resources")],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationUIKit",
      dependencies: ["FieldNavigation", "FieldNavigationWords", "UIKit"],
      path: "Links/Sources/FieldNavigationUIKit",
      swiftSettings: fast),
    .target(
      name: "FieldNavigationRecipes",
      dependencies: [
        "FieldNavigation", "FieldNavigationUIKit", "FieldNavigationWords",
        "UIKit",
      ],
      path: "Links/Sources/FieldNavigationRecipes",
      swiftSettings: fast),
    .target(
      name: "FieldNavigationSwiftUI",
      dependencies: ["FieldNavigation", "FieldNavigationWords", "SwiftUI"],
      path: "Links/Sources/FieldNavigationSwiftUI",
      swiftSettings: fast),

    // The doubles of Apple's modules, and their drivers.
    .target(name: "UIKit", swiftSettings: whole),
    .target(name: "Combine", swiftSettings: fast),
    .target(
      name: "SwiftUI", dependencies: ["Combine", "UIKit"], swiftSettings: whole),
    // The compiler looks for this module in files that import both Testing and
    // UIKit.
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "UIKitDriver",
      dependencies: ["TestSupport", "UIKit"],
      swiftSettings: fast),
    .target(
      name: "SwiftUIDriver",
      dependencies: ["SwiftUI", "TestSupport"],
      swiftSettings: fast),

    // Support for the adapters' tests: traits, expectations, screens and
    // probes.
    .target(
      name: "AdapterTesting",
      dependencies: ["FieldNavigationWords", "TestSupport"],
      swiftSettings: fast),
    .target(
      name: "TestSupport",
      dependencies: ["FieldNavigation"],
      path: "Links/TestSupport",
      swiftSettings: fast),
    // `expect` instead of `#expect`, whose macro would be most of the build.
    .target(name: "Expectations", swiftSettings: fast),
    .target(
      name: "SignUpExample",
      dependencies: ["FieldNavigationUIKit", "UIKit"],
      path: "Links/SignUp/Screens",
      swiftSettings: strict),
    .target(
      name: "SignUpSwiftUIExample",
      dependencies: ["FieldNavigationSwiftUI", "SwiftUI"],
      path: "Links/SignUp/SwiftUIScreens",
      swiftSettings: strict),
    .target(
      name: "DeviceProbe",
      dependencies: ["UIKit"],
      path: "Links/DeviceProbe/Probe",
      swiftSettings: strict),
    .target(
      name: "SwiftUIProbe",
      dependencies: ["SwiftUI"],
      path: "Links/DeviceProbe/SwiftUIProbe",
      swiftSettings: strict),
    .target(
      name: "ScenarioScreens",
      dependencies: ["FieldNavigationUIKit", "TestSupport", "UIKit"],
      path: "Links/DeviceProbe/Scenarios",
      swiftSettings: strict),

    // The root's tests of the engine. They run here, because the root's manifest
    // can't optimize: apps may not depend on a package with unsafe flags.
    .testTarget(
      name: "FieldNavigationEngineTests",
      dependencies: ["FieldNavigation", "TestSupport"],
      path: "Links/FieldNavigationTests",
      swiftSettings: fast),
    .testTarget(
      name: "FieldNavigationUIKitTests",
      dependencies: [
        "AdapterTesting", "DeviceProbe", "Expectations",
        "FieldNavigationRecipes", "FieldNavigationUIKit",
        "FieldNavigationWords", "ScenarioScreens", "SignUpExample",
        "TestSupport", "UIKit", "UIKitDriver", "_Testing_UIKit",
      ],
      swiftSettings: large),
    .testTarget(
      name: "FieldNavigationSwiftUITests",
      dependencies: [
        "AdapterTesting", "Combine", "Expectations", "FieldNavigation",
        "FieldNavigationSwiftUI", "FieldNavigationUIKit",
        "SignUpSwiftUIExample", "SwiftUI", "SwiftUIDriver", "SwiftUIProbe",
        "TestSupport", "UIKit", "UIKitDriver", "_Testing_UIKit",
        "swiftui-run-loop",
      ],
      swiftSettings: large),

    // The tests run this program in a separate process. The first thread of a
    // test process has already ended.
    .executableTarget(
      name: "swiftui-run-loop",
      dependencies: [
        "FieldNavigationSwiftUI", "FieldNavigationUIKit", "SwiftUI", "UIKit",
      ],
      swiftSettings: strict),

    // The programs that `make demo` and `make bench` run.
    .executableTarget(
      name: "uikit-trace",
      dependencies: ["SignUpExample", "UIKitDriver", "UIKit"],
      swiftSettings: strict),
    .executableTarget(
      name: "engine-bench",
      dependencies: ["Allocations", "FieldNavigation"],
      path: "Benchmarks/Engine",
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
    .target(name: "Allocations", path: "Benchmarks/Allocations"),
  ],
  swiftLanguageModes: [.v6]
)
