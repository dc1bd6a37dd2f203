import Foundation

// Plays a scenario in the example app and writes a recording.

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("uikit-trace: \(message)\n".utf8))
  exit(1)
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  fail("two paths are needed, of a scenario and of the trace to write")
}

do {
  let scenario = try JSONDecoder().decode(
    Scenario.self, from: Data(contentsOf: URL(fileURLWithPath: arguments[1])))
  // The size and the keyboard of a current phone.
  let size = CGSize(width: 390, height: 844)
  var recorder = Recorder(size: size, keyboardHeight: 336)
  for step in scenario.steps { try recorder.play(step) }

  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
  let trace = Trace(screen: size, steps: recorder.steps)
  try encoder.encode(trace).write(to: URL(fileURLWithPath: arguments[2]))
} catch {
  fail("\(error)")
}
