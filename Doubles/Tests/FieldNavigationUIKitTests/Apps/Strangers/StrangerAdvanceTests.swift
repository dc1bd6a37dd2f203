import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Apps that move focus with the navigator, and forms made of lists.

/// Code boxes that move with the navigator instead of indexes.
private final class StrangerMoveBox: UITextField {
  var onBack: () -> Void = {}

  override func deleteBackward() {
    let wasEmpty = !hasText
    super.deleteBackward()
    if wasEmpty { onBack() }
  }
}

private final class StrangerMoveApp: AppScreen, UITextFieldDelegate {
  let boxes = (0..<4).map { place in
    let box = StrangerMoveBox(
      frame: CGRect(x: 20 + 60 * place, y: 60, width: 50, height: 50))
    box.accessibilityIdentifier = "\(place)"
    return box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(boxes)
    for box in boxes {
      box.delegate = self
      box.onBack = { [weak self] in self?.navigator?.focusPrevious() }
      box.on(.editingChanged) { [weak self, weak box] in
        guard box?.hasText == true else { return }
        self?.navigator?.focusNext()
      }
    }
    navigate()
    finish { [weak self] in self?.done.append(self?.code ?? "") }
  }

  var code: String { boxes.map { $0.text ?? "" }.joined() }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.isEmpty
      || string.count == 1 && string.allSatisfy(\.isNumber)
        && !textField.hasText
  }
}

@MainActor @Suite("Code boxes that call focusNext()", .underUsualAndPairs)
struct StrangerMoveTests {
  @Test("Typing and backspace move box by box")
  func typing() {
    let app = StrangerMoveApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    user.spell("12x3")
    expect(user.place, equals: "3")
    expect(app.code, equals: "123")
    user.deleteOnce()
    expect(user.place, equals: "2")
    user.deleteOnce()
    user.spell("89")
    expect(user.place, equals: "3")
    expect(app.code, equals: "1289")
    user.press(.enter, .command)
    expect(app.done, equals: ["1289"])
  }

  @Test("AutoFill types all digits in one turn")
  func oneTurn() {
    let app = StrangerMoveApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    for digit in "1234" {
      (user.focused as? any UIKeyInput)?.insertText("\(digit)")
    }
    user.settle()
    expect(user.place, equals: "3")
    expect(app.code, equals: "1234")
    expect(app.done.isEmpty)
  }
}

/// Billing and shipping are two lists. The end of the first checks its
/// mail and leads to the second.
private final class StrangerListsApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "mail", "street", "town"] }
  private(set) var billing: FieldNavigator?
  private(set) var shipping: FieldNavigator?

  override func navigate() {
    billing = FieldNavigator(fields: [self["name"], self["mail"]])
    shipping = FieldNavigator(fields: [self["street"], self["town"]])
    billing?.onFinish = { [weak self] in
      self?.done.append("billing")
      self?["street"].becomeFirstResponder()
    }
    shipping?.onFinish = { [weak self] in self?.done.append("shipping") }
    billing?.configuration.policy.finishKey = .next
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    complaints += 1
    textField.becomeFirstResponder()
  }
}

@MainActor @Suite("Two lists of fields", .underUsualAndPairs)
struct StrangerListsTests {
  @Test("Only a right mail leads from list to list")
  func walk() {
    let app = StrangerListsApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    user.type("ada")
    expect(user.place, equals: "mail")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(app.done.isEmpty)
    expect(app.complaints, equals: 1)
    expect(app.text("mail"), equals: "ada")
    user.type("@b")
    user.tapReturn()
    expect(user.place, equals: "street")
    expect(app.done, equals: ["billing"])
    expect(app.shipping?.canFocusNext, equals: true)
    expect(app.billing?.canFocusNext, equals: false)
    user.type("x")
    user.tapReturn()
    user.type("y")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.done, equals: ["billing", "shipping"])
    expect(user.place, equals: "nowhere")
  }
}

/// Options that name views must not keep them alive.
@MainActor @Suite("Options don't keep views alive", .underUsualAndPairs)
struct StrangerOptionLeakTests {
  private final class Screen: StrangerForm {
    override class var names: [String] { ["name", "mail"] }
  }

  @Test("A field with a role, a distance and a place in the order is gone")
  func field() {
    let root = Screen()
    let user = User(root: root)
    weak var field: UITextField?
    func add() {
      let new = UITextField.named("extra", y: 200)
      field = new
      root.show([new])
      root.navigator?.setRole([.unit, .group], of: new)
      root.navigator?.setKeyboardDistance(30, of: new)
      root.navigator?.configuration.order = .explicit([new, root["name"]])
      user.tap(new)
      user.type("x")
      user.tapReturn()
      user.remove(new)
    }
    add()
    user.settle()
    expectNil(field)
  }

