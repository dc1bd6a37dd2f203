import FieldNavigationAudit
import Foundation

/// Parses options and prints a report. Returns an exit code for scripts.
@main
struct Command {
  static let version = "0.1.0"

  static func main() async {
    do {
      try await exit(run(arguments))
    } catch let error as UsageError {
      say("\(error.message)\nSee: fieldnavigation --help")
    } catch let failure as Output.Failure {
      say(failure.message)
    } catch {
      say(error.localizedDescription)
    }
    exit(2)
  }

  /// The arguments, in which the name of a file needn't be UTF-8.
  private static var arguments: [String] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { place in
      CommandLine.unsafeArgv[place].map { argument in
        FileName.text(
          UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
      }
    }
  }

  /// Writes a message to standard error. The message has one line even if a
  /// file name has line breaks.
  static func say(_ message: String) {
    let lines = message.split(separator: "\nSee: ", maxSplits: 1)
      .map { printable(String($0)) }
    // There is nowhere left to report this failure.
    try? FileHandle.standardError.write(
      contentsOf: Data(
        "fieldnavigation: \(lines.joined(separator: "\nSee: "))\n".utf8))
  }

  private static func run(_ arguments: [String]) async throws -> Int32 {
    switch arguments.first {
    case nil, "help", "-h", "--help": try Output.print(Help.text)
    case "version", "--version": try printVersion()
    case "manual": try Output.print(Manual.text)
    case "completion":
      try Output.print(Completion.named(arguments.dropFirst().first).script)
    case "audit":
      let options = try Options(Array(arguments.dropFirst()))
      guard let question = options.question else {
        return try await Run(options).report()
      }
      try answer(question, options)
    case let word?:
      throw UsageError("command", word, among: Help.commands.map(\.name))
    }
    return 0
  }

  private static func answer(
    _ question: Options.Question, _ options: Options
  ) throws {
    var levels: Configuration {
      get throws {
        try Configuration(options.configuration, from: Paths.here)
      }
    }
    switch question {
    case .help: try Output.print(Help.text)
    case .version: try printVersion()
    case .rules:
      let levels = try levels
      try Output.print(Help.rules { levels.severity(of: $0, in: nil) })
    case .explanation(let rule):
      try Output.print(
        Help.explanation(of: rule, levels.severity(of: rule, in: nil)))
    }
  }

  private static func printVersion() throws {
    try Output.print("fieldnavigation \(version)\n")
  }
}

/// A mistake that the user of the command must fix.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }

  /// The message names the unknown word and suggests the closest known word.
  init(_ what: String, _ word: String, among known: [String]) {
    let nearest = nearest(to: word, among: known)
      .map { "; did you mean \($0)?" }
    self.init(
      "unknown \(what) \(word)"
        + (nearest ?? "; there are \(known.joined(separator: ", "))"))
  }
}
