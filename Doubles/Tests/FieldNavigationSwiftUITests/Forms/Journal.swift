/// The actions of an app, for the test to read.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func note(_ entry: String) {
    entries.append(entry)
  }
}
