import SwiftUI
import UIKit

@testable import FieldNavigationUIKit

/// Lets the UIKit adapter make a change at the end of a turn. Prints whether
/// UIKit draws the change before the loop sleeps.
@MainActor final class ScreenRun {
  private static var current: ScreenRun?
  private var observer: RunLoopObserver?
  private var isChanged = false
  private var hasUndrawn = false
  private var isLate = false

  /// UIKit's observer draws, and runs before the adapter's observer.
  static func prepare() {
    MainRunLoop.beforeWaiting(order: 2_000_000) { current?.draw() }
    MainRunLoop.beforeWaiting(order: .max) { CFRunLoop.callObservers() }
    CFRunLoop.wakeUp = { MainRunLoop.wakeUp() }
  }

  /// - Parameter tells: whether the observer's handler reports the change that it
  ///   makes.
  init(_ name: String, tells: Bool) {
    print("\(name):")
    Self.current = self
    observer = RunLoopObserver { [unowned self] in
      guard isChanged else { return false }
      isChanged = false
      hasUndrawn = true
      print("  changes the screen")
      return tells
    }
  }

  func change() { isChanged = true }

  private func draw() {
    guard hasUndrawn else { return }
    hasUndrawn = false
    print("  \(isLate ? "late, woken by a timer: " : "")drawn")
  }

  func end() {
    MainRunLoop.run(seconds: patience)
    isLate = true
    MainRunLoop.run(seconds: 0.01)
    observer = nil
    Self.current = nil
  }
}
