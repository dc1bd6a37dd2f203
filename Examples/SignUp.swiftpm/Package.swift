// swift-tools-version: 6.2
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "SignUp",
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
  dependencies: [.package(name: "FieldNavigation", path: "../..")],
  targets: [
    .executableTarget(
      name: "AppModule",
      dependencies: [
        .product(name: "FieldNavigationSwiftUI", package: "FieldNavigation"),
        .product(name: "FieldNavigationUIKit", package: "FieldNavigation"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
