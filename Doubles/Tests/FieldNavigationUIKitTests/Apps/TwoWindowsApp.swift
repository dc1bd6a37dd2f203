import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A form with a navigator. Each of two windows has such a form as its root.
final class WindowForm: AppScreen {
  let fields: [UITextField]

  init(_ name: String) {
    fields = (0..<3).map {
      UITextField.named("\(name)\($0)", y: 20 + 50 * CGFloat($0))
    }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(fields)
    navigate()
  }
}

@MainActor @Suite("App: two windows") struct TwoWindowsAppTests {
  @Test(
    "Editing in one window doesn't stop the other window's navigator",
    .underPolicyPairs)
  func windows() {
    let (form, chat) = (WindowForm("a"), WindowForm("b"))
    let user = User(root: form)
    user.tap(form.fields[0])
    let window = UIWindow(frame: user.window.bounds)
    window.rootViewController = chat
    window.makeKeyAndVisible()
    chat.fields[0].becomeFirstResponder()
    user.settle()
    (window.focused as? UITextField)?.pressReturn()
    user.settle()
    expect(chat.fields[1].isFirstResponder)
    window.endEditing(true)
    user.settle()
    user.tap(form.fields[1])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "a2")
    expect(user.returnKey, equals: .done)
  }
}
