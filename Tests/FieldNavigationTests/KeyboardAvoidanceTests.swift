import FieldNavigation
import Testing

private func frame(
  _ y: Double, _ height: Double, x: Double = 0, width: Double = 320
) -> LayoutRect {
  LayoutRect(x: x, y: y, width: width, height: height)
}

/// Tests how much the keyboard covers (A1). Also tests how far the field moves
/// (A2, A5).
@Suite struct KeyboardAvoidanceTests {
  let screen = frame(0, 640)

  // MARK: A1

  @Test("A1: the area that the keyboard covers is not visible")
  func covered() {
    let field = frame(500, 40)
    func visible(_ keyboard: LayoutRect?) -> Range<Double> {
      KeyboardAvoidance.visible(
        in: screen, keyboard: keyboard, beside: field)
    }
    #expect(visible(nil) == 0..<640)
    #expect(visible(frame(400, 240)) == 0..<400)
    #expect(visible(frame(400, 900)) == 0..<400, "partly off the screen")
    #expect(visible(frame(640, 240)) == 0..<640, "all of it off the screen")
    #expect(visible(frame(900, 240)) == 0..<640)
    #expect(visible(frame(585, 300)) == 0..<585, "a hardware keyboard's bar")
    #expect(visible(frame(300, 200)) == 0..<300, "undocked, low")
    #expect(visible(frame(100, 200)) == 300..<640, "undocked, high")
    #expect(visible(frame(0, 100)) == 100..<640)
  }

