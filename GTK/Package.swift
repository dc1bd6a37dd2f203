// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The root's trait.
  .define("GTK"),
]

// The tests of the GTK adapter, with real keys, on the root's sources: `package`
// access ends at a package, and so do pkg-config's questions.
let package = Package(
  name: "FieldNavigationGTKTests",
  defaultLocalization: "en",
  targets: [
    // What ships.
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

    // Keys of a real X server, and libadwaita's rows, for the tests.
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
    .target(
      name: "SignUpForm",
      dependencies: ["CFieldNavigationGTK", "FieldNavigationGTK"],
      path: "Links/Example/SignUpForm",
      swiftSettings: strict),

    // What `make demo` and `make bench` run.
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
        "CAdwaita", "CFieldNavigationGTK", "FieldNavigation",
        "FieldNavigationGTK", "GTKDriver", "SignUpForm", "TestSupport",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
