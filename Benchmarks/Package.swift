// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "FieldNavigation", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "FieldNavigation", package: "FieldNavigation"),
        "Allocations",
      ]),
    .target(name: "Allocations"),
  ],
  swiftLanguageModes: [.v6]
)
