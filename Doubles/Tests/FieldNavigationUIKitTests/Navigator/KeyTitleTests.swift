import Expectations
import FieldNavigationWords
import Foundation
import Testing

@MainActor @Suite("Localized titles of keys and input bar buttons")
struct KeyTitleTests {
  private nonisolated static let languages = [
    "ar", "de", "en", "es", "fr", "hi", "id", "it", "ja", "ko", "nl", "pl",
    "pt", "ru", "sv", "th", "tr", "vi", "zh-hans", "zh-hant",
  ]

  @Test("Each of the twenty languages has every title", arguments: languages)
  func everyTitle(_ language: String) throws {
    let words = try Bundle.words(in: language)
    for key in NavigationKey.allCases {
      let title = words.localizedString(
        forKey: key.englishTitle, value: "missing", table: "FieldNavigation")
      expect(title != "missing", "\(key.englishTitle)")
      expect(title == key.englishTitle, equals: language == "en")
    }
  }

  @Test(
    "Titles in English, simplified Chinese and Arabic",
    arguments: [
      ("en", ["Next Field", "Previous Field", "Done", "Done"]),
      ("zh-Hans", ["下一项", "上一项", "完成", "完成"]),
      ("ar", ["الحقل التالي", "الحقل السابق", "تم", "تم"]),
    ])
  func languages(_ language: String, _ titles: [String]) throws {
    let words = try Bundle.words(in: language)
    expect(NavigationKey.allCases.map { $0.title(in: words) }, equals: titles)
  }

  @Test(
    "Titles use the app's language or English",
    arguments: [
      (["ar"], "تم"), (["ar-EG"], "تم"), (["AR_eg", "en"], "تم"),
      (["zh-Hans"], "完成"), (["zh_CN"], "完成"), (["zh-Hans-SG"], "完成"),
      (["zh"], "完成"), (["zh-MY"], "完成"),
      (["en-GB", "ar"], "Done"), (["cs", "ar"], "Done"), ([], "Done"),
      (["pt-BR"], "Concluído"), (["pt_PT"], "Concluído"), (["es-419"], "Listo"),
    ] as [([String], String)])
  func languageOfTheApp(_ languages: [String], _ title: String) {
    let words = NavigationKey.library.words(inLanguageOf: languages)
    expect(NavigationKey.done.title(in: words), equals: title)
  }

  /// The word for Done is the same in both scripts.
  @Test(
    "An app in Chinese gets the script of its region",
    arguments: [
      (["zh-Hant"], "下一項"), (["zh_TW"], "下一項"), (["zh-HK"], "下一項"),
      (["zh-MO"], "下一項"), (["zh-Hant-HK"], "下一項"),
      (["zh-Hans-HK"], "下一项"), (["zh-CN"], "下一项"), (["zh"], "下一项"),
    ])
  func script(_ languages: [String], _ title: String) {
    let words = NavigationKey.library.words(inLanguageOf: languages)
    expect(NavigationKey.next.title(in: words), equals: title)
  }

  @Test("The library has twenty languages and chooses the app's language")
  func ownLanguage() {
    let languages = NavigationKey.library.localizations.map { $0.lowercased() }
    expect(Set(languages), equals: Set(Self.languages))
    // This process uses English.
    expect(NavigationKey.allCases.allSatisfy { $0.title == $0.englishTitle })
  }

  @Test("The app's strings table takes precedence over the library's table")
  func own() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    try Data(#""Done" = "Ready"; "Next Field" = "Next Field";"#.utf8).write(
      to: folder.appendingPathComponent("FieldNavigation.strings"))
    let app = try #require(Bundle(path: folder.path))
    let (arabic, english) = try (Bundle.words(in: "ar"), Bundle.words(in: "en"))
    expect(NavigationKey.done.title(in: arabic, of: app), equals: "Ready")
    expect(NavigationKey.next.title(in: arabic, of: app), equals: "Next Field")
    expect(
      NavigationKey.previous.title(in: english, of: app),
      equals: "Previous Field")
  }
}

extension Bundle {
  /// The library's titles in a given language.
  fileprivate static func words(in language: String) throws -> Bundle {
    let folders = try FileManager.default.contentsOfDirectory(
      at: NavigationKey.library.bundleURL, includingPropertiesForKeys: nil)
    let folder = folders.first {
      $0.lastPathComponent.lowercased() == "\(language.lowercased()).lproj"
    }
    return try #require(folder.flatMap { Bundle(path: $0.path) })
  }
}

extension NavigationKey {
  fileprivate func title(in library: Bundle) -> String {
    title(in: library, of: .main)
  }
}
