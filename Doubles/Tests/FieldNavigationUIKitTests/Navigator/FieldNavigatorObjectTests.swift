import AdapterTesting
import Expectations
import FieldNavigation
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("A navigator that Interface Builder creates")
struct FieldNavigatorObjectTests {
  /// A screen whose form has an object in the scene's dock instead of a
  /// navigator.
  private final class DockScreen: FormScreen {
    var form: FieldNavigatorObject? = FieldNavigatorObject()
    var connect: (DockScreen) -> Void = { $0.form?.view = $0.view }
    override func navigate() { connect(self) }
  }

  @Test(
    "The outlets and options may come in any order (R2, R4)",
    .underPolicyPairs)
  func anyOrder() {
    let steps: [(DockScreen) -> Void] = [
      { $0.form?.view = $0.view },
      { $0.form?.fields = [$0.fields[3], $0.fields[0], $0.fields[1]] },
      { $0.form?.sortsByTag = true },
      { $0.form?.finishKey = "go" },
    ]
    for first in steps.indices {
      for isReversed in [false, true] {
        var order = Array(steps[first...] + steps[..<first])
        if isReversed { order.reverse() }
        let screen = DockScreen(4)
        screen.connect = { screen in
          for (field, tag) in zip(screen.fields, [2, 0, 0, 1]) {
            field.tag = tag
          }
          for step in order { step(screen) }
        }
        let user = User(root: screen)
        user.tap(screen.field("b"))
        var seen = [user.sight]
        for _ in 1...2 {
          user.tapReturn()
          seen.append(user.sight)
        }
        expect(
          seen, equals: ["b next", "d next", "a go"], "\(first) \(isReversed)")
      }
    }
  }

  @Test("The fields are a set: its order changes nothing (R2)")
  func set() {
    for order in [[0, 2], [2, 0]] {
      let screen = DockScreen(3)
      screen.connect = { screen in
        screen.form?.fields = order.map { screen.fields[$0] }
        screen.form?.view = screen.view
      }
      let user = User(root: screen)
      user.tap(screen.field("a"))
      expect(user.sight, equals: "a next")
      user.tapReturn()
      expect(user.sight, equals: "c done", "b is left out")
      screen.form?.fields = []
      user.tap(screen.field("a"))
      user.tapReturn()
      expect(user.sight, equals: "b next", "all fields again")
    }
  }

  @Test("A new set keeps the roles that the app has set")
  func roles() {
    let screen = DockScreen(3)
    let user = User(root: screen)
    let navigator = screen.form?.navigator
    navigator?.setRole(.excluded, of: screen.field("b"))
    navigator?.setRole(.handlesReturn, of: screen.field("c"))
    screen.form?.fields = [screen.field("a")]
    expect(navigator?.role(of: screen.field("b")), equals: .excluded)
    expect(
      navigator?.role(of: screen.field("c")),
      equals: [.excluded, .handlesReturn])
    screen.form?.fields = []
    expect(navigator?.role(of: screen.field("a")), equals: [])
    expect(navigator?.role(of: screen.field("b")), equals: .excluded)
    expect(navigator?.role(of: screen.field("c")), equals: .handlesReturn)
    user.settle()
  }

  @Test("A listed view stands for the text fields inside, or is a field itself")
  func views() {
    final class Switch: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = DockScreen(3)
    let user = User(root: screen)
    let (box, custom) = (UIView(frame: screen.field("a").frame), Switch())
    box.frame.size.height = 70
    custom.frame = CGRect(x: 20, y: 300, width: 200, height: 30)
    screen.view.addSubview(box)
    screen.view.addSubview(custom)
    for (place, name) in ["a", "b"].enumerated() {
      screen.field(name).frame.origin = CGPoint(x: 0, y: 40 * place)
      box.addSubview(screen.field(name))
    }
    screen.form?.fields = [custom, box]
    user.settle()
    user.tap(screen.field("a"))
    user.tapReturn()
    expect(user.sight, equals: "b next")
    user.tapReturn()
    expect(user.focused, identicalTo: custom, "c is left out")
  }

  @Test(
    "The end presses the form's control, or runs the app's code instead (R5)",
    .underPolicyPairs)
  func ends() {
    var log: [String] = []
    let button = UIButton(
      frame: .zero, primaryAction: UIAction { _ in log.append("control") })
    let screen = DockScreen(1) { $0.fields[0].delegate = Delegate.idle }
    let user = User(root: screen)
    func finish() -> [String] {
      log = []
      user.tap(screen.field("a"))
      user.tapReturn()
      user.settle()
      expectNil(user.focused)
      return log
    }
    expect(finish(), equals: [])
    screen.form?.finishControl = button
    expect(finish(), equals: ["control"])
    screen.form?.onFinish = { log.append("code") }
    expect(finish(), equals: ["code"])
    screen.form?.onFinish = nil
    button.isEnabled = false
    expect(finish(), equals: [])
  }

