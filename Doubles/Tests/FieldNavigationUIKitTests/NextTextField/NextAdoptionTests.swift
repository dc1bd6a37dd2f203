import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A screen that lists a stack view's fields through the article's filter.
private final class StackScreen: UIViewController {
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 20, width: 280, height: 200)
    view.addSubview(stack)
    for name in ["title", "name", "email", "note", "password"] {
      let row = name == "title" || name == "note" ? UILabel() : makeField()
      row.frame = CGRect(x: 0, y: 0, width: 280, height: 30)
      row.accessibilityIdentifier = name
      stack.addArrangedSubview(row)
    }
  }

  private func makeField() -> UITextField {
    let field = UITextField()
    field.delegate = self
    return field
  }
}

extension StackScreen: UITextFieldDelegate, NextTextFieldHandler {
  var textFields: [UITextField] {
    stack.arrangedSubviews
      .compactMap { $0 as? UITextField }
      .filter { !$0.isHidden && $0.alpha != 0 && $0.isEnabled }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    setupReturnKeyType(for: textField)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    handleReturnKeyTapped(on: textField)
    return true
  }
}

/// A screen that lists different fields in each mode.
private final class SignUpScreen: UIViewController {
  enum Mode { case login, signUp }

  var mode = Mode.login
  let nameField = UITextField(frame: CGRect(x: 0, y: 20, width: 99, height: 30))
  let emailField = UITextField(
    frame: CGRect(x: 0, y: 60, width: 99, height: 30))
  let passwordField = UITextField(
    frame: CGRect(x: 0, y: 100, width: 99, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    for field in [nameField, emailField, passwordField] {
      field.delegate = self
      view.addSubview(field)
    }
  }
}

extension SignUpScreen: UITextFieldDelegate, NextTextFieldHandler {
  var textFields: [UITextField] {
    switch mode {
    case .login: [emailField, passwordField]
    case .signUp: [nameField, emailField, passwordField]
    }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    setupReturnKeyType(for: textField)
    return true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    handleReturnKeyTapped(on: textField)
    return true
  }
}

@MainActor struct NextAdoptionTests {
  @Test("Screens that adopt NextTextFieldHandler", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  nonisolated static let rows: [Row] = [
    Row("Return visits a stack view's fields and then closes the keyboard") {
      let screen = StackScreen()
      let user = User(root: screen)
      let fields = screen.textFields
      expect(fields.count, equals: 3)
      for (place, field) in fields.enumerated() {
        if place == 0 { user.tap(field) }
        expect(user.focused, identicalTo: field)
        expect(user.returnKey, equals: (place < 2 ? .next : .done))
        user.type("x")
        _ = user.calls()
        user.tapReturn()
        expect(user.calls().count { $0.hasSuffix(" shouldReturn") }, equals: 1)
      }
      expectNil(user.focused)
      expectNil(user.device.keyboard.frame)
    },
    Row("Return skips a field hidden in the stack view") {
      let screen = StackScreen()
      let user = User(root: screen)
      let fields = screen.textFields
      fields[1].isHidden = true
      user.settle()
      user.tap(fields[0])
      user.tapReturn()
      expect(user.focused, identicalTo: fields[2])
    },
    Row("Return visits the name field only in the sign-up mode") {
      for mode in [SignUpScreen.Mode.login, .signUp] {
        let screen = SignUpScreen()
        screen.mode = mode
        let user = User(root: screen)
        for field in screen.textFields {
          if field === screen.textFields.first { user.tap(field) }
          expect(user.focused, identicalTo: field, "\(mode)")
          user.tapReturn()
        }
        expectNil(user.focused)
      }
    },
    Row("Return does nothing in an unlisted field (R9)") {
      let screen = SignUpScreen()
      screen.mode = .signUp
      let user = User(root: screen)
      user.tap(screen.nameField)
      screen.mode = .login
      user.tapReturn()
      expect(user.focused, identicalTo: screen.nameField)
      expect(user.returnKey, equals: .next)
    },
  ]
}
