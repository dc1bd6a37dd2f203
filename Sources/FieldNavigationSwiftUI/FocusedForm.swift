#if canImport(SwiftUI)
import FieldNavigationWords

/// A form whose keys an input bar can press.
@MainActor protocol BarTarget: AnyObject {
  var hasFocus: Bool { get }
  func press(_ key: NavigationKey)
}

/// The form that last got focus, of all forms of the app.
///
/// SwiftUI shows a form's input bar above every keyboard of the screen. The bar
/// therefore serves the form that has focus.
@MainActor enum FocusedForm {
  static weak var last: (any BarTarget)?

  /// The form that an input bar serves, if the bar is part of `form`.
  static func target(of form: any BarTarget) -> any BarTarget {
    if !form.hasFocus, let last { last } else { form }
  }
}
#endif
