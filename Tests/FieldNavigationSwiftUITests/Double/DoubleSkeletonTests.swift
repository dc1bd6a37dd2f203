import SwiftUI
import SwiftUIDriver
import Testing

@MainActor @Suite("The double: a form")
struct DoubleSkeletonTests {
  @Test("A form by hand") func form() {
    let screen = Screen { HandForm() }
    #expect(screen.fields == ["Name", "Email", "Password"])
    screen.tap("Name")
    #expect(screen.focused == "Name")
    #expect(screen.returnKey == "next")
    screen.type("Ada")
    screen.pressReturn()
    #expect(screen.focused == "Email")
    screen.type("a@b")
    #expect(screen.text(of: "Name") == "Ada")
    screen.pressReturn()
    #expect(screen.focused == "Password")
    #expect(screen.returnKey == "done")
    screen.pressReturn()
    #expect(screen.focused == nil)
    #expect(screen.texts == ["You", "signed up Ada"])
    #expect(screen.violations == [])
    print(screen.log, screen.evaluations, screen.passes)
  }

  @Test("Blocks of the run loop") func blocks() {
    let screen = Screen { BlockForm() }
    screen.tap("Go")
    #expect(screen.texts == ["3"])
  }
}

private struct BlockForm: View {
  @State private var count = 0
  var body: some View {
    Button("Go") { add(3) }
    Text("\(count)")
  }
  private func add(_ more: Int) {
    guard more > 0 else { return }
    RunLoop.main.perform(inModes: [.common]) {
      MainActor.assumeIsolated {
        count += 1
        add(more - 1)
      }
    }
  }
}

private struct HandForm: View {
  enum Field { case name, email, password }
  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var message: String?
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section("You") {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .submitLabel(.next)
          .onSubmit { focus = .email }
        TextField("Email", text: $email)
          .focused($focus, equals: .email)
          .submitLabel(.next)
          .onSubmit { focus = .password }
      }
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.done)
        .onSubmit { message = "signed up \(name)" }
      if let message { Text(message) }
    }
  }
}
