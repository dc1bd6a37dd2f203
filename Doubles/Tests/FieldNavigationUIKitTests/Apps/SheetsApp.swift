import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A form that opens a sheet. This sheet can open a second sheet. In most
/// tests, only the form has a navigator.
final class SheetsApp: AppScreen {
  let fields: [UITextField]
  private let name: String

  init(_ name: String, count: Int = 3, navigated: Bool = false) {
    self.name = name
    fields = (0..<count).map {
      UITextField.named("\(name)\($0)", y: 20 + 50 * CGFloat($0))
    }
    super.init(navigated: navigated)
    modalPresentationStyle = .pageSheet
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("finished \(self?.name ?? "")") }
  }
}

@MainActor @Suite("App: sheets over sheets") struct SheetsAppTests {
  private func opened() -> (SheetsApp, SheetsApp, SheetsApp, User) {
    let app = SheetsApp("a", navigated: true)
    let (sheet, upper) = (SheetsApp("b"), SheetsApp("c", count: 2))
    let user = User(root: app)
    user.tap(app.fields[0])
    app.present(sheet, animated: true)
    user.settle()
    return (app, sheet, upper, user)
  }

  @Test(
    "Each sheet is a separate form (R12)",
    .underPolicyPairs)
  func sheets() {
    let (app, sheet, upper, user) = opened()
    user.tap(sheet.fields[0])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "b1")
    sheet.present(upper, animated: true)
    user.settle()
    user.tap(upper.fields[0])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "c1")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(user.place, equals: "nowhere")
    expect(app.done.isEmpty)
    sheet.dismiss(animated: true)
    user.settle()
    user.tap(sheet.fields[2])
    expect(user.returnKey, equals: .done)
    app.dismiss(animated: true)
    user.settle()
    user.tap(app.fields[1])
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.place, equals: "a2")
    expect(app.done.isEmpty)
  }

  @Test(
    "A sheet's labels are correct in the turn of its presentation (R7)",
    .underPolicyPairs)
  func labels() {
    let app = SheetsApp("a", navigated: true)
    let sheet = SheetsApp("b")
    let user = User(root: app)
    user.tap(app.fields[0])
    app.present(sheet, animated: true)
    sheet.fields[0].becomeFirstResponder()
    expect(user.returnKey, equals: .next, "before the turn ends")
    user.settle()
    expect(user.returnKey, equals: .next)
    sheet.fields[2].becomeFirstResponder()
    expect(user.returnKey, equals: .done)
  }

  @Test(
    "Return in a sheet's last field calls `onFinish` of the sheet's navigator (R12)",
    .underPolicyPairs)
  func own() {
    let app = SheetsApp("a", navigated: true)
    let sheet = SheetsApp("b", navigated: true)
    let user = User(root: app)
    user.tap(app.fields[0])
    app.present(sheet, animated: true)
    user.settle()
    user.tap(sheet.fields[2])
    user.tapReturn()
    expect(sheet.done, equals: ["finished b"])
    expect(app.done.isEmpty)
  }

  @Test(
    "The navigator leaves no label or action on a dismissed sheet's fields",
    .underPolicyPairs)
  func closed() {
    let (app, sheet, _, user) = opened()
    for field in sheet.fields { user.tap(field) }
    app.dismiss(animated: true)
    user.settle()
    user.tap(app.fields[0])
    app.navigator?.invalidate()
    user.settle()
    for field in sheet.fields + app.fields {
      expect(field.returnKeyType, equals: .default)
      expect(field.actionCount, equals: 0)
    }
    expect(app.view.frame.minY, equals: 0)
  }

  @Test(
    "The keyboard shifts neither a sheet nor the view below it",
    .underPolicyPairs)
  func below() {
    let (app, sheet, _, user) = opened()
    let (frame, sheetFrame) = (app.view.frame, sheet.view.frame)
    user.tap(sheet.fields[0])
    expect(app.view.frame, equals: frame)
    expect(sheet.view.frame, equals: sheetFrame)
    user.tapOutside()
    expect(app.view.frame, equals: frame)
    expect(sheet.view.frame, equals: sheetFrame)
  }
}
