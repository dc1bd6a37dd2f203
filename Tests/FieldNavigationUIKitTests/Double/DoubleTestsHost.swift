import Foundation
import Testing
import UIKit
import UIKitDriver

/// No first responder changes under a fault here: none can show.
@MainActor @Suite("The double: focus system, search, storyboards")
struct DoubleHostTests {
  @Test(
    "There is a focus system where the policies say so",
    .underEach(\.hasFocusSystem))
  func focusSystem() {
    let has = Policies.current.hasFocusSystem
    let (form, _) = DoubleForm.started()
    #expect((UIFocusSystem(for: form) != nil) == has)
    #expect((UIFocusSystem(for: form.a) != nil) == has)
  }

  @Test("A search bar's text field has focus in its place")
  func search() {
    let (form, user) = DoubleForm.started()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
    form.view.addSubview(bar)
    user.tap(bar)
    #expect(user.focused === bar.searchTextField && bar.isFirstResponder)
    #expect(user.returnKey == .search)
    user.type("x")
    #expect(bar.text == "x")
    #expect(bar.resignFirstResponder() && user.focused == nil)
  }

  @Test("A storyboard is where segues are; performing one asks nobody")
  func storyboard() {
    let (form, user) = DoubleForm.started()
    #expect(form.storyboard == nil)
    form.segues["go"] = { UIViewController() }
    #expect(form.storyboard != nil && form.storyboard === form.storyboard)
    #expect(form.shouldPerformSegue(withIdentifier: "go", sender: nil))
    form.performSegue(withIdentifier: "go", sender: nil)
    #expect(user.calls().first == "DoubleForm segue go")
  }

  @Test("A switch that is tapped changes and tells")
  func flip() {
    let (form, user) = DoubleForm.started()
    let flag = UISwitch(frame: CGRect(x: 0, y: 200, width: 51, height: 31))
    var changes = 0
    flag.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    form.view.addSubview(flag)
    flag.setOn(true, animated: false)
    #expect(changes == 0)
    #expect(user.tap(flag) && !flag.isOn && changes == 1)
    #expect(form.a.isFirstResponder)
  }
}
