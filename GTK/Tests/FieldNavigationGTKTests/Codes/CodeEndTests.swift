import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// R15: what follows a full code.
@MainActor
@Suite("The end of a code (R15)", .serialized, .inWindows)
struct CodeEndTests {
  @Test("Without the option, a full code goes on, but finishes nothing")
  func goesOn() {
    let on = CodeForm()
    on.screen.type("123")
    expect(on.screen.focused, equals: "other")
    on.screen.expectLog()
    let full = CodeForm(other: "x")
    full.screen.navigator?.onFinish = { full.screen.note("finish") }
    full.screen.type("123")
    expect(full.screen.focused, equals: "c")
    full.screen.expectLog()
  }

  @Test("A full code asks for no mistakes, and goes to none (R16)")
  func noMistakes() {
    let form = CodeForm(other: "x")
    form.screen.navigator?.configuration.isInvalid = { field in
      form.screen.note("asked")
      return field == form.screen["a"]
    }
    form.screen.type("123")
    expect(form.screen.focused, equals: "c")
    form.screen.expectLog()
  }

  @Test("stopsAtInvalid keeps focus in the code, as it keeps Return (R16)")
  func stopsAtInvalid() {
    let form = CodeForm()
    form.screen.navigator?.configuration.isInvalid = {
      $0 == form.screen["c"]
    }
    form.screen.navigator?.configuration.policy.stopsAtInvalid = true
    form.screen.type("123")
    expect(form.screen.focused, equals: "c")
  }

  @Test("The form finishes by onFinish, or by the default widget, once")
  func finishes() {
    let action = CodeForm(other: nil, isEnded: true)
    action.screen.navigator?.onFinish = { action.screen.note("finish") }
    action.screen.type("123")
    expect(action.screen.focused, equals: "c")
    action.screen.expectLog("finish")
    action.screen.pressBackspace()
    action.screen.type("4")
    action.screen.expectLog("finish")

    let widget = CodeForm(other: nil, isEnded: true)
    widget.screen.paste("123")
    widget.screen.expectLog("ok clicked")
    widget.screen.pressReturn()
    widget.screen.expectLog("ok clicked", "ok clicked")
  }

  @Test("activates-default finishes, too, once")
  func activatesDefault() {
    let form = CodeForm(other: nil, isEnded: true) { screen in
      for name in ["a", "b", "c"] {
        gtk_entry_set_activates_default(screen[name].cast(to: GtkEntry.self), 1)
      }
    }
    form.screen.type("123")
    form.screen.expectLog("ok clicked")
  }

  @Test("The code ends where its last empty box is, wherever focus is")
  func endsInTheMiddle() {
    let form = CodeForm(other: nil, isEnded: true)
    form.screen["c"].setText("3")
    form.screen["a"].setText("1")
    form.screen.focus("b")
    form.screen.type("2")
    expect(form.screen.focused, equals: "c")
    form.screen.expectLog("ok clicked")
  }

  @Test("A handler of `activate` on the last box is what Return does there")
  func appHandlesReturn() {
    for isFirst in [false, true] {
      let form = CodeForm(other: nil, isEnded: true) { screen in
        screen.observe("activate", of: screen["c"])
      }
      form.screen.navigator?.onFinish = { form.screen.note("finish") }
      if isFirst {
        for (name, text) in [("b", "2"), ("c", "3")] {
          form.screen[name].setText(text)
        }
        form.screen.type("1")
      } else {
        form.screen.type("123")
      }
      form.screen.expectLog("c activate")
    }
  }

  @Test("With sharesReturn, that handler and the end both run, once each")
  func sharesReturn() {
    let form = CodeForm(other: nil, isEnded: true) { screen in
      screen.observe("activate", of: screen["c"])
    }
    form.screen.navigator?.configuration.sharesReturn = true
    form.screen.navigator?.onFinish = { form.screen.note("finish") }
    form.screen.type("123")
    form.screen.expectLog("c activate", "finish")
  }

  @Test("An empty field after the code is where Return goes: nothing finishes")
  func emptyField() {
    let form = CodeForm(isEnded: true)
    form.screen.type("123")
    expect(form.screen.focused, equals: "other")
    form.screen.expectLog()
  }

