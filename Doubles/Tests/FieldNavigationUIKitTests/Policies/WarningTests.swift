import AdapterTesting
import Expectations
import FieldNavigationWords
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("Warnings that the library logs", .unexpectedWarningsFail)
struct WarningTests {
  private func make() { _ = FieldNavigator(fields: []) }

  @Test("An unexpected warning fails the test")
  func unexpected() async throws {
    let found = try await issues { make() }
    expect(found.count, equals: 1)
    expect("\(found)".contains("was given no fields"))
  }

  @Test(
    "expectWarning fails if the warning is missing or another warning appears")
  func expected() async throws {
    expectWarning("was given no fields", "Create it after its fields") {
      for _ in 1...3 { make() }
    }
    let missing = try await issues {
      expectWarning("no fields", "no such words") { make() }
    }
    expect("\(missing)".contains("No warning contains: no such words"))
    let other = try await issues {
      expectWarning("no fields") {
        make()
        Warning.say("something else")
      }
    }
    expect(other.count, equals: 1)
    expect("\(other)".contains("Unexpected: FieldNavigation: something else"))
  }

  @Test(
    "The trait expectsWarning applies to a whole test",
    .expectsWarning("no fields"))
  func trait() { make() }

  @Test(
    "The log has one warning for each topic, and every warning without a topic")
  func log() {
    var written: [String] = []
    var log = WarningLog { written.append($0) }
    for topic in [nil, "a", "b", "a", nil] { log.add("!", once: topic) }
    expect(written, equals: Array(repeating: "FieldNavigation: !", count: 4))
  }

  @Test("A warning is one line even if a name has a line break")
  func oneLine() {
    var written: [String] = []
    var log = WarningLog { written.append($0) }
    log.add("UITextField 'two\nlines'", once: nil)
    expect(written, equals: ["FieldNavigation: UITextField 'two lines'"])
  }

  @Test(
    "An environment variable turns all warnings off",
    arguments: [("off", false), ("on", true), ("", true), (nil, true)])
  func environment(value: String?, isOn: Bool) {
    let environment = value.map { ["FIELDNAVIGATION_WARNINGS": $0] } ?? [:]
    expect(WarningLog.isOn(in: environment), equals: isOn)
    var written: [String] = []
    var log = WarningLog(isOn: isOn) { written.append($0) }
    log.add("!", once: nil)
    expect(written.isEmpty, equals: !isOn)
  }

  @Test("Warnings are written to standard error unless they are off")
  func channel() async throws {
    let ended = try #require(
      await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) {
        await MainActor.run { Warning.say("no fields", once: nil) }
      })
    let lines = String(decoding: ended.standardErrorContent, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    expect(
      lines.contains("FieldNavigation: no fields"), equals: WarningLog.isOn())
  }
}
