import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests the end of a turn of the main run loop.
@MainActor @Suite("The UIKit double: the end of a turn")
struct DoubleTurnTests {
  private final class Box: UIView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() { onLayout() }
  }

  /// Returns the calls of one turn, in which the app asks for a layout. The
  /// observer wakes the run loop in its first calls.
  private func calls(wakes: Int = 0) -> [String] {
    let box = Box(frame: .zero)
    let controller = UIViewController()
    let user = User(root: controller)
    controller.view.addSubview(box)
    user.settle()
    var calls: [String] = []
    var wakesLeft = wakes
    box.onLayout = { calls.append("layout") }
    let observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { _, _ in
      MainActor.assumeIsolated {
        calls.append("observer")
        guard wakesLeft > 0 else { return }
        wakesLeft -= 1
        CFRunLoopWakeUp(CFRunLoopGetMain())
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
    defer { CFRunLoopObserverInvalidate(observer) }
    box.setNeedsLayout()
    user.settle()
    return calls
  }

  @Test(
    "The policy decides whether observers run before the layout",
    .underEach(\.turnEnd))
  func order() {
    let isEarly = Policies.current.turnEnd == .observersFirst
    expect(
      calls(), equals: (isEarly ? ["observer"] : []) + ["layout", "observer"])
  }

  @Test(
    "The policy decides whether a turn follows if an observer wakes the loop",
    .underEach(\.turnEnd))
  func repetition() {
    let repeats = Policies.current.turnEnd == .repeatsIfWoken
    let observed = calls(wakes: 2).count { $0 == "observer" }
    let once = calls().count { $0 == "observer" }
    expect(observed, equals: once + (repeats ? 2 : 0))
  }

  @Test(
    "A loop that is always woken ends, so that a test can fail",
    .under { $0.turnEnd = .repeatsIfWoken })
  func endless() {
    expect(calls(wakes: .max).count { $0 == "observer" }, equals: 20)
  }
}
