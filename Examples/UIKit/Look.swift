#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

// What is only looked at. The double draws nothing and knows nothing of it.

extension UIView {
  func applyLook() {
    #if canImport(UIKit)
      backgroundColor = .systemBackground
    #endif
  }
}

extension UILabel {
  func applyTitleLook() {
    #if canImport(UIKit)
      font = .preferredFont(forTextStyle: .largeTitle)
    #endif
  }
}

extension SignUpForm {
  func applyLook() {
    title.applyTitleLook()
    #if canImport(UIKit)
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
