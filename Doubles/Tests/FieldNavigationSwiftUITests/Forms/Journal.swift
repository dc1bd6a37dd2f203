/// What an app has done: the test reads it.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func note(_ entry: String) {
    entries.append(entry)
  }
}
