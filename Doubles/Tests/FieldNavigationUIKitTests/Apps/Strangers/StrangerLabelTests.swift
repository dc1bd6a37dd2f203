import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Labels that the app sets, and what remains after invalidate().

/// 33 and 34: A form whose app sets labels whenever it likes.
private final class StrangerLabelsApp: StrangerForm {
  override class var names: [String] { ["a", "b", "c"] }

  var labels: [UIReturnKeyType] { fields.map(\.returnKeyType) }
}

@MainActor @Suite("Labels set after the navigator", .underUsualAndPairs)
struct StrangerLabelTests {
  private func start(
    _ labels: [String: UIReturnKeyType]
  ) -> (StrangerLabelsApp, User) {
    let app = StrangerLabelsApp()
    let user = User(root: app)
    user.tap(app["a"])
    user.tapOutside()
    for (name, label) in labels { app[name].returnKeyType = label }
    return (app, user)
  }

  @Test("A Search key is the app's: Return neither moves nor submits")
  func search() {
    let (app, user) = start(["b": .search])
    user.tap(app["b"])
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "b")
    expect(user.returnKey, equals: .search)
    expect(app.finishes, equals: 0)
  }

  @Test("A Go key in the middle closes the keyboard, and submits at the end")
  func go() {
    let (app, user) = start(["a": .go])
    user.tap(app["a"])
    user.type("x")
    expect(user.returnKey, equals: .go)
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    app.fill(["b": "x", "c": "x"])
    user.tap(app["a"])
    expect(user.returnKey, equals: .go)
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
  }

  @Test("A Next key on the last field finishes, and keeps its label")
  func next() {
    let (app, user) = start(["c": .next])
    user.tap(app["c"])
    user.type("x")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app["c"].returnKeyType, equals: .next)
    expect(app.text("c"), equals: "x")
  }

  @Test("A label set while the field has focus stays")
  func focused() {
    let (app, user) = start([:])
    user.tap(app["a"])
    app["a"].returnKeyType = .send
    app["a"].reloadInputViews()
    user.type("x")
    expect(user.returnKey, equals: .send)
    expect(app["a"].returnKeyType, equals: .send)
    user.tapReturn()
    expect(user.place, equals: "a")
    expect(app.finishes, equals: 0)
  }

  @Test("invalidate() keeps the app's labels and undoes the navigator's")
  func invalidate() {
    let (app, user) = start(["a": .search, "c": .send])
    user.tap(app["b"])
    expect(app.labels, equals: [.search, .next, .send])
    app.navigator?.invalidate()
    user.settle()
    expect(app.labels, equals: [.search, .default, .send])
    expect(user.returnKey, equals: .default)
  }
}

@MainActor @Suite("Labels equal to the navigator's", .underUsualAndPairs)
struct StrangerEqualLabelTests {
  @Test("The app's Done stays Done although the form now ends there, too")
  func done() {
    let app = StrangerLabelsApp()
    let user = User(root: app)
    user.tap(app["a"])
    expect(app.labels, equals: [.next, .next, .done])
    app["a"].returnKeyType = .done
    user.settle()
    app.fill(["b": "x", "c": "x"])
    user.settle()
    expect(app["a"].returnKeyType, equals: .done)
    app.fill(["b": "", "c": ""])
    user.settle()
    expect(app["a"].returnKeyType, equals: .done)
    expect(user.returnKey, equals: .done)
    app.navigator?.invalidate()
    user.settle()
    expect(app.labels, equals: [.done, .default, .default])
  }

  @Test("The app's label stays after invalidate(), even if it was set twice")
  func twice() {
    let app = StrangerLabelsApp()
    let user = User(root: app)
    user.tap(app["a"])
    app["a"].returnKeyType = .go
    user.settle()
    app["a"].returnKeyType = .next
    user.settle()
    app.navigator?.invalidate()
    user.settle()
    expect(app["a"].returnKeyType, equals: .next)
  }

