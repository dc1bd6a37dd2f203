import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return in reactive wrappers")
struct StreamReturnAppTests {
  @Test(
    "Exits that are only listened to: Return moves, and ends once (R4, R5)",
    .underPolicyPairs(promising: .exitLeavesReturn))
  func exits() {
    let app = ExitStreamApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["exit 0", "exit 1", "exit 2", "finished"])
  }

  @Test(
    "If exits close the keyboard, each is still called once (R14)",
    .underPolicyPairs)
  func exitsAlways() {
    let app = ExitStreamApp()
    let user = User(root: app)
    for field in app.fields {
      user.tap(field)
      user.type("x")
      user.tapReturn()
    }
    #expect(
      app.done.filter { $0 != "finished" } == ["exit 0", "exit 1", "exit 2"])
    #expect(app.finishes <= 1 && app.texts == ["x", "x", "x"])
  }

  @Test(
    "Bound exits lead to the same fields as before (R14)", .underPolicyPairs)
  func bound() {
    let app = ExitBindingApp(.logsIn)
    #expect(app.walked() == straight)
    #expect(app.done.first == "logged in" && app.done.count <= 2)
    #expect(app.done.count { $0 == "logged in" } == 1)
  }

  @Test("Bound exits lead to filled fields, too, as before", .underPolicyPairs)
  func boundToFilled() {
    let app = ExitBindingApp(.logsIn)
    let user = User(root: app)
    app.mail.text = "ada@example.com"
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "mail" && app.done.isEmpty)
  }

  @Test(
    "After a login that presents a controller the form does not end (R14)",
    .underPolicyPairs)
  func boundPresents() {
    let app = ExitBindingApp(.presents)
    let walk = app.walked()
    #expect(walk.prefix(2) == straight.prefix(2))
    #expect(app.done == ["logged in"])
    #expect(app.presentedViewController != nil)
  }

  @Test(
    "An exit that is answered later changes nothing (R4)", .underPolicyPairs)
  func throttled() {
    let app = ThrottledApp()
    let user = User(root: app)
    user.tap(app.person)
    for place in ["mail", "password"] {
      user.type("x")
      user.tapReturn()
      app.queue.run(user)
      #expect(user.place == place)
    }
    user.type("x")
    user.tapReturn()
    app.queue.run(user)
    #expect(user.place == "nowhere" && app.texts == ["x", "x", "x"])
    #expect(app.done.count { $0 == "sent" } == 1 && app.finishes <= 1)
  }

  @Test(
    "One action for both events is called as often as before (R14)",
    .underPolicyPairs)
  func both() {
    let apps = [false, true].map { BothEventsApp(navigated: $0) }
    let places = apps.map { app in
      let user = User(root: app)
      user.tap(app.person)
      return (0..<3).map { _ in
        user.tapReturn()
        return user.place
      }
    }
    #expect(
      places == Array(repeating: ["mail", "password", "nowhere"], count: 2))
    #expect(apps[0].calls == apps[1].calls)
    #expect(apps.map(\.done) == [["sent"], ["sent"]])
  }

  @Test(
    "Statistics count each Return once, and the model has each text (R14)",
    .underPolicyPairs)
  func statistics() {
    let app = StatisticsApp()
    #expect(app.walked() == straight)
    #expect(
      app.counts == ["begin": 3, "change": 3, "end": 3, "primary": 3])
    #expect(app.model == ["x", "x", "x"] && app.done == ["finished"])
  }

  @Test(
    "A proxy without a delegate behind it leaves Return to the form (R4, R5)",
    .underPolicyPairs)
  func proxy() {
    let app = ProxyApp(forwards: false)
    #expect(app.walked() == straight)
    #expect(app.done == ["finished"])
    #expect(app.sent.count { $0 == "return" } == 3)
    #expect(app.sent.count { $0 == "begin" } == 3)
    #expect(app.sent.count { $0 == "end" } == 3)
  }

  @Test(
    "A proxy that forwards gets the same calls as before (R14)",
    .underPolicyPairs)
  func forwarding() {
    let sent = [false, true].map { navigated in
      let app = ProxyApp(forwards: true, navigated: navigated)
      let user = User(root: app)
      user.tap(app.person)
      let places = (0..<2).map { _ in
        user.type("x")
        user.tapReturn()
        return user.place
      }
      #expect(places == ["mail", "password"])
      return app.sent
    }
    #expect(sent[0] == sent[1])
  }
}
