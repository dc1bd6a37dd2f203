import Foundation
import PackagePlugin

/// `swift package audit-forms [PATH... options]` runs the command on these
/// paths. Without a path, the command audits the package's folder.
@main
struct AuditForms: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "fieldnavigation").url
    process.currentDirectoryURL = context.package.directoryURL
    // Without a path, the command audits the whole package.
    let paths = Self.namesPath(arguments) ? [] : ["."]
    process.arguments = ["audit"] + paths + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 1 {
      Diagnostics.error("fieldnavigation has findings")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("fieldnavigation could not read or write everything")
    }
  }

  /// The options that take no value. The word after any other option is the
  /// option's value.
  private static let switches: Set = [
    "--all", "--no-code", "--force-exclude", "--fix", "--labels",
    "--dry-run", "--list-rules", "--help", "-h", "--version",
  ]

  private static func namesPath(_ arguments: [String]) -> Bool {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { return !rest.isEmpty }
      if argument == "-" || !argument.hasPrefix("-") { return true }
      if !argument.contains("="), !switches.contains(argument) {
        rest = rest.dropFirst()
      }
    }
    return false
  }
}
