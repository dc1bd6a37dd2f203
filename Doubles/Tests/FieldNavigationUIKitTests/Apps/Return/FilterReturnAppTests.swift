import AdapterTesting
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("Apps: Return in apps that filter text")
struct FilterReturnAppTests {
  @Test(
    "Return does nothing if a formatter refuses the line break (R14)",
    .underPolicyPairs)
  func phone() {
    let seen = [false, true].map { navigated in
      let app = PhoneApp(letsLineBreakThrough: false, navigated: navigated)
      let user = User(root: app)
      user.tap(app.person)
      for digit in "5551234" { user.type("\(digit)") }
      user.tapReturn()
      return [user.place, app.person.text ?? ""] + app.done
    }
    #expect(seen[0] == ["name", "(555) 1234"])
    #expect(seen[1] == seen[0])
  }

  @Test(
    "Return moves focus if a filter accepts the line break (R4)",
    .underPolicyPairs)
  func phoneOpen() {
    let app = PhoneApp(letsLineBreakThrough: true)
    let user = User(root: app)
    user.tap(app.person)
    for digit in "5551234" { user.type("\(digit)") }
    #expect(user.goOn(typing: "5") == "next mail")
    #expect(user.goOn() == "next password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.texts == ["(555) 12345", "x", "x"])
    #expect(app.done == ["finished"])
  }

  @Test(
    "A length limit blocks Return only at the maximum length (R14)",
    .underPolicyPairs)
  func limit() {
    let app = MaxLengthApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("abcd")
    user.tapReturn()
    #expect(user.place == "name" && app.person.text == "abcd")
    (user.focused as? UITextField)?.deleteBackward()
    user.tapReturn()
    #expect(user.place == "mail" && app.person.text == "abc")
    #expect(user.goOn(typing: "abc") == "next password")
    #expect(user.goOn(typing: "abc") == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "The navigator doesn't move focus if a filtering delegate does (R14)",
    .underPolicyPairs, arguments: [false, true])
  func digits(agrees: Bool) {
    let app = DigitsApp(agrees: agrees)
    #expect(app.walked(typing: "1") == straight)
    #expect(app.done == ["paid"] && app.texts == ["1", "1", "1"])
  }

  @Test(
    "Return moves focus after a filter replaces the text (R4, R5)",
    .underPolicyPairs)
  func capitals() {
    let app = CapitalsApp()
    #expect(app.walked(typing: "ab") == straight)
    #expect(app.done == ["finished"] && app.texts == ["AB", "AB", "AB"])
  }

  @Test(
    "A typed digit moves focus by only one box (R14)",
    .underPolicyPairs)
  func boxes() {
    let app = CodeBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    for (digit, place) in zip("123", 1...) {
      user.type("\(digit)")
      #expect(user.place == "\(place)")
    }
    user.type("4")
    #expect(user.place == "nowhere" && app.done == ["1234"])
  }

  @Test(
    "The delete key in an empty box moves focus to the previous box",
    .underPolicyPairs)
  func boxesBack() {
    let app = CodeBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    for digit in "12" { user.type("\(digit)") }
    (user.focused as? UITextField)?.deleteBackward()
    user.settle()
    #expect(user.place == "1" && app.boxes[1].text?.isEmpty == true)
    for digit in "234" { user.type("\(digit)") }
    #expect(app.done == ["1234"] && user.place == "nowhere")
  }

  @Test(
    "Return goes to the next empty box, and the last box shows Done (R4, R6)",
    .underPolicyPairs)
  func boxesReturn() {
    let app = CodeBoxesApp()
    let user = User(root: app)
    user.tap(app.boxes[0])
    #expect(user.goOn(typing: "") == "next 1")
    user.type("2")
    #expect(user.place == "2")
    #expect(user.goOn(typing: "") == "next 3")
    #expect(user.goOn(typing: "") == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "Return skips a town that the app has filled in (R4)",
    .underPolicyPairs)
  func postcode() {
    let app = PostcodeApp()
    let user = User(root: app)
    user.tap(app.person)
    #expect(user.goOn(typing: "123") == "next mail")
    user.tap(app.person)
    user.type("45")
    #expect(user.place == "password" && app.mail.text == "Rome")
    user.tap(app.person)
    user.tapReturn()
    #expect(user.place == "password")
    #expect(user.goOn() == "done nowhere")
    #expect(app.done == ["finished"])
  }

  @Test(
    "The console names a filter once if the user leaves its field by a tap",
    .underPolicyPairs, arguments: [false, true])
  func named(accepts: Bool) {
    let app = CodeFilterApp(accepts: accepts)
    let user = User(root: app)
    user.tap(app.person)
    user.type("1")
    let heard = warnings {
      user.tapReturn()
      if !accepts { user.tap(app.mail) }
    }
    #expect(user.place == "mail")
    #expect(heard.count == (accepts ? 0 : 1))
    #expect(heard.allSatisfy { $0.contains("CodeFilterApp filters the text") })
  }

  @Test(
    "A delegate that presses Return for the navigator needs no other filter",
    .underPolicyPairs)
  func pressed() {
    let app = PressingFilterApp()
    let user = User(root: app)
    user.tap(app.person)
    user.type("1")
    #expect(user.goOn(typing: "2") == "next mail")
    #expect(app.person.text == "12")
  }
}
