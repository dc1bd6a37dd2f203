import Foundation

/// A story as an argument of a test, or why it can't be played.
package struct StoryCase: Sendable, CustomStringConvertible {
  package let story: Result<Story, StoryFailure>
  /// The folder below Tests/Stories.
  package let folder: String

  package init(_ story: Result<Story, StoryFailure>, in folder: String) {
    self.story = story
    self.folder = folder
  }

  package var description: String {
    switch story {
    case .success(let story): story.title
    case .failure(let failure): "\(failure.file.name):\(failure.line)"
    }
  }
}

extension StoryCase {
  // Doubles compiles this file through a symbolic link. `#filePath` contains
  // the link's path.
  private static let root = URL(fileURLWithPath: #filePath)
    .resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Stories")

  /// The stories of some folders of Tests/Stories. The environment variable
  /// `STORY` chooses those whose title contains it:
  ///
  ///     STORY="only one login" … --filter StoryTests
  ///
  /// Swift Testing skips a test without arguments in silence, so a folder
  /// without stories and an unknown title are failures.
  ///
  /// - Parameter host: the name of the host in the last column of shared
  ///   stories.
  package static func all(
    in folders: String..., by host: String
  ) -> [StoryCase] {
    let cases = folders.flatMap { folder in
      folder == "Shared" ? shared(read(folder), by: host) : read(folder)
    }
    guard let part = ProcessInfo.processInfo.environment["STORY"] else {
      return cases
    }
    return chosen(part, from: cases)
  }

  package static func chosen(
    _ part: String, from cases: [StoryCase]
  ) -> [StoryCase] {
    let found = cases.filter { $0.description.contains(part) }
    if !found.isEmpty { return found }
    let titles = cases.map { "\n- \($0)" }.joined()
    return [
      failure(
        "No story has \(StoryText.quoted(part)) in its title. There are:"
          + titles, in: cases.first?.folder ?? "")
    ]
  }

  private static func read(_ folder: String) -> [StoryCase] {
    let place = root.appendingPathComponent(folder)
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    let stories = names.filter { $0.hasSuffix(".story") }.sorted()
      .flatMap { name in
        let url = place.appendingPathComponent(name)
        let file = StoryFile(name: "\(folder)/\(name)", path: url.path)
        return Story.parse(
          (try? String(contentsOf: url, encoding: .utf8)) ?? "", of: file)
      }
    if stories.isEmpty { return [failure("There is no story.", in: folder)] }
    return named(stories).map { StoryCase($0, in: folder) }
  }

  /// Refuses the second of two stories with one title.
  package static func named(
    _ stories: [Result<Story, StoryFailure>]
  ) -> [Result<Story, StoryFailure>] {
    var lines: [String: String] = [:]
    return stories.map { result in
      guard case .success(let story) = result else { return result }
      let place = "\(story.file.name):\(story.line)"
      guard let other = lines.updateValue(place, forKey: story.title) else {
        return result
      }
      return .failure(
        StoryFailure(
          "\(other) has the same title: \(story.title)", in: story.file,
          line: story.line))
    }
  }

  /// The last column of a shared story names hosts. Without names, all hosts
  /// play it.
  package static func shared(
    _ cases: [StoryCase], by host: String
  ) -> [StoryCase] {
    let hosts = ["gtk", "swiftui", "uikit", "web"]
    return cases.compactMap { each in
      guard case .success(let story) = each.story else { return each }
      let names = story.options.flatMap { $0 }
      if let other = names.first(where: { !hosts.contains($0) }) {
        let reason = StoryRefusal.missing("host", other, among: hosts).reason
        return StoryCase(
          .failure(StoryFailure(reason, in: story.file, line: story.line)),
          in: each.folder)
      }
      guard names.isEmpty || names.contains(host) else { return nil }
      return StoryCase(.success(story.withoutOptions), in: each.folder)
    }
  }

  private static func failure(
    _ message: String, in folder: String
  ) -> StoryCase {
    let path = root.appendingPathComponent(folder).path
    return StoryCase(
      .failure(
        StoryFailure(message, in: StoryFile(name: folder, path: path), line: 1)
      ), in: folder)
  }
}
