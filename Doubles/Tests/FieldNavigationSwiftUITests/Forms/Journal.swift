/// Records what an app did, for tests to read.
@MainActor final class Journal {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func note(_ entry: String) {
    entries.append(entry)
  }
}
