import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: String, CaseIterable {
  case user, mail, phone, street, town, password
}

/// A sign-up whose mistakes the server finds. The fields are disabled while it
/// thinks, and the mistakes come in no order.
private struct ServerSignUpScreen: View {
  let tally: AppLog
  let server: NewcomerServer
  @State private var texts: [Field: String] = [:]
  @State private var mistakes: [String: String] = [:]
  @State private var isSending = false
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      ForEach(Field.allCases, id: \.self) { field in
        TextField(field.rawValue, text: text(field))
          .field(
            $focus, equals: field, text: texts[field] ?? "",
            isInvalid: mistakes[field.rawValue] != nil)
        if let message = mistakes[field.rawValue] { Text(message) }
      }
      .disabled(isSending)
      Button("Again") { form.focusFirstInvalid() }
    }
    .fieldNavigation($focus, proxy: form) { send() }
  }

  private func text(_ field: Field) -> Binding<String> {
    Binding(
      get: { texts[field] ?? "" },
      set: {
        texts[field] = $0
        mistakes[field.rawValue] = nil
      })
  }

  private func send() {
    tally.finish("sent")
    isSending = true
    server.send { answer in
      isSending = false
      mistakes = answer
      // "it happens after the next update": the fields are enabled by then, and
      // `isInvalid` is the new one.
      form.focusFirstInvalid()
    }
  }
}

@MainActor @Suite("a server finds the mistakes")
struct NewcomerServerMistakesTests {
  private func sent() async -> (Screen, AppLog, NewcomerServer) {
    let (tally, server) = (AppLog(), NewcomerServer())
    let screen = Screen { ServerSignUpScreen(tally: tally, server: server) }
    for title in ["user", "mail", "phone", "street", "town", "password"] {
      screen.tap(title)
      screen.type("x")
    }
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    await tally.expect(finishes: ["sent"], on: screen)
    expect(server.requests, equals: 1)
    expectNil(screen.focused)
    return (screen, tally, server)
  }

  @Test("The first of three mistakes gets focus after the answer")
  func first() async {
    let (screen, tally, server) = await sent()
    await server.answer(
      ["town": "unknown", "mail": "taken", "phone": "letters"], on: screen)
    expect(screen.focused, equals: "mail")
    expect(screen.texts, equals: ["taken", "letters", "unknown"])
    // "labels don't depend on mistakes"
    expect(screen.returnKey, equals: "done")
    await tally.expect(finishes: ["sent"], on: screen)
  }

  @Test(
    "Return goes through the mistakes in the form's order, then sends",
    .underPolicyPairs)
  func walk() async {
    let (screen, tally, server) = await sent()
    await server.answer(["town": "unknown", "mail": "taken"], on: screen)
    expect(screen.focused, equals: "mail")
    screen.type("2")
    screen.pressReturn()
    expect(screen.focused, equals: "town")
    await tally.expect(finishes: ["sent"], on: screen)
    expect(screen.focused, equals: "town")
    screen.type("2")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["sent", "sent"], on: screen)
    await server.answer([:], on: screen)
    expectNil(screen.focused, "no mistake: nothing gets focus")
  }

  @Test("The call works without focus and from any field", .underPolicyPairs)
  func anywhere() async {
    let (screen, _, server) = await sent()
    await server.answer(["phone": "letters"], on: screen)
    screen.dismissKeyboard()
    expectNil(screen.focused)
    screen.tap("Again")
    await screen.rest()
    expect(screen.focused, equals: "phone")
    screen.tap("password")
    screen.tap("Again")
    await screen.rest()
    expect(screen.focused, equals: "phone")
  }

  @Test("A mistake that no field has moves nothing")
  func unknown() async {
    let (screen, _, server) = await sent()
    await server.answer(["captcha": "wrong"], on: screen)
    expectNil(screen.focused)
  }
}
