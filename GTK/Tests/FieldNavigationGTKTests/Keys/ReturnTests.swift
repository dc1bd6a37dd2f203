import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

@MainActor @Suite("Return", .serialized, .inWindows)
struct ReturnTests {
  @Test("All letters reach the first field when no navigator is attached")
  func alone() {
    let screen = Screen.signUp()
    screen.show(focus: "name", navigates: false)
    screen.type("ada\nsecret\nparis\n")
    expect(screen["name"].text, equals: "adasecretparis")
  }

  @Test("Return moves to the next empty field, then to the default widget")
  func signUp() {
    let screen = Screen.signUp()
    screen.button("create", isDefault: true)
    screen.show(focus: "name")
    screen.type("ada\nsecret\nparis\n")
    expect(screen["name"].text, equals: "ada")
    expect(screen["email"].text, equals: "ada@example.com")
    expect(screen["password"].text, equals: "secret")
    expect(screen["city"].text, equals: "paris")
    screen.expectLog("create clicked")
  }
}
