package import Foundation

extension Bundle {
  /// The strings of this bundle in the app's current language, or else in
  /// English. Left to itself, Foundation might choose one of the device's
  /// languages instead, which the app may not support.
  ///
  /// - Parameter languages: the app's languages, the current one first.
  package func words(inLanguageOf languages: [String]) -> Bundle {
    let available = localizations
    let shown = languages.first.flatMap { language in
      available.first { $0.isLanguage(of: language) }
    }
    let english = available.first { $0.isLanguage(of: "en") }
    guard let found = shown ?? english,
      let path = path(forResource: found, ofType: "lproj")
    else { return self }
    return Bundle(path: path) ?? self
  }
}

extension String {
  /// Whether strings in this language fit an app in the other language, which
  /// may name a region: `pt` fits `pt-BR` and `pt_PT`. Chinese has two scripts,
  /// so if the app names none, its region decides: `zh-Hans` fits `zh_CN`, and
  /// `zh-Hant` fits `zh_TW`.
  fileprivate func isLanguage(of other: String) -> Bool {
    let own = subtags
    var other = other.subtags
    if other.first == "zh", !other.contains("hans"), !other.contains("hant") {
      let isTraditional = other.contains { ["tw", "hk", "mo"].contains($0) }
      other = ["zh", isTraditional ? "hant" : "hans"]
    }
    return other.starts(with: own)
  }

  private var subtags: [String] {
    lowercased().split(whereSeparator: { "-_".contains($0) }).map(String.init)
  }
}
