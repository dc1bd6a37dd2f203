import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

@MainActor @Suite("A held Return", .serialized, .inWindows)
struct HeldKeyTests {
  /// Holds Return until the server has repeated the key five times.
  private func hold(in screen: Screen) {
    let counter = PressCounter()
    screen.keyboard.press(.return)
    expect(Loop.wait { counter.presses >= 12 })
    screen.keyboard.release(.return)
    screen.settle()
    counter.stop()
  }

  @Test("A held Return moves focus once, and its repeats do nothing")
  func movesOnce() {
    let screen = Screen()
    for name in ["a", "b", "c", "d"] { screen.add(name) }
    screen.show(focus: "a")
    for name in ["a", "b", "c", "d"] {
      screen.observe("activate", of: screen[name])
    }
    screen.navigator?.configuration.sharesReturn = true
    hold(in: screen)
    expect(screen.focused, equals: "b")
    expect(screen.log, equals: ["a activate"])
    screen.pressReturn()
    expect(screen.focused, equals: "c")
  }

  @Test("Other keys work while Return is held")
  func otherKeys() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.show(focus: "a")
    screen.keyboard.press(.return)
    screen.settle()
    screen.keyboard.type("x")
    screen.settle()
    expect(screen["b"].text, equals: "x")
    screen.keyboard.release(.return)
    screen.settle()
  }

  @Test("A held Return finishes the form once")
  func finishesOnce() {
    let screen = Screen()
    screen.add("a")
    screen.show(focus: "a")
    screen.navigator?.onFinish = { screen.note("finish") }
    hold(in: screen)
    expect(screen.log, equals: ["finish"])
    screen.pressReturn()
    expect(screen.log, equals: ["finish", "finish"])
  }

  @Test("A held Return does nothing more after the app moved focus")
  func appMoves() {
    let screen = Screen()
    for name in ["a", "b", "c", "d"] { screen.add(name) }
    screen.show(focus: "a")
    screen.observe("activate", of: screen["a"]) { screen.focus("c") }
    hold(in: screen)
    expect(screen.focused, equals: "c")
    screen.pressReturn()
    expect(screen.focused, equals: "d")
  }

  @Test(
    "Return works normally after the user released it in another window"
  )
  func windowLeft() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.show(focus: "a")
    let other = Screen()
    other.add("x")
    screen.keyboard.press(.return)
    screen.settle()
    expect(screen.focused, equals: "b")
    other.show(focus: "x", navigates: false)
    screen.keyboard.release(.return)
    other.settle()
    screen.show()
    screen.pressReturn()
    expect(screen.focused, equals: "c")
  }
}

/// Counts the key presses that GTK receives, including repeats.
@MainActor final class PressCounter {
  private(set) var presses = 0
  private let signal = g_signal_lookup(
    "key-pressed", gtk_event_controller_key_get_type())
  private var id: gulong = 0

  init() {
    id = g_signal_add_emission_hook(
      signal, 0,
      { _, _, _, counter in
        guard let counter else { return 1 }
        let it =
          Unmanaged<PressCounter>.fromOpaque(counter).takeUnretainedValue()
        MainActor.assumeIsolated { it.presses += 1 }
        return 1
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  func stop() { g_signal_remove_emission_hook(signal, id) }
}
