import Testing

@testable import FieldNavigation

/// The session stores some things twice, so that a key press costs little.
@Suite struct ConsistencyTests {
  /// Three fields, of which the second is filled, after one was removed.
  private func session() -> FormSession {
    var session = FormSession()
    for place in 0..<3 {
      _ = session.insert(FieldState(isEmpty: place != 1))
    }
    let gone = session.insert(FieldState()).slot
    session.remove(gone)
    return session
  }

  @Test("A session is consistent, with a free slot and without")
  func consistent() {
    #expect(FormSession().isConsistent)
    #expect(session().isConsistent)
  }

  @Test(
    "Everything stored twice is compared",
    arguments: [
      { $0.stops[0].toggle() }, { $0.reachable[0].toggle() },
      { $0.reachableAndEmpty[0].toggle() }, { $0.slots.swapAt(0, 2) },
      { $0.free = [] }, { $0.free.append(3) },
    ] as [@Sendable (inout FormSession) -> Void])
  func broken(_ breakOne: @Sendable (inout FormSession) -> Void) {
    var session = session()
    breakOne(&session)
    #expect(!session.isConsistent)
  }
}
