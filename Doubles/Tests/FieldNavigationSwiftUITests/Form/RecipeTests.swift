import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Observable private final class Account {
  var name = ""
  var email = ""
  var hasTried = false
  var isSaved = false

  var message: String? {
    hasTried && !email.contains("@") ? "That is no address." : nil
  }
}

/// A screen with all recipes of the SwiftUI article.
private struct AccountPage: View {
  enum Field: CaseIterable { case name, email, tag }

  var handlesReturn = false
  @State private var account = Account()
  @State private var tag = ""
  @State private var isHandled = false
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      VStack {
        TextField("Name", text: $account.name)
          .field($focus, equals: .name, text: account.name)
        TextField("Email", text: $account.email)
          .field($focus, equals: .email, text: account.email)
        TextField("Tag", text: $tag)
          .field($focus, equals: .tag, text: tag, handlesReturn: isHandled)
        Toggle("Mine", isOn: $isHandled)
        if let message = account.message { Text(message) }
        if account.isSaved { Text("saved") }
      }
      .fieldNavigation($focus) { save() }
      Button("Save") { save() }
      Text("Beside").onTapGesture { focus = nil }
    }
  }

  private func save() {
    account.hasTried = true
    if account.message != nil { focus = .email } else { account.isSaved = true }
  }
}

@MainActor @Suite("Recipes from the SwiftUI article", .underPolicyPairs)
struct RecipeTests {
  @Test("Return and the Save button both focus the first invalid field")
  func mistake() {
    let screen = Screen { AccountPage() }
    for field in ["Name", "Email"] { screen.fill(field) }
    screen.tap("Tag")
    screen.pressReturn()
    expect(screen.focused, equals: "Email")
    expect(screen.texts.contains("That is no address."))
    screen.dismissKeyboard()
    screen.tap("Save")
    expect(screen.focused, equals: "Email")
    screen.type("@y")
    screen.tap("Tag")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts.contains("saved"))
  }

  @Test("Tapping outside the fields closes the keyboard")
  func tapBeside() {
    let screen = Screen { AccountPage() }
    screen.tap("Name")
    screen.tap("Beside")
    expectNil(screen.focused)
  }

  @Test("The app can take over Return while a field has focus (R14)")
  func handlesReturnChanges() {
    let screen = Screen { AccountPage() }
    screen.fill("Email", "a@b")
    screen.tap("Tag")
    expect(screen.returnKey, equals: "done")
    screen.toggle("Mine")
    expect(screen.focused, equals: "Tag", "the field is the same")
    expect(screen.returnKey, equals: "return")
    screen.pressReturn()
    expect(!screen.texts.contains("saved"))
    screen.tap("Tag")
    screen.toggle("Mine")
    expect(screen.focused, equals: "Tag")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.texts.contains("saved"))
  }
}
