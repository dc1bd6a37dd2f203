import FieldNavigation
import Testing

/// A scroll view with the numbers of another library's tests. The screen has
/// 928 points, the keyboard 312 and the gap 62.
@Suite struct KeyboardOffsetTests {
  private struct Page {
    var offset = 0.0
    var fieldY: Double
    var height = 47.0
    var caret: Double?

    /// Applies the plan for a keyboard of this height.
    mutating func show(_ keyboard: Double) -> Double {
      let width = 400.0
      func frame(_ y: Double, _ height: Double) -> LayoutRect {
        LayoutRect(x: 0, y: y, width: width, height: height)
      }
      let plan = KeyboardAvoidance.plan(
        field: frame(fieldY, height), caret: caret.map { frame(fieldY, $0) },
        scrollers: [
          .init(viewport: frame(0, 928), offset: offset, contentHeight: 2000)
        ],
        container: frame(0, 928), keyboard: frame(928 - keyboard, keyboard),
        gap: 62)
      let moved = plan.offsets[0] - offset
      fieldY -= moved
      offset = plan.offsets[0]
      #expect(plan.shift == 0)
      return (offset * 100).rounded() / 100
    }
  }

  @Test("A2: if a field is already visible, nothing scrolls")
  func visible() {
    var page = Page(fieldY: 281.67)
    #expect(page.show(312) == 0)
  }

  @Test("A2: if the keyboard covers a field, the view scrolls just enough")
  func covered() {
    var page = Page(fieldY: 695.67)
    #expect(page.show(312) == 188.67)
    var low = Page(fieldY: 695.67, height: 20)
    #expect(low.show(312) == 161.67)
  }

  @Test(
    "A2: in a tall text view, only the line with the caret scrolls into view")
  func caret() {
    var page = Page(fieldY: 695.67, height: 900, caret: 47)
    #expect(page.show(312) == 188.67)
    var low = Page(fieldY: 695.67, height: 900, caret: 20)
    #expect(low.show(312) == 161.67)
  }

  @Test("A3: the view scrolls when the keyboard grows, not when it shrinks")
  func resizing() {
    var page = Page(fieldY: 695.67)
    #expect(page.show(312) == 188.67)
    #expect(page.show(388) == 264.67)
    #expect(page.show(312) == 264.67)
    #expect(page.show(388) == 264.67)
  }

  @Test("A3: after a change of focus, the view scrolls from its current offset")
  func focusSwitch() {
    var page = Page(offset: 638.33, fieldY: 695.67)
    #expect(page.show(312) == 827)
    #expect(page.show(312) == 827)
  }
}

/// Tests the insets and shifts for the keyboard. Hiding the keyboard removes
/// the insets and shifts (A4).
@Suite struct AdditionTests {
  @Test("A4: hiding the keyboard removes only the added inset")
  func insets() {
    var added = InsetAddition()
    #expect(added.set(216, on: 10) == 226)
    #expect(added.amount == 216)
    #expect(added.set(216, on: 226) == 226, "the same again")
    #expect(added.set(300, on: 226) == 310, "a higher keyboard")
    #expect(added.set(0, on: 314) == 14, "the app added 4 meanwhile")
    #expect(added.set(0, on: 14) == 14, "hidden twice")
  }

  @Test(
    "A4: hiding the keyboard doesn't change an inset that the app has replaced"
  )
  func overwritten() {
    for own in [0.0, 10, 182, 215] {
      var added = InsetAddition()
      #expect(added.set(216, on: 0) == 216)
      #expect(!added.isOverwritten(by: 216))
      #expect(added.isOverwritten(by: own))
      #expect(added.appInset(in: own) == own)
      #expect(added.set(0, on: own) == own)
      #expect(added.set(0, on: own) == own, "hidden twice")
    }
    var added = InsetAddition()
    #expect(added.set(216, on: -30) == 186, "a negative inset of the app's")
    #expect(added.set(0, on: 186) == -30)
  }

  @Test("A4: the shift counts as removed only if the view has its old frame")
  func lost() {
    var shift = ShiftAddition()
    let home = LayoutRect(x: 0, y: 64, width: 320, height: 416)
    #expect(shift.lostAmount(in: home) == 0)
    let up = shift.set(100.0 / 3, on: home)
    #expect(shift.lostAmount(in: up) == 0)
    #expect(shift.lostAmount(in: home) == 100.0 / 3)
    let rotated = LayoutRect(x: 0, y: 32, width: 480, height: 260)
    #expect(shift.lostAmount(in: rotated) == 0)
    let resized = LayoutRect(x: 0, y: 64, width: 480, height: 416)
    #expect(shift.lostAmount(in: resized) == 0, "the parent resized the view")
    #expect(shift.amount(in: rotated) == 0)
    // A view stores its center and size. The view's frame is computed from its
    // center and size.
    let computed = up.offsetBy(y: 208 + 1e-9).offsetBy(y: -208)
    #expect(shift.amount(in: computed) == 100.0 / 3)
  }

  @Test("A4: hiding the keyboard removes an existing shift just once")
  func shifts() {
    var shift = ShiftAddition()
    let home = LayoutRect(x: 0, y: 64, width: 320, height: 416)
    let up = shift.set(100, on: home)
    #expect(up == home.offsetBy(y: -100))
    #expect(shift.amount(in: up) == 100)
    #expect(shift.set(100, on: up) == up, "the same again")
    let half = shift.set(50, on: up)
    #expect(half == home.offsetBy(y: -50))
    #expect(shift.set(0, on: half) == home)
    #expect(shift.set(0, on: home) == home, "hidden twice")
  }

  @Test("A4: hiding the keyboard ignores a shift that a layout has removed")
  func layout() {
    var shift = ShiftAddition()
    let home = LayoutRect(x: 0, y: 64, width: 320, height: 416)
    _ = shift.set(100, on: home)
    let rotated = LayoutRect(x: 0, y: 32, width: 480, height: 260)
    #expect(shift.amount(in: rotated) == 0)
    #expect(shift.set(0, on: rotated) == rotated)
    #expect(shift.set(80, on: rotated) == rotated.offsetBy(y: -80))
    #expect(shift.set(0, on: rotated.offsetBy(y: -80)) == rotated)
  }

  @Test("A4: an offset doesn't change unless it would be outside the content")
  func offsets() {
    let viewport = LayoutRect(x: 0, y: 0, width: 320, height: 600)
    func after(_ offset: Double, content: Double) -> Double {
      KeyboardAvoidance.Scroller(
        viewport: viewport, offset: offset, contentHeight: content,
        topInset: 10, bottomInset: 30
      ).offsetWithoutKeyboard
    }
    #expect(after(200, content: 1000) == 200)
    #expect(after(430, content: 1000) == 430)
    #expect(after(431, content: 1000) == 430)
    #expect(after(-10, content: 1000) == -10)
    #expect(after(100, content: 100) == -10, "all of it fits")
  }
}
