import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

// Pickers, secure fields, input methods, and labels that delegates set.

/// A date picker instead of a keyboard. The delegate refuses all typing.
private final class StrangerPickerApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["name", "date", "town"] }
  let picker = UIDatePicker()

  override func setUp() {
    self["date"].inputView = picker
    picker.on(.valueChanged) { [weak self] in self?["date"].text = "1815" }
  }

  func pick() { picker.sendActions(for: .valueChanged) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { textField !== self["date"] }
}

@MainActor @Suite("A date picker as keyboard", .underUsualAndPairs)
struct StrangerPickerTests {
  @Test("Return leads to the picker, and its bar leads on")
  func walk() {
    let app = StrangerPickerApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("Ada")
    user.tapReturn()
    expect(user.place, equals: "date")
    expect(user.bar != nil)
    expectNil(user.returnKey)
    user.spell("12")
    user.press(.enter)
    expect(app.text("date"), equals: "")
    expect(user.place, equals: "date")
    expect(app.finishes, equals: 0)
    app.pick()
    user.settle()
    user.tapBar("Next Field")
    expect(user.place, equals: "town")
    expect(app.text("date"), equals: "1815")
  }

  @Test("Done hides an unset picker, and submits once the rest is filled")
  func done() {
    let app = StrangerPickerApp()
    let user = User(root: app)
    user.tap(app["date"])
    app.pick()
    user.tapBar("Done")
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 0)
    app.fill(["town": "London"])
    user.tap(app["date"])
    user.tapBar("Done")
    expect(user.place, equals: "nowhere")
    expect(app.finishes, equals: 1)
    user.tap(app["name"])
    expect(
      user.returnKey, equals: .done, "the picker's date is text set by code")
  }
}

/// A secure PIN that may only be repeated when it is long enough.
private final class StrangerSecureApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["pin", "again"] }

  override func setUp() {
    for field in fields { field.isSecureTextEntry = true }
  }

  override func configure() { navigator?.configuration.inputBar = .always }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard textField === self["again"], text("pin").count < 4 else {
      return true
    }
    complaints += 1
    return false
  }
}

@MainActor @Suite("A secure field that must be long enough")
struct StrangerSecureTests {
  @Test(
    "After each refusal the user goes on typing in the secure field",
    .underUsualAndPairs(.refusalKeepsFocus),
    arguments: StrangerWay.moves + [.returnKey])
  func typing(_ way: StrangerWay) {
    let app = StrangerSecureApp()
    let user = User(root: app)
    user.tap(app["pin"])
    user.spell("12")
    way.act(user, app)
    expect(user.place, equals: "pin")
    expect(app.finishes, equals: 0)
    user.spell("34")
    expect(app.text("pin"), equals: "1234")
    way.act(user, app)
    expect(user.place, equals: "again")
    expect(app.text("pin"), equals: "1234")
  }

  @Test(
    "After a refusal the key doesn't promise Next until the text is longer",
    .underUsualAndPairs(.refusalKeepsFocus))
  func label() {
    let app = StrangerSecureApp()
    let user = User(root: app)
    user.tap(app["pin"])
    user.spell("12")
    user.tapReturn()
    expect(user.place, equals: "pin")
    expect(user.returnKey != .next)
    user.spell("34")
    expect(user.returnKey, equals: .next)
  }
}

/// A name in Chinese. The app shortens only text that is confirmed.
private final class StrangerPinyinApp: StrangerForm {
  override class var names: [String] { ["name", "town"] }

  override func setUp() {
    self["name"].on(.editingChanged) { [weak self] in
      guard let field = self?["name"], field.markedTextRange == nil else {
        return
      }
      field.text = String((field.text ?? "").prefix(4))
    }
  }
}

@MainActor @Suite("Return confirms an input method's text", .underUsualAndPairs)
struct StrangerPinyinTests {
  @Test("Return during composition neither moves nor submits")
  func composing() {
    let app = StrangerPinyinApp()
    let user = User(root: app)
    user.tap(app["name"])
    user.type("ni")
    app["name"].compose()
    user.tapReturn()
    expect(user.place, equals: "name")
    expect(app.text("name"), equals: "ni")
    app["name"].endComposing()
    user.settle()
    user.tapReturn()
    expect(user.place, equals: "town")
    expect(app.finishes, equals: 0)
  }
}

/// Tutorials set the label as editing begins.
private final class StrangerLabellingApp: StrangerForm, UITextFieldDelegate {
  override class var names: [String] { ["a", "b", "c"] }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.returnKeyType = textField === self["c"] ? .send : .next
  }
}

@MainActor @Suite("Labels set as editing begins", .underUsualAndPairs)
struct StrangerLabellingTests {
  @Test("Next moves, and the app's Send in the last field is the app's")
  func walk() {
    let app = StrangerLabellingApp()
    let user = User(root: app)
    user.tap(app["a"])
    user.type("x")
    user.tapReturn()
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "c")
    expect(user.returnKey, equals: .send)
    user.type("x")
    user.tapReturn()
    expect(user.place, equals: "c")
    expect(app.finishes, equals: 0)
    user.tap(app["b"])
    expect(app["b"].returnKeyType, equals: .next)
    expect(user.returnKey, equals: .next)
    app.navigator?.invalidate()
    user.settle()
    expect(app["c"].returnKeyType, equals: .send)
  }
}
