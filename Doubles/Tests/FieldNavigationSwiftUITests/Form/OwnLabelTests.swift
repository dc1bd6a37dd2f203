import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A form with two fields. The app sets the first field's label.
private struct Labelled: View {
  let key: ReturnKey
  @State private var texts = ["", ""]
  @State private var finishes = 0
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("A", text: $texts[0])
        .field($focus, equals: 0, text: texts[0], returnKey: key)
      TextField("B", text: $texts[1]).field($focus, equals: 1, text: texts[1])
      Text("\(finishes)")
    }
    .fieldNavigation($focus) { finishes += 1 }
    .inputBar()
  }
}

@MainActor @Suite("Labels that the app sets in SwiftUI (R6)", .underPolicyPairs)
struct OwnLabelTests {
  private nonisolated static let endings: [ReturnKey] = [
    .done, .go, .join, .continue,
  ]

  @Test(
    "Search, Send and Route finish the form although empty fields follow",
    arguments: [.search, .send, .route] as [ReturnKey])
  func finishesAnywhere(key: ReturnKey) {
    let screen = Screen { Labelled(key: key) }
    screen.tap("A")
    expect(screen.returnKey, equals: "\(key)")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: ["1"])
    screen.tap("A")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.texts, equals: ["2"])
  }

  @Test(
    "Done, Go, Join and Continue close the keyboard if empty fields follow",
    arguments: endings)
  func closesKeyboard(key: ReturnKey) {
    let screen = Screen { Labelled(key: key) }
    screen.tap("A")
    expect(screen.returnKey, equals: "\(key)")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: ["0"])
    screen.tap("A")
    screen.tapBar("Done")
    expectNil(screen.focused)
    expect(screen.texts, equals: ["0"])
  }

  @Test(
    "Done, Go, Join and Continue finish the form if no empty field follows",
    arguments: endings)
  func finishesAtTheEnd(key: ReturnKey) {
    let screen = Screen { Labelled(key: key) }
    screen.tap("B")
    screen.type("x")
    screen.tap("A")
    screen.pressReturn()
    expectNil(screen.focused)
    expect(screen.texts, equals: ["1"])
  }
}
