import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A screen whose `keyCommands` doesn't call `super`, as in many apps.
final class EditorApp: AppScreen {
  let fields = (0..<3).map {
    UITextField.named("\($0)", y: 20 + 50 * CGFloat($0))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        input: "s", modifierFlags: .command, action: Selector("save"))
    ]
  }
}

@MainActor @Suite("App: an editor with key commands") struct EditorAppTests {
  @Test(
    "Command+Return finishes the form (R14)",
    .expectsWarning("overrides keyCommands"))
  func finish() {
    withKnownIssue(KnownIssue.keyCommandsOfRoot.reason) {
      let app = EditorApp()
      let user = User(root: app)
      user.tap(app.fields[0])
      user.press(.enter, .command)
      expect(app.done, equals: ["finished"])
    }
  }

  @Test(
    "The app's own key commands stay unchanged", .underPolicyPairs,
    .expectsWarning("overrides keyCommands"))
  func own() {
    let app = EditorApp()
    let user = User(root: app)
    user.tap(app.fields[0])
    let own = app.keyCommands?.filter { $0.input == "s" } ?? []
    expect(own.count, equals: 1)
    app.navigator?.invalidate()
    expect(app.keyCommands?.count, equals: 1)
  }

  @Test(
    "Tab and Shift+Tab visit every field in order (R8)",
    .expectsWarning("overrides keyCommands"))
  func tab() {
    let app = EditorApp()
    let user = User(root: app)
    app.fields[1].text = "filled"
    user.tap(app.fields[0])
    for place in ["1", "2"] {
      user.press(.tab)
      expect(user.place, equals: place)
    }
    for place in ["1", "0"] {
      user.press(.tab, .shift)
      expect(user.place, equals: place)
    }
  }
}
