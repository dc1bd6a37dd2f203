import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

@MainActor
@Suite("The end of a navigator or of its window", .serialized, .inWindows)
struct EndTests {
  enum Ending: CaseIterable { case release, destroy, both }

  // The handlers hold strong references to the navigation. Each way to end the
  // navigation breaks the reference cycle.
  @Test("A navigator retains none of the app's objects after it ended")
  func ends() throws {
    final class Owner {}
    for ending in Ending.allCases {
      for held in [false, true] {
        let screen = Screen()
        weak var owner: Owner?
        do {
          let strong = Owner()
          owner = strong
          let scroller: Widget = gtk_scrolled_window_new()
          screen.add("scroller", scroller)
          let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
          gtk_scrolled_window_set_child(scroller.opaque, box)
          let object = g_object_new_with_properties(
            g_type_from_name("AdwEntryRow"), 0, nil, nil)
          let row = Widget(OpaquePointer(try #require(object)))
          screen.name(row, "row")
          gtk_box_append(box.box, row)
          screen.add("a", to: box)
          screen.show(focus: "a")
          screen.navigator?.onFinish = { _ = strong }
          screen.navigator?.configuration.isEmpty = { _ in
            _ = strong
            return true
          }
          screen.navigator?.configuration.textViewKeys = [.return, .tab]
          screen.navigator?.configuration.order = .explicit(
            [screen["a"], screen["row"]])
        }
        if held {
          screen.keyboard.press(.return)
          expect(Loop.wait { screen.focused == "row" })
        } else {
          screen.focus("row")
        }
        if ending != .release { gtk_window_destroy(screen.window.window) }
        expect(owner != nil)
        if ending == .both { screen.navigator?.invalidate() }
        screen.navigator = nil
        expectNil(owner, "\(ending), \(held ? "held" : "not held")")
        if held { screen.keyboard.release(.return) }
      }
    }
  }

  @Test("A handler may destroy the window while Return moves focus")
  func destroyedInside() {
    for releases in [false, true] {
      let screen = Screen()
      for name in ["a", "b"] { screen.add(name) }
      screen.show(focus: "a")
      connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
        [weak screen] in
        guard let screen, screen.log == [] else { return }
        screen.note("destroy")
        if releases { screen.navigator = nil }
        gtk_window_destroy(screen.window.window)
      }
      screen.keyboard.tap(.return)
      screen.expectLog("destroy")
      expect(screen.navigator?.focusNext() != true)
      let other = Screen()
      for name in ["a", "b"] { other.add(name) }
      other.show(focus: "a")
      other.pressReturn()
      expect(other.focused, equals: "b")
    }
  }

  @Test("A navigator made before the old one is released takes over at once")
  func takesOver() {
    let screen = Screen.signUp()
    screen.show(focus: "name")
    _ = warnings { screen.navigator = FieldNavigator(in: screen.window) }
    screen.pressReturn()
    expect(screen.focused, equals: "password")
  }

  @Test("R10: if the last fields refuse again, Return ends the form")
  func refusesAgain() {
    let screen = Screen.signUp()
    screen.show(focus: "password")
    screen.navigator?.onFinish = { screen.note("finish") }
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      [weak screen] in
      guard let screen, screen.focused == "city" else { return }
      screen.note("refuse")
      screen.focus("password")
    }
    screen.pressReturn()
    expect(screen.log, equals: ["refuse"])
    screen.pressReturn()
    expect(screen.log, equals: ["refuse", "refuse", "finish"])
    expect(screen.focused, equals: "password")
  }

  @Test("R14: Return in a text view that the app handles stays the app's")
  func handledTextView() {
    let screen = Screen()
    let note = screen.add("note", gtk_text_view_new())
    screen.add("name")
    screen.show(focus: "note")
    screen.navigator?.configuration.textViewKeys = .return
    screen.navigator?.setRole(.handlesReturn, of: note)
    screen.pressReturn()
    expect(screen.focused, equals: "note")
    expect(note.text, equals: "\n")
  }
}
