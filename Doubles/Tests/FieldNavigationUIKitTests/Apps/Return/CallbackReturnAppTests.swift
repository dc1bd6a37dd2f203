import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An app whose delegate treats a typed line break as Return. Apps often do
/// this for text views.
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

/// An app that moves focus back to an invalid field after editing.
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

/// An app that focuses the mail field after the name field.
final class ChainOnEndApp: ContactApp, UITextFieldDelegate {
  override func prepare() {
    for field in fields { field.delegate = self }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if textField === person { mail.becomeFirstResponder() }
  }
}

/// An app whose fields accept focus only after the previous field is filled.
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

/// An app that enables a field when the previous field has text.
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

/// A list that adds an item when the user presses Return in its last item.
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

/// An app that shows its own bar above the keyboard.
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
    "A line break has the same effect with and without the navigator (R14)",
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
    "Focus stays in a field that the app focuses again (R10)",
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

  @Test(
    "The app moves focus back only once for each press (R14)",
    .underPolicyPairs)
  func backOnce() {
    let app = BackOnEndApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("x")
    user.tapReturn()
    #expect(app.complaints == 1)
  }

  @Test(
    "Return works in an app that moves focus after editing (R10)",
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
    "Return leaves a field only if the next field accepts focus (R10)",
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
    "Return moves to a field that typing has enabled (R1, R6)",
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
    "Each Return shows the next field if only one is visible (R14)",
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
    "Return adds an item only after a filled item (R14)",
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
    "The app's bar stays above the keyboard during Return (R4, R5)",
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
