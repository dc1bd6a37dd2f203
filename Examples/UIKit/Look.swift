#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

// What is only looked at. The double draws nothing and knows nothing of it.

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

extension SignUpForm {
  func applyLook() {
    title.applyTitleLook()
    #if os(iOS)
    fields.forEach { $0.borderStyle = .roundedRect }
    for field in [username.field, email.field] {
      field.autocapitalizationType = .none
    }
    var look = UIButton.Configuration.filled()
    look.title = button.accessibilityLabel
    button.configuration = look
    #endif
  }
}
#endif
