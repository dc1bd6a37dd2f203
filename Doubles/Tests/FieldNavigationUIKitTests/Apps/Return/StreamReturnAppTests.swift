import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return with reactive wrappers")
struct StreamReturnAppTests {
  @Test(
    "Return works if the app only observes Did End On Exit (R4, R5)",
    .underPolicyPairs(promising: .exitLeavesReturn))
  func exits() {
    let app = ExitStreamApp()
    #expect(app.walked() == straight)
    #expect(app.done == ["exit 0", "exit 1", "exit 2", "finished"])
  }

  @Test(
    "Each Did End On Exit action runs once for each Return (R14)",
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
    "Did End On Exit bindings trigger the login only once (R14)",
    .underPolicyPairs)
  func bound() {
    let app = ExitBindingApp(.logsIn)
    #expect(app.walked() == straight)
    #expect(app.done.first == "logged in" && app.done.count <= 2)
    #expect(app.done.count { $0 == "logged in" } == 1)
  }

  @Test(
    "A Did End On Exit binding can focus a filled field",
    .underPolicyPairs)
  func boundToFilled() {
    let app = ExitBindingApp(.logsIn)
    let user = User(root: app)
    app.mail.text = "ada@example.com"
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "mail" && app.done.isEmpty)
  }

  @Test(
    "The form doesn't finish if the login presents a controller (R14)",
    .underPolicyPairs)
  func boundPresents() {
    let app = ExitBindingApp(.presents)
    let walk = app.walked()
    #expect(walk.prefix(2) == straight.prefix(2))
    #expect(app.done == ["logged in"])
    #expect(app.presentedViewController != nil)
  }

  @Test(
    "Return moves focus once if the app acts in a later turn (R4)",
    .underPolicyPairs)
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
    "The navigator doesn't change how often a shared action runs (R14)",
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
    "An app that counts control events receives each event once (R14)",
    .underPolicyPairs)
  func statistics() {
    let app = StatisticsApp()
    #expect(app.walked() == straight)
    #expect(
      app.counts == ["begin": 3, "change": 3, "end": 3, "primary": 3])
    #expect(app.model == ["x", "x", "x"] && app.done == ["finished"])
  }

  @Test(
    "Return moves focus if a delegate proxy forwards nothing (R4, R5)",
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
    "The navigator doesn't change the calls to a delegate proxy (R14)",
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
