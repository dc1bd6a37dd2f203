import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// In some forms, the last field opens a picker. Such a field never takes
/// focus.
@MainActor @Suite("The navigator remembers refusals")
struct NavigatorRefusalTests {
  /// A form with fields `a`, `b` and `c`, and a switch. Field `c` refuses
  /// focus, and `b` is filled.
  @MainActor private final class Form {
    let delegate = Delegate()
    let screen: FormScreen
    let newsletter = UISwitch(
      frame: CGRect(x: 240, y: 20, width: 50, height: 30))
    let user: User
    var refused: Set<String> = ["c"]

    init(filled: Set<String> = ["b"]) {
      let (delegate, newsletter) = (delegate, newsletter)
      let screen = FormScreen(3, filled: filled) { screen in
        for field in screen.fields.dropFirst() { field.delegate = delegate }
        screen.view.addSubview(newsletter)
      }
      self.screen = screen
      user = User(root: screen)
      delegate.begins = { [weak self] field in
        self?.refused.contains(field.accessibilityIdentifier ?? "") != true
      }
      user.tap(screen.field("a"))
    }

    /// How often UIKit has asked a field to begin editing. Counts from the last
    /// call of this method.
    func questions(_ name: String) -> Int {
      user.calls().count { $0 == "\(name) shouldBegin" }
    }
  }

  @Test(
    "The key shows Done after the last field refuses (R10)",
    .underEveryPolicy(promising: .refusalKeepsFocus))
  func lastRefuses() {
    let form = Form()
    expect(form.user.sight, equals: "a next")
    form.user.tapReturn()
    expect(form.user.sight, equals: "a done")
    expect(form.screen.finishes, equals: 0)
    expect(form.questions("c"), equals: 1)
    form.user.tapReturn()
    expectNil(form.user.focused)
    expect(form.screen.finishes, equals: 1)
    expect(form.questions("c"), equals: 1, "once more: it may agree by now")
  }

  /// A field that never takes focus. Its delegate's answer doesn't matter.
  @MainActor private final class SelectField: UITextField {
    override var canBecomeFirstResponder: Bool { false }
  }

  @Test(
    "Text and caret don't change if the last field refuses focus (R10)",
    .underEveryPolicy(promising: .refusalKeepsFocus))
  func select() {
    let screen = FormScreen(3) { screen in
      screen.replace("c", by: SelectField())
      screen.fields[1].delegate = Delegate.idle
    }
    let user = User(root: screen)
    user.tap(screen.field("b"))
    user.type("xyz")
    screen.field("b").selectedTextRange = user.caret(1)
    expect(user.sight, equals: "b next")
    user.tapReturn()
    expect(user.sight, equals: "b done")
    expect(screen.field("b").text, equals: "xyz")
    expect(user.caretPlace, equals: 1)
    user.tapReturn()
    expect(user.sight, equals: "nobody")
    expect(screen.finishes, equals: 1)
  }

  @Test(
    "Tab asks fields that refused focus on Return (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func tab() {
    let form = Form(filled: [])
    form.refused = ["b", "c"]
    form.screen.navigator?.focusNext()
    form.user.settle()
    expect(form.user.sight, equals: "a next")
    form.user.tapReturn()
    expect(form.user.sight, equals: "a done")
    _ = form.user.calls()
    form.screen.navigator?.focusNext()
    form.user.settle()
    expect(form.questions("b"), equals: 1)
    form.refused = []
    expect(form.screen.navigator?.focusNext(), equals: true)
    form.user.settle()
    expect(form.user.sight, equals: "b next")
  }

  @Test(
    "Return asks refusing fields again after any change (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus),
    arguments: Change.allCases)
  func forgets(change: Change) {
    let form = Form()
    form.user.tapReturn()
    expect(form.user.sight, equals: "a done")
    form.refused = []
    change.make(form.screen, form.newsletter, form.user)
    form.user.settle()
    let key = change.isSeen ? "next" : "done"
    expect(form.user.sight, equals: "a \(key)", "\(change)")
    form.user.tapReturn()
    expect(form.user.sight, equals: "c done", "\(change)")
  }

  enum Change: CaseIterable {
    case text, textByCode, otherTextByCode, state, layout, control, tap
    case focusLeaves

    /// Whether the label changes before the user presses Return. UIKit doesn't
    /// report text that code sets. It doesn't report a control's action.
    /// Therefore each press of Return asks the refusing fields again.
    var isSeen: Bool {
      switch self {
      case .otherTextByCode, .control, .tap: false
      default: true
      }
    }

    @MainActor func make(
      _ screen: FormScreen, _ newsletter: UISwitch, _ user: User
    ) {
      switch self {
      case .text: user.type("x")
      case .textByCode: screen.field("a").text = "me"
      case .otherTextByCode: screen.field("b").text = "longer"
      case .state: screen.field("b").isEnabled = false
      case .layout: screen.field("b").center.y += 1
      case .control: user.tap(newsletter)
      // An app may answer a tap with a picker and refuse focus.
      case .tap: user.tap(screen.field("a"))
      case .focusLeaves:
        user.tap(screen.field("b"))
        user.tap(screen.field("a"))
      }
    }
  }

  @Test(
    "A refusal doesn't change labels of other fields (R10)",
    .underPolicyPairs)
  func otherKeys() {
    let form = Form()
    form.user.tapReturn()
    expect(form.screen.field("b").returnKeyType, equals: .next)
    form.user.tap(form.screen.field("b"))
    expect(form.user.sight, equals: "b next")
  }

  @Test(
    "Another field keeps focus if `shouldBeginEditing` focuses it (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func elsewhere() {
    let form = Form(filled: [])
    form.refused = ["b", "c"]
    let asked = form.delegate.begins
    form.delegate.begins = { [weak form] field in
      guard field.accessibilityIdentifier == "b", let form else {
        return asked(field)
      }
      form.refused = ["b"]
      form.screen.field("c").becomeFirstResponder()
      return false
    }
    form.user.tapReturn()
    expect(form.user.sight, equals: "c done")
    form.user.settle()
    expect(form.user.sight, equals: "c done")
  }
}
