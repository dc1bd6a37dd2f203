import Expectations
import SwiftUIDriver
import Testing

/// What an app under test has been told: finished forms and own submits.
@MainActor final class AppLog {
  private(set) var finishes: [String] = []
  private(set) var submits: [String] = []

  nonisolated init() {}

  func finish(_ what: String = "form") {
    finishes.append(what)
  }

  func submit(_ what: String) {
    submits.append(what)
  }

  /// Expects these entries now, and still these after the screen has rested.
  func expect(
    finishes: [String], submits: [String] = [], on screen: Screen,
    at place: SourceLocation = #_sourceLocation
  ) async {
    Expectations.expect(self.finishes, equals: finishes, "at once", at: place)
    Expectations.expect(self.submits, equals: submits, "at once", at: place)
    await screen.rest()
    Expectations.expect(self.finishes, equals: finishes, "later", at: place)
    Expectations.expect(self.submits, equals: submits, "later", at: place)
  }
}

extension Screen {
  /// Gives late tasks and blocks time to run.
  func rest() async {
    for _ in 0..<4 {
      settle()
      await Task.yield()
    }
    settle()
  }
}
