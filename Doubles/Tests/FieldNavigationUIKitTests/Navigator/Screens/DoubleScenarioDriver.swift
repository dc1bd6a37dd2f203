import Foundation
import ScenarioScreens
import TestSupport
import UIKit
import UIKitDriver

/// Plays a scenario on the double. The app is the same as in the UI test.
@MainActor struct DoubleScenarioDriver: ScenarioDriver {
  private let host: ScenarioHost
  private let user: User

  init(_ scenario: Scenario) {
    let host = ScenarioHost(scenario)
    self.host = host
    user = User { host }
    user.settle()
  }

  /// Reads the focused field's label from the keyboard.
  func status() -> ScenarioStatus {
    tap("status")
    let label = host.view.find("app.shown") as? UILabel
    var status = ScenarioStatus(text: label?.text)
    if let focused = status.focused {
      status.keys[focused] = user.returnKey?.name
    }
    return status
  }

  func tap(_ id: String) {
    if let view = host.view.find("app.\(id)") { user.tap(view) }
  }

  func type(_ text: String) {
    user.deleteAll()
    user.type(text)
  }

  func press(_ key: String) {
    switch key {
    case "tab": user.press(.tab)
    case "shift-tab": user.press(.tab, .shift)
    default: user.tapReturn()
    }
  }

  func goOn() {
    tap("next")
    user.settle()
  }
}
