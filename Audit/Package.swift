// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A separate package: an app that adds FieldNavigation never sees the parsers that
// the audit needs.
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
    // Here and not at the root: an app that resolves the root would get the
    // parsers.
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

// Linked with the fuzzer's own main, which other builds do not have.
if Context.environment["FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "audit-fuzz", dependencies: ["FieldNavigationAudit"],
      path: "Tests/Fuzz", swiftSettings: strict))
}
