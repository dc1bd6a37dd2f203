import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests text that comes from another source than the keys, and the Delete key.
@MainActor @Suite("The UIKit double: entry of text") struct DoubleEntryTests {
  /// Records what a field reports.
  private final class Recorder: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var allows: (String) -> Bool = { _ in true }

    @MainActor init(_ fields: UITextField...) {
      super.init()
      for field in fields {
        field.delegate = self
        let action = UIAction { [unowned self] _ in calls.append("changed") }
        field.addAction(action, for: .editingChanged)
      }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("asks '\(string)'")
      return allows(string)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return '\(textField.text ?? "")'")
      return false
    }
  }

  /// Hears the Delete key.
  private final class Deleting: UITextField {
    var deletions = 0

    override func deleteBackward() {
      deletions += 1
      super.deleteBackward()
    }
  }

  @Test("Only a subclass hears the Delete key in an empty field")
  func deletion() {
    let (form, user) = DoubleForm.started()
    let field = Deleting(frame: CGRect(x: 20, y: 210, width: 200, height: 30))
    form.view.addSubview(field)
    let recorder = Recorder(field)
    user.tap(field)
    field.text = "x"
    user.pressDelete()
    expect(field.text, equals: "")
    expect(field.deletions, equals: 1)
    expect(recorder.calls, equals: ["asks ''", "changed"])
    user.pressDelete()
    expect(field.deletions, equals: 2)
    expect(recorder.calls.count, equals: 2)
  }

  @Test("UIKit asks only the new method if a delegate has it")
  func ranges() {
    final class New: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      var asksOld = false

      func textField(
        _ textField: UITextField,
        shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
      ) -> Bool {
        self.ranges += ranges.map(\.rangeValue)
        return string != "2"
      }

      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asksOld = true
        return true
      }
    }
    let (form, user) = DoubleForm.started()
    let delegate = New()
    form.a.delegate = delegate
    for letter in ["1", "2", "3"] { user.type(letter) }
    expect(form.a.text, equals: "13")
    expect(!delegate.asksOld)
    expect(delegate.ranges.map(\.location), equals: [0, 1, 1])
  }

  @Test("A delegate can refuse pasted or dropped text, which is one change")
  func paste() {
    let (form, user) = DoubleForm.started()
    let recorder = Recorder(form.a, form.b)
    recorder.allows = { $0 != "no" }
    user.paste("one")
    user.drop("two", into: form.b)
    user.paste("no")
    user.drop("no", into: form.b)
    expect(form.a.text, equals: "one")
    expect(form.b.text, equals: "two")
    expect(form.a.isFirstResponder)
    expect(
      recorder.calls,
      equals: [
        "asks 'one'", "changed", "asks 'two'", "changed", "asks 'no'",
        "asks 'no'",
      ])
  }

  @Test(
    "The policy decides the shape of a fill of the field with focus",
    .underEach(\.fill))
  func fill() {
    let (form, user) = DoubleForm.started()
    let recorder = Recorder(form.a)
    user.fill([form.a: "12"])
    let expected =
      switch Policies.current.fill {
      case .whole: ["12"]
      case .emptyThenLetters: ["", "1", "2"]
      case .wholeThenLetters: ["12", "1", "2"]
      case .lettersIntoField: ["1", "2"]
      }
    expect(
      recorder.calls, equals: expected.flatMap { ["asks '\($0)'", "changed"] })
    expect(form.a.text, equals: "12")
  }

  @Test(
    "The letters of a fill go to the field that the app focuses meanwhile",
    .underEach(\.fill))
  func boxes() {
    let (form, user) = DoubleForm.started()
    form.a.addAction(
      UIAction { [form] _ in
        if form.a.hasText { form.b.becomeFirstResponder() }
      }, for: .editingChanged)
    user.fill([form.a: "12"])
    let texts = [form.a, form.b].map { $0.text ?? "" }
    switch Policies.current.fill {
    case .whole: expect(texts, equals: ["12", ""])
    case .emptyThenLetters: expect(texts, equals: ["1", "2"])
    case .wholeThenLetters: expect(texts, equals: ["12", "12"])
    case .lettersIntoField: expect(texts, equals: ["12", ""])
    }
  }

  @Test(
    "The policy decides whether a field without focus posts that it is filled",
    .underEach(\.fillPosts))
  func fillPosts() {
    let (form, user) = DoubleForm.started()
    let recorder = Recorder(form.b)
    user.fill([form.a: "me", form.b: "secret"])
    expect(form.a.text, equals: "me")
    expect(form.b.text, equals: "secret")
    expect(
      recorder.calls, equals: Policies.current.fillPosts ? ["changed"] : [])
  }

  @Test(
    "The policy decides what a field reports if Return accepts a correction",
    .underEach(\.correction))
  func correction() {
    let (form, user) = DoubleForm.started()
    form.a.text = "oh teh"
    let recorder = Recorder(form.a)
    user.acceptCorrection("the")
    let change = ["asks 'the'", "changed"]
    let expected =
      switch Policies.current.correction {
      case .beforeReturn: change + ["return 'oh the'"]
      case .inTwoChanges:
        ["asks ''", "changed"] + change + ["return 'oh the'"]
      case .afterReturn: ["return 'oh teh'"] + change
      case .silent: ["return 'oh the'"]
      }
    expect(recorder.calls, equals: expected)
    expect(form.a.text, equals: "oh the")
  }
}
