import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, phone }

/// Contacts with a search, and a quick form to add one.
private struct ContactsScreen: View {
  let searchesInside: Bool
  let hasForm: Bool
  let tally: AppLog
  @State private var query = ""
  @State private var name = ""
  @State private var phone = ""
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      if !hasForm {
        Form {
          TextField("Name", text: $name)
          TextField("Phone", text: $phone)
        }
        .searchable(text: $query, prompt: "Search contacts")
      } else if searchesInside {
        fields
          .searchable(text: $query, prompt: "Search contacts")
          .fieldNavigation($focus) { tally.finish() }
      } else {
        fields
          .fieldNavigation($focus) { tally.finish() }
          .searchable(text: $query, prompt: "Search contacts")
      }
    }
    .onSubmit(of: .search) { tally.submit("search \(query)") }
  }

  private var fields: some View {
    Form {
      Section("New contact") {
        TextField("Name", text: $name)
          .field($focus, equals: .name, text: name)
        TextField("Phone", text: $phone)
          .field($focus, equals: .phone, text: phone)
      }
    }
  }
}

@MainActor @Suite("Outsider: a search field beside the form")
struct OutsiderSearchTests {
  // README: "FieldNavigation leaves alone: ... search fields".
  @Test(
    "Return in the search only searches", .underPolicyPairs,
    arguments: [true, false])
  func search(inside: Bool) async {
    let tally = AppLog()
    let screen = Screen {
      ContactsScreen(searchesInside: inside, hasForm: true, tally: tally)
    }
    screen.tap("Name")
    screen.type("Ann")
    screen.tap("Search contacts")
    screen.type("Ben")
    screen.pressReturn()
    expect(screen.focused != "Name")
    expect(screen.focused != "Phone")
    await tally.expect(finishes: [], submits: ["search Ben"], on: screen)
    expect(screen.focused != "Phone")
    screen.tap("Name")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Phone")
    expect(screen.returnKey, equals: "done")
    screen.type("1")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["form"], submits: ["search Ben"], on: screen)
  }

  @Test(
    "The search field's key is as without the form", arguments: [true, false])
  func label(inside: Bool) {
    let plain = Screen {
      ContactsScreen(searchesInside: inside, hasForm: false, tally: AppLog())
    }
    let screen = Screen {
      ContactsScreen(searchesInside: inside, hasForm: true, tally: AppLog())
    }
    expect(
      screen.label(of: "Search contacts"),
      equals: plain.label(of: "Search contacts"))
    screen.tap("Search contacts")
    screen.type("x")
    plain.tap("Search contacts")
    plain.type("x")
    expect(screen.returnKey, equals: plain.returnKey)
  }
}
