import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app whose delegate treats a typed line break as Return, as apps do for
/// text views.
final class LineBreakApp: ContactApp, UITextFieldDelegate {
  private let moves: Bool

  init(moves: Bool, navigated: Bool = true) {
    self.moves = moves
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard string == "\n" else { return true }
    done.append("line break")
    if moves, let target = following(textField) {
      target.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

/// An app that moves focus back to an invalid field after the field ends
/// editing.
final class BackOnEndApp: ContactApp, UITextFieldDelegate {
  private(set) var complaints = 0

  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard textField === person, person.text?.count ?? 0 < 3 else { return }
    complaints += 1
    person.becomeFirstResponder()
  }
}

/// An app that focuses the mail field when the name field ends editing.
final class ChainOnEndApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === person { mail.becomeFirstResponder() }
  }
}

/// An app in which a field may begin editing only after the previous field is
/// filled.
final class InOrderApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let place = fields.firstIndex(of: textField), place > 0 else {
      return true
    }
    return fields[place - 1].hasText
  }
}

/// An app that enables each field as soon as the previous field has text.
final class EnablingApp: ContactApp {
  override func prepare() {
    for field in [mail, password] { field.isEnabled = false }
    for field in fields {
      let action = UIAction { [weak self] _ in
        self?.following(field)?.isEnabled = field.hasText
      }
      field.addAction(action, for: .editingChanged)
    }
  }
}

/// An app that shows one field at a time. On Return the next field replaces the
/// current field.
final class OneByOneApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields {
      field.delegate = self
      field.frame = person.frame
      field.isHidden = field !== person
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let target = following(textField) else { return true }
    target.isHidden = false
    target.becomeFirstResponder()
    textField.isHidden = true
    return false
  }
}

/// A list in which Return in the last item adds another item.
final class ItemsApp: AppScreen {
  private(set) var items: [UITextField] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    add()
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  private func add() {
    let place = items.count
    let item = UITextField.named("\(place)", y: 20 + 40 * CGFloat(place))
    let action = UIAction { [weak self] _ in self?.goOn(from: place) }
    item.addAction(action, for: .primaryActionTriggered)
    items.append(item)
    show([item])
  }

  private func goOn(from place: Int) {
    if !items[place].hasText {
      items[place].resignFirstResponder()
    } else {
      if place + 1 == items.count { add() }
      items[place + 1].becomeFirstResponder()
    }
  }
}

/// An app with its own bar above each field's keyboard.
final class OwnBarApp: ContactApp {
  let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func prepare() {
    let close = UIAction(title: "Close") { [weak self] _ in
      self?.view.endEditing(true)
    }
    bar.items = [UIBarButtonItem(primaryAction: close)]
    for field in fields { field.inputAccessoryView = bar }
  }
}

@MainActor @Suite("Apps: Return in apps that handle other callbacks")
struct CallbackReturnAppTests {
  @Test(
    "A line break that the app treats as Return has the same effect with and without the navigator (R14)",
    .underPolicyPairs, arguments: [false, true])
  func lineBreak(moves: Bool) {
    let seen = [false, true].map { navigated in
      let app = LineBreakApp(moves: moves, navigated: navigated)
      let user = User(root: app)
      user.tap(app.person)
      return (0..<3).map { _ in
        user.type("x")
        user.tapReturn()
        return user.heard() + [user.place]
      } + [app.done, app.texts]
    }
    #expect(seen[0] == seen[1])
    #expect(seen[1].first?.last == (moves ? "mail" : "nowhere"))
  }

  @Test(
    "Focus stays in a field that takes focus back after ending editing (R10)",
    .underPolicyPairs)
  func backOnEnd() {
    let app = BackOnEndApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("x")
    user.tapReturn()
    #expect(user.place == "name" && app.person.text == "x")
    #expect(app.complaints >= 1 && app.done.isEmpty)
    user.type("yz")
    user.tapReturn()
    #expect(user.place == "mail" && app.person.text == "xyz")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test("The app moves focus back only once per press (R14)", .underPolicyPairs)
  func backOnce() {
    let app = BackOnEndApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("x")
    user.tapReturn()
    #expect(app.complaints == 1)
  }

  @Test(
    "Return works in an app that focuses the next field when a field ends editing (R10)",
    .underPolicyPairs)
  func chainOnEnd() {
    for text in ["", "ada@example.com"] {
      let app = ChainOnEndApp()
      let user = User(root: app)
      app.mail.text = text
      user.tap(app.person)
      user.type("x")
      user.tapReturn()
      #expect(user.place == "mail" && app.done.isEmpty)
      user.type("x")
      user.tapReturn()
      #expect(user.place == "password" && app.mail.text == text + "x")
    }
  }

  @Test(
    "Return doesn't leave a field until the next field accepts focus (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func inOrder() {
    let app = InOrderApp()
    let user = User(root: app)
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "name" && app.done.isEmpty)
    #expect(user.goOn() == "next mail")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "Return moves to a field that typing has just enabled (R1, R6)",
    .underPolicyPairs)
  func enabling() {
    let app = EnablingApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.returnKey == .done)
    #expect(user.goOn() == "next mail")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "Each Return shows the next field in an app that shows one field at a time (R14)",
    .underPolicyPairs)
  func oneByOne() {
    let app = OneByOneApp()
    let user = User(root: app)
    user.tap(app.person)
    for place in ["mail", "password", "nowhere"] {
      user.type("x")
      user.tapReturn()
      #expect(user.place == place)
    }
    #expect(app.texts == ["x", "x", "x"] && app.done == ["finished"])
  }

  @Test(
    "Return adds an item after a filled item, and closes the keyboard in an empty item (R14)",
    .underPolicyPairs)
  func items() {
    let app = ItemsApp()
    let user = User(root: app)
    user.tap(app.items[0])
    for place in 1...3 {
      user.type("x")
      user.tapReturn()
      #expect(user.place == "\(place)" && app.items.count == place + 1)
    }
    user.tapReturn()
    #expect(user.place == "nowhere" && app.done.isEmpty)
    #expect(app.items.map(\.text) == ["x", "x", "x", ""])
  }

  @Test(
    "The app's own bar stays above the keyboard while Return moves through the form (R4, R5)",
    .underPolicyPairs)
  func ownBar() {
    let app = OwnBarApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.bar === app.bar)
    #expect(user.goOn() == "next mail")
    #expect(user.bar === app.bar)
    user.tapBar("Close")
    #expect(user.place == "nowhere" && app.done.isEmpty)
    user.tap(app.mail)
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }
}
