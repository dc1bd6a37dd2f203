package import Foundation

extension Bundle {
  /// The strings of this bundle in the app's current language. If the bundle
  /// lacks that language, the strings are in English. Foundation might choose
  /// one of the device's languages instead. The app may not support that
  /// language.
  ///
  /// - Parameter languages: the app's languages. The current language comes
  ///   first.
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
  /// may name a region: `pt` fits `pt-BR` and `pt_PT`. Chinese has two scripts.
  /// If the app names no script, its region decides: `zh-Hans` fits `zh_CN`,
  /// and `zh-Hant` fits `zh_TW`.
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
