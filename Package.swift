// swift-tools-version: 6.2
import PackageDescription

// The products for apps, and the engine's tests. The audit and the adapters'
// tests in Doubles and GTK are separate packages. An app never resolves them.
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
    .library(name: "FieldNavigationGTK", targets: ["FieldNavigationGTK"]),
  ],
  traits: ["GTK"],  // Without it FieldNavigationGTK is empty and needs no GTK.
  targets: [
    .target(name: "FieldNavigation"),
    .target(name: "FieldNavigationWords", resources: [.process("Resources")]),
    .target(
      name: "FieldNavigationUIKit",
      dependencies: ["FieldNavigation", "FieldNavigationWords"]),
    .target(
      name: "FieldNavigationRecipes",
      dependencies: [
        "FieldNavigation", "FieldNavigationUIKit", "FieldNavigationWords",
      ]),
    .target(
      name: "FieldNavigationSwiftUI",
      dependencies: ["FieldNavigation", "FieldNavigationWords"]),
    .systemLibrary(name: "CFieldNavigationGTK", pkgConfig: "gtk4"),
    .target(
      name: "FieldNavigationGTK",
      dependencies: [
        "FieldNavigation",
        .target(
          name: "CFieldNavigationGTK",
          condition: .when(platforms: [.linux], traits: ["GTK"])),
      ]),
    .target(
      name: "TestSupport", dependencies: ["FieldNavigation"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "FieldNavigationTests",
      dependencies: ["FieldNavigation", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
