import Foundation

/// A string catalog as translators edit it. It is read here because only Xcode
/// compiles catalogs: packages that are built without it have them as they are.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    struct Localization: Decodable {
      struct Unit: Decodable {
        let value: String
      }

      let stringUnit: Unit
    }

    let localizations: [String: Localization]?
  }

  private let sourceLanguage: String
  private let strings: [String: Entry]

  static let standard: StringCatalog = {
    let url = Bundle.module.url(
      forResource: "FieldNavigation", withExtension: "xcstrings")
    let found = url.flatMap { try? StringCatalog(contentsOf: $0) }
    return found ?? StringCatalog(sourceLanguage: "en", strings: [:])
  }()

  private init(sourceLanguage: String, strings: [String: Entry]) {
    self.sourceLanguage = sourceLanguage
    self.strings = strings
  }

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }

  var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) {
      $0.formUnion($1.localizations?.keys.map { $0 } ?? [])
    }
  }

  /// The key itself where no language of the user's has it.
  func text(_ key: String, in preferred: [String]) -> String {
    let language = preferred.lazy.compactMap(available).first
    return language.flatMap {
      strings[key]?.localizations?[$0]?.stringUnit.value
    } ?? key
  }

  /// The language itself, or what it is a variant of: `zh-Hans` for
  /// `zh-Hans-CN`.
  private func available(_ language: String) -> String? {
    var parts = language.split(separator: "-")
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if languages.contains(name) { return name }
      parts.removeLast()
    }
    return nil
  }
}
