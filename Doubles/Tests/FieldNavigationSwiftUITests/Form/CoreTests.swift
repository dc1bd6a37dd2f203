import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, email, password, note }

/// A form that depends on every policy for focus and Return. The form has a
/// disabled field, and a field that appears later. The form has `onSubmit`
/// actions inside and outside the modifiers `field` and `fieldNavigation`.
private struct Account: View {
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var note = ""
  @State private var hasNote = false
  @State private var isFixed = true
  @State private var submits = 0
  @State private var sent = 0
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      Toggle("Note", isOn: $hasNote)
      Toggle("Fixed", isOn: $isFixed)
      Text("\(submits) submits, \(sent) sent")
      VStack {
        TextField("Name", text: $name).field($focus, equals: .name, text: name)
          .onSubmit { submits += 1 }
        TextField("Email", text: $email)
          .onSubmit { submits += 1 }
          .field($focus, equals: .email, text: email)
          .disabled(isFixed)
        if hasNote {
          TextField("Remark", text: $note)
            .field($focus, equals: .note, text: note)
        }
        SecureField("Password", text: $password)
          .field($focus, equals: .password, text: password)
      }
      .onSubmit { submits += 1 }
      .fieldNavigation($focus) { sent += 1 }
      .onSubmit { submits += 1 }
    }
  }
}

@MainActor
@Suite("A form under every combination of the policies for focus and Return")
struct CoreTests {
  /// Presses Return. Returns whether the label showed what Return did (R6).
  private func press(_ screen: Screen, to target: String?) -> Bool {
    let label = screen.returnKey
    screen.pressReturn()
    return label == (target == nil ? "done" : "next")
      && screen.focused == target
  }

  @Test(
    "Return, the key's label and the app's actions follow the rules (R4, R5, R6, R14)"
  )
  func all() {
    var failed: [Policies: String] = [:]
    for policies in Policies.core {
      let screen = Screen(policies) { Account() }
      var steps = ""
      func check(_ isRight: Bool, _ step: String) {
        if !isRight { steps += "\(step) (\(screen.focused ?? "nothing")); " }
      }
      screen.tap("Name")
      screen.type("a")
      check(press(screen, to: "Password"), "past what is disabled")
      check(
        screen.texts == ["3 submits, 0 sent"],
        "own actions once: \(screen.texts)")
      screen.toggle("Fixed")
      screen.toggle("Note")
      screen.tap("Name")
      check(press(screen, to: "Email"), "to what is enabled")
      check(press(screen, to: "Password"), "past nothing")
      screen.type("p")
      check(press(screen, to: "Remark"), "to the case that is last")
      screen.type("x")
      check(press(screen, to: nil), "the end")
      check(
        screen.texts.last?.hasSuffix("1 sent") == true,
        "finishes once: \(screen.texts)")
      check(screen.violations.isEmpty, "\(screen.violations)")
      if !steps.isEmpty { failed[policies] = steps }
    }
    let kinds = Dictionary(grouping: failed, by: \.value).mapValues {
      "\($0.count), such as \($0[0].key)"
    }
    expect(failed.isEmpty, "\(kinds)")
  }
}
