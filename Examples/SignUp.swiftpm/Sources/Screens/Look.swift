#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

// These functions affect only the appearance. The UIKit double draws nothing.
// The double has none of these properties.

extension UIView {
  func applyLook() {
    #if os(iOS)
    backgroundColor = .systemBackground
    #endif
  }
}

extension UILabel {
  func applyTitleLook() {
    #if os(iOS)
    font = .preferredFont(forTextStyle: .largeTitle)
    #endif
  }
}

extension UILabel {
  func applyMessageLook() {
    #if os(iOS)
    textColor = .systemRed
    #endif
  }
}

extension UITextField {
  func applyFieldLook() {
    #if os(iOS)
    borderStyle = .roundedRect
    #endif
  }
}

extension UIButton {
  func applyButtonLook() {
    #if os(iOS)
    var look = UIButton.Configuration.filled()
    look.title = accessibilityLabel
    configuration = look
    #endif
  }
}

extension SignUpForm {
  func applyLook() {
    title.applyTitleLook()
    button.applyButtonLook()
    #if os(iOS)
    for field in [username.field, email.field] {
      field.autocapitalizationType = .none
    }
    #endif
  }
}
#endif
