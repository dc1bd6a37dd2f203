import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Pagers, touches outside, search, alerts with fields, and rotation.

/// A pager of child controllers. Each page has its own navigator, and the
/// end of a page shows the next one.
private final class StrangerPagerApp: UIViewController {
  private let pages = [["name", "mail"], ["street", "town"], ["card"]]
  private(set) var place = -1
  private(set) var ended = 0
  private(set) var page: StrangerPageScreen?

  override func viewDidLoad() {
    super.viewDidLoad()
    turn()
  }

  func turn() {
    place += 1
    guard place < pages.count else { return ended += 1 }
    let next = StrangerPageScreen(pages[place])
    next.onEnd = { [weak self] in self?.turn() }
    page?.view.removeFromSuperview()
    page?.removeFromParent()
    addChild(next)
    view.addSubview(next.view)
    next.didMove(toParent: self)
    page = next
    if place > 0 { next.column[0].becomeFirstResponder() }
  }
}

private final class StrangerPageScreen: AppScreen {
  let column: [UITextField]
  var onEnd: () -> Void = {}

  init(_ names: [String]) {
    column = names.enumerated().map {
      UITextField.named($0.element, y: 20 + 50 * CGFloat($0.offset))
    }
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(column)
    navigate()
    navigator?.configuration.policy.finishKey = .next
    finish { [weak self] in self?.onEnd() }
  }
}

