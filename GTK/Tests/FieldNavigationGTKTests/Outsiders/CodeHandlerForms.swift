import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// Apps that handle `changed` of the fields of a code.
/// "What your code refuses or prevents changes nothing; if your handler moves
/// focus or rewrites the text, no move follows."
@MainActor
@Suite("Outsider: the app rewrites a code", .serialized, .inWindows)
struct CodeHandlerForms {
  private let boxes = ["c1", "c2", "c3"]

  private func row(_ handler: @escaping @MainActor (Screen, String) -> Void)
    -> Screen
  {
    let screen = Screen(
      """
      GtkWindow window default-width=400 default-height=200 default-widget=ok
        GtkBox orientation=vertical
          GtkBox row
            GtkEntry c1 max-length=1
            GtkEntry c2 max-length=1
            GtkEntry c3 max-length=1
          GtkEntry name
          GtkButton ok label=OK
      """)
    screen.observe("clicked", of: screen["ok"])
    for name in boxes {
      connect("changed", to: screen[name].raw) { [weak screen] in
        guard let screen else { return }
        handler(screen, name)
      }
    }
    screen.show(focus: "c1")
    screen.navigator?.configuration.codes = [
      FieldNavigator.Code(boxes.map { screen[$0] }, lengths: [1, 1, 1])
    ]
    return screen
  }

  @Test("An upper-casing handler: no move after a letter that it has rewritten")
  func upperCase() {
    let screen = row { screen, name in
      let text = screen[name].text
      if text != text.uppercased() { screen[name].setText(text.uppercased()) }
    }
    screen.type("A")
    expect(screen.focused, equals: "c2")
    screen.type("b")
    expect(screen["c2"].text, equals: "B")
    // By the words of the documentation. As an author I'd want c3: the handler
    // has only made the letter upper case, and the field is full.
    expect(screen.focused, equals: "c2")
    screen.pressReturn()
    expect(screen.focused, equals: "c3")
    screen.type("C")
    expect(screen.focused, equals: "name")
    screen.expectLog()
  }

  @Test("An upper-casing handler and a paste: all letters arrive, upper case")
  func upperPaste() {
    let screen = row { screen, name in
      let text = screen[name].text
      if text != text.uppercased() { screen[name].setText(text.uppercased()) }
    }
    screen.paste("ab-c")
    expect(Loop.wait { screen["c3"].text == "C" })
    expect(screen.texts(boxes), equals: ["A", "B", "C"])
    // OPEN: where focus is. Nothing of mine has moved it.
    screen.expectLog()
  }

  @Test("A handler that takes letters out again refuses them")
  func digitsOnly() {
    let screen = row { screen, name in
      let digits = screen[name].text.filter(\.isNumber)
      if digits != screen[name].text { screen[name].setText(digits) }
    }
    screen.type("x")
    expect(screen.focused, equals: "c1")
    expect(screen["c1"].text, equals: "")
    screen.type("1")
    expect(screen.focused, equals: "c2")
    screen.type("y")
    expect(screen.focused, equals: "c2")
    expect(screen["c2"].text, equals: "")
    screen.type("23")
    expect(screen.focused, equals: "name")
    screen.focus("c2")
    // OPEN: in a full box the handler sees "z" in place of the 2, or "2z"? In the
    // first case it empties the box, and the user has lost a digit.
    screen.type("z")
    expect(screen["c2"].text, equals: "2")
  }

  @Test("A handler that moves focus itself isn't followed by a second move")
  func ownMove() {
    let next = ["c1": "c2", "c2": "c3", "c3": "name"]
    let screen = row { screen, name in
      if screen[name].text.count == 1 { screen.focus(next[name]!) }
    }
    screen.type("1")
    expect(screen.focused, equals: "c2")
    screen.type("2")
    expect(screen.focused, equals: "c3")
    screen.pressBackspace()
    expect(screen.focused, equals: "c2")
    expect(screen["c2"].text, equals: "")
    screen.type("23")
    expect(screen.focused, equals: "name")
    expect(screen.texts(boxes + ["name"]), equals: ["1", "2", "3", ""])
    for name in boxes { screen[name].setText("") }
    screen.focus("c1")
    screen.paste("123")
    expect(Loop.wait { screen["c3"].text == "3" })
    expect(screen.texts(boxes), equals: ["1", "2", "3"])
    screen.expectLog()
  }

  @Test("A handler that jumps to another field after the first box is obeyed")
  func elsewhere() {
    let screen = row { screen, name in
      if screen["c1"].text == "0" { screen.focus("name") }
    }
    screen.type("0")
    expect(screen.focused, equals: "name")
    screen.type("1")
    expect(screen["name"].text, equals: "1")
    expect(screen["c2"].text, equals: "")
  }
}
