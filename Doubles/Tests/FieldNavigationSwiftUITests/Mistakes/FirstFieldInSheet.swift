import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case name, color, tags }
enum FirstFieldWay: CaseIterable, Sendable { case appear, task, both }

/// A folder's name is asked in a sheet (pocket-casts-ios 82: the app waited 0.5 s
/// and then 0.6 s, as "it works consistently on the simulator but not on
/// devices").
private struct FoldersScreen: View {
  let way: FirstFieldWay
  let tally: AppLog
  var name = ""
  @State private var creates = false
  @State private var search = ""
  @FocusState private var searches: Bool

  var body: some View {
    VStack {
      TextField("Search", text: $search)
        .focused($searches)
      Button("New folder") { creates = true }
    }
    .sheet(isPresented: $creates) {
      FolderSheet(way: way, tally: tally, name: name)
    }
  }
}

private struct FolderSheet: View {
  let way: FirstFieldWay
  let tally: AppLog
  @State var name: String
  @State private var color = ""
  @State private var tags = ""
  @State private var picksColor = false
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
      TextField("Color", text: $color)
        .field($focus, equals: .color, text: color)
      TextField("Tags", text: $tags)
        .field($focus, equals: .tags, text: tags)
      Button("Pick") { picksColor = true }
    }
    .fieldNavigation($focus, proxy: form) { tally.finish(name) }
    .onChange(of: focus) { if let focus { tally.submit("\(focus)") } }
    .onAppear { if way != .task { form.focusFirst() } }
    .task { if way != .appear { form.focusFirst() } }
    .sheet(isPresented: $picksColor) { Text("Red") }
  }
}

@MainActor @Suite("the first field of a sheet")
struct NewcomerSheetFirstTests {
  private func opened(
    _ way: FirstFieldWay, name: String = "", repeats: Bool = false
  )
    async -> (Screen, AppLog)
  {
    let tally = AppLog()
    let screen = Screen(repeatsAppear: repeats) {
      FoldersScreen(way: way, tally: tally, name: name)
    }
    screen.tap("New folder")
    await screen.rest()
    return (screen, tally)
  }

  // "as soon as a field is mounted, after an update, without a delay; once per
  // proxy"
  @Test(
    "The name has focus, and focus moved once", .underPolicyPairs,
    arguments: FirstFieldWay.allCases)
  func first(_ way: FirstFieldWay) async {
    let (screen, tally) = await opened(way)
    expect(screen.focused, equals: "Name")
    expect(screen.returnKey, equals: "next")
    await tally.expect(finishes: [], submits: ["name"], on: screen)
  }

  @Test("onAppear that is called twice focuses once", .underPolicyPairs)
  func twice() async {
    let (screen, tally) = await opened(.both, repeats: true)
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], submits: ["name"], on: screen)
  }

  // "focuses the first empty reachable field of the form"
  @Test("A name that is filled already is passed over", .underPolicyPairs)
  func empty() async {
    let (screen, tally) = await opened(.appear, name: "Music")
    expect(screen.focused, equals: "Color")
    await tally.expect(finishes: [], submits: ["color"], on: screen)
  }

  // "closes a sheet over it"
  @Test("After a sheet over it, the keyboard stays closed", .underPolicyPairs)
  func sheetOver() async {
    let (screen, tally) = await opened(.both)
    screen.dismissKeyboard()
    screen.tap("Pick")
    screen.pop()
    await screen.rest()
    expectNil(screen.focused)
    await tally.expect(finishes: [], submits: ["name"], on: screen)
  }

  @Test("The sheet opened a second time takes focus again", .underPolicyPairs)
  func again() async {
    let (screen, _) = await opened(.appear)
    screen.pop()
    await screen.rest()
    expectNil(screen.focused)
    screen.tap("New folder")
    await screen.rest()
    expect(screen.focused, equals: "Name")
  }

  // "It does nothing if anything already has focus in the window". The search
  // behind the sheet had focus when the sheet came. Does it count? The outsider
  // expects what a user sees: a new sheet with its first field active.
  @Test("A search behind the sheet doesn't keep the sheet from its first field")
  func behind() async {
    let tally = AppLog()
    let screen = Screen { FoldersScreen(way: .both, tally: tally) }
    screen.tap("Search")
    screen.type("x")
    screen.tap("New folder")
    await screen.rest()
    expect(screen.focused, equals: "Name")
  }
}
