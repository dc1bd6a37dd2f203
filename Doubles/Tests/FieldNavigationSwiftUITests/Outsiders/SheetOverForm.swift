import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, phone }

/// A profile. A button opens a sheet with the address. Finishing the profile
/// opens a sheet that asks for the password.
private struct ProfileScreen: View {
  let tally: AppLog
  @State private var name = ""
  @State private var phone = ""
  @State private var street = ""
  @State private var town = ""
  @State private var editsAddress = false
  @State private var asksPassword = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      TextField("Phone", text: $phone)
        .field($focus, equals: .phone, text: phone)
      Button("Edit address") { editsAddress = true }
    }
    .fieldNavigation($focus) {
      tally.finish("profile")
      asksPassword = true
    }
    .sheet(
      isPresented: $editsAddress, onDismiss: { tally.submit("dismissed") }
    ) {
      AddressSheet(tally: tally, street: $street, town: $town)
    }
    .sheet(isPresented: $asksPassword) { PasswordSheet(tally: tally) }
  }
}

private struct AddressSheet: View {
  let tally: AppLog
  @Binding var street: String
  @Binding var town: String
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      // The developer reuses the profile's enumeration.
      Form {
        TextField("Street", text: $street)
          .field($focus, equals: .name, text: street)
        TextField("Town", text: $town)
          .field($focus, equals: .phone, text: town)
      }
      .fieldNavigation($focus) { save() }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { save() }
        }
      }
    }
  }

  private func save() {
    tally.finish("address")
    dismiss()
  }
}

private struct PasswordSheet: View {
  enum Entry { case password }

  let tally: AppLog
  @State private var password = ""
  @FocusState private var focus: Entry?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      SecureField("Password", text: $password)
        .field($focus, equals: .password, text: password)
    }
    .fieldNavigation($focus) {
      tally.finish("password")
      dismiss()
    }
  }
}

@MainActor @Suite("Outsider: sheets over a form, each a separate form")
struct OutsiderSheetTests {
  @Test("Return in a sheet finishes only the sheet", .underPolicyPairs)
  func address() async {
    let tally = AppLog()
    let screen = Screen { ProfileScreen(tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    screen.tap("Edit address")
    screen.tap("Street")
    expect(screen.returnKey, equals: "next")
    screen.type("Via")
    screen.pressReturn()
    expect(screen.focused, equals: "Town")
    expect(screen.returnKey, equals: "done")
    screen.type("Rome")
    screen.pressReturn()
    expect(screen.fields, equals: ["Name", "Phone"])
    await tally.expect(
      finishes: ["address"], submits: ["dismissed"], on: screen)
    expect(screen.focused != "Phone")
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Phone")
    expect(screen.returnKey, equals: "done")
    await tally.expect(
      finishes: ["address"], submits: ["dismissed"], on: screen)
  }

  @Test("A sheet that is swiped away finishes nothing", .underPolicyPairs)
  func swiped() async {
    let tally = AppLog()
    let screen = Screen { ProfileScreen(tally: tally) }
    for _ in 1...2 {
      screen.tap("Edit address")
      screen.tap("Town")
      screen.type("R")
      screen.pop()
    }
    await tally.expect(
      finishes: [], submits: ["dismissed", "dismissed"], on: screen)
    screen.tap("Edit address")
    screen.tap("Street")
    // The town is filled since then.
    expect(screen.text(of: "Town"), equals: "RR")
    expect(screen.returnKey, equals: "done")
  }

  @Test("The finished profile asks for the password, once", .underPolicyPairs)
  func password() async {
    let tally = AppLog()
    let screen = Screen { ProfileScreen(tally: tally) }
    screen.tap("Name")
    screen.type("Ann")
    screen.pressReturn()
    screen.type("1")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.fields.contains("Password"))
    await tally.expect(finishes: ["profile"], on: screen)
    screen.tap("Password")
    screen.type("secret")
    expect(screen.returnKey, equals: "done")
    screen.pressReturn()
    expect(screen.fields, equals: ["Name", "Phone"])
    await tally.expect(finishes: ["profile", "password"], on: screen)
    expect(screen.fields, equals: ["Name", "Phone"])
  }
}
