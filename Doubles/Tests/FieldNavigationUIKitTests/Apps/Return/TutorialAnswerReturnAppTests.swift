import AdapterTesting
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite("Apps: Return with delegates that close the keyboard, refuse or submit")
struct TutorialAnswerReturnAppTests {
  @Test(
    "A delegate that ends editing on Return closes the keyboard (R14)",
    .underPolicyPairs, .expectsWarning("seems to resign it"))
  func ends() {
    let heard = [false, true].map { navigated in
      let app = EndEditingApp(agrees: true, navigated: navigated)
      let user = User(root: app)
      for field in app.fields {
        user.tap(field)
        user.type("x")
        user.tapReturn()
        #expect(user.place == "nowhere" && !user.isKeyboardOpen)
      }
      #expect(app.done.isEmpty && app.texts == ["x", "x", "x"])
      return user.heard()
    }
    #expect(heard[0] == heard[1])
  }

  @Test(
    "A delegate can end editing and return false to close the keyboard",
    .underPolicyPairs)
  func endsWithFalse() {
    mayWarn("seems to resign it") {
      let app = EndEditingApp(agrees: false)
      let user = User(root: app)
      user.tap(app.person)
      user.tapReturn()
      #expect(user.place == "nowhere" && app.done.isEmpty)
    }
  }

  @Test(
    "Return moves focus only from a valid field (R14, R5)",
    .underPolicyPairs)
  func refuses() {
    let app = RefusingApp()
    let user = User(root: app)
    user.tap(app.mail)
    #expect(user.goOn(typing: "ada") == "next mail")
    #expect(app.message.text != nil && app.mail.text == "ada")
    #expect(user.goOn(typing: "@example.com") == "next password")
    #expect(app.message.text == nil)
    #expect(user.goOn(typing: "1") == "done password")
    #expect(app.done.isEmpty && user.isKeyboardOpen)
    #expect(user.goOn(typing: "234") == "done nowhere")
    #expect(app.done == ["finished"])
    #expect(app.texts == ["", "ada@example.com", "1234"])
  }

  @Test(
    "Return does nothing more if the delegate presents an alert (R14)",
    .underPolicyPairs)
  func alert() {
    let app = AlertApp()
    let user = User(root: app)
    user.tap(app.mail)
    user.type("ada")
    user.tapReturn()
    #expect(app.done == ["alert"] && user.place == "mail")
    app.dismiss(animated: true)
    user.settle()
    user.tap(app.mail)
    #expect(user.goOn(typing: "@example.com") == "next password")
    user.type("1")
    user.tapReturn()
    #expect(app.done == ["alert", "alert"] && app.password.text == "1")
  }

  @Test(
    "Return asks a refusing field only once to end editing (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func keeps() {
    let app = KeepingApp()
    let user = User(root: app)
    user.tap(app.mail)
    user.type("ada")
    user.tapReturn()
    #expect(user.place == "mail" && app.mail.text == "ada")
    #expect(app.done == ["asked"])
    user.type("@example.com")
    user.tapReturn()
    #expect(user.place == "password")
  }

  @Test(
    "Return makes the delegate submit the form only once (R14)",
    .underPolicyPairs, arguments: SubmitApp.Manner.allCases, [false, true])
  func submits(manner: SubmitApp.Manner, agrees: Bool) {
    let app = SubmitApp(manner, agrees: agrees)
    // Only a navigation controller can push.
    let root =
      manner == .pushes ? UINavigationController(rootViewController: app) : app
    let user = User(root: root)
    let walk = user.walk(from: app.person)
    #expect(walk.prefix(2) == straight.prefix(2))
    #expect(walk[2].hasPrefix("done "))
    user.settle()
    // The delegate submits, returns `true` and keeps focus. The navigator can't
    // detect this. In that case the form also finishes, as documented.
    let ends = manner == .sends && agrees
    #expect(app.done == ["submitted"] + (ends ? ["finished"] : []))
    #expect(app.texts == ["x", "x", "x"])
    switch manner {
    case .pushes, .resigns: #expect(!user.isKeyboardOpen)
    case .presents: #expect(app.presentedViewController != nil)
    case .sends: #expect(user.isKeyboardOpen == !agrees)
    }
  }

  @Test(
    "The form doesn't finish if the app presents a controller (R14)",
    .underPolicyPairs, arguments: [false, true])
  func presentsFromStack(agrees: Bool) {
    let app = SubmitApp(.presents, agrees: agrees)
    let user = User(root: UINavigationController(rootViewController: app))
    #expect(user.walk(from: app.person).prefix(2) == straight.prefix(2))
    user.settle()
    #expect(app.done == ["submitted"])
    #expect(app.presentedViewController != nil)
  }
}