  @Test("The app's .default gives the label back to the navigator or the app")
  func given() {
    let app = StrangerLabelsApp()
    let user = User(root: app)
    user.tap(app["a"])
    app["a"].returnKeyType = .search
    user.settle()
    app["a"].returnKeyType = .default
    user.settle()
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "b", "without an own label Return moves focus")
    app.navigator?.invalidate()
    user.settle()
    expect(app["a"].returnKeyType, equals: .default)
  }
}

/// Screens that come and go must not stay alive.
private final class StrangerSheetScreen: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["street", "town"] }

  override func setUp() { self["town"].keyboardType = .numberPad }
}

private final class StrangerRootScreen: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
}

@MainActor @Suite("Screens that come and go", .underUsualAndPairs)
struct StrangerLeakTests {
  private struct Gone {
    weak var screen: StrangerSheetScreen?
    weak var field: UITextField?
    weak var navigator: FieldNavigator?

    var isGone: Bool { screen == nil && field == nil && navigator == nil }
  }

  /// Shows a screen, types in it and leaves it.
  private func visit(
    _ user: User, _ show: (StrangerSheetScreen) -> Void,
    _ hide: (StrangerSheetScreen) -> Void
  ) -> Gone {
    let screen = StrangerSheetScreen()
    show(screen)
    user.settle()
    user.tap(screen["street"])
    user.type("Main St")
    user.tapReturn()
    user.type("1")
    expect(user.place, equals: "town")
    expect(user.bar != nil)
    hide(screen)
    return Gone(
      screen: screen, field: screen["town"], navigator: screen.navigator)
  }

  @Test("A dismissed sheet is gone, with and without invalidate()")
  func sheet() {
    for invalidates in [true, false] {
      let root = StrangerRootScreen()
      let user = User(root: root)
      user.tap(root["name"])
      let gone = visit(user) {
        root.present($0, animated: true)
      } _: {
        if invalidates { $0.navigator?.invalidate() }
        root.dismiss(animated: true)
      }
      user.settle()
      // The test's own screen list keeps the sheet.
      root.forgetShown()
      user.settle()
      expect(gone.isGone)
      user.tap(root["name"])
      user.type("Ada")
      user.tapReturn()
      expect(user.place, equals: "mail")
    }
  }

  @Test("A popped screen is gone, with and without invalidate()")
  func pushed() {
    for invalidates in [true, false] {
      let root = StrangerRootScreen()
      let bar = UINavigationController(rootViewController: root)
      let user = User(root: bar)
      let gone = visit(user) {
        bar.pushViewController($0, animated: true)
      } _: {
        if invalidates { $0.navigator?.invalidate() }
        bar.popViewController(animated: true)
      }
      user.settle()
      expect(gone.isGone)
    }
  }

  @Test("A field that leaves an invalidated form is gone")
  func field() {
    let root = StrangerRootScreen()
    let user = User(root: root)
    weak var field: UITextField?
    func add() {
      let new = UITextField.named("extra", y: 200)
      field = new
      root.show([new])
      user.tap(new)
      user.type("x")
      root.navigator?.invalidate()
      user.remove(new)
    }
    add()
    user.settle()
    expectNil(field)
    expect(root.navigator != nil)
  }

  @Test("invalidate() in the focused field leaves no trace")
  func traces() {
    let plain = User(root: StrangerSheetScreen(navigated: false)).traces()
    let app = StrangerSheetScreen()
    let user = User(root: app)
    user.tap(app["town"])
    user.type("1")
    app.navigator?.invalidate()
    user.settle()
    expectNil(user.bar)
    expect(user.place, equals: "town")
    user.tapOutside()
    expect(user.traces(), equals: plain)
    user.tap(app["street"])
    user.tapReturn()
    expect(user.place, equals: "street")
    expect(app.finishes, equals: 0)
  }
}
