import Expectations
import Foundation
import Testing

/// Foundation runs the main run loop only on a process's first thread. In a
/// test process that thread has ended. Therefore another process runs the main
/// run loop.
@Suite("SwiftUI forms on Foundation's real run loop") struct RunLoopTests {
  /// The lines that `swiftui-run-loop` prints below each heading.
  private static let runs = Result { try play() }

  private static func play() throws -> [String: [String]] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appending(component: "swiftui-run-loop")
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    print(text)
    try #require(process.terminationStatus == 0)
    var runs: [String: [String]] = [:]
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("  ") {
        runs[heading, default: []].append(String(line.dropFirst(2)))
      } else {
        heading = String(line.dropLast())
      }
    }
    return runs
  }

  @Test(
    "Each press of Return moves focus by one field (R10, R14)",
    arguments: [
      "event alone", "event with another behind it", "queue", "timer",
    ])
  func press(run: String) throws {
    try expect(
      Self.runs.get()[run],
      equals: [
        "submit Address", "blur Address", "focus City", "focus is in City",
      ])
  }

  @Test(
    "A target that gets focus late doesn't count as refusing (R10)"
  )
  func late() throws {
    try expect(
      Self.runs.get()["focus that moves after the update"],
      equals: [
        "submit Address", "blur Address", "focus City", "focus is in City",
      ])
  }

  @Test("A new row gets focus before the run loop sleeps (R13)")
  func appear() throws {
    try expect(
      Self.runs.get()["appear"],
      equals: [
        "submit Guest 0", "scroll to 30", "blur Guest 0", "focus Guest 30",
        "focus is in Guest 30",
      ])
  }

  @Test(
    "The UIKit adapter's changes at the end of a turn are drawn at once"
  )
  func observer() throws {
    try expect(
      Self.runs.get()["change of UIKit's adapter"],
      equals: [
        "changes the screen", "drawn",
      ])
    try expect(
      Self.runs.get()["change without a notification"],
      equals: [
        "changes the screen", "late, woken by a timer: drawn",
      ])
  }
}
