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
    let options = arguments.first.map { $0.hasPrefix("-") } ?? true
    process.arguments = ["audit"] + (options ? ["."] : []) + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 1 {
      Diagnostics.error("fieldnavigation found something to mend")
    } else if process.terminationStatus != 0 {
      Diagnostics.error("fieldnavigation could not read or write everything")
    }
  }
}
