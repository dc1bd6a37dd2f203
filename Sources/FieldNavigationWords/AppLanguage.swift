package import Foundation

extension Bundle {
  /// The words of this bundle in the language that an app is shown in; in
  /// English where the bundle lacks that language. Foundation itself may choose
  /// by the languages of the device, in which the app need not be.
  ///
  /// - Parameter languages: the languages of the app, the shown one first.
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
  /// Whether a table of this language serves an app in another one, which may
  /// name a region: `zh-Hans` serves `zh_CN`, and not `zh-Hant`.
  fileprivate func isLanguage(of other: String) -> Bool {
    let own = subtags
    var other = other.subtags
    if other == ["zh"] || other == ["zh", "cn"] || other == ["zh", "sg"] {
      other = ["zh", "hans"]
    }
    return other.starts(with: own)
  }

  private var subtags: [String] {
    lowercased().split(whereSeparator: { "-_".contains($0) }).map(String.init)
  }
}
