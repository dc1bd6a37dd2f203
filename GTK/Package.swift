// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The `GTK` trait of the root package.
  .define("GTK"),
]

// Tests the GTK adapter with real keys. The package compiles the root's sources
// for two reasons. Only the tests need libraries other than GTK. Declarations
// with `package` access are visible only inside one package.
let package = Package(
  name: "FieldNavigationGTKTests",
  defaultLocalization: "en",
  targets: [
    // The targets that apps use.
    .target(
      name: "FieldNavigation",
      path: "Links/Sources/FieldNavigation",
      swiftSettings: strict),
    .systemLibrary(
      name: "CFieldNavigationGTK",
      path: "Links/Sources/CFieldNavigationGTK",
      pkgConfig: "gtk4"),
    .target(
      name: "FieldNavigationGTK",
      dependencies: ["CFieldNavigationGTK", "FieldNavigation"],
      path: "Links/Sources/FieldNavigationGTK",
      swiftSettings: strict),

    // Libraries for the tests: simulated keys for an X server, and libadwaita's
    // rows.
    .systemLibrary(name: "CXTest", pkgConfig: "xtst"),
    .systemLibrary(name: "CAdwaita", pkgConfig: "libadwaita-1"),
    .target(
      name: "GTKDriver",
      dependencies: ["CFieldNavigationGTK", "CXTest"],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: ["FieldNavigation"],
      path: "Links/TestSupport",
      swiftSettings: strict),
    // `expect` instead of `#expect`, whose macro would be most of the build.
    .target(
      name: "Expectations",
      path: "Links/Expectations",
      swiftSettings: strict),
    .target(
      name: "SignUpForm",
      dependencies: ["CFieldNavigationGTK", "FieldNavigationGTK"],
      path: "Links/Example/SignUpForm",
      swiftSettings: strict),

    // Programs for `make demo`, `make test ONLY=gtk-screen` and `make bench`.
    .executableTarget(
      name: "gtk-demo",
      dependencies: ["CFieldNavigationGTK", "GTKDriver", "SignUpForm"],
      swiftSettings: strict),
    .executableTarget(
      name: "gtk-screen",
      dependencies: ["CFieldNavigationGTK", "FieldNavigationGTK", "GTKDriver"],
      swiftSettings: strict),
    .executableTarget(
      name: "gtk-bench",
      dependencies: ["FieldNavigationGTK", "GTKDriver"],
      path: "Benchmarks",
      swiftSettings: strict),
    .testTarget(
      name: "FieldNavigationGTKTests",
      dependencies: [
        "CAdwaita", "CFieldNavigationGTK", "Expectations", "FieldNavigation",
        "FieldNavigationGTK", "GTKDriver", "SignUpForm", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
