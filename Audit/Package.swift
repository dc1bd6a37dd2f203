// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The audit is a separate package. Apps that add FieldNavigation don't build
// the audit's parsers.
let package = Package(
  name: "FieldNavigationAudit",
  platforms: [.macOS(.v12)],
  products: [
    .library(name: "FieldNavigationAudit", targets: ["FieldNavigationAudit"]),
    .executable(name: "fieldnavigation", targets: ["fieldnavigation"]),
    .plugin(name: "AuditForms", targets: ["AuditForms"]),
  ],
  dependencies: [.package(name: "FieldNavigation", path: "..")],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "CXMLEvents", dependencies: ["CLibXML2"]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .target(name: "CHTMLEvents", dependencies: ["CGumbo"]),
    .target(
      name: "FieldNavigationAudit",
      dependencies: [
        "CHTMLEvents",
        "CXMLEvents",
        .product(name: "FieldNavigation", package: "FieldNavigation"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "fieldnavigation", dependencies: ["FieldNavigationAudit"],
      swiftSettings: strict),
    // This package declares the plugin. In the root package, the plugin would
    // bring the parsers into every app.
    .plugin(
      name: "AuditForms",
      capability: .command(
        intent: .custom(
          verb: "audit-forms",
          description: "Audits where Return leads in storyboards, xibs, pages.")
      ),
      dependencies: ["fieldnavigation"]),
    .testTarget(
      name: "FieldNavigationAuditTests",
      dependencies: ["FieldNavigationAudit", "fieldnavigation"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// Only fuzzing builds link this target, because the fuzzer has its own `main`.
if Context.environment["FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "audit-fuzz", dependencies: ["FieldNavigationAudit"],
      path: "Tests/Fuzz", swiftSettings: strict))
}