@MainActor @Suite("A pager of controllers", .underUsualAndPairs)
struct StrangerPagerTests {
  @Test("Return goes through all pages, and earlier pages are gone")
  func walk() throws {
    let app = StrangerPagerApp()
    let user = User(root: app)
    weak let first = app.page
    user.tap(try #require(app.page?.column.first))
    for name in ["name", "mail", "street", "town", "card"] {
      expect(user.place, equals: name)
      expect(user.returnKey, equals: .next)
      user.type("x")
      user.tapReturn()
    }
    expect(app.ended, equals: 1)
    expect(user.place, equals: "nowhere")
    expectNil(first)
  }

  @Test("Command+Return turns one page")
  func command() throws {
    let app = StrangerPagerApp()
    let user = User(root: app)
    user.tap(try #require(app.page?.column.first))
    user.press(.enter, .command)
    expect(app.place, equals: 1)
    expect(user.place, equals: "street")
    user.press(.enter, .command)
    expect(app.place, equals: 2)
    expect(user.place, equals: "card")
    expect(app.page?.navigator?.canFocusPrevious, equals: false)
  }
}

/// A tap recognizer on the background ends editing, and the check at the
/// end of editing decides what the button may do.
private final class StrangerBackgroundTapApp: StrangerForm, UITextFieldDelegate
{
  override class var names: [String] { ["name", "mail"] }
  let pay = UIButton(frame: CGRect(x: 20, y: 100, width: 280, height: 40))

  override func setUp() {
    show([pay])
    pay.on(.touchUpInside) { [weak self] in
      guard let self, self["name"].hasText else { return }
      done.append("paid")
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    textField.text = textField.text?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

@MainActor @Suite("A tap on the background", .underUsualAndPairs)
struct StrangerBackgroundTapTests {
  @Test("The tap hides the keyboard and submits nothing")
  func tap() {
    let app = StrangerBackgroundTapApp()
    let user = User(root: app)
    app.fill(["mail": "a@b"])
    user.tap(app["name"])
    user.type(" Ada ")
    expect(user.returnKey, equals: .done)
    user.tapOutside()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    expect(app.text("name"), equals: "Ada")
    expectNil(user.device.keyboard.frame)
    user.tap(app.pay)
    expect(app.done, equals: ["paid"])
    expect(app.finishes, equals: 0)
  }

  @Test("A text that ends empty makes its field the target again")
  func trimmed() {
    let app = StrangerBackgroundTapApp()
    let user = User(root: app)
    user.tap(app["mail"])
    user.type("   ")
    user.tap(app["name"])
    expect(app.text("mail"), equals: "")
    expect(user.returnKey, equals: .next)
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(app.finishes, equals: 0)
  }

  @Test("A touch and Return in one turn end editing once")
  func race() {
    let app = StrangerBackgroundTapApp()
    let user = User(root: app)
    app.fill(["name": "Ada"])
    user.tap(app["mail"])
    user.type("a@b")
    app["mail"].on(.primaryActionTriggered) { [weak app] in
      app?.view.endEditing(true)
    }
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
  }
}

/// A search bar above a form.
private final class StrangerSearchApp: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
  let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func setUp() {
    for field in fields { field.frame.origin.y += 50 }
    search.searchTextField.accessibilityIdentifier = "search"
    show([search])
  }
}

@MainActor @Suite("A search bar in the form", .underUsualAndPairs)
struct StrangerSearchTests {
  @Test("Return in the search is the app's, and the form passes the search")
  func search() {
    let app = StrangerSearchApp()
    let user = User(root: app)
    user.tap(app.search.searchTextField)
    user.type("shoes")
    expect(user.returnKey, equals: .search)
    user.tapReturn()
    expect(user.place, equals: "search")
    expect(app.search.text, equals: "shoes")
    expect(app.finishes, equals: 0)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(user.returnKey, equals: .done)
    user.type("a@b")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app.search.text, equals: "shoes")
  }
}

/// An alert with its own text field asks for the password at the end.
private final class StrangerAlertFieldApp: StrangerForm {
  override class var names: [String] { ["name", "mail"] }
  let password = UITextField.named("password", y: 200)

  override func submit() {
    let alert = UIAlertController(nibName: nil, bundle: nil)
    alert.view.addSubview(password)
    present(alert, animated: true)
    password.becomeFirstResponder()
  }
}

@MainActor @Suite("An alert with a field", .underUsualAndPairs)
struct StrangerAlertFieldTests {
  @Test("The navigator leaves the alert's field alone")
  func alert() {
    let app = StrangerAlertFieldApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    user.type("a@b")
    user.tapReturn()
    expect(user.place, equals: "password")
    expect(app.shown.count, equals: 1)
    expect(app.password.returnKeyType, equals: .default)
    expect(app.password.actionCount, equals: 0)
    expectNil(user.bar)
    user.type("secret")
    user.tapReturn()
    expect(user.place, equals: "password")
    expect(app.shown.count, equals: 1)
    user.press(.enter, .command)
    expect(app.shown.count, equals: 1)
    expect(app.finishes, equals: 1)
    app.password.resignFirstResponder()
    app.dismiss(animated: true)
    user.tap(app["mail"])
    expect(user.returnKey, equals: .done)
  }
}

/// A stack that is a row in landscape, and a field that moves above it.
private final class StrangerRotatingApp: StrangerForm {
  override class var names: [String] { ["left", "right", "below"] }
  private(set) lazy var stack = UIStackView(
    arrangedSubviews: Array(fields.prefix(2)))

  override func setUp() {
    stack.axis = .vertical
    stack.spacing = 10
    stack.frame = CGRect(x: 10, y: 10, width: 300, height: 80)
    self["below"].frame = CGRect(x: 10, y: 110, width: 140, height: 34)
    show([stack])
  }
}

@MainActor @Suite("A form that turns with the device", .underUsualAndPairs)
struct StrangerRotatingTests {
  @Test("The order follows the layout while a field has focus")
  func turn() {
    let app = StrangerRotatingApp()
    let user = User(root: app)
    user.tap(app["left"])
    user.type("x")
    user.rotate {
      // Now "below" is above the others.
      app["below"].frame.origin.y = 0
      app.stack.frame = CGRect(x: 10, y: 60, width: 300, height: 80)
      app.stack.axis = .horizontal
    }
    expect(user.place, equals: "left")
    expect(app.text("left"), equals: "x")
    expect(user.returnKey, equals: .next)
    expect(app.navigator?.canFocusPrevious, equals: true)
    user.tapReturn()
    expect(user.place, equals: "right")
    expect(user.returnKey, equals: .done)
    app.navigator?.focusPrevious()
    app.navigator?.focusPrevious()
    expect(user.place, equals: "below")
  }
}
