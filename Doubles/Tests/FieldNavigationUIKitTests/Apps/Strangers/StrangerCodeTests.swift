import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Code boxes, AutoFill and paste.

/// A box for one digit. It reports a backspace even when it is empty.
private final class StrangerDigitBox: UITextField {
  var onBack: () -> Void = {}

  override func deleteBackward() {
    let wasEmpty = !hasText
    super.deleteBackward()
    if wasEmpty { onBack() }
  }
}

/// 24 and 25: Four boxes. A digit moves on, a backspace in an empty box moves
/// back, and a whole code fills all boxes.
private final class StrangerBoxesApp: AppScreen, UITextFieldDelegate {
  let boxes = (0..<4).map { place in
    let box = StrangerDigitBox(
      frame: CGRect(x: 20 + 60 * place, y: 60, width: 50, height: 50))
    box.accessibilityIdentifier = "\(place)"
    box.keyboardType = .numberPad
    return box
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(boxes)
    for (place, box) in boxes.enumerated() {
      box.delegate = self
      box.onBack = { [weak self] in self?.goBack(from: place) }
      box.on(.editingChanged) { [weak self] in self?.changed(place) }
    }
    navigate()
    finish { [weak self] in self?.done.append(self?.code ?? "") }
  }

  var code: String { boxes.map { $0.text ?? "" }.joined() }

  private func changed(_ place: Int) {
    if boxes[place].hasText, place < 3 {
      boxes[place + 1].becomeFirstResponder()
    }
  }

  private func goBack(from place: Int) {
    guard place > 0 else { return }
    boxes[place - 1].text = ""
    boxes[place - 1].becomeFirstResponder()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let digits = string.filter(\.isNumber)
    if digits.count == 4 {
      for (box, digit) in zip(boxes, digits) { box.text = "\(digit)" }
      boxes[3].becomeFirstResponder()
      return false
    }
    return string.isEmpty
      || digits == string && string.count == 1
        && !textField.hasText
  }
}

@MainActor @Suite("Backspace in empty code boxes", .underUsualAndPairs)
struct StrangerBoxesTests {
  @Test("Backspaces go back box by box, and the code can be typed again")
  func back() {
    let app = StrangerBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    user.spell("123")
    expect(user.place, equals: "3")
    expect(app.code, equals: "123")
    user.deleteOnce()
    expect(user.place, equals: "2")
    expect(app.code, equals: "12")
    user.deleteOnce()
    expect(user.place, equals: "1")
    expect(app.code, equals: "1")
    user.spell("789")
    expect(user.place, equals: "3")
    expect(app.code, equals: "1789")
    expect(app.done.isEmpty)
    user.tapBar("Done")
    expect(app.done, equals: ["1789"])
    expect(user.place, equals: "nowhere")
  }

  @Test("A backspace in the first box changes nothing")
  func first() {
    let app = StrangerBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    user.deleteOnce()
    expect(user.place, equals: "0")
    expect(app.navigator?.canFocusPrevious, equals: false)
    expect(app.navigator?.canFocusNext, equals: true)
  }

  @Test("The hardware Return key loses no digit and sends nothing early")
  func hardware() {
    let app = StrangerBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    user.spell("12")
    user.press(.enter)
    expect(app.code, equals: "12")
    expect(app.done.isEmpty)
    expect(user.place, equals: "2")
    user.press(.enter, .command)
    expect(app.done, equals: ["12"])
  }
}

@MainActor @Suite("AutoFill of a whole code", .underUsualAndPairs)
struct StrangerWholeCodeTests {
  @Test("The whole code fills the boxes, and only Done sends it")
  func whole() {
    let app = StrangerBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    user.type("1234")
    expect(user.place, equals: "3")
    expect(app.code, equals: "1234")
    expect(app.done.isEmpty)
    expect(app.navigator?.canFocusNext, equals: false)
    user.tapBar("Done")
    expect(app.done, equals: ["1234"])
  }

  @Test("Done in the first box sends a code that is complete")
  func first() {
    let app = StrangerBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    user.type("1234")
    user.tap(app.boxes[0])
    user.tapBar("Done")
    expect(app.done, equals: ["1234"])
  }
}

