import Foundation
import Testing
import UIKit
import UIKitDriver

/// The questions that UIKit before iOS 15 asks when Tab is pressed, as the
/// fourth document found them: the other suites on Tab rely on them.
@MainActor @Suite("Tab before iOS 15") struct TabBefore15Tests {
  @Test(
    "All are asked, then the picked one again, then focus moves",
    .underEach(\.order))
  func calls() {
    let form = ProbedForm()
    let user = start(form)
    user.press(.tab)
    #expect(user.tabCalls() == asked + user.handover("1", "4"))
    user.press(.tab, .shift)
    #expect(user.tabCalls() == asked + user.handover("4", "1"))
    #expect(user.tabFocus == "1")
  }

  @Test("Hidden fields are asked and never picked")
  func hidden() {
    let form = ProbedForm()
    let user = start(form)
    form.fields[3].isHidden = true
    form.fields[1].alpha = 0
    user.press(.tab)
    #expect(user.tabCalls() == asked + user.handover("1", "3"))
    #expect(user.tabWalk(1) == ["1"])
  }

  @Test("A field that refuses the first time is not picked, and is asked once")
  func firstNo() {
    let form = ProbedForm()
    let user = start(form)
    form.refuses = { name, _ in name == "4" }
    user.press(.tab)
    #expect(user.tabCalls() == asked + user.handover("1", "2"))
    #expect(!user.device.isTabRestricted)
  }

  @Test("After a second refusal Tab tries that field alone")
  func secondNo() {
    let form = ProbedForm()
    let user = start(form)
    form.refuses = { name, time in name == "4" && time == 2 }
    user.press(.tab)
    #expect(user.tabCalls() == asked + ["4 shouldBegin"])
    #expect(user.tabFocus == "1")
    #expect(user.device.isTabRestricted)

    form.start { name, _ in name == "4" }
    user.press(.tab)
    #expect(user.tabCalls() == asked, "the others' answers are discarded")
    #expect(user.tabFocus == "1")

    form.start { name, _ in name != "4" }
    user.press(.tab)
    #expect(user.tabCalls() == asked + user.handover("1", "4"))
    #expect(!user.device.isTabRestricted)

    form.start { name, _ in name == "2" }
    user.press(.tab)
    #expect(user.tabFocus == "3", "a field that refuses is skipped again")
  }

  @Test(
    "If the old field resigns first, a second refusal leaves no focus",
    .under { $0.order = .resignsOldFirst })
  func secondNoAfterResigning() {
    let form = ProbedForm()
    let user = start(form)
    form.refuses = { name, time in name == "4" && time == 2 }
    user.press(.tab)
    #expect(
      user.tabCalls()
        == asked + ["1 shouldEnd", "1 didEnd", "4 shouldBegin"])
    #expect(user.tabFocus == "nobody")
  }

  @Test("A field that may not end keeps focus", .underEach(\.order))
  func mayNotEnd() {
    let form = ProbedForm()
    form.keeps = true
    let user = start(form)
    user.press(.tab)
    #expect(user.tabFocus == "1")
    #expect(user.tabCalls().last == "1 shouldEnd")
  }

  @Test("In a text view a Tab is text, and no field is asked")
  func textView() {
    let form = ProbedForm()
    let user = start(form)
    let text = UITextView(frame: .zero)
    form.view.addSubview(text)
    user.tap(text)
    _ = user.calls()
    user.press(.tab)
    #expect(text.text == "\t")
    #expect(user.calls().isEmpty)
  }

  private let asked = [
    "1 shouldBegin", "4 shouldBegin", "2 shouldBegin", "3 shouldBegin",
  ]

  private func start(_ form: ProbedForm) -> User {
    let user = User(tabs: [0, 3, 1, 2], root: form)
    user.tap(form.fields[0])
    _ = user.calls()
    form.start { _, _ in false }
    return user
  }
}

/// Answers by name, and by how often it was asked.
@MainActor private final class ProbedForm: TabForm, UITextFieldDelegate {
  var refuses: (String, Int) -> Bool = { _, _ in false }
  var keeps = false
  private var times: [String: Int] = [:]

  func start(_ refuses: @escaping (String, Int) -> Bool) {
    times = [:]
    self.refuses = refuses
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    let name = textField.accessibilityIdentifier ?? ""
    times[name, default: 0] += 1
    return !refuses(name, times[name, default: 0])
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !keeps }
}
