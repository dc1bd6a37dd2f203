import Testing

@testable import FieldNavigation

/// For speed, the session stores some facts twice. The tests compare the two
/// copies of each fact.
@Suite struct ConsistencyTests {
  /// A session of three fields after the removal of a fourth. The second field
  /// is filled.
  private func session() -> FormSession {
    var session = FormSession()
    for place in 0..<3 {
      _ = session.insert(FieldState(isEmpty: place != 1))
    }
    let gone = session.insert(FieldState()).slot
    session.remove(gone)
    return session
  }

  @Test("A session is consistent with and without a free slot")
  func consistent() {
    #expect(FormSession().isConsistent)
    #expect(session().isConsistent)
  }

  @Test(
    "A session is inconsistent if two copies differ",
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
