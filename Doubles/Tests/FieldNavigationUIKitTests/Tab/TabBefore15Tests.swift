import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests which fields UIKit asks for focus on Tab. The article on Tab describes
/// this behavior for versions before iOS 15. The other suites on Tab rely on
/// this behavior.
@MainActor @Suite("Tab before iOS 15") struct TabBefore15Tests {
  @Test(
    "Tab asks every field, then asks the chosen field again",
    .underEach(\.order))
  func calls() {
    let form = ProbedForm()
    let user = start(form)
    user.press(.tab)
    expect(user.tabCalls(), equals: asked + user.handover("1", "4"))
    user.press(.tab, .shift)
    expect(user.tabCalls(), equals: asked + user.handover("4", "1"))
    expect(user.tabFocus, equals: "1")
  }

  @Test("Tab asks hidden fields but never picks them")
  func hidden() {
    let form = ProbedForm()
    let user = start(form)
    form.fields[3].isHidden = true
    form.fields[1].alpha = 0
    user.press(.tab)
    expect(user.tabCalls(), equals: asked + user.handover("1", "3"))
    expect(user.tabWalk(1), equals: ["1"])
  }

  @Test("Tab doesn't choose a field that refuses its first request")
  func firstNo() {
    let form = ProbedForm()
    let user = start(form)
    form.refuses = { name, _ in name == "4" }
    user.press(.tab)
    expect(user.tabCalls(), equals: asked + user.handover("1", "2"))
    expect(!user.device.isTabRestricted)
  }

  @Test(
    "Tab tries only the chosen field after its second request was refused"
  )
  func secondNo() {
    let form = ProbedForm()
    let user = start(form)
    form.refuses = { name, time in name == "4" && time == 2 }
    user.press(.tab)
    expect(user.tabCalls(), equals: asked + ["4 shouldBegin"])
    expect(user.tabFocus, equals: "1")
    expect(user.device.isTabRestricted)

    form.start { name, _ in name == "4" }
    user.press(.tab)
    expect(user.tabCalls(), equals: asked, "the others' answers are discarded")
    expect(user.tabFocus, equals: "1")

    form.start { name, _ in name != "4" }
    user.press(.tab)
    expect(user.tabCalls(), equals: asked + user.handover("1", "4"))
    expect(!user.device.isTabRestricted)

    form.start { name, _ in name == "2" }
    user.press(.tab)
    expect(user.tabFocus, equals: "3", "a field that refuses is skipped again")
  }

  @Test(
    "No field has focus when the chosen field refuses after the old field resigned",
    .under { $0.order = .resignsOldFirst })
  func secondNoAfterResigning() {
    let form = ProbedForm()
    let user = start(form)
    form.refuses = { name, time in name == "4" && time == 2 }
    user.press(.tab)
    expect(
      user.tabCalls(),
      equals: asked + ["1 shouldEnd", "1 didEnd", "4 shouldBegin"])
    expect(user.tabFocus, equals: "nobody")
  }

  @Test("A field that refuses to end editing keeps focus", .underEach(\.order))
  func mayNotEnd() {
    let form = ProbedForm()
    form.keeps = true
    let user = start(form)
    user.press(.tab)
    expect(user.tabFocus, equals: "1")
    expect(user.tabCalls().last, equals: "1 shouldEnd")
  }

  @Test("Tab in a text view inserts a tab character and asks no field")
  func textView() {
    let form = ProbedForm()
    let user = start(form)
    let text = UITextView(frame: .zero)
    form.view.addSubview(text)
    user.tap(text)
    _ = user.calls()
    user.press(.tab)
    expect(text.text, equals: "\t")
    expect(user.calls().isEmpty)
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

/// A form whose answers depend on the field and the number of requests.
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