  @Test("A mistake keeps the form open, and gets focus (R16)")
  func mistake() {
    let form = CodeForm(other: "x", isEnded: true)
    form.screen.navigator?.configuration.isInvalid = {
      $0 == form.screen["other"]
    }
    form.screen.type("123")
    expect(form.screen.focused, equals: "other")
    form.screen.expectLog()
  }

  @Test("Without moves, a full code finishes where focus is, or not at all")
  func withoutMoves() {
    let form = CodeForm(other: nil, isEnded: true, advances: false)
    form.screen.paste("123")
    form.screen.expectLog("ok clicked")
    expect(form.screen.focused, equals: "a")
    let open = CodeForm(isEnded: true, advances: false)
    open.screen.paste("123")
    Loop.wait { open.texts == ["1", "2", "3"] }
    open.screen.expectLog()
    expect(open.screen.focused, equals: "a")
  }

  @Test("A code whose text a handler rewrites doesn't finish")
  func rewritten() {
    let form = CodeForm(other: nil, isEnded: true) { screen in
      connect("changed", to: screen["c"].raw) {
        if screen["c"].text == "3" { screen["c"].setText("") }
      }
    }
    form.screen.type("123")
    expect(form.texts, equals: ["1", "2", ""])
    expect(form.screen.focused, equals: "c")
    form.screen.expectLog()
    form.screen.type("4")
    form.screen.expectLog("ok clicked")
  }

  @Test("Return in a box goes to the next empty field, as elsewhere (R4)")
  func returns() {
    let form = CodeForm()
    form.screen["b"].setText("2")
    form.screen.pressReturn()
    expect(form.screen.focused, equals: "c")
  }
}

/// R15: mistakes in declaring codes. Each is one warning, and nothing happens.
@MainActor
@Suite("Wrong codes (R15)", .serialized, .inWindows)
struct WrongCodeTests {
  private func expectNoCode(
    _ words: String, _ make: (Screen) -> [FieldNavigator.Code],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.button("ok")
    screen.show(focus: "a")
    let heard = warnings {
      screen.navigator?.configuration.codes = make(screen)
      // Setting another option doesn't warn again.
      screen.navigator?.configuration.avoidsKeyboard = false
    }
    expect(heard.count, equals: 1, at: sourceLocation)
    expect(
      heard.first?.contains(words), equals: true, "\(heard)", at: sourceLocation
    )
    screen.type("1")
    expect(screen.focused, equals: "a", at: sourceLocation)
    expect(screen["a"].text, equals: "1", at: sourceLocation)
  }

  @Test("A length below 1, or another number of lengths")
  func lengths() {
    expectNoCode("a length below 1") {
      [FieldNavigator.Code([$0["a"], $0["b"]], lengths: [1, 0])]
    }
    expectNoCode("one length for each entry") {
      [FieldNavigator.Code([$0["a"], $0["b"]], lengths: [1])]
    }
    expectNoCode("one length for each entry") { _ in
      [FieldNavigator.Code([Widget?](), lengths: [])]
    }
  }

  @Test("A widget that is no entry, or no widget")
  func widgets() {
    expectNoCode("which is no entry") {
      [FieldNavigator.Code([$0["a"], $0["ok"]], lengths: [1, 1])]
    }
    expectNoCode("was given NULL") {
      [FieldNavigator.Code([$0["a"], nil] as [Widget?], lengths: [1, 1])]
    }
  }

  @Test("An entry that is twice in a code")
  func twice() {
    expectNoCode("is twice in codes") {
      [FieldNavigator.Code([$0["a"], $0["a"]], lengths: [1, 1])]
    }
  }

  @Test("An entry in two codes stays in the first, also of two navigators")
  func twoCodes() {
    let form = CodeForm()
    let screen = form.screen
    let heard = warnings {
      screen.navigator?.configuration.codes.append(
        FieldNavigator.Code([screen["other"], screen["a"]], lengths: [1, 1]))
      screen.navigator?.configuration.avoidsKeyboard = false
    }
    expect(heard.count == 1 && heard[0].contains("is twice in codes"))
    screen.type("1")
    expect(screen.focused, equals: "b")
    var other: FieldNavigator?
    let again = warnings {
      other = FieldNavigator(in: screen.box)
      other?.configuration.codes = [
        FieldNavigator.Code([screen["a"]], lengths: [1])
      ]
    }
    expect(again.count, equals: 1)
    other?.invalidate()
    screen.type("2")
    expect(screen.focused, equals: "c")
  }
}
