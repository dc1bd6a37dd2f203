import Foundation

// Plays a scenario in the example app and writes a recording.

func fail(_ message: String) -> Never {
  // `write(_:)` would crash if nothing reads the messages any more.
  try? FileHandle.standardError.write(
    contentsOf: Data("uikit-trace: \(message)\n".utf8))
  exit(1)
}

/// The system's words, because Foundation's own description of the error is a
/// list of its keys.
func reason(_ error: any Error) -> String {
  let system = (error as NSError).userInfo[NSUnderlyingErrorKey]
  guard let system = system as? any Error else { return "\(error)" }
  return String(cString: strerror(Int32((system as NSError).code)))
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  fail("two paths are needed, of a scenario and of the trace to write")
}

let file: Data
do {
  file = try Data(contentsOf: URL(fileURLWithPath: arguments[1]))
} catch {
  fail("can't read \(arguments[1]): \(reason(error))")
}

let scenario: Scenario
do {
  scenario = try JSONDecoder().decode(Scenario.self, from: file)
} catch {
  fail("\(arguments[1]) is no scenario: \(error)")
}

// The size and the keyboard of a current phone.
let size = CGSize(width: 390, height: 844)
var recorder = Recorder(size: size, keyboardHeight: 336)
do {
  for step in scenario.steps { try recorder.play(step) }
} catch {
  fail("\(error)")
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
let trace = Trace(screen: size, steps: recorder.steps)
do {
  try encoder.encode(trace).write(to: URL(fileURLWithPath: arguments[2]))
} catch {
  fail("can't write \(arguments[2]): \(reason(error))")
}
