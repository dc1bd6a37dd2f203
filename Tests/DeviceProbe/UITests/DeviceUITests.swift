import Foundation
import XCTest

#if canImport(TestSupport)
import TestSupport
#endif

/// Drives the app with real taps and key presses.
final class DeviceUITests: XCTestCase {
  /// UIKit's behavior must match a combination of the double's policies.
  @MainActor func testProbe() throws {
    let app = XCUIApplication()
    let presses = ReturnPresses(of: app)
    app.launch()
    for step in ProbePart.plan {
      switch step {
      case .tap(let id): app.tap(id)
      case .pressReturn: presses.pressReturn()
      case .pressTab: app.pressTab()
      // A simulator fills no fields.
      case .fill: break
      }
    }
    try report(of: app, beginsWith: "order ", presses)
  }

  /// SwiftUI's behavior must match a combination of the double's policies.
  @MainActor func testSwiftUIProbe() throws {
    let app = XCUIApplication()
    let presses = ReturnPresses(of: app)
    app.launchArguments = ["-swiftui"]
    app.launch()
    for step in SwiftUIProbePart.plan {
      switch step {
      case .tap(let id): app.tap(id)
      case .pressReturn: presses.pressReturn()
      }
    }
    try report(of: app, beginsWith: "setApplies ", presses)
  }

  /// Writes a line about the keyboard, then the app's report. Checks the
  /// report.
  @MainActor private func report(
    of app: XCUIApplication, beginsWith first: String, _ presses: ReturnPresses
  ) throws {
    let report = app.staticTexts["app.report"].label
    try write("\(presses.report)\n\(report)")
    XCTAssertTrue(report.contains(first), "no report: \(report)")
    XCTAssertFalse(report.contains("none of the known ones"), report)
  }

  /// Writes to the file that `Scripts/probe.sh` reads.
  private func write(_ report: String) throws {
    guard let path = ProcessInfo.processInfo.environment["PROBE_REPORT"] else {
      return
    }
    try Data(report.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// Plays only scenarios with few fields. Further fields would be under the
  /// keyboard. Only the probe finds out whether a hidden field resigns.
  @MainActor func testScenarios() throws {
    let app = XCUIApplication()
    let presses = ReturnPresses(of: app)
    var played = 0
    for file in Scenario.files {
      let scenario = try Scenario(file: file)
      guard scenario.fields.flatMap(\.leaves).count <= 7 else { continue }
      app.launchArguments = ["-scenario", file]
      app.launch()
      let skipped = ScenarioSkip.steps(of: file, hidingResigns: true)
      let driver = DeviceScenarioDriver(app: app, presses: presses)
      let problems = ScenarioPlayer(driver).play(scenario, skipping: skipped)
      for problem in problems { XCTFail("\(file), \(problem)") }
      played += 1
    }
    try write("\(presses.report)\nscenarios played: \(played)")
  }
}

extension XCUIApplication {
  fileprivate func tap(_ id: String) {
    descendants(matching: .any)["app.\(id)"].tap()
  }

  fileprivate func pressTab(_ flags: KeyModifierFlags = []) {
    typeKey(XCUIKeyboardKey.tab.rawValue, modifierFlags: flags)
  }
}

/// Presses Return. Counts tapped and typed presses. The counts of presses
/// reveal the kind of keyboard.
@MainActor private final class ReturnPresses {
  /// The Return key's possible names. Each name is an identifier or a label.
  private static let names = [
    "Return", "Next:", "Done", "Go", "Search", "Send", "Join", "Route",
    "Continue", "return", "next", "done", "go", "search", "send", "join",
    "route", "continue",
  ]

  private let app: XCUIApplication
  private var tapped = 0
  /// Counts typed presses of Return while an on-screen keyboard lacked a key
  /// for Return.
  private var typedBesideKeys = 0
  private var typedWithoutKeys = 0

  init(of app: XCUIApplication) {
    self.app = app
  }

  /// Taps the on-screen key. If there is no such key, types Return. A keyboard
  /// may exist without being on the screen.
  func pressReturn() {
    for name in Self.names {
      let key = app.keyboards.buttons[name]
      guard key.isHittable else { continue }
      tapped += 1
      key.tap()
      return
    }
    if app.keyboards.keys.firstMatch.isHittable {
      typedBesideKeys += 1
    } else {
      typedWithoutKeys += 1
    }
    app.typeText("\n")
  }

  /// `Scripts/probe.sh` recognizes the keyboard by these words. On-screen keys
  /// may appear or disappear during a test. The kind of keyboard is then
  /// unknown.
  var report: String {
    let keyboard =
      switch (tapped + typedBesideKeys > 0, typedWithoutKeys > 0) {
      case (true, false): "keyboard on the screen"
      case (false, true): "hardware keyboard"
      default: "keyboard not known"
      }
    let typed = typedBesideKeys + typedWithoutKeys
    return "\(keyboard), Return tapped \(tapped) times, typed \(typed) times"
  }
}

/// Acts as the user of a scenario's screen in the app.
@MainActor private struct DeviceScenarioDriver: ScenarioDriver {
  let app: XCUIApplication
  let presses: ReturnPresses

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
    default: presses.pressReturn()
    }
  }

  func goOn() { app.tap("next") }
}
