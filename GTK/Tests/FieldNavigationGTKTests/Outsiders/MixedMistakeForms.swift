import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// A booking with a drop-down, a spin button, a text view and an explicit order.
/// Mistakes may be in fields that Return normally passes: the spin button always
/// has a number, and the drop-down always has a selection.
@MainActor
@Suite(
  "Outsider: mistakes in all kinds of widgets", .serialized, .inWindows)
struct MixedMistakeForms {
  private func booking() -> Screen {
    let screen = Screen(
      """
      GtkWindow window default-width=400 default-height=500
        GtkBox orientation=vertical
          GtkEntry name
          GtkDropDown room items=Blue,Red
          GtkSpinButton nights
          GtkTextView wish
          GtkEntry mail
          GtkCheckButton terms label=Terms
      """)
    screen["name"].setText("Ada")
    screen["mail"].setText("a@b")
    return screen
  }

  private func attach(_ screen: Screen, _ wrong: Set<String>) {
    screen.show(focus: "mail")
    screen.navigator?.onFinish = { screen.note("booked") }
    screen.navigator?.configuration.isInvalid = { wrong.contains($0.name) }
  }

  // "goes to the first invalid field instead, by position". Whether a field is
  // empty doesn't matter: a spin button with the value 0 may be wrong.
  @Test(
    "A wrong field gets focus although Return otherwise passes it",
    arguments: ["room", "nights", "wish"])
  func kinds(_ name: String) {
    let screen = booking()
    attach(screen, [name, "mail"])
    screen.pressReturn()
    expect(screen.focused, equals: name)
    screen.expectLog()
  }

  @Test("A check button isn't a field: its mistake is the app's")
  func check() {
    let screen = booking()
    attach(screen, ["terms"])
    screen.pressReturn()
    screen.expectLog("booked")
    expect(screen.focused, equals: "mail")
  }

  @Test("The app's order decides which mistake is first")
  func order() {
    let screen = booking()
    attach(screen, ["name", "nights"])
    screen.navigator?.configuration.order = .explicit(
      ["nights", "name", "mail"].map { screen[$0] })
    screen.pressReturn()
    expect(screen.focused, equals: "nights")
    screen.expectLog()
  }

  // "Without `isInvalid` nothing changes."
  @Test("Without isInvalid the form ends, and focusFirstInvalid says no")
  func without() {
    let screen = booking()
    attach(screen, ["name"])
    screen.navigator?.configuration.isInvalid = nil
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    expect(screen.focused, equals: "mail")
    screen.pressReturn()
    screen.expectLog("booked")
  }

  // The invalid widget may change the form while it is asked.
  @Test("An app that shows the field with the mistake when asked is followed")
  func shows() {
    let screen = booking()
    screen.setVisible("name", false)
    attach(screen, [])
    screen.navigator?.configuration.isInvalid = { widget in
      screen.setVisible("name", true)
      return widget.name == "name"
    }
    screen.pressReturn()
    // Whether the first press already finds it isn't documented. It must not
    // finish twice, and the next press finds it.
    screen.pressReturn()
    expect(screen.focused, equals: "name")
    expect(screen.log.count <= 1)
  }
}
