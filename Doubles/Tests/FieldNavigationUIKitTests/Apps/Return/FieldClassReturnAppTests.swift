import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return in custom field classes")
struct FieldClassReturnAppTests {
  private func app(
    _ type: UITextField.Type, navigated: Bool = true
  ) -> FieldClassApp {
    FieldClassApp([type, type, type], navigated: navigated)
  }

  @Test(
    "A floating label moves up once when its field gets focus (R4, R5)",
    .underPolicyPairs)
  func floating() {
    let app = app(FloatingField.self)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"] && app.texts == ["x", "x", "x"])
    for case let field as FloatingField in app.fields {
      #expect(field.moves == ["up"])
    }
  }

  @Test(
    "A floating label moves down when focus leaves its empty field",
    .underPolicyPairs)
  func floatingDown() {
    let app = app(FloatingField.self)
    #expect(app.walked(typing: "") == straight)
    for case let field as FloatingField in app.fields {
      #expect(field.moves == ["up", "down"])
    }
  }

  @Test(
    "Return moves focus from a field that is its own delegate (R4, R5)",
    .underPolicyPairs)
  func ownDelegate() {
    let app = app(SelfDelegateField.self)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
    for case let field as SelfDelegateField in app.fields {
      #expect(field.begins == 1)
      #expect(field.delegate === field, "no delegate is taken over")
    }
  }

  @Test(
    "Focus doesn't move if the outer delegate returns false (R14)",
    .underPolicyPairs)
  func outerDelegate() {
    let app = app(SelfDelegateField.self)
    let user = User(root: app)
    let outer = RefusingReturns()
    (app.fields[1] as? SelfDelegateField)?.outer = outer
    user.tap(app.fields[0])
    #expect(user.goOn() == "next mail")
    user.type("x")
    user.tapReturn()
    #expect(user.place == "mail" && outer.returns == 1 && app.done.isEmpty)
  }

  @Test(
    "After each Return, only the focused field has a border (R4)",
    .underPolicyPairs)
  func borders() {
    let app = app(BorderField.self)
    let user = User(root: app)
    user.tap(app.fields[0])
    for place in ["mail", "password", "nowhere"] {
      user.type("x")
      user.tapReturn()
      #expect(user.place == place)
      for case let field as BorderField in app.fields {
        #expect(field.hasBorder == field.isFirstResponder)
      }
    }
    #expect(app.done == ["finished"])
  }

  @Test(
    "Return skips a drop-down that never takes focus (R10)",
    .underPolicyPairs)
  func dropDown() {
    let app = FieldClassApp([
      UITextField.self, DropDownField.self, UITextField.self,
    ])
    let user = User(root: app)
    user.tap(app.fields[0])
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "The key shows Done after the last drop-down refuses focus (R6, R10)",
    .underPolicyPairs)
  func dropDownLast() {
    let app = FieldClassApp([
      UITextField.self, UITextField.self, DropDownField.self,
    ])
    var opened = 0
    (app.fields[2] as? DropDownField)?.opened = { opened += 1 }
    let user = User(root: app)
    user.tap(app.fields[0])
    #expect(user.goOn() == "next mail")
    #expect(user.goOn() == "next mail")
    #expect(opened >= 1 && app.done.isEmpty && user.isKeyboardOpen)
    #expect(user.goOn(typing: "") == "done nowhere")
    #expect(app.done == ["finished"] && app.texts == ["x", "x", ""])
  }

  @Test(
    "Return moves focus between fields in wrapper views (R4, R14)",
    .underPolicyPairs, arguments: [false, true])
  func labeled(leadsOn: Bool) {
    let app = LabeledInputApp(leadsOn: leadsOn)
    let user = User(root: app)
    #expect(user.walk(from: app.inputs[0].field) == straight)
    #expect(app.done == (leadsOn ? [] : ["finished"]))
    #expect(app.inputs.map(\.field.text) == ["x", "x", "x"])
  }
}

/// A delegate that returns `false` for Return.
private final class RefusingReturns: NSObject, UITextFieldDelegate {
  private(set) var returns = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    returns += 1
    return false
  }
}
