import Expectations
import SwiftUI
import SwiftUIDriver
import Testing

@testable import FieldNavigationSwiftUI

/// A form whose `onSubmit` removes the form from the screen.
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
          TextField("Name", text: $name).field($focus, equals: 0, text: name)
            .onSubmit { isOpen = false }
        }
        .fieldNavigation($focus) { sent += 1 }
      }
    }
  }
}

@MainActor @Suite("Work that waits for a SwiftUI update") struct UpdateTests {
  @Test("An update runs only the work that was queued before it")
  func numbers() {
    let updates = Updates()
    var shown: [Int] = []
    var done: [String] = []
    updates.after { done.append("early") }
    updates.viewAppeared { shown.append($0) }
    updates.after { done.append("one") }
    updates.after(2) { done.append("two") }
    expect(shown, equals: [1, 2, 3])
    updates.updateEnded(at: 2)
    expect(done, equals: ["early", "one"])
    updates.updateEnded(at: 3)
    expect(done, equals: ["early", "one"])
    updates.updateEnded(at: 4)
    expect(done, equals: ["early", "one", "two"])
  }

  @Test(
    "A form finishes if `onSubmit` removes the form from the screen (R5)",
    .underPolicyPairs)
  func formThatGoes() {
    let screen = Screen { Login() }
    screen.tap("Name")
    screen.type("Ada")
    screen.pressReturn()
    expect(screen.texts, equals: ["1 sent"])
    expect(screen.violations.isEmpty)
  }
}
