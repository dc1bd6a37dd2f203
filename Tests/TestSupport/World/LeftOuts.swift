import Foundation

/// Counts what hosts leave out, and prints it at the end of the run.
package final class LeftOuts: Sendable {
  package static let all = LeftOuts()

  private struct Entry: Hashable {
    let host: String
    let what: String
    let reason: String
  }

  private let lock = NSLock()
  nonisolated(unsafe) private var counts: [Entry: Int] = [:]

  private init() {}

  package func add(_ what: String, of host: String, because leftOut: LeftOut) {
    lock.withLock {
      if counts.isEmpty { atexit { LeftOuts.all.print() } }
      let entry = Entry(host: host, what: what, reason: leftOut.reason)
      counts[entry, default: 0] += 1
    }
  }

  private func print() {
    let lines = lock.withLock {
      counts.map { entry, count in
        "\(entry.host) left out \(count) x \(entry.what): \(entry.reason)"
      }
    }
    for line in lines.sorted() { Swift.print(line) }
  }
}
