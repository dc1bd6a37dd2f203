import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A form that an action of the app's own takes away.
private struct Login: View {
  @State private var name = ""
  @State private var isOpen = true
  @State private var sent = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      Text("\(sent) sent")
      if isOpen {
        VStack {
          TextField("Name", text: $name).field($focus, 0, text: name)
            .onSubmit { isOpen = false }
        }
        .fieldNavigation($focus) { sent += 1 }
      }
    }
  }
}

@MainActor @Suite("What waits for an update of SwiftUI's") struct UpdateTests {
  @Test(
    "A form that goes in the update finishes all the same (R5)",
    .underPolicyPairs)
  func formThatGoes() {
    let screen = Screen { Login() }
    screen.tap("Name")
    screen.type("Ada")
    screen.pressReturn()
    #expect(screen.texts == ["1 sent"])
    #expect(screen.violations.isEmpty)
  }
}
