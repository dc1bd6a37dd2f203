import Foundation

/// Runs the command in a temporary folder.
struct CommandRun {
  /// The command's exit code, output and error output.
  struct Outcome {
    let code: Int32
    let output: String
    let error: String
  }

  /// The build puts the test bundle and the command into one folder.
  static let command = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("fieldnavigation")

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
  }

  func callAsFunction(
    _ arguments: [String], in subfolder: String = ".", input: Data? = nil,
    to output: FileHandle? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    try start(
      Self.command, arguments, in: subfolder, input, output, environment)
  }

  /// Runs the command with a file-size limit of 0. The command can then write
  /// to pipes but not to files.
  func withoutRoom(_ arguments: String) throws -> Outcome {
    let script = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \(arguments)"
    return try start(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script, Self.command.path])
  }

  private func start(
    _ program: URL, _ arguments: [String], in subfolder: String = ".",
    _ input: Data? = nil, _ output: FileHandle? = nil,
    _ environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.appendingPathComponent(subfolder)
    process.environment =
      ProcessInfo.processInfo.environment
      .filter { $0.key != "XCODE_VERSION_ACTUAL" }
      .merging(environment) { $1 }
    let (printed, said, given) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output ?? printed
    process.standardError = said
    process.standardInput = given
    try process.run()
    if let input { try given.fileHandleForWriting.write(contentsOf: input) }
    try given.fileHandleForWriting.close()
    // The calls read both pipes until the command ends.
    let text =
      output == nil
      ? printed.fileHandleForReading.readDataToEndOfFile() : Data()
    let message = said.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus,
      output: String(decoding: text, as: UTF8.self),
      error: String(decoding: message, as: UTF8.self))
  }

  @discardableResult
  func copy(_ name: String, as path: String? = nil) throws -> URL {
    try write(Storyboards.data(name), to: path ?? name)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
    return url
  }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  func text(of path: String) throws -> String {
    try String(
      contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func cleanUp() { try? FileManager.default.removeItem(at: folder) }
}
