// swift-tools-version: 6.2
import PackageDescription

// The sign-up form in GTK. Run `swift run SignUp` in this folder, with GTK 4.8
// or later (Debian: libgtk-4-dev).
let package = Package(
  name: "SignUpGTK",
  dependencies: [
    .package(name: "FieldNavigation", path: "../..", traits: ["GTK"])
  ],
  targets: [
    .target(
      name: "SignUpForm",
      dependencies: [
        .product(name: "FieldNavigationGTK", package: "FieldNavigation")
      ]),
    .executableTarget(name: "SignUp", dependencies: ["SignUpForm"]),
  ],
  swiftLanguageModes: [.v6]
)