  @Test("The fields of a list are gone, and the navigator survives them")
  func list() {
    weak var field: UITextField?
    let screen = UIViewController()
    let user = User(root: screen)
    var navigator: FieldNavigator?
    func add() {
      let fields = [
        UITextField.named("a", y: 10), UITextField.named("b", y: 50),
      ]
      for each in fields { screen.view.addSubview(each) }
      navigator = FieldNavigator(fields: fields)
      user.tap(fields[0])
      user.tapReturn()
      expect(user.place, equals: "b")
      field = fields[1]
      for each in fields { user.remove(each) }
    }
    add()
    user.settle()
    expectNil(field)
    expect(navigator?.canFocusNext, equals: false)
    navigator?.invalidate()
  }

  @Test("invalidate() releases a closure that keeps the screen alive")
  func closure() {
    weak var screen: Screen?
    let root = UIViewController()
    let user = User(root: root)
    func visit() {
      let new = Screen()
      screen = new
      root.present(new, animated: true)
      user.settle()
      new.navigator?.onFinish = { new.done.append("submitted") }
      user.tap(new["name"])
      new.navigator?.invalidate()
      root.dismiss(animated: true)
    }
    visit()
    user.settle()
    expectNil(screen)
  }
}

/// A tag becomes a label as its editing ends, and its field goes.
private final class StrangerTagsApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["tag 1", "tag 2", "note"] }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField !== self["note"], textField.hasText else { return }
    done.append(textField.text ?? "")
    textField.removeFromSuperview()
  }
}

@MainActor @Suite("Fields that go as their editing ends", .underUsualAndPairs)
struct StrangerTagsTests {
  @Test("Return goes on from a field that has gone")
  func walk() {
    let app = StrangerTagsApp()
    let user = User(root: app)
    user.tap(app["tag 1"])
    user.type("one")
    user.tapReturn()
    expect(user.place, equals: "tag 2")
    expect(app.done, equals: ["one"])
    expect(app.navigator?.canFocusPrevious, equals: false)
    user.type("two")
    user.tapReturn()
    expect(user.place, equals: "note")
    expect(app.done, equals: ["one", "two"])
    expect(user.returnKey, equals: .done)
    user.type("x")
    user.tapReturn()
    expect(app.finishes, equals: 1)
    expect(app["tag 1"].returnKeyType, equals: .default, "it has left the form")
  }
}

/// A sheet without a separate navigator checks its mail.
private final class StrangerCheckedSheet: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["mail", "phone"] }

  override func navigate() {}

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    complaints += 1
    textField.becomeFirstResponder()
  }
}

@MainActor @Suite("A sheet that checks its mail", .underUsualAndPairs)
struct StrangerCheckedSheetTests {
  private final class Screen: StrangerForm {
    override class var names: [String] { ["name"] }
  }

  @Test("Return keeps a wrong mail, and the end only closes the keyboard")
  func sheet() {
    let app = Screen()
    let user = User(root: app)
    let sheet = StrangerCheckedSheet()
    sheet.modalPresentationStyle = .pageSheet
    app.present(sheet, animated: true)
    user.settle()
    user.tap(sheet["mail"])
    user.type("ada")
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(sheet.complaints, equals: 1)
    sheet.fill(["phone": "1"])
    user.tapReturn()
    expect(user.place, equals: "mail")
    expect(sheet.complaints, equals: 2)
    user.type("@b")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    expect(sheet.text("mail"), equals: "ada@b")
  }
}

/// Return wraps, and the end of the mail sends the user back.
private final class StrangerWrapApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "town", "mail"] }

  override func configure() {
    navigator?.configuration.policy.destination = .next
    navigator?.configuration.policy.ending = .wrap
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === self["mail"], !text("mail").contains("@") else {
      return
    }
    complaints += 1
    textField.becomeFirstResponder()
  }
}

@MainActor @Suite("A form that wraps", .underUsualAndPairs)
struct StrangerWrapTests {
  @Test(
    "A wrong mail stops the wrap once, a right one lets it go",
    arguments: [StrangerWay.returnKey, .pressReturn])
  func wrap(_ way: StrangerWay) {
    let app = StrangerWrapApp()
    let user = User(root: app)
    user.tap(app["mail"])
    user.spell("ada")
    expect(user.returnKey, equals: .next)
    expect(app.navigator?.canFocusNext, equals: false)
    way.act(user, app)
    expect(user.place, equals: "mail")
    expect(app.complaints, equals: 1)
    expect(user.returnKey, equals: .next)
    expect(app.text("mail"), equals: "ada")
    user.spell("@b")
    way.act(user, app)
    expect(user.place, equals: "name")
    expect(app.finishes, equals: 0)
  }
}
