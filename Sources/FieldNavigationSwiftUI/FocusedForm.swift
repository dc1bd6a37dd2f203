#if canImport(SwiftUI)
import FieldNavigationWords

/// A form, whatever the type of its values.
@MainActor protocol AnyForm: AnyObject {
  var hasFocus: Bool { get }
  func press(_ key: NavigationKey)
  /// Doesn't finish the form.
  func hideKeyboard()
}

/// The form that last got focus, of all forms of the app. SwiftUI shows an
/// input bar above every keyboard of the screen, so the bar has to serve the
/// form that has focus.
@MainActor enum FocusedForm {
  static weak var last: (any AnyForm)?

  /// The form that a bar or background in these forms serves.
  static func target(in forms: FormChain?) -> (any AnyForm)? {
    if let form = forms?.model, form.hasFocus {
      form
    } else {
      last ?? forms?.model
    }
  }
}
#endif
