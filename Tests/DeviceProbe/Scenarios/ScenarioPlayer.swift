import Foundation

#if canImport(TestSupport)
package import TestSupport
#endif

/// The state of a scenario's screen, as its user sees it.
package struct ScenarioStatus: Codable, Sendable {
  /// The field with focus; `nil` if there is none.
  package var focused: String?
  package var finishes: Int
  /// The Return key's label for each field.
  package var keys: [String: String]
  /// The keys that the navigator handles: "tab" and "shift-tab".
  package var takes: Set<String>

  init(
    focused: String? = nil, finishes: Int = 0, keys: [String: String] = [:],
    takes: Set<String> = []
  ) {
    self.focused = focused
    self.finishes = finishes
    self.keys = keys
    self.takes = takes
  }

  /// Decodes the text of the app's status label. Without any text, the status
  /// has no fields.
  package init(text: String?) {
    let data = Data((text ?? "").utf8)
    self = (try? JSONDecoder().decode(Self.self, from: data)) ?? Self()
  }

  var text: String? {
    (try? JSONEncoder().encode(self)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Acts as the user of a screen. The screen is on the double or in a UI test.
@MainActor package protocol ScenarioDriver {
  func status() -> ScenarioStatus
  /// Taps the view whose accessibility identifier is "app." and this name.
  func tap(_ id: String)
  /// Replaces the text of the field with focus.
  func type(_ text: String)
  /// Presses "return", "tab" or "shift-tab".
  func press(_ key: String)
  /// Makes the app do its part of the next step.
  func goOn()
}

/// Plays the steps of a scenario as its user.
@MainActor package struct ScenarioPlayer<Driver: ScenarioDriver> {
  private let driver: Driver
  private let mayClose: Bool

  /// - Parameter mayClose: whether a press of Return may close the keyboard.
  ///   After a press that closes the keyboard, the user taps the expected
  ///   target.
  package init(_ driver: Driver, mayClose: Bool = false) {
    self.driver = driver
    self.mayClose = mayClose
  }

  /// Plays all steps. Returns the differences from the scenario.
  ///
  /// - Parameter skipped: the steps in which only the app acts. The first step
  ///   has the number 1.
  package func play(
    _ scenario: Scenario, skipping skipped: Set<Int>
  ) -> [String] {
    zip(1..., scenario.steps).flatMap { number, step in
      if skipped.contains(number) {
        driver.goOn()
        return [String]()
      }
      return play(step).map { "step \(number): \($0)" }
    }
  }

  private func play(_ step: Scenario.Step) -> [String] {
    var problems: [String] = []
    if let id = step.focus {
      driver.tap(id)
      if driver.status().focused != id {
        problems.append("\(id) does not take focus")
      }
    }
    if let id = step.type, driver.status().focused == id {
      driver.type(step.text ?? "")
    }
    driver.goOn()
    if let press = step.press { problems += self.press(press, step) }
    guard step.key != nil || step.keys != nil else { return problems }
    let status = driver.status()
    if let key = step.key, let id = status.focused {
      problems += check(key, of: id, status)
    }
    for (id, key) in step.keys ?? [:] {
      problems += check(key, of: id, status)
    }
    return problems
  }

  private func press(_ press: String, _ step: Scenario.Step) -> [String] {
    let expected = step.outcome
    let before = driver.status()
    // At the ends of the order, the navigator leaves the key to UIKit. The test
    // doesn't check UIKit's action.
    if press != "return", !before.takes.contains(press) {
      return problem(press, "leaves", expected)
    }
    driver.press(press)
    let after = driver.status()
    if mayClose, press == "return", step.resigns != true, after.focused == nil,
      after.finishes == before.finishes
    {
      let target = step.moves ?? before.focused
      if let target, step.finishes != true { driver.tap(target) }
      return []
    }
    return problem(press, result(before, after, press), expected)
  }

  private func result(
    _ before: ScenarioStatus, _ after: ScenarioStatus, _ press: String
  ) -> String {
    if after.finishes > before.finishes, after.focused == nil {
      return "finishes"
    }
    if press == "return", after.focused == before.focused { return "stays" }
    return after.focused ?? "nobody"
  }

  private func problem(
    _ press: String, _ actual: String, _ expected: String
  ) -> [String] {
    actual == expected ? [] : ["\(press): \(actual), expected \(expected)"]
  }

  private func check(
    _ key: String, of id: String, _ status: ScenarioStatus
  ) -> [String] {
    let shown = status.keys[id] ?? "none"
    return shown == key ? [] : ["the key of \(id) is \(shown), not \(key)"]
  }
}
