import FieldNavigation
import Testing

/// Presses that reveal rows without views (R13). The toy list below displays a
/// few rows at a time, and reuses nothing.
@Suite struct RowPressTests {
  @Test("R13: a press stops at the first empty field that it reveals")
  func firstEmpty() {
    var list = ToyList(rows: 40, empty: [30])
    #expect(list.pressReturn() == .focus(30))
    #expect(list.revealed == Array(list.inSight..<30) + [30])
  }

  @Test("R13: without an empty field, focus goes to the first revealed one")
  func firstRevealed() {
    var list = ToyList(rows: 40, empty: [])
    #expect(list.pressReturn() == .focus(list.inSight))
    #expect(list.finishes == 0)
  }

  @Test(
    "R13: a press reveals 200 rows, and then goes to the last of them",
    arguments: [199, 200, 201, 400])
  func limit(behind: Int) {
    var list = ToyList(rows: 0, empty: [])
    list = ToyList(rows: list.inSight + behind, empty: [])
    let last = list.inSight + RowPress.limit - 1
    #expect(
      list.pressReturn() == .focus(behind > 200 ? last : list.inSight))
    #expect(list.revealed.count == min(behind, 200))
  }

  @Test("R13: several rows that one step displays all count")
  func severalAtOnce() {
    var session = FormSession()
    let slots = (0..<2).map { session.insert(FieldState(isEmpty: $0 > 0)).slot }
    var press = RowPress(.return(in: slots[0], shown: nil))
    for place in 0..<29 {
      #expect(press.next(&session) == .step(.check(slots[1])))
      #expect(press.next(&session) == .step(.reveal(slots[1])))
      press.didReveal(7, at: place)
    }
    #expect(press.next(&session) == .step(.check(slots[1])))
    #expect(
      press.next(&session) == .goBack(to: 28, isLast: true), "29 x 7 is 203")
  }

  @Test("R13: if no revealed row has a field, the user stays")
  func plainRows() {
    var list = ToyList(rows: 40, empty: [], plain: 5..<40)
    #expect(list.pressReturn() == .stay)
    #expect(list.finishes == 0)
  }

  @Test(
    "R10, R13: a revealed field that refuses is asked once, then focus stays")
  func refusal() {
    var list = ToyList(rows: 40, empty: [20], refusing: [20])
    #expect(list.pressReturn() == .stay)
    #expect(list.asked == [20])
  }

  @Test("R10, R13: at the limit, a field that refused isn't asked again")
  func refusalAtLimit() {
    let last = 5 + RowPress.limit - 1
    var list = ToyList(rows: 400, empty: [last], refusing: [last])
    #expect(list.pressReturn() == .focus(last - 1))
    #expect(list.asked == [last, last - 1])
  }

  @Test("R10, R13: a refusal before the rows is kept while they are revealed")
  func refusalBefore() {
    var list = ToyList(rows: 210, empty: [2], refusing: [2])
    #expect(list.pressReturn() == .focus(204), "the limit")
    #expect(list.asked == [2, 204])
    list = ToyList(rows: 100, empty: [2], refusing: [2])
    #expect(list.pressReturn() == .stay)
    #expect(list.asked == [2])
  }

  @Test("R13: the field that focus goes back to may refuse, too")
  func refusalOfFirst() {
    var list = ToyList(rows: 40, empty: [], refusing: [5])
    #expect(list.pressReturn() == .stay)
    #expect(list.asked == [5])
  }

  @Test(
    "R6, R13: a key that shows Next goes to the first revealed filled field")
  func shownNext() {
    var list = ToyList(rows: 40, empty: [])
    #expect(list.pressReturn(shown: .next) == .focus(5))
  }

  @Test("R8, R13: Tab reveals one row")
  func tab() {
    var list = ToyList(rows: 40, empty: [])
    #expect(list.pressTab(from: 4) == .focus(5))
    #expect(list.revealed == [5])
  }

  @Test("R6: a Done key of the app closes the keyboard and reveals nothing")
  func ownDone() {
    var list = ToyList(rows: 40, empty: [])
    list.setKey(.done, of: 0)
    #expect(list.pressReturn() == .resign)
    #expect(list.revealed.isEmpty)
  }

  @Test("R10, R13: a press goes on in another session and forgets nothing")
  func restart() {
    var one = FormSession(policy: ReturnPolicy(), unread: 2)
    var press = one.slot(at: 0).map { RowPress(.return(in: $0, shown: nil)) }
    #expect(press?.next(&one) == one.slot(at: 1).map { .step(.check($0)) })
    #expect(press?.next(&one) == one.slot(at: 1).map { .step(.reveal($0)) })
    press?.didReveal(1, at: 70)

    // The row has moved from position 1 to 3, behind a filled field.
    var two = FormSession(policy: ReturnPolicy(), unread: 4)
    let slots = (0..<4).compactMap { two.slot(at: $0) }
    two.note(slots[2], FieldState(isEmpty: false))
    press?.base.restart(in: slots[1])
    func step() -> RowPress.Step? { press?.step(in: &two) { _ in false } }
    #expect(step() == .step(.check(slots[3])))
    #expect(step() == .step(.focus(slots[3])))

    // The row refuses. Its slot in a third session has another number.
    var three = FormSession(policy: ReturnPolicy(), unread: 3)
    let last = (0..<3).compactMap { three.slot(at: $0) }
    three.note(last[1], FieldState(obstacles: .detached))
    press?.base.restart(in: last[0])
    func next() -> RowPress.Step? { press?.step(in: &three) { _ in false } }
    #expect(next() == .step(.check(last[2])))
    three.note(last[2], FieldState(isEmpty: false))
    #expect(next() == .step(.stay), "neither finishes nor asks again")
    #expect(press?.revealedCount == 1)
  }

  @Test("R10: the first field of a session may refuse before a restart")
  func restartOfFirst() {
    let policy = ReturnPolicy(ending: .wrap)
    var one = FormSession(policy: policy, unread: 2)
    let slots = (0..<2).compactMap { one.slot(at: $0) }
    one.note(slots[1], FieldState(isEmpty: false))
    var press = RowPress(.return(in: slots[1], shown: nil))
    #expect(press.next(&one) == .step(.check(slots[0])))
    one.note(slots[0], FieldState())
    func step() -> RowPress.Step { press.step(in: &one) { _ in false } }
    #expect(step() == .step(.focus(slots[0])))

    // It refuses. The first field of the next session is another one.
    var two = FormSession(policy: policy, unread: 2)
    let others = (0..<2).compactMap { two.slot(at: $0) }
    two.note(others[1], FieldState(isEmpty: false))
    press.base.restart(in: others[1])
    func next() -> RowPress.Step { press.step(in: &two) { _ in false } }
    #expect(next() == .step(.check(others[0])))
    two.note(others[0], FieldState())
    #expect(next() == .step(.focus(others[0])))
  }

  @Test("R10, R13: a press doesn't go back to the first field, which refused")
  func firstRefusesAgain() {
    var session = FormSession()
    _ = session.setPolicy(ReturnPolicy(ending: .wrap))
    let slots = (0..<2).map {
      session.insert(FieldState(isEmpty: $0 == 0)).slot
    }
    for _ in 1...2 {
      var isShown = false
      var press = RowPress(
        .return(in: slots[1], shown: nil, asksAgain: true))
      func step() -> RowPress.Step {
        press.step(in: &session) { $0 == slots[0] && !isShown }
      }
      #expect(step() == .step(.check(slots[0])))
      #expect(step() == .step(.reveal(slots[0])))
      isShown = true
      press.didReveal(1, at: 70)
      #expect(step() == .step(.check(slots[0])))
      #expect(step() == .step(.focus(slots[0])))
      #expect(step() == .step(.stay), "neither finishes nor goes back")
    }
  }

  @Test("R13: the engine's adapters with integer places go back by place")
  func places() {
    var session = FormSession()
    let slots = (0..<4).map { place in
      session.insert(FieldState(isEmpty: place > 1)).slot
    }
    var press = RowPress(.return(in: slots[0], shown: nil))
    var hidden: Set = [slots[2], slots[3]]
    func step() -> RowPress.Step {
      press.step(in: &session) { hidden.contains($0) }
    }
    #expect(step() == .step(.check(slots[2])))
    #expect(step() == .step(.reveal(slots[2])))
    hidden.remove(slots[2])
    session.update(slots[2], FieldState(isEmpty: false))
    press.didReveal(1, at: 70)
    #expect(step() == .step(.check(slots[3])))
    #expect(step() == .step(.reveal(slots[3])))
    hidden.remove(slots[3])
    session.update(slots[3], FieldState(isEmpty: false))
    press.didReveal(0, at: 71)
    #expect(press.revealedCount == 2)
    #expect(step() == .goBack(to: 70, isLast: false))
    #expect(step() == .step(.stay))
  }
}

