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

  func text(in languages: [String]) -> String {
    let own = Bundle.main.localizedString(
      forKey: rawValue, value: nil, table: "FieldNavigation")
    if own != rawValue { return own }
    return StringCatalog.standard.text(rawValue, in: languages)
  }
}
