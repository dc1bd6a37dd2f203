import Combine
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case host, user }

@MainActor private final class Server: ObservableObject {
  @Published var host = ""
  @Published var user = ""
  @Published var isSaving = false
  @Published var hasSaved = false

  func save() async {
    isSaving = true
    await Task.yield()
    isSaving = false
    hasSaved = true
  }
}

/// Settings as an app for iOS 15 writes them. The form is disabled while the
/// model saves.
private struct ServerScreen: View {
  let tally: AppLog
  @StateObject private var server = Server()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Host", text: $server.host)
        .field($focus, equals: .host, text: server.host)
      TextField("User", text: $server.user)
        .field($focus, equals: .user, text: server.user)
      if server.hasSaved { Text("Saved") }
    }
    .disabled(server.isSaving)
    .fieldNavigation($focus) {
      tally.finish(server.host)
      Task { await server.save() }
    }
  }
}

@MainActor @Suite("Outsider: a form over an ObservableObject")
struct OutsiderObservableObjectTests {
  @Test("Saves once, and works again afterwards", .underPolicyPairs)
  func saves() async {
    let tally = AppLog()
    let screen = Screen { ServerScreen(tally: tally) }
    expect(screen.walk(from: "Host"), equals: ["Host next", "User done"])
    expectNil(screen.focused)
    await tally.expect(finishes: ["x"], on: screen)
    // The app's own task disables the form until it ends, however long it takes.
    await screen.wait { screen.texts == ["Saved"] }
    screen.tap("User")
    expect(screen.returnKey, equals: "done")
    screen.clear()
    screen.tap("Host")
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "User")
    await tally.expect(finishes: ["x"], on: screen)
  }
}
