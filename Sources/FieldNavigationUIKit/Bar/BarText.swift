import Foundation

/// What bar and key commands say, in the user's language.
enum BarText: String, CaseIterable {
  case nextField = "Next Field"
  case previousField = "Previous Field"
  case done = "Done"
  case hideKeyboard = "Hide Keyboard"

  /// A table `FieldNavigation` of the app's own comes first: so that apps add
  /// languages, or other words.
  var text: String { text(in: Locale.preferredLanguages) }

  func text(
    in languages: [String], of app: Bundle = .main
  ) -> String {
    // An app may have the key itself as its word.
    let none = "\0"
    let own = app.localizedString(
      forKey: rawValue, value: none, table: "FieldNavigation")
    return own == none
      ? StringCatalog.standard.text(rawValue, in: languages) : own
  }
}
