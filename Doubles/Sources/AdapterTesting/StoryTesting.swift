package import TestSupport
import Testing

// Plays stories as tests. The last column of a story on a double has the
// policies, such as `pairs promising refusalKeepsFocus`, and the warnings that
// the library must give (`warns "words"`) or may give (`may-warn "words"`).

extension StoryCase {
  /// Plays the story under its policies. Each failure is an issue at the
  /// story's line.
  ///
  /// - Parameters:
  ///   - tables: the apps of each folder.
  ///   - policies: the policies with these words. Without words, they are the
  ///     host's usual ones. `nil` if no policies have them.
  @MainActor package func run<Policies>(
    in tables: [String: StoryApps],
    under policies: ([String]) -> EachPolicy<Policies>?
  ) async throws {
    do {
      let story = try story.get()
      let apps = try story.apps(in: tables[folder] ?? [:])
      let options = StoryOptions(story)
      guard let policies = policies(options.policies) else {
        throw StoryFailure(
          "There are no policies \(options.policies.joined(separator: " ")).",
          in: story.file, line: story.line)
      }
      try await policies.run {
        for (name, make) in apps {
          do throws(StoryFailure) {
            try options.play(story, in: make, named: name)
          } catch {
            record(error)
          }
        }
      }
    } catch let failure as StoryFailure {
      record(failure)
    }
  }
}

/// Records an issue at the line of a story.
package func record(_ failure: StoryFailure) {
  Issue.record(
    Comment(rawValue: failure.description),
    sourceLocation: SourceLocation(
      fileID: "Stories/\(failure.file.name)", filePath: failure.file.path,
      line: failure.line, column: 1))
}

private struct StoryOptions {
  private(set) var policies: [String] = []
  private var warnings: [String] = []
  private var allowed: [String] = []

  init(_ story: Story) {
    for words in story.options {
      switch words[0] {
      case "warns": warnings += words.dropFirst()
      case "may-warn": allowed += words.dropFirst()
      default: policies += words
      }
    }
  }

  @MainActor func play(
    _ story: Story, in make: @MainActor () -> StoryApp, named name: String
  ) throws(StoryFailure) {
    var result = Result<Void, StoryFailure>.success(())
    let heard = AdapterTesting.warnings {
      result = Result { () throws(StoryFailure) in
        try TestSupport.play(story, in: make(), named: name)
      }
    }
    try result.get()
    let unexpected = heard.filter { text in
      !(warnings + allowed).contains { text.contains($0) }
    }
    let missing = warnings.filter { words in
      !heard.contains { $0.contains(words) }
    }
    let problems =
      unexpected.map { "Unexpected: \($0)" }
      + missing.map { "No warning contains: \($0)" }
    guard problems.isEmpty else {
      throw StoryFailure(
        "\(story.title), in the app \(name)\n"
          + problems.joined(separator: "\n"), in: story.file, line: story.line)
    }
  }
}