  @Test("An unknown name of an option changes nothing and warns")
  func names() {
    let form = FieldNavigatorObject()
    form.inputBar = "always"
    form.finishKey = "continue"
    expectWarning("FieldNavigatorObject.inputBar was given 'Always'") {
      form.inputBar = "Always"
    }
    expectWarning("FieldNavigatorObject.finishKey was given ''") {
      form.finishKey = ""
    }
    expect(form.inputBar, equals: "always")
    expect(form.finishKey, equals: "continue")
    expectNil(form.navigator)
    expect(!form.canFocusNext)
    form.focusNext(nil)
  }

  @Test("Each option is the navigator's, before and after the view is set")
  func options() {
    let view = UIView()
    for isFirst in [false, true] {
      let form = FieldNavigatorObject()
      if isFirst { form.view = view }
      form.visitsFilledFields = true
      form.wraps = true
      form.tapOutsideHidesKeyboard = true
      form.stopsAtInvalid = true
      form.isInvalid = { $0 === view }
      form.avoidsKeyboard = false
      form.keyboardDistance = 12
      form.inputBar = "off"
      if !isFirst { form.view = view }
      let options = form.navigator?.configuration
      expect(options?.policy.destination, equals: .next)
      expect(options?.policy.ending, equals: .wrap)
      expect(options?.tapOutsideHidesKeyboard, equals: true)
      expect(options?.policy.stopsAtInvalid, equals: true)
      expect(options?.isInvalid?(view), equals: true)
      expect(options?.avoidsKeyboard, equals: false)
      expect(options?.keyboardDistance, equals: 12)
      expect(options?.inputBar, equals: .off)
      expect(form.visitsFilledFields)
      expect(form.wraps)
      form.visitsFilledFields = false
      form.wraps = false
      expect(form.tapOutsideHidesKeyboard)
      expect(form.stopsAtInvalid)
      form.stopsAtInvalid = false
      form.isInvalid = nil
      expectNil(form.navigator?.configuration.isInvalid)
      expect(form.navigator?.configuration.policy, equals: ReturnPolicy())
    }
  }

