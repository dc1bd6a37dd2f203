import Foundation
import PackagePlugin

/// `swift package audit-forms [PATH... options]`: the command on the package's own
/// folder, or on what is named.
@main
struct AuditForms: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "fieldnavigation").url
    process.currentDirectoryURL = context.package.directoryURL
    // Without a path of its own a run is for all that the package has.
    let paths = Self.namesPath(arguments) ? [] : ["."]
    process.arguments = ["audit"] + paths + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 1 {
      Diagnostics.error("fieldnavigation found something to mend")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("fieldnavigation could not read or write everything")
    }
  }

  /// The options that take no value; the word behind another one is no path.
  private static let switches: Set = [
    "--all", "--force-exclude", "--fix", "--dry-run", "--list-rules", "--help",
    "-h", "--version",
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
