import AdapterTesting
import Foundation
import Testing
import UIKit
import UIKitDriver

/// A survey whose one delegate answers Return itself, in each of the ways that
/// apps have.
final class SurveyApp: AppScreen, UITextFieldDelegate {
  enum Manner {
    /// Nothing at all: the keyboard stays.
    case returnsFalse
    /// Closes the keyboard, and agrees.
    case resigns
    /// Closes the keyboard, and does not agree.
    case resignsAndReturnsFalse
    /// Goes to the next field by tags.
    case movesByTag
    /// Goes to the next field by tags, and agrees.
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

@MainActor @Suite("App: a survey whose delegate answers Return")
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
    "A delegate that returns false is called as without the navigator",
    .underPolicyPairs)
  func refusing() {
    for manner in [
      SurveyApp.Manner.returnsFalse, .resignsAndReturnsFalse, .movesByTag,
    ] {
      #expect(heard(manner, true) == heard(manner, false), "\(manner)")
    }
  }

  @Test(
    "One that resigns or moves, and agrees, too", .underPolicyPairs,
    .expectsWarning("seems to resign it"))
  func agreeing() {
    for manner in [SurveyApp.Manner.resigns, .movesByTagAndAgrees] {
      #expect(heard(manner, true) == heard(manner, false), "\(manner)")
    }
  }

  @Test("False: nothing moves, nothing finishes (R14)", .underPolicyPairs)
  func stays() {
    let app = SurveyApp(.returnsFalse)
    let user = User(root: app)
    user.tap(app.fields[0])
    for _ in 0..<3 { user.tapReturn() }
    #expect(user.place == "0")
    #expect(app.done == Array(repeating: "return in 0", count: 3))
  }

  @Test("From the second focus on no key promises what the app refuses (R6)")
  func label() {
    withKnownIssue(KnownIssue.returnAnsweredByFalse.reason) {
      let app = SurveyApp(.returnsFalse)
      let user = User(root: app)
      user.tap(app.fields[0])
      user.tapReturn()
      user.tapOutside()
      user.tap(app.fields[0])
      #expect(user.returnKey == .default)
    }
  }

  @Test(
    "Resigned: the keyboard closes, nothing finishes (R14)", .underPolicyPairs,
    .expectsWarning("seems to resign it"))
  func resigned() {
    for manner in [SurveyApp.Manner.resigns, .resignsAndReturnsFalse] {
      let app = SurveyApp(manner)
      let user = User(root: app)
      user.tap(app.fields[0])
      user.tapReturn()
      #expect(user.place == "nowhere" && app.done == ["return in 0"])
    }
  }

  @Test("Moved by the app: one press, one field (R14)", .underPolicyPairs)
  func moved() {
    for manner in [SurveyApp.Manner.movesByTag, .movesByTagAndAgrees] {
      let app = SurveyApp(manner)
      let user = User(root: app)
      user.tap(app.fields[0])
      for place in 1...3 {
        user.tapReturn()
        #expect(user.place == "\(place)", "\(manner)")
      }
    }
  }
}
