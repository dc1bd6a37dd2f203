import Foundation
import Testing

@testable import FieldNavigationUIKit

@MainActor @Suite("The words of the bar") struct BarTextTests {
  @Test("English, simplified Chinese and Arabic have every word")
  func languages() {
    #expect(StringCatalog.standard.languages == ["en", "zh-Hans", "ar"])
    for text in BarText.allCases {
      #expect(text.text(in: ["en-GB"]) == text.rawValue)
      for language in ["zh-Hans-CN", "ar-EG"] {
        #expect(text.text(in: [language]) != text.rawValue, "\(text)")
      }
    }
    #expect(BarText.done.text(in: ["ar"]) == "تم")
    #expect(BarText.done.text(in: ["zh-Hans"]) == "完成")
  }

  @Test("An app's own table comes first, also where it has the key itself")
  func own() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true)
    try Data(#""Done" = "Ready"; "Next Field" = "Next Field";"#.utf8).write(
      to: folder.appendingPathComponent("FieldNavigation.strings"))
    let app = try #require(Bundle(path: folder.path))
    #expect(BarText.done.text(in: ["ar"], of: app) == "Ready")
    #expect(BarText.nextField.text(in: ["ar"], of: app) == "Next Field")
    #expect(BarText.previousField.text(in: ["en"], of: app) == "Previous Field")
  }

  @Test("A language that nobody has falls back to English")
  func fallback() {
    #expect(BarText.done.text(in: ["tlh", "fr"]) == "Done")
    #expect(BarText.done.text(in: ["fr", "ar"]) == "تم")
  }
}
