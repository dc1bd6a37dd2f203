import FieldNavigationAudit
import Foundation

extension Run {
  func print(_ report: AuditReport) throws {
    let text = try text(of: report)
    if let path = options.output {
      try Output.write(Data(text.utf8), to: path)
    } else {
      try Output.print(text)
    }
  }

  private func text(of report: AuditReport) throws -> String {
    let isInXcode =
      ProcessInfo.processInfo.environment["XCODE_VERSION_ACTUAL"] != nil
    let format =
      options.format ?? configuration.format ?? (isInXcode ? .xcode : .text)
    return switch format {
    case .text:
      report.text(
        isColored: Terminal.isColored && options.output == nil,
        isComplete: options.isComplete ? true : nil,
        // Findings that fail the run are always shown.
        least: least == .note ? .note : .warning
      ) { finder.shown[$0] ?? $0 }
    // Xcode runs scripts in a different folder. Reports for Xcode therefore
    // have absolute paths.
    case .xcode: report.xcode { FileName.escaped(location(of: $0)) }
    case .json: try String(decoding: report.json(), as: UTF8.self) + "\n"
    case .sarif:
      try String(
        decoding: report.sarif(version: Command.version), as: UTF8.self) + "\n"
    case .github: report.github()
    }
  }

  func write(
    _ gallery: Gallery, into folder: String, _ problems: inout [Output.Failure]
  ) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      problems.append(
        Output.Failure(message: "cannot make the folder \(folder)"))
      return
    }
    var failures: [Output.Failure] = []
    for file in gallery.files {
      let path = Paths.join(folder, file.name)
      attempt(&failures) {
        let old =
          file.name == "index.html"
          ? FileManager.default.contents(atPath: path) : nil
        if let old, !Gallery.isIndex(old) {
          throw Output.Failure(
            message:
              "\(path) already exists and stays: this command did not write it"
          )
        }
        try Output.write(Data(file.content.utf8), to: path)
      }
    }
    // The disk may be too full for many pictures. The command then prints only
    // one line.
    guard let first = failures.first else { return }
    let others = failures.count - 1
    problems.append(
      others == 0
        ? first
        : Output.Failure(
          message: "\(first.message), and \(plural(others, "picture")) more"))
  }
}