  @Test("A1: a floating keyboard doesn't cover the areas beside it")
  func floating() {
    let wide = frame(0, 640, width: 1000)
    let keyboard = frame(300, 200, x: 600, width: 320)
    #expect(
      KeyboardAvoidance.visible(
        in: wide, keyboard: keyboard, beside: frame(400, 40)) == 0..<640)
    #expect(
      KeyboardAvoidance.visible(
        in: wide, keyboard: keyboard, beside: frame(400, 40, x: 500)) == 0..<300
    )
    #expect(
      KeyboardAvoidance.plan(
        field: frame(400, 40), container: wide, keyboard: keyboard
      ).shift == 0)
  }

  @Test("A1: only the keyboard's part inside the container counts")
  func containerAboveTheBottom() {
    let sheet = frame(100, 400)
    #expect(
      KeyboardAvoidance.visible(
        in: sheet, keyboard: frame(400, 240), beside: frame(300, 40))
        == 100..<400)
    #expect(
      KeyboardAvoidance.plan(
        field: frame(400, 40), container: sheet, keyboard: frame(560, 80)
      ).shift == 0)
  }

  // MARK: A2

  @Test("A2: the container shifts just enough for the field and the gap")
  func justEnough() {
    #expect(shift(frame(500, 40)) == 160)
    #expect(shift(frame(340, 40)) == 0, "field and gap fit exactly")
    #expect(shift(frame(341, 40)) == 1)
    #expect(shift(frame(500, 40), gap: 0) == 140)
    #expect(shift(frame(500, 40), keyboard: frame(585, 300)) == 0)
    #expect(shift(frame(560, 40), keyboard: frame(585, 300)) == 35)
    #expect(shift(frame(500, 40), keyboard: nil) == 0)
  }

  @Test("A2: the line with the caret becomes visible in a tall field")
  func tallField() {
    let field = frame(100, 500)
    #expect(shift(field, caret: frame(550, 20)) == 190)
    #expect(shift(field, caret: frame(150, 20)) == 0)
  }

  @Test("A2: a field's top never leaves the screen to show its bottom")
  func topStays() {
    for height in stride(from: 10.0, through: 900, by: 10) {
      for y in stride(from: 0.0, through: 600, by: 20) {
        let shift = shift(frame(y, height))
        #expect(shift >= 0 && shift <= y, "y \(y), height \(height)")
      }
    }
  }

  // MARK: A5

  @Test("A5: only the nearest scroll view scrolls if that is enough")
  func nearestScrolls() {
    let inner = scroller(frame(0, 640), content: 2000)
    let outer = scroller(frame(0, 640), content: 2000)
    let plan = plan(frame(500, 40), [inner, outer])
    #expect(plan.offsets == [160, 0])
    #expect(plan.insets == [240, 240])
    #expect(plan.shift == 0)
  }

  @Test("A5: an outer scroll view scrolls the rest of the distance")
  func remainder() {
    // The scroll view ends 10 points below the keyboard's top. With the inset,
    // the scroll view can scroll by 10.
    let outer = scroller(frame(0, 410), content: 410)
    let plan = plan(frame(380, 30), [outer])
    #expect(plan.offsets == [10])
    #expect(plan.insets == [10])
    #expect(plan.shift == 20)
    let around = scroller(frame(0, 640), content: 900)
    let both = self.plan(frame(380, 30), [outer, around])
    #expect(both.offsets == [10, 20])
    #expect(both.shift == 0)
  }

  @Test(
    "A5: the outer scroll view scrolls if the keyboard covers the inner one"
  )
  func coveredViewport() {
    let inner = scroller(frame(450, 150), content: 150)
    let outer = scroller(frame(0, 640), content: 640)
    let plan = plan(frame(500, 40), [inner, outer])
    #expect(plan.offsets == [0, 160])
    #expect(plan.shift == 0)
  }

  @Test("A5: a field above the visible area scrolls into view")
  func aboveTheViewport() {
    let scroller = scroller(frame(0, 640), content: 2000, offset: 500)
    let plan = plan(frame(-60, 40), [scroller])
    #expect(plan.offsets[0] <= 440)
    #expect(plan.offsets[0] >= 400)
    #expect(plan.shift == 0)
  }

  // MARK: A4

  @Test("A4: an inset with enough room for the keyboard doesn't change")
  func ownInsets() {
    func inset(_ own: Double, bars: Double = 0) -> Double {
      var scroller = scroller(screen, content: 2000)
      scroller.bottomInset = own + bars
      scroller.barInset = bars
      return plan(frame(500, 40), [scroller]).insets[0]
    }
    #expect(inset(0) == 240)
    #expect(inset(10) == 240, "a margin stays above the keyboard")
    #expect(inset(240) == 0)
    #expect(inset(260) == 0)
    #expect(inset(206) == 34)
    #expect(inset(-10) == 240)
    #expect(inset(0, bars: 34) == 206, "the keyboard covers the bars")
    #expect(inset(10, bars: 34) == 206)
    #expect(inset(206, bars: 34) == 0)
    #expect(inset(0, bars: 300) == 0)
  }

  // MARK: Bad input

  @Test(
    "A rectangle that isn't finite covers nothing and moves nothing",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func notFinite(value: Double) {
    #expect(shift(frame(value, 40)) == 0)
    #expect(shift(frame(500, value)) == 0)
    #expect(shift(frame(500, 40), keyboard: frame(value, 240)) == 0)
    #expect(shift(frame(500, 40), caret: frame(value, 20)) == 160)
    let scrolled = plan(
      frame(value, 40), [scroller(frame(0, 640), content: 900, offset: 7)])
    #expect(scrolled.offsets == [7])
    _ = shift(frame(500, -40), keyboard: frame(400, -240))
  }

  @Test(
    "A container that isn't finite moves nothing",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func containerNotFinite(value: Double) {
    for container in [frame(0, value), frame(value, 640)] {
      let plan = KeyboardAvoidance.plan(
        field: frame(500, 40), container: container,
        keyboard: frame(400, 240))
      #expect(plan.shift == 0)
      // If the container isn't finite, the scroll view's visible area doesn't
      // shrink.
      let scrolled = KeyboardAvoidance.plan(
        field: frame(500, 40), scrollers: [scroller(screen, content: 900)],
        container: container, keyboard: frame(400, 240))
      #expect(scrolled.offsets == [0])
      #expect(scrolled.insets == [0])
    }
  }

  @Test(
    "A scroll view that isn't finite doesn't scroll",
    arguments: [.nan, .infinity, -.infinity] as [Double])
  func viewportNotFinite(value: Double) {
    for viewport in [frame(0, value), frame(value, 640)] {
      let plan = plan(
        frame(500, 40), [scroller(viewport, content: 900, offset: 7)])
      #expect(plan.offsets == [7])
      #expect(plan.insets == [0])
    }
    let odd = plan(
      frame(500, 40), [scroller(frame(0, 640), content: value, offset: 7)])
    #expect(odd.offsets == [7])
  }

  @Test("A4: without a keyboard the container does not shift")
  func noKeyboard() {
    #expect(shift(frame(600, 40), keyboard: nil) == 0)
    #expect(shift(frame(600, 40), keyboard: frame(640, 240)) == 0)
  }

  private func shift(
    _ field: LayoutRect, caret: LayoutRect? = nil,
    keyboard: LayoutRect? = frame(400, 240), gap: Double = 20
  ) -> Double {
    KeyboardAvoidance.plan(
      field: field, caret: caret, container: screen, keyboard: keyboard,
      gap: gap
    ).shift
  }

  private func plan(
    _ field: LayoutRect, _ scrollers: [KeyboardAvoidance.Scroller]
  ) -> KeyboardAvoidance.Plan {
    KeyboardAvoidance.plan(
      field: field, scrollers: scrollers, container: screen,
      keyboard: frame(400, 240))
  }

  private func scroller(
    _ viewport: LayoutRect, content: Double, offset: Double = 0
  ) -> KeyboardAvoidance.Scroller {
    .init(viewport: viewport, offset: offset, contentHeight: content)
  }
}
