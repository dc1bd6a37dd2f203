import FieldNavigation
import Foundation
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

@MainActor @Suite("Two navigators") struct NavigatorPairTests {
  @Test(
    "Two that share fields warn, once, and one moves (R14)", .underPolicyPairs)
  func sharing() {
    let screen = FormScreen(3) { $0.fields[1].delegate = Delegate.idle }
    let user = User(root: screen)
    user.settle()
    var second: FieldNavigator?
    var finishes = 0
    let found = warnings {
      second = FieldNavigator(fields: [screen.field("c"), screen.field("a")])
      second?.onFinish = .call { finishes += 1 }
      user.settle()
      user.tap(screen.field("a"))
    }
    #expect(found.count == 1, "once: \(found)")
    #expect(found.first?.contains("FieldNavigator(in: UIView") == true)
    #expect(found.first?.contains("FieldNavigator(fields: [") == true)
    #expect(found.first?.contains("invalidate()") == true, "names the fix")
    let calls = user.calls { user.tapReturn() }
    #expect(calls.filter { $0 == "b didBegin" }.count == 1)
    #expect(user.sight == "b next", "one move a press (R14)")
    user.tapReturn()
    user.tapReturn()
    #expect(user.focused == nil)
    #expect(screen.finishes + finishes == 1)
  }

  @Test(
    "When the first one stops the second takes the fields over",
    .underPolicyPairs)
  func takesOver() {
    let screen = FormScreen(3)
    let user = User(root: screen)
    user.settle()
    _ = warnings {
      let second = FieldNavigator(
        fields: [screen.field("c"), screen.field("a")])
      user.settle()
      screen.navigator?.invalidate()
      user.settle()
      user.tap(screen.field("c"))
      #expect(user.sight == "c next")
      user.tapReturn()
      #expect(user.sight == "a done")
      second.invalidate()
      #expect(screen.field("c").returnKeyType == .default)
    }
  }

  @Test(
    "Two that share nothing are quiet, and each ends by itself",
    .underPolicyPairs)
  func separate() {
    let screen = FormScreen(4)
    let user = User(root: screen)
    screen.withoutNavigator(user)
    var ends = ["upper": 0, "lower": 0]
    let found = warnings {
      let upper = FieldNavigator(fields: Array(screen.fields[..<2]))
      let lower = FieldNavigator(fields: Array(screen.fields[2...]))
      upper.onFinish = .call { ends["upper", default: 0] += 1 }
      lower.onFinish = .call { ends["lower", default: 0] += 1 }
      user.settle()
      user.tap(screen.field("b"))
      #expect(user.sight == "b done")
      user.tapReturn()
      user.tap(screen.field("c"))
      user.tapReturn()
      #expect(user.sight == "d done")
    }
    #expect(found.isEmpty, "\(found)")
    #expect(ends == ["upper": 1, "lower": 0])
  }

  @Test(
    "A new one on the same view, after the old one was let go, is quiet",
    .underPolicyPairs)
  func replaced() {
    let screen = FormScreen(2)
    let user = User(root: screen)
    user.tap(screen.field("a"))
    let found = warnings {
      screen.navigator = nil
      screen.navigate()
      user.settle()
      user.settle()
      user.tapReturn()
      #expect(user.sight == "b done")
    }
    #expect(found.isEmpty, "\(found)")
  }
}
