import FieldNavigation
import FieldNavigationUIKit
import Foundation
import TestSupport
import UIKit

/// What the app knows of a field. A list shows the same view for many fields.
@MainActor final class FieldData {
  var state: World.Field
  /// How often the field was asked since the app set `refuses`.
  fileprivate var attempts = 0

  init(_ state: World.Field) { self.state = state }

  func refuse(_ how: World.Refusal) {
    state.refuses = how
    attempts = 0
  }

  /// A field that refuses once refuses every question of one attempt.
  fileprivate var refusesNow: Bool {
    state.refuses == .always || state.refuses == .once && attempts < 2
  }
}

/// The text field of a world's field. The field is its own delegate, and
/// answers as the world's field does.
@MainActor final class WorldField: UITextField, UITextFieldDelegate {
  private(set) var data: FieldData
  /// The label that the app set last.
  private(set) var ownKey: ReturnKey?
  /// Whether the app has changed its label since.
  private(set) var isRelabeled = false
  /// Every label that the navigator has given the field. If the app sets one of
  /// them, UIKit can't tell whose label it is.
  private(set) var givenKeys: Set<ReturnKey> = []
  /// Called with each field that something tries to focus.
  var willBegin: (String) -> Void = { _ in }

  init(_ data: FieldData) {
    self.data = data
    ownKey = data.state.key
    super.init(frame: .zero)
    returnKeyType = ownKey?.type ?? .default
    keyboardType = data.state.kind == .number ? .numberPad : .default
    isSecureTextEntry = data.state.kind == .secure
  }

  required init?(coder: NSCoder) { nil }

  var id: String { data.state.id }

  /// Shows a field as the app wants it.
  ///
  /// - Parameter fades: whether the app hides the field by its alpha.
  func show(_ data: FieldData, isDisabled: Bool, fades: Bool) {
    self.data = data
    let state = data.state
    accessibilityIdentifier = state.id
    if text != state.text { text = state.text }
    isHidden = state.isPlain || state.isHidden && !fades
    alpha = state.isHidden && fades ? 0 : 1
    isEnabled = !state.isDisabled && !isDisabled
    isUserInteractionEnabled = !state.isReadOnly
    // Many fields of real apps have no delegate.
    let isSilent =
      (state.id.utf8.last ?? 0) % 3 == 0 && state.refuses == .never
      && !state.keepsFocus && state.answer == .agrees
    delegate = isSilent ? nil : self
  }

  // MARK: Label

  var shownKey: ReturnKey? { ReturnKey(returnKeyType) }

  func relabel(_ key: ReturnKey?) {
    ownKey = key
    isRelabeled = true
    returnKeyType = key?.type ?? .default
  }

  /// Remembers the label if the navigator has set it.
  func noteGivenKey() {
    if ownKey == nil, let shownKey { givenKeys.insert(shownKey) }
  }

  // MARK: Delegate

  override func becomeFirstResponder() -> Bool {
    if !isFirstResponder {
      willBegin(id)
      data.attempts += 1
    }
    return super.becomeFirstResponder()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    !data.refusesNow
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    !data.state.keepsFocus
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    switch data.state.answer {
    case .agrees: return true
    case .refuses: return false
    case .resigns, .resignsAndRefuses:
      resignFirstResponder()
      return data.state.answer == .resigns
    }
  }
}
