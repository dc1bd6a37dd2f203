import AdapterTesting
import FieldNavigationWords
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("Warnings of the library", .unexpectedWarningsFail)
struct WarningTests {
  private func make() { _ = FieldNavigator(fields: []) }

  @Test("One that no test expects fails the test that provokes it")
  func unexpected() async throws {
    let found = try await issues { make() }
    #expect(found.count == 1)
    #expect("\(found)".contains("was given no fields"))
  }

  @Test("An expected warning must come, and no other")
  func expected() async throws {
    expectWarning("was given no fields", "Make it when they are there") {
      for _ in 1...3 { make() }
    }
    let missing = try await issues {
      expectWarning("no fields", "no such words") { make() }
    }
    #expect("\(missing)".contains("No warning contains: no such words"))
    let other = try await issues {
      expectWarning("no fields") {
        make()
        Warning.say("something else")
      }
    }
    #expect(other.count == 1)
    #expect("\(other)".contains("Unexpected: FieldNavigation: something else"))
  }

  @Test("The whole test may expect one", .expectsWarning("no fields"))
  func trait() { make() }

  @Test("The log has each warning, and one per topic")
  func log() {
    var written: [String] = []
    var log = WarningLog { written.append($0) }
    for topic in [nil, "a", "b", "a", nil] { log.add("!", once: topic) }
    #expect(written == Array(repeating: "FieldNavigation: !", count: 4))
  }
}
