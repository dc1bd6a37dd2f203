import CFieldNavigationGTK
import FieldNavigationGTK
import TestSupport
import Testing

/// Plays the stories of Tests/Stories with real keys.
@MainActor @Suite("Stories", .serialized, .inWindows) struct StoryTests {
  @Test("Stories", arguments: StoryCase.all(in: "Shared", by: "gtk"))
  func play(story: StoryCase) throws {
    do {
      let story = try story.story.get()
      for (name, make) in try story.apps(in: StoryApp.sharedApps) {
        try TestSupport.play(story, in: make(), named: name)
      }
    } catch let failure as StoryFailure {
      Issue.record(
        Comment(rawValue: failure.description),
        sourceLocation: SourceLocation(
          fileID: "Stories/\(failure.file.name)", filePath: failure.file.path,
          line: failure.line, column: 1))
    }
  }
}

// The apps of Tests/Stories/Shared.

extension StoryApp {
  static let sharedApps: StoryApps = [
    "Three": { shared(["a", "b", "c"]) },
    "Filled": { shared(["a", "b", "c"]) { $0["c"].setText("x") } },
    "Hidden": {
      shared(["a", "b", "c"]) { gtk_widget_set_visible($0["b"], 0) }
    },
    "Disabled": {
      shared(["a", "b", "c"]) { gtk_widget_set_sensitive($0["b"], 0) }
    },
    "SignUp": {
      shared(["name", "mail", "city", "password"]) {
        $0["city"].setText("Rome")
      }
    },
  ]

  private static func shared(
    _ names: [String], prepare: @MainActor (Screen) -> Void = { _ in }
  ) -> StoryApp {
    let screen = Screen()
    for name in names { screen.add(name) }
    prepare(screen)
    screen.show()
    screen.navigator?.onFinish = { [weak screen] in screen?.note("finished") }
    return StoryApp(screen) { screen.log }
  }
}
