import FieldNavigationAudit
import Foundation

/// The command: options in, a report out, an exit code for scripts.
@main
struct Command {
  static let version = "0.1.0"

  static func main() async {
    do {
      switch try Request(Array(CommandLine.arguments.dropFirst())) {
      case .help: print(Options.help, terminator: "")
      case .version: print("fieldnavigation \(version)")
      case .audit(var options):
        try options.complete(with: Configuration.read(options.configuration))
        try await exit(Run(options).report())
      }
    } catch let error as UsageError {
      fail("\(error.message)\nSee: fieldnavigation --help")
    } catch {
      fail(error.localizedDescription)
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("fieldnavigation: \(message)\n".utf8))
    exit(2)
  }
}

/// What the person at the terminal has to do differently.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// An unknown word, and the known one that it may have been meant as.
  init(_ what: String, _ word: String, among known: [String]) {
    let nearest = nearest(to: word, among: known)
      .map { "; did you mean \($0)?" }
    self.init(
      "unknown \(what) \(word)"
        + (nearest ?? "; there are \(known.joined(separator: ", "))"))
  }
}
