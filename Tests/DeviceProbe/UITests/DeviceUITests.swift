import Foundation
import XCTest

#if canImport(TestSupport)
import TestSupport
#endif

/// Drives the app with real taps and key presses.
final class DeviceUITests: XCTestCase {
  /// What UIKit does has to be among what the suites try.
  @MainActor func testProbe() throws {
    let app = XCUIApplication()
    app.launch()
    for step in ProbePart.plan {
      switch step {
      case .tap(let id): app.tap(id)
      case .pressReturn: app.pressReturn()
      case .pressTab: app.pressTab()
      }
    }
    try report(of: app, beginsWith: "order ", to: "")
  }

  /// The same of SwiftUI.
  @MainActor func testSwiftUIProbe() throws {
    let app = XCUIApplication()
    app.launchArguments = ["-swiftui"]
    app.launch()
    for step in SwiftUIProbePart.plan {
      switch step {
      case .tap(let id): app.tap(id)
      case .pressReturn: app.pressReturn()
      }
    }
    try report(of: app, beginsWith: "setApplies ", to: "-swiftui")
  }

  /// Writes the report beside those of the other probes, and reads it.
  @MainActor private func report(
    of app: XCUIApplication, beginsWith first: String, to suffix: String
  ) throws {
    let report = app.staticTexts["app.report"].label
    if let path = ProcessInfo.processInfo.environment["PROBE_REPORT"] {
      try Data(report.utf8).write(to: URL(fileURLWithPath: path + suffix))
    }
    XCTAssertTrue(report.contains(first), "no report: \(report)")
    XCTAssertFalse(report.contains("none of the known ones"), report)
  }

  /// Those of few fields: others would lie under the keyboard. Whether hiding
  /// resigns is the probe's to say.
  @MainActor func testScenarios() throws {
    let app = XCUIApplication()
    for file in Scenario.files {
      let scenario = try Scenario(file: file)
      guard scenario.fields.flatMap(\.leaves).count <= 7 else { continue }
      app.launchArguments = ["-scenario", file]
      app.launch()
      let skipped = ScenarioSkip.steps(of: file, hidingResigns: true)
      let problems = ScenarioPlayer(DeviceScenarioDriver(app: app))
        .play(scenario, skipping: skipped)
      for problem in problems { XCTFail("\(file), \(problem)") }
    }
  }
}

extension XCUIApplication {
  fileprivate func tap(_ id: String) {
    descendants(matching: .any)["app.\(id)"].tap()
  }

  fileprivate func pressTab(_ flags: KeyModifierFlags = []) {
    typeKey(XCUIKeyboardKey.tab.rawValue, modifierFlags: flags)
  }

  /// On the keyboard of the screen, where there is one.
  fileprivate func pressReturn() {
    let key = keyboards.buttons["Return"]
    if key.exists { key.tap() } else { typeText("\n") }
  }
}

/// The user of a scenario's screen in the app.
@MainActor private struct DeviceScenarioDriver: ScenarioDriver {
  let app: XCUIApplication

  func status() -> ScenarioStatus {
    app.tap("status")
    return ScenarioStatus(text: app.staticTexts["app.shown"].label)
  }

  func tap(_ id: String) { app.tap(id) }

  func type(_ text: String) {
    let old = status().focused.flatMap {
      app.textFields["app.\($0)"].value as? String
    }
    let delete = String(
      repeating: XCUIKeyboardKey.delete.rawValue, count: old?.count ?? 0)
    if !(delete + text).isEmpty { app.typeText(delete + text) }
  }

  func press(_ key: String) {
    switch key {
    case "tab": app.pressTab()
    case "shift-tab": app.pressTab(.shift)
    default: app.pressReturn()
    }
  }

  func goOn() { app.tap("next") }
}
