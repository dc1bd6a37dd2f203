import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, password, code }

/// A log-in with an eye. The button changes a `SecureField` into a `TextField`.
private struct EyeScreen: View {
  enum Shape: CaseIterable { case modifierPerField, modifierOnGroup }

  let shape: Shape
  let tally: AppLog
  @State private var name = ""
  @State private var password = ""
  @State private var code = ""
  @State private var isVisible = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      HStack {
        switch shape {
        case .modifierPerField:
          if isVisible {
            TextField("Password", text: $password)
              .field($focus, equals: .password, text: password)
          } else {
            SecureField("Password", text: $password)
              .field($focus, equals: .password, text: password)
          }
        case .modifierOnGroup:
          Group {
            if isVisible {
              TextField("Password", text: $password)
            } else {
              SecureField("Password", text: $password)
            }
          }
          .field($focus, equals: .password, text: password)
        }
        Button(isVisible ? "Hide" : "Show") { isVisible.toggle() }
      }
      TextField("Code", text: $code)
        .field($focus, equals: .code, text: code)
    }
    .onChange(of: isVisible) { focus = .password }
    .fieldNavigation($focus) { tally.finish(password) }
  }
}

/// The same with two fields one over the other. One of them is transparent.
private struct LayeredEyeScreen: View {
  enum Entry: CaseIterable { case name, secret, plain }

  let tally: AppLog
  @State private var name = ""
  @State private var password = ""
  @State private var isVisible = false
  @FocusState private var focus: Entry?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      ZStack {
        SecureField("Secret", text: $password)
          .field(
            $focus, equals: .secret, text: password, isReachable: !isVisible
          )
          .opacity(isVisible ? 0 : 1)
        TextField("Plain", text: $password)
          .field(
            $focus, equals: .plain, text: password, isReachable: isVisible
          )
          .opacity(isVisible ? 1 : 0)
      }
      Button(isVisible ? "Hide" : "Show") {
        isVisible.toggle()
        if focus != nil && focus != .name {
          focus = isVisible ? .plain : .secret
        }
      }
    }
    .fieldNavigation($focus) { tally.finish(password) }
  }
}

@MainActor @Suite("Outsider: an eye button beside the password")
struct OutsiderEyeTests {
  @Test(
    "The eye keeps the user in the password",
    arguments: [false, true])
  func keeps(onGroup: Bool) async {
    let tally = AppLog()
    let screen = Screen {
      EyeScreen(
        shape: onGroup ? .modifierOnGroup : .modifierPerField, tally: tally)
    }
    screen.tap("Name")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Password")
    screen.type("sec")
    for button in ["Show", "Hide", "Show"] {
      screen.tap(button)
      expect(screen.fields, equals: ["Name", "Password", "Code"])
      expect(screen.focused, equals: "Password")  // silent
      if screen.focused == nil { screen.tap("Password") }
      expect(screen.returnKey, equals: "next")
    }
    screen.type("ret")
    screen.pressReturn()
    expect(screen.focused, equals: "Code")
    expect(screen.returnKey, equals: "done")
    screen.type("1")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["secret"], on: screen)
    expectNil(screen.focused)
  }

  @Test(
    "Return finds the changed field from the one before", .underPolicyPairs,
    arguments: [false, true])
  func finds(onGroup: Bool) async {
    let tally = AppLog()
    let screen = Screen {
      EyeScreen(
        shape: onGroup ? .modifierOnGroup : .modifierPerField, tally: tally)
    }
    screen.tap("Show")
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.type("Ann")
    screen.pressReturn()
    expect(screen.focused, equals: "Password")
    screen.tap("Hide")
    screen.tap("Name")
    screen.pressReturn()
    expect(screen.focused, equals: "Password")
    await tally.expect(finishes: [], on: screen)
  }

  // "A modifier can't detect .hidden() or an opacity of 0. If you use one of
  // these modifiers, pass isReachable (R1)."
  @Test("Return goes to the visible one of two layers", .underPolicyPairs)
  func layers() async {
    let tally = AppLog()
    let screen = Screen { LayeredEyeScreen(tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Secret")
    expect(screen.returnKey, equals: "done")
    screen.tap("Show")
    expect(screen.focused, equals: "Plain")
    expect(screen.returnKey, equals: "done")
    screen.type("x")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["x"], on: screen)
  }
}