/// A code field that checks the code itself after six digits.
private final class StrangerAutoCheckApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["code"] }

  override func setUp() {
    self["code"].keyboardType = .numberPad
    self["code"].on(.editingChanged) { [weak self] in
      guard let self, text("code").count == 6 else { return }
      self["code"].resignFirstResponder()
      submit()
    }
  }

  override func submit() { done.append(text("code")) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
      && textField.text(replacing: range, with: string).count <= 6
  }
}

@MainActor @Suite("AutoFill digit by digit", .underUsualAndPairs)
struct StrangerAutoCheckTests {
  @Test("The code is sent once, whole or digit by digit")
  func once() {
    for isWhole in [true, false] {
      let app = StrangerAutoCheckApp()
      let user = User(root: app)
      user.tap(app["code"])
      if isWhole { user.type("123456") } else { user.spell("1234567") }
      user.settle()
      expect(app.done, equals: ["123456"])
      expect(user.place, equals: "nowhere")
      expect(app.finishes, equals: 0)
    }
  }

  @Test("Done on the pad sends a short code once, and hides the pad")
  func short() {
    let app = StrangerAutoCheckApp()
    let user = User(root: app)
    user.tap(app["code"])
    user.spell("123")
    user.tapBar("Done")
    expect(app.done, equals: ["123"])
    expect(user.place, equals: "nowhere")
  }
}

/// The system fills in user and password together.
private final class StrangerAutoFillApp: StrangerForm {
  override class var names: [String] { ["user", "password"] }
}

@MainActor @Suite("AutoFill of another field", .underUsualAndPairs)
struct StrangerAutoFillTests {
  @Test("The key says Done as soon as the system has filled the password")
  func both() {
    for isTyped in [true, false] {
      let app = StrangerAutoFillApp()
      let user = User(root: app)
      user.tap(app["user"])
      expect(user.returnKey, equals: .next)
      if isTyped {
        app["password"].insertText("secret")
      } else {
        app["password"].text = "secret"
      }
      user.type("ada")
      expect(user.place, equals: "user")
      expect(user.returnKey, equals: .done)
      user.tapReturn()
      expect(app.finishes, equals: 1)
      expect(app.text("password"), equals: "secret")
    }
  }

  @Test("A fill while the user looks on changes the key without a press")
  func silent() {
    let app = StrangerAutoFillApp()
    let user = User(root: app)
    user.tap(app["user"])
    user.type("ada")
    app["password"].insertText("secret")
    user.settle()
    expect(user.returnKey, equals: .done)
    app["password"].text = ""
    user.settle()
    expect(user.returnKey, equals: .next)
  }
}

/// Pasted text has spaces and line breaks.
private final class StrangerPasteApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["digits", "free"] }
  let note = UITextView(frame: CGRect(x: 20, y: 100, width: 280, height: 80))

  override func setUp() {
    note.accessibilityIdentifier = "note"
    show([note])
  }

  override func configure() { navigator?.configuration.textViewKeys = .return }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === self["digits"], string != "\n" else { return true }
    textField.text = textField.text(
      replacing: range, with: string.filter(\.isNumber))
    return false
  }
}

@MainActor @Suite("Pasted line breaks", .underUsualAndPairs)
struct StrangerPasteTests {
  @Test("A paste that ends with a line break isn't a press of Return")
  func digits() {
    let app = StrangerPasteApp()
    let user = User(root: app)
    user.tap(app["digits"])
    user.type("DE 12-34\n")
    expect(user.place, equals: "digits")
    expect(app.text("digits"), equals: "1234")
    user.tapReturn()
    expect(user.place, equals: "free")
    expect(app.text("digits"), equals: "1234")
  }

  @Test("Pasted lines stay in a text view in which Return moves focus")
  func lines() {
    let app = StrangerPasteApp()
    let user = User(root: app)
    user.tap(app.note)
    user.type("one\ntwo\n")
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "one\ntwo\n")
    expect(app.finishes, equals: 0)
    user.type("three")
    expect(user.place, equals: "note")
    expect(app.note.text, equals: "one\ntwo\nthree")
  }
}