/// A list of numbered rows with one field each. The first five are displayed.
private struct ToyList {
  private var form: FieldForm<Int>
  let inSight = 5
  private let empty: Set<Int>
  private let plain: Range<Int>
  private let refusing: Set<Int>
  private var shown: Set<Int>
  private(set) var revealed: [Int] = []
  private(set) var asked: [Int] = []
  private(set) var finishes = 0

  init(
    rows: Int, empty: Set<Int>, plain: Range<Int> = 0..<0,
    refusing: Set<Int> = []
  ) {
    form = FieldForm(0..<rows)
    self.empty = empty
    self.plain = plain
    self.refusing = refusing
    shown = Set(0..<inSight)
    shown.forEach { read($0) }
    form.focusMoved(to: 0)
  }

  private mutating func read(_ row: Int) {
    form.update(
      row,
      FieldState(
        obstacles: plain ~= row ? .detached : [],
        isEmpty: empty.contains(row),
        fixedReturnKey: form.state(of: row)?.fixedReturnKey))
  }

  mutating func setKey(_ key: ReturnKey, of row: Int) {
    form.update(row, FieldState(isEmpty: false, fixedReturnKey: key))
  }

  mutating func pressReturn(
    shown: ReturnKey? = nil
  ) -> FieldForm<Int>.Move {
    play(form.pressReturn(in: 0, shown: shown))
  }

  mutating func pressTab(from row: Int) -> FieldForm<Int>.Move {
    play(form.pressTab(in: row, direction: .forward))
  }

  private mutating func play(_ press: FieldForm<Int>.Press)
    -> FieldForm<Int>
    .Move
  {
    var press = press
    while true {
      let shown = shown
      switch form.step(&press, needsReveal: { !shown.contains($0) }) {
      case .check(let row): if shown.contains(row) { read(row) }
      case .reveal(let row):
        revealed.append(row)
        self.shown.insert(row)
        read(row)
      case .focus(let row):
        asked.append(row)
        if !refusing.contains(row) { return .focus(row) }
      case .finish:
        finishes += 1
        return .finish
      case .resign: return .resign
      case .stay: return .stay
      }
    }
  }
}

extension RowPress {
  /// The next step if every slot but the first stands for rows.
  fileprivate mutating func next(_ session: inout FormSession) -> Step {
    step(in: &session) { $0.index > 0 }
  }
}
