package import Foundation

/// A key other than Return that the library handles, in the input bar or on a
/// hardware keyboard.
package enum NavigationKey: CaseIterable {
  case next, previous
  /// Ends the form where Return would end it, and hides the keyboard in all
  /// other fields.
  case done
  /// Ends the form from any field.
  case finish

  /// Also the key of its translations.
  package var englishTitle: String {
    switch self {
    case .next: "Next Field"
    case .previous: "Previous Field"
    case .done, .finish: "Done"
    }
  }

  /// The title in the app's language. The app's own `FieldNavigation` strings
  /// table takes precedence, so that apps can add languages or choose other
  /// words.
  package var title: String { title(in: Self.words, of: .main) }

  package static let library = Bundle.module
  private static let words =
    library.words(inLanguageOf: Bundle.main.preferredLocalizations)

  package func title(in library: Bundle, of app: Bundle) -> String {
    let table = "FieldNavigation"
    // The app's translation may equal the key, so the default must be a string
    // that no translation equals.
    let none = "\0"
    let key = englishTitle
    let own = app.localizedString(forKey: key, value: none, table: table)
    return own == none
      ? library.localizedString(forKey: key, value: key, table: table) : own
  }
}
