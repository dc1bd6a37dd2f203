import SwiftUI
import UIKit

@testable import FieldNavigationUIKit

/// A change that UIKit's adapter makes at the end of a turn, and whether it is
/// drawn before the loop sleeps.
@MainActor final class ScreenRun {
  private static var current: ScreenRun?
  private var observer: RunLoopObserver?
  private var isChanged = false
  private var hasUndrawn = false
  private var isLate = false

  /// UIKit draws in an observer of a lower order than the adapter's.
  static func prepare() {
    MainRunLoop.beforeWaiting(order: 2_000_000) { current?.draw() }
    MainRunLoop.beforeWaiting(order: .max) { CFRunLoop.callObservers() }
    CFRunLoop.wakeUp = { MainRunLoop.wakeUp() }
  }

  /// - Parameter tells: whether the handler reports its changes.
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
