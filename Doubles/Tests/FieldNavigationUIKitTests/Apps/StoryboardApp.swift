import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Four fields with the same Return key label. As in many storyboards, the
/// default label is Done. Each field's "Did End On Exit" event can have an
/// action.
final class StoryboardApp: AppScreen {
  let fields = (0..<4).map {
    UITextField.named("\($0)", y: 20 + 50 * CGFloat($0))
  }
  private let key: UIReturnKeyType
  private let isConnected: Bool

  init(
    _ key: UIReturnKeyType = .done, connected: Bool = false,
    navigated: Bool = true
  ) {
    self.key = key
    isConnected = connected
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in fields {
      field.returnKeyType = key
      guard isConnected else { continue }
      let action = UIAction { [weak self, weak field] _ in
        self?.done.append("exit \(field?.accessibilityIdentifier ?? "")")
      }
      field.addAction(action, for: .editingDidEndOnExit)
    }
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }
}

private let finishingKeys: [UIReturnKeyType] = [.done, .go, .join, .continue]

@MainActor @Suite("App: a storyboard with Done on every field")
struct StoryboardAppTests {
  @Test(
    "Return doesn't finish the form while a following field is empty (R6)",
    arguments: finishingKeys)
  func first(key: UIReturnKeyType) {
    let app = StoryboardApp(key)
    let user = User(root: app)
    user.tap(app.fields[0])
    user.type("x")
    expect(user.returnKey, equals: key)
    user.tapReturn()
    expect(app.done.isEmpty)
    expect(user.place, equals: "nowhere")
  }

  @Test(
    "Return finishes the form in the last field (R6)", arguments: finishingKeys)
  func last(key: UIReturnKeyType) {
    let app = StoryboardApp(key)
    let user = User(root: app)
    user.tap(app.fields[3])
    user.type("x")
    user.tapReturn()
    expect(app.done, equals: ["finished"])
    expect(user.place, equals: "nowhere")
  }

  @Test("Return finishes the form if all following fields are filled (R6)")
  func filled() {
    let app = StoryboardApp()
    let user = User(root: app)
    for field in app.fields.dropFirst() { field.text = "x" }
    user.tap(app.fields[0])
    user.tapReturn()
    expect(app.done, equals: ["finished"])
  }

  @Test(
    "Connected actions run equally often with and without the navigator",
    .underPolicyPairs
  )
  func connected() {
    let calls = [false, true].map { navigated in
      let app = StoryboardApp(connected: true, navigated: navigated)
      let user = User(root: app)
      for field in app.fields {
        user.tap(field)
        user.type("x")
        user.tapReturn()
      }
      return app.done.filter { $0 != "finished" }
    }
    expect(calls[0], equals: calls[1])
  }

  @Test(
    "The navigator never changes labels that the storyboard set (R6)",
    .underPolicyPairs)
  func labels() {
    let app = StoryboardApp(.go)
    let user = User(root: app)
    for field in app.fields {
      user.tap(field)
      expect(user.returnKey, equals: .go)
    }
    app.navigator?.invalidate()
    expect(app.fields.allSatisfy { $0.returnKeyType == .go })
    expect(app.fields.allSatisfy { $0.actionCount == 0 })
  }
}
