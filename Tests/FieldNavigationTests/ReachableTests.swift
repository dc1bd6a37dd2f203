import FieldNavigation
import Testing

/// Tests reachable fields (R1) and removed fields that have focus (R11).
@Suite struct ReachableTests {
  @Test(
    "R1: a single obstacle makes a field unreachable",
    arguments: [
      .hidden, .transparent, .detached, .noInteraction, .disabled,
      .notEditable, .excluded,
    ] as [FieldState.Obstacles])
  func obstacles(obstacle: FieldState.Obstacles) {
    var form = FieldForm(["a", "b", "c"])
    form.update("b", FieldState(obstacles: obstacle))
    #expect(form.moveOnReturn(from: "a") == .focus("c"))
    let isStop = obstacle == .notEditable || obstacle == .excluded
    #expect(
      form.moveOnTab(from: "c", direction: .backward)
        == .focus(isStop ? "b" : "a"),
      "R8: Tab stops at fields that are read-only or left out")
  }

  @Test("R1, R11: each obstacle is a separate flag")
  func distinct() {
    let all: [FieldState.Obstacles] = [
      .hidden, .transparent, .detached, .noInteraction, .disabled,
      .notEditable, .excluded,
    ]
    for (index, obstacle) in all.enumerated() {
      #expect(obstacle.rawValue.nonzeroBitCount == 1)
      #expect(!all[..<index].contains(obstacle))
      // The engine also has an internal flag for removed fields. The internal
      // flag must not equal an obstacle's bit.
      var form = FieldForm(["a", "b"])
      form.update("a", FieldState(obstacles: obstacle))
      form.focusMoved(to: "a")
      form.remove("a")
      #expect(form.state(of: "a")?.obstacles != obstacle)
      form.focusMoved(to: "b")
      #expect(form.order == ["b"])
      form.insert("c", FieldState(obstacles: obstacle))
      form.focusMoved(to: "c")
      form.focusMoved(to: "b")
      #expect(form.order == ["b", "c"])
    }
  }

  @Test("R1: an ancestor's obstacle makes a field unreachable")
  func ancestors() {
    let wrapper: FieldState.Obstacles = [.hidden, .disabled]
    #expect(!FieldState(obstacles: wrapper.union([])).isReachable)
    #expect(FieldState().isReachable)
  }

  @Test("R1: an alpha below 0.01 is an obstacle")
  func alpha() {
    #expect(FieldState.Obstacles.alpha(1) == [])
    #expect(FieldState.Obstacles.alpha(0.01) == [])
    #expect(FieldState.Obstacles.alpha(0.0099) == .transparent)
    #expect(FieldState.Obstacles.alpha(0) == .transparent)
    #expect(FieldState.Obstacles.alpha(.nan) == .transparent)
  }

  @Test("R1: a listed field may be transparent, but not hidden")
  func listedByName() {
    let overlay = FieldState(obstacles: .transparent)
    #expect(overlay.listedByName.isReachable)
    let hidden = FieldState(obstacles: [.transparent, .hidden])
    #expect(!hidden.listedByName.isReachable)
  }

  @Test("R11: Next from a removed focused field continues from its place")
  func removedWhileFocused() {
    var form = FieldForm(["a", "b", "c", "d"])
    form.focusMoved(to: "b")
    form.remove("b")
    #expect(form.moveOnReturn(from: "b") == .focus("c"))
    #expect(form.moveOnTab(from: "b", direction: .backward) == .focus("a"))
    #expect(form.moveOnReturn(from: "a") == .focus("c"), "it is no target")
    form.focusMoved(to: "c")
    #expect(form.position(of: "b") == nil)
    #expect(form.order == ["a", "c", "d"])
    #expect(form.moveOnReturn(from: "b") == .stay)
  }

  @Test("R11: a hidden or disabled field with focus keeps its place")
  func hiddenWhileFocused() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "b")
    form.update("b", FieldState(obstacles: .hidden))
    #expect(form.focused == "b")
    #expect(form.moveOnReturn(from: "b") == .focus("c"))
    #expect(form.returnKey(of: "b") == .next)
  }

  @Test("R11: adding a removed field again makes it a normal field")
  func removedAndBack() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "b")
    form.remove("b")
    form.insert("b", at: 1)
    #expect(form.order == ["a", "b", "c"])
    #expect(form.moveOnReturn(from: "a") == .focus("b"))
    form.focusMoved(to: "c")
    #expect(form.order == ["a", "b", "c"])
  }

  @Test("R11: an update doesn't restore a removed field")
  func updateAfterRemoval() {
    var form = FieldForm(["a", "b", "c"])
    form.focusMoved(to: "b")
    form.remove("b")
    form.update("b", FieldState())
    #expect(form.moveOnReturn(from: "a") == .focus("c"))
  }

  @Test("R11: a focused field keeps its place if a new order omits it")
  func reorderedAway() {
    var form = FieldForm(["a", "b", "c", "d"])
    form.focusMoved(to: "c")
    form.reorder(["d", "b", "a", "e"])
    #expect(form.moveOnReturn(from: "c") == .focus("a"), "behind b, as before")
    #expect(form.moveOnReturn(from: "b") == .focus("a"))
    form.focusMoved(to: "a")
    #expect(form.order == ["d", "b", "a", "e"])
  }
}
