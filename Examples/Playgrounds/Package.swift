// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// The manifest for Swift Playgrounds. There a package can't depend on a folder
// outside itself. Therefore Scripts/playground.sh copies the modules into the
// package.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "SignUp",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [
    .iOSApplication(
      name: "SignUp",
      targets: ["AppModule"],
      bundleIdentifier: "org.example.FieldNavigation.SignUp",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .pencil),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait,
        .landscapeLeft,
        .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ],
      additionalInfoPlistContentFilePath: "Info.plist")
  ],
  targets: [
    .target(
      name: "FieldNavigation", path: "Modules/FieldNavigation",
      swiftSettings: strict),
    .target(
      name: "FieldNavigationWords", path: "Modules/FieldNavigationWords",
      resources: [.process("Resources")],
      swiftSettings: strict),
    .target(
      name: "FieldNavigationUIKit",
      dependencies: ["FieldNavigation", "FieldNavigationWords"],
      path: "Modules/FieldNavigationUIKit",
      swiftSettings: strict),
    .target(
      name: "FieldNavigationSwiftUI",
      dependencies: ["FieldNavigation", "FieldNavigationWords"],
      path: "Modules/FieldNavigationSwiftUI",
      swiftSettings: strict),
    .executableTarget(
      name: "AppModule",
      dependencies: ["FieldNavigationSwiftUI", "FieldNavigationUIKit"],
      path: "Sources"),
  ],
  swiftLanguageModes: [.v6]
)