  @Test("Another view gets a new navigator with the same options")
  func otherView() {
    let screen = DockScreen(2)
    let user = User(root: screen)
    let form = screen.form
    form?.finishKey = "go"
    var changes = 0
    form?.onChange = { changes += 1 }
    let box = UIView(frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    let inner = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    inner.accessibilityIdentifier = "inner"
    box.addSubview(inner)
    screen.view.addSubview(box)
    let first = form?.navigator
    form?.view = box
    user.settle()
    user.tap(screen.field("a"))
    expect(user.sight, equals: "a default", "the first view is left")
    user.tap(inner)
    user.settle()
    expect(user.sight, equals: "inner go")
    expect(changes, equals: 1)
    expect(first?.canFocusNext, equals: false, "even if the app keeps it")
  }

  @Test("A button of the app moves focus, and a released object stops")
  func buttons() {
    let screen = DockScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    expect(screen.form?.canFocusNext, equals: true)
    screen.form?.focusNext(nil)
    expect(user.sight, equals: "b done")
    expect(screen.form?.canFocusPrevious, equals: true)
    screen.form?.focusPrevious(nil)
    expect(user.sight, equals: "a next")
    screen.form = nil
    user.settle()
    expect(user.sight, equals: "a default")
  }

  @Test("R16: Return finishes past no mistake, and stays in one on request")
  func mistakes() {
    let screen = DockScreen(3, filled: ["a", "b", "c"])
    let user = User(root: screen)
    var finishes = 0
    screen.form?.onFinish = { finishes += 1 }
    screen.form?.isInvalid = { ($0 as? UITextField)?.text == "?" }
    screen.field("b").text = "?"
    user.tap(screen.field("c"))
    user.tapReturn()
    expect(user.sight, equals: "b done")
    expect(finishes, equals: 0)
    screen.field("c").text = ""
    user.settle()
    user.tapReturn()
    expect(user.sight, equals: "c done", "a mistake in the middle is passed")
    screen.form?.stopsAtInvalid = true
    user.tap(screen.field("b"))
    user.tapReturn()
    expect(user.sight, equals: "b next")
    user.tapOutside()
    expect(screen.form?.focusFirstInvalid(), equals: true)
    expect(user.sight, equals: "b next")
    screen.field("b").text = "x"
    expect(screen.form?.focusFirstInvalid(), equals: false)
    expect(FieldNavigatorObject().focusFirstInvalid(), equals: false)
    expect(finishes, equals: 0)
  }

  @Test("A tap outside hides the keyboard on request")
  func tapOutside() {
    let screen = DockScreen(2)
    let user = User(root: screen)
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 100, height: 30))
    screen.view.addSubview(label)
    user.tap(screen.field("a"))
    user.tap(label)
    expect(user.sight, equals: "a next")
    screen.form?.tapOutsideHidesKeyboard = true
    user.settle()
    user.tap(label)
    expect(user.sight, equals: "nobody")
  }

  /// A form with two fields. The second is empty.
  private func firstForm(
    _ connect: @escaping (DockScreen) -> Void
  ) -> DockScreen {
    let screen = DockScreen(2, filled: ["a"])
    screen.connect = connect
    return screen
  }

  @Test(
    "The first empty field gets focus once per presentation",
    .underPolicyPairs)
  func first() {
    let orders: [(DockScreen) -> Void] = [
      {
        $0.form?.focusesFirst = true
        $0.form?.view = $0.view
      },
      {
        $0.form?.view = $0.view
        $0.form?.focusesFirst = true
      },
    ]
    for connect in orders {
      let screen = firstForm(connect)
      let stack = UINavigationController(
        rootViewController: UIViewController(nibName: nil, bundle: nil))
      let user = User(root: stack)
      stack.pushViewController(screen, animated: true)
      user.settle()
      expect(user.sight, equals: "b done")
      user.tapOutside()
      user.settle()
      expect(user.sight, equals: "nobody", "no second time")
      stack.cancelBackSwipe(user)
      expect(user.sight, equals: "nobody")
      stack.pushViewController(
        UIViewController(nibName: nil, bundle: nil), animated: true)
      user.settle()
      stack.popViewController(animated: true)
      user.settle()
      expect(user.sight, equals: "nobody", "the screen only reappears")
      stack.popViewController(animated: true)
      user.settle()
      stack.pushViewController(screen, animated: true)
      user.settle()
      expect(user.sight, equals: "b done", "pushed again")
    }
  }

  @Test(
    "The first empty field of a sheet gets focus each time the app shows it",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func firstInSheet(_ style: UIModalPresentationStyle) {
    let root = UIViewController(nibName: nil, bundle: nil)
    let user = User(root: root)
    let screen = firstForm { form in
      form.form?.view = form.view
      form.form?.focusesFirst = true
    }
    screen.modalPresentationStyle = style
    for _ in 1...2 {
      root.present(screen, animated: true)
      user.settle()
      expect(user.sight, equals: "b done")
      user.tapOutside()
      let over = UIViewController(nibName: nil, bundle: nil)
      over.modalPresentationStyle = .fullScreen
      screen.present(over, animated: true)
      user.settle()
      screen.dismiss(animated: true)
      user.settle()
      expect(user.sight, equals: "nobody", "the screen only reappears")
      root.dismiss(animated: true)
      user.settle()
    }
  }

  @Test("The option works while the form is on the screen, and can be undone")
  func firstLater() {
    let screen = firstForm { $0.form?.view = $0.view }
    let user = User(root: screen)
    expect(user.sight, equals: "nobody")
    screen.form?.focusesFirst = true
    expect(user.sight, equals: "b done")
    user.tapOutside()
    screen.form?.focusesFirst = true
    user.settle()
    expect(user.sight, equals: "nobody", "the same value again")

    let other = firstForm {
      $0.form?.view = $0.view
      $0.form?.focusesFirst = true
      $0.form?.focusesFirst = false
    }
    user.window.rootViewController = other
    user.settle()
    expect(user.sight, equals: "nobody")
  }

  @Test("The app's own focus wins over the first field, even a wrong one")
  func firstBehindOwn() {
    let screen = firstForm {
      $0.form?.view = $0.view
      $0.form?.focusesFirst = true
    }
    let root = UIViewController(nibName: nil, bundle: nil)
    let user = User(root: root)
    root.present(screen, animated: true)
    screen.field("a").becomeFirstResponder()
    user.settle()
    expect(user.sight, equals: "a next")
  }
}
