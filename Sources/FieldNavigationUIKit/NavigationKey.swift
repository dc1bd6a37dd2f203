import Foundation

/// A key that the library takes besides Return: of the bar above the keyboard, or
/// of a hardware keyboard.
package enum NavigationKey: CaseIterable {
  case next, previous
  /// Does what Return does where Return ends the form, and hides the keyboard
  /// elsewhere.
  case done
  /// Ends the form from any field.
  case finish
  case hideKeyboard

  /// The English title, by which an app translates the title.
  var englishTitle: String {
    switch self {
    case .next: "Next Field"
    case .previous: "Previous Field"
    case .done, .finish: "Done"
    case .hideKeyboard: "Hide Keyboard"
    }
  }

  /// The title in the language of the app. A table `FieldNavigation` of the app's
  /// own comes first: so apps add languages, or choose other words.
  package var title: String { title(in: Self.words, of: .main) }

  static let words = Bundle.module

  func title(in library: Bundle, of app: Bundle) -> String {
    let table = "FieldNavigation"
    // An app may have the key itself as its word.
    let none = "\0"
    let key = englishTitle
    let own = app.localizedString(forKey: key, value: none, table: table)
    return own == none
      ? library.localizedString(forKey: key, value: key, table: table) : own
  }
}
