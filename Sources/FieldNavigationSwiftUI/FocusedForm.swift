#if canImport(SwiftUI)
import FieldNavigationWords

@MainActor protocol BarTarget: AnyObject {
  var hasFocus: Bool { get }
  func press(_ key: NavigationKey)
}

/// The form that last got focus, of all forms of the app. SwiftUI shows a
/// form's input bar above every keyboard of the screen, so the bar has to serve
/// the form that has focus.
@MainActor enum FocusedForm {
  static weak var last: (any BarTarget)?

  /// The form that the input bar of `form` serves.
  static func target(of form: any BarTarget) -> any BarTarget {
    if !form.hasFocus, let last { last } else { form }
  }
}
#endif
