import AdapterTesting
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A survey whose delegate handles Return. Apps commonly handle Return in one
/// of these ways.
final class SurveyApp: AppScreen, UITextFieldDelegate {
  enum Manner {
    /// Does nothing and returns `false`. The keyboard stays open.
    case returnsFalse
    /// Closes the keyboard and returns `true`.
    case resigns
    /// Closes the keyboard and returns `false`.
    case resignsAndReturnsFalse
    /// Focuses the field with the next tag and returns `false`.
    case movesByTag
    /// Focuses the field with the next tag and returns `true`.
    case movesByTagAndAgrees
  }

  let fields = (0..<4).map {
    UITextField.named("\($0)", y: 20 + 50 * CGFloat($0))
  }
  private let manner: Manner

  init(_ manner: Manner, navigated: Bool = true) {
    self.manner = manner
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, field) in fields.enumerated() {
      field.tag = 100 + place
      field.delegate = self
    }
    show(fields)
    navigate()
    finish { [weak self] in self?.done.append("finished") }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    done.append("return in \(textField.tag - 100)")
    switch manner {
    case .returnsFalse: return false
    case .resigns: return textField.resignFirstResponder()
    case .resignsAndReturnsFalse:
      textField.resignFirstResponder()
      return false
    case .movesByTag, .movesByTagAndAgrees:
      if let next = view.viewWithTag(textField.tag + 1) {
        next.becomeFirstResponder()
      } else {
        textField.resignFirstResponder()
      }
      return manner == .movesByTagAndAgrees
    }
  }
}

@MainActor @Suite("App: a survey whose delegate handles Return")
struct SurveyAppTests {
  private func heard(_ manner: SurveyApp.Manner, _ navigated: Bool) -> [String]
  {
    let app = SurveyApp(manner, navigated: navigated)
    let user = User(root: app)
    for field in app.fields {
      user.tap(field)
      user.type("x")
      user.tapReturn()
    }
    return user.heard() + app.done.filter { $0 != "finished" }
      + [user.place]
  }

  @Test(
    "The navigator doesn't change the calls to a delegate that returns false",
    .underPolicyPairs)
  func refusing() {
    for manner in [
      SurveyApp.Manner.returnsFalse, .resignsAndReturnsFalse, .movesByTag,
    ] {
      expect(heard(manner, true), equals: heard(manner, false), "\(manner)")
    }
  }

  @Test(
    "The navigator doesn't change the calls to a delegate that returns true",
    .underPolicyPairs,
    .expectsWarning("seems to resign it"))
  func agreeing() {
    for manner in [SurveyApp.Manner.resigns, .movesByTagAndAgrees] {
      expect(heard(manner, true), equals: heard(manner, false), "\(manner)")
    }
  }

  @Test(
    "Return does nothing more if the delegate returns false (R14)",
    .underPolicyPairs)
  func stays() {
    let app = SurveyApp(.returnsFalse)
    let user = User(root: app)
    user.tap(app.fields[0])
    for _ in 0..<3 { user.tapReturn() }
    expect(user.place, equals: "0")
    expect(app.done, equals: Array(repeating: "return in 0", count: 3))
  }

  @Test(
    "A field shows the default label after its delegate refuses Return (R6)"
  )
  func label() {
    withKnownIssue(KnownIssue.returnAnsweredByFalse.reason) {
      let app = SurveyApp(.returnsFalse)
      let user = User(root: app)
      user.tap(app.fields[0])
      user.tapReturn()
      user.tapOutside()
      user.tap(app.fields[0])
      expect(user.returnKey, equals: .default)
    }
  }

  @Test(
    "Return doesn't finish the form if the delegate resigns the field (R14)",
    .underPolicyPairs,
    .expectsWarning("seems to resign it"))
  func resigned() {
    for manner in [SurveyApp.Manner.resigns, .resignsAndReturnsFalse] {
      let app = SurveyApp(manner)
      let user = User(root: app)
      user.tap(app.fields[0])
      user.tapReturn()
      expect(user.place, equals: "nowhere")
      expect(app.done, equals: ["return in 0"])
    }
  }

  @Test(
    "One press moves focus once if the delegate moves focus (R14)",
    .underPolicyPairs)
  func moved() {
    for manner in [SurveyApp.Manner.movesByTag, .movesByTagAndAgrees] {
      let app = SurveyApp(manner)
      let user = User(root: app)
      user.tap(app.fields[0])
      for place in 1...3 {
        user.tapReturn()
        expect(user.place, equals: "\(place)", "\(manner)")
      }
    }
  }
}
