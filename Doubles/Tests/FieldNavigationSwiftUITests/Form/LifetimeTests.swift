import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private final class Account {
  var isSent = false
}

private struct Login: View {
  let account: Account
  @State private var name = ""
  @State private var password = ""
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("Name", text: $name)
        .field($focus, equals: 0, text: name) {
          account.isSent ? .stay : .proceed
        }
      SecureField("Password", text: $password)
        .field($focus, equals: 1, text: password)
    }
    .fieldNavigation($focus) { account.isSent = true }
    .inputBar()
  }
}

private struct Pages: View {
  let account: () -> Account?
  @State private var isLoggingIn = true

  var body: some View {
    VStack {
      if isLoggingIn, let account = account() { Login(account: account) }
      Button("Leave") { isLoggingIn = false }
    }
  }
}

@MainActor @Suite("Forms release the app's objects") struct LifetimeTests {
  @Test("A removed form keeps none of the app's objects alive")
  func form() {
    var account: Account? = Account()
    weak let kept = account
    let screen = Screen { Pages { kept } }
    screen.tap("Name")
    screen.type("a")
    screen.pressReturn()
    screen.pressReturn()
    expect(account?.isSent, equals: true)
    screen.tap("Leave")
    expect(screen.fields, equals: [])
    account = nil
    expectNil(kept)
    withExtendedLifetime(screen) {}
  }

  @Test("A removed screen keeps none of the app's objects alive")
  func screen() {
    weak var kept: Account?
    do {
      let account = Account()
      kept = account
      let screen = Screen { Login(account: account) }
      screen.tap("Name")
      screen.pressReturn()
    }
    expectNil(kept)
  }
}

/// Two forms that share the app's proxy. One replaces the other.
private struct Steps: View {
  @State private var step = 1
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      if step == 1 {
        VStack { field("One", 1) }.fieldNavigation($focus, proxy: form)
      } else {
        VStack {
          field("Two", 2)
          field("Three", 3)
        }
        .fieldNavigation($focus, proxy: form)
        .transition(.slide)
      }
      Button("Forward") { withAnimation { step = 2 } }
      Button("Back") { withAnimation { step = 1 } }
      Button("Next") { form.focusNext() }
      Button("Focus one") { form.focus(1) }
    }
  }

  private func field(_ title: String, _ value: Int) -> some View {
    TextField(title, text: .constant("")).field(
      $focus, equals: value, text: "")
  }
}

@MainActor @Suite("Forms that share a proxy") struct SharedProxyTests {
  @Test(
    "The proxy serves the form that appeared last, even if the other form is evaluated once more as it leaves",
    .underPolicyPairs)
  func transition() {
    let screen = Screen { Steps() }
    screen.tap("Forward")
    screen.tap("Two")
    screen.tap("Next")
    expect(screen.focused, equals: "Three")
    screen.tap("Back")
    screen.tap("Focus one")
    expect(screen.focused, equals: "One")
  }
}
