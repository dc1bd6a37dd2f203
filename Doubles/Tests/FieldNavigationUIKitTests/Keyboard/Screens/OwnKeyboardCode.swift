import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// An app's own code that sets the keyboard inset of a scroll view.
@MainActor final class OwnKeyboardCode {
  enum Kind: CaseIterable, Sendable {
    /// Sets the inset to the keyboard's height after the keyboard appears. Sets
    /// the inset to zero when the keyboard hides.
    case assigns
    /// Sets the inset at each change of the keyboard's frame. Sets the inset to
    /// zero when the keyboard hides.
    case follows
    /// Adds the keyboard's height to the inset when the keyboard shows.
    /// Subtracts it when the keyboard hides.
    case adds
    /// Saves the inset when the keyboard shows. Then sets the inset to the
    /// keyboard's height. Restores the saved inset when the keyboard hides.
    case saves
  }

  private let kind: Kind
  private let scroll: UIScrollView
  private var added: CGFloat = 0
  private var saved: UIEdgeInsets?

  init(_ kind: Kind, for scroll: UIScrollView) {
    self.kind = kind
    self.scroll = scroll
  }

  func observe(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let value = notification.userInfo?[key] as? NSValue
    let height = value?.cgRectValue.height ?? 0
    switch (kind, notification.name) {
    case (.assigns, UIResponder.keyboardWillHideNotification),
      (.follows, UIResponder.keyboardWillHideNotification):
      assign(0)
    case (.assigns, UIResponder.keyboardDidShowNotification),
      (.follows, UIResponder.keyboardWillChangeFrameNotification):
      assign(height)
    case (.adds, UIResponder.keyboardWillHideNotification): add(-added)
    case (.adds, UIResponder.keyboardWillShowNotification): add(height - added)
    case (.saves, UIResponder.keyboardWillShowNotification):
      saved = saved ?? scroll.contentInset
      assign(height)
    case (.saves, UIResponder.keyboardWillHideNotification):
      if let saved { assign(saved.bottom) }
      saved = nil
    default: break
    }
  }

  private func assign(_ height: CGFloat) {
    scroll.contentInset = UIEdgeInsets(
      top: 0, left: 0, bottom: height, right: 0)
    scroll.verticalScrollIndicatorInsets = scroll.contentInset
  }

  private func add(_ height: CGFloat) {
    added += height
    scroll.contentInset.bottom += height
    scroll.verticalScrollIndicatorInsets.bottom += height
  }
}

/// A long form in a scroll view. The keyboard recipe, navigators or both keep
/// the fields above the keyboard.
@MainActor final class ScrollingForm: UIViewController {
  enum Avoider: CaseIterable, Sendable {
    case recipe, navigator, both, twoNavigators
  }

  let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private(set) var fields: [UITextField] = []
  private let avoider: Avoider
  private var navigators: [FieldNavigator] = []

  init(_ avoider: Avoider) {
    self.avoider = avoider
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.contentSize = CGSize(width: 320, height: 900)
    view.addSubview(scroll)
    for y in [100, 440, 840] {
      let field = UITextField(
        frame: CGRect(x: 20, y: y, width: 200, height: 30))
      field.text = "x"
      scroll.addSubview(field)
      fields.append(field)
    }
    switch avoider {
    case .recipe: break
    case .navigator, .both: navigators = [FieldNavigator(in: view)]
    case .twoNavigators:
      navigators = [
        FieldNavigator(in: view), FieldNavigator(fields: [fields[2]]),
      ]
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if avoider == .recipe || avoider == .both {
      activateKeyboardResponsiveTextFields()
    }
  }

  func stop() {
    deactivateKeyboardResponsiveTextFields()
    for navigator in navigators { navigator.invalidate() }
  }
}
