import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A controller that follows the article. The controller forwards Return in one
/// line.
private final class ReaderScreen: UIViewController, TextFieldAdvancing {
  let textFieldSegueIdentifier: String? = "mine"
  let first = UITextField(frame: CGRect(x: 0, y: 20, width: 99, height: 30))
  let second = UITextField(frame: CGRect(x: 0, y: 60, width: 99, height: 30))
  var prepared: [String?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (tag, field) in [first, second].enumerated() {
      field.tag = tag + 1
      field.delegate = self
      view.addSubview(field)
    }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(segue.identifier)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    advanceFirstResponder(from: textField)
    return true
  }
}

@MainActor @Suite("What TextFieldAdvancing does at the end of a form")
struct AdvancingEndTests {
  @Test(
    "A controller that copies the article moves focus and performs its segue once",
    .underPolicyPairs)
  func reader() {
    let screen = ReaderScreen()
    screen.segues["mine"] = { AdvancingWelcome() }
    let user = User(root: screen)
    user.tap(screen.first)
    user.type("x")
    user.tapReturn()
    expect(user.focused, identicalTo: screen.second)
    user.type("y")
    user.tapReturn()
    expect(screen.presentedViewController is AdvancingWelcome)
    expect(screen.prepared, equals: ["mine"], "the segue is performed once")
    expect([screen.first.text, screen.second.text], equals: ["x", "y"])
  }

  @Test(
    "Return performs the segue when the last field refused twice (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func lastRefuses() {
    let screen = OurAdvancingScreen([.field(1), .field(2)])
    screen.accepts = { $0.tag == 1 }
    let run = AdvancingRun(screen, tap: "a", presses: 2)
    expect(run.sights, equals: ["a", "a", "welcome"])
    expect(run.log.count { $0 == "b shouldBegin" }, equals: 2, "once a press")
  }

  @Test(
    "Return in the last field raises UIKit's exception when the storyboard lacks the segue"
  )
  func unknownIdentifier() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let screen = ReaderScreen()
      let user = User(root: screen)
      user.tap(screen.second)
      user.tapReturn()
    }
  }

  @Test(
    "Return in the last field raises no exception when the storyboard has the segue"
  )
  func knownIdentifier() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screen = ReaderScreen()
      screen.segues["mine"] = { AdvancingWelcome() }
      let user = User(root: screen)
      user.tap(screen.second)
      user.tapReturn()
    }
  }

  @Test(
    "Return in the last field does nothing when no segue is set (R5)",
    .underPolicyPairs)
  func missingIdentifier() {
    let screen = OurAdvancingScreen([.field(1)])
    screen.identifier = nil
    var run = AdvancingRun(screen, tap: "a", presses: 0)
    expect(run.pressReturn(), equals: ["a shouldReturn"])
    expect(run.sight, equals: "a")
  }

  @Test(
    "Return moves no focus and performs no segue when all targets refuse (R10)",
    .underPolicyPairs(promising: .refusalKeepsFocus))
  func allRefuse() {
    let screen = OurAdvancingScreen([.field(1), .field(2), .field(3)])
    screen.accepts = { $0.tag == 1 }
    var run = AdvancingRun(screen, tap: "a", presses: 0)
    run.act { $0.type("mail") }
    run.pressReturn()
    expect(run.sight, equals: "a")
    expect(screen.field("a").text, equals: "mail")
    expect(run.user.returnKey != nil)
  }

  @Test(
    "Return asks no other field when a target presents a picker (R10)",
    .underPolicyPairs)
  func picker() {
    let screen = OurAdvancingScreen([.field(1), .field(2), .field(3)])
    screen.accepts = { [weak screen] field in
      guard field.tag == 2 else { return true }
      screen?.present(UIViewController(), animated: false)
      return false
    }
    var run = AdvancingRun(screen, tap: "a", presses: 0)
    let calls = run.pressReturn()
    expect(calls.count { $0.contains("presents") }, equals: 1)
    expect(!calls.contains("c shouldBegin"))
    expect(!calls.contains { $0.contains("segue") })
  }

  @Test(
    "Return skips a field removed from its superview (R11)", .underPolicyPairs)
  func takenAway() {
    let screen = OurAdvancingScreen([.field(1), .field(2), .field(3)])
    var run = AdvancingRun(screen, tap: "a", presses: 0)
    run.user.remove(screen.item("b"))
    run.pressReturn()
    run.user.remove(screen.item("a"))
    run.pressReturn()
    expect(run.sights, equals: ["a", "c", "welcome"])
  }
}
