import Foundation
import UIKit
import UIKitDriver

extension AppStage {
  /// Performs any step.
  func perform(_ record: AppRecord) {
    switch record.step.action {
    case .key(let key): press(key)
    case .bar: user.tapBar(record.name)
    default:
      act(record.step.action, on: record.name)
      if !record.step.staysInTurn { user.settle() }
    }
  }

  private func press(_ key: AppKey) {
    switch key {
    case .return: user.tapReturn()
    case .tab: user.press(.tab)
    case .shiftTab: user.press(.tab, .shift)
    case .commandReturn: user.press(.enter, .command)
    }
  }

  /// Repeats the navigator's changes of focus by hand.
  ///
  /// - Returns: the delegate calls of the step.
  func follow(_ record: AppRecord) -> [String] {
    guard record.step.action.isPress else {
      perform(record)
      return user.calls()
    }
    if record.isNavigators {
      user.settle()
    } else {
      perform(record)
    }
    var log = user.calls()
    if let form = record.finished {
      user.focused?.resignFirstResponder()
      app.screens[form].finishByHand()
    } else {
      for name in record.asked where !log.contains("\(name) shouldBegin") {
        if name != record.origin { find(name)?.becomeFirstResponder() }
      }
      if place != record.place { focus(record.place) }
    }
    user.settle()
    log += user.calls()
    return log
  }

  private func focus(_ name: String) {
    if name == "nowhere" {
      user.focused?.resignFirstResponder()
    } else {
      find(name)?.becomeFirstResponder()
    }
  }

  /// Lets the user edit once more after the navigators have stopped. Then
  /// closes the keyboard and records the app's state.
  func end() -> AppEnding {
    user.settle()
    if let first = entries.first(where: \.canBeSeen) { user.tap(first) }
    user.tapOutside()
    var ending = AppEnding()
    // The keyboard stays open if a field refuses to resign.
    guard place == "nowhere" else { return ending }
    ending.observers = newObservers
    ending.geometry = geometry
    // The loaded rows depend on the table's scroll offset.
    if !app.habits.contains(.hasRows) { ending.traces = traces }
    return ending
  }
}
