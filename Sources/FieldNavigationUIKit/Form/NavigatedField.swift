import FieldNavigation
import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import UIKitDouble
#endif

/// One field of a form, and what was changed of it.
@MainActor final class NavigatedField {
  private(set) weak var responder: UIResponder?
  let id: ObjectIdentifier
  /// The group whose form Return stays in.
  var group = 0
  /// The app has named it.
  var isListed = false
  private var label: ReturnKeyLabel
  private var accessory = AccessoryView()
  private var onReturn: UIAction?
  private var isListening = false

  init(
    _ responder: UIResponder, onReturn: @escaping (NavigatedField) -> Void
  ) {
    self.responder = responder
    id = ObjectIdentifier(responder)
    label = ReturnKeyLabel(of: responder)
    if responder is UITextField {
      self.onReturn = UIAction { [weak self] _ in
        if let self { onReturn(self) }
      }
    }
  }

  /// - Parameter options: what the app has chosen.
  func state(
    _ obstacles: Obstacles, _ options: Options
  ) -> FieldState {
    guard let responder else { return FieldState(obstacles: .detached) }
    if let gap = responder as? RowGap { return gap.state(obstacles) }
    return FieldState(
      obstacles: obstacles, isEmpty: options.isEmpty(responder),
      keepsReturn: keepsReturn(options),
      fixedKey: label.fixedKey(of: responder))
  }

  /// The state as the field is now, which asks its ancestors too.
  func state(_ options: Options) -> FieldState {
    let view = responder as? UIView ?? (responder as? RowGap)?.memory?.view
    let state = state(view.map(Obstacles.init(of:)) ?? [], options)
    return isListed ? state.listedByName : state
  }

  private func keepsReturn(_ options: Options) -> Bool {
    switch responder {
    case is UISearchTextField: true
    case is UITextField: label.keepsReturn(of: responder)
    case is UITextView: !options.returnMovesInTextViews
    // It asks for it by pressReturn(in:).
    default: false
    }
  }

  var hasFocus: Bool { responder?.isFirstResponder ?? false }

  /// What its Return key says on the screen.
  var shownKey: ReturnKey? { label.shown(of: responder) }

  /// Return is the app's own where nobody listens.
  func listen(_ listens: Bool) {
    guard listens != isListening, let onReturn,
      let field = responder as? UITextField
    else { return }
    isListening = listens
    if listens {
      field.addAction(onReturn, for: .editingDidEndOnExit)
    } else {
      field.removeAction(onReturn, for: .editingDidEndOnExit)
    }
  }

  /// Sets what the Return key says; whether it said something else before.
  @discardableResult
  func show(_ key: ReturnKey?) -> Bool {
    guard let responder, let key else { return false }
    return label.show(key, on: responder)
  }

  @discardableResult
  func showAccessory(_ view: UIView?) -> Bool {
    responder.map { accessory.show(view, on: $0) } ?? false
  }

  /// A number pad and an input view of the app's own have no Return key.
  func wantsBar(_ bar: FieldNavigator.Bar) -> Bool {
    switch bar {
    case .off: false
    case .automatic: responder.map(lacksReturnKey) ?? false
    case .always: responder is UITextField || responder is UITextView
    }
  }

  private func lacksReturnKey(_ responder: UIResponder) -> Bool {
    guard responder is UITextField || responder is UITextView else {
      return false
    }
    if responder.inputView != nil { return true }
    // The keyboard of an iPad has all keys, whatever its type.
    let idiom = (responder as? UIView)?.traitCollection.userInterfaceIdiom
    if idiom == .pad { return false }
    let type =
      (responder as? UITextField)?.keyboardType
      ?? (responder as? UITextView)?.keyboardType
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: return true
    default: return false
    }
  }

  /// Takes back all that was changed, on the screen too.
  func release() {
    listen(false)
    guard let responder else { return }
    let isOtherLabel = label.restore(on: responder)
    let isOtherAccessory = accessory.show(nil, on: responder)
    if isOtherLabel || isOtherAccessory { responder.reloadInputViews() }
  }
}
