#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// One field of a form, and what was changed of it.
@MainActor final class NavigatedField: FormMember {
  private(set) weak var responder: UIResponder?
  /// What its Return key is to say; `nil` where it is left alone.
  var wanted: ReturnKey?
  private var sight: FieldSight?
  private let kind: Kind
  private var label: ReturnKeyLabel
  private var accessory = AccessoryView()
  private let onReturn: UIAction
  private var isListening = false

  /// - Parameter onReturn: is told of Return, with the field as its sender. One
  ///   serves all fields.
  init(_ responder: UIResponder, onReturn: UIAction) {
    self.responder = responder
    self.onReturn = onReturn
    kind = Kind(of: responder)
    label = ReturnKeyLabel(of: responder)
    super.init(id: .responder(ObjectIdentifier(responder)))
  }

  private enum Kind {
    case field, searchField, textView, other

    init(of responder: UIResponder) {
      self =
        switch responder {
        case is UISearchTextField: .searchField
        case is UITextField: .field
        case is UITextView: .textView
        default: .other
        }
    }
  }

  /// - Parameters:
  ///   - responder: the field itself: holding it weakly costs with each look.
  ///   - configuration: what the app has chosen.
  func state(
    of responder: UIResponder, _ obstacles: Obstacles,
    _ configuration: FieldNavigator.Configuration
  ) -> FieldState {
    let sight = FieldSight(of: responder)
    self.sight = sight
    let fixed = label.fixedKey(sight.returnKey)
    return FieldState(
      obstacles: obstacles,
      isEmpty: configuration.isFieldEmpty?(responder) ?? !sight.hasInput,
      handlesReturn: handlesReturn(fixed, configuration), fixedReturnKey: fixed)
  }

  override func state(
    _ configuration: FieldNavigator.Configuration
  ) -> FieldState {
    guard let responder else { return FieldState(obstacles: .detached) }
    let view = responder as? UIView
    let state = state(
      of: responder, view.map(Obstacles.init(of:)) ?? [], configuration)
    return isListed ? state.listedByName : state
  }

  private func handlesReturn(
    _ fixed: ReturnKey?, _ configuration: FieldNavigator.Configuration
  ) -> Bool {
    switch kind {
    case .field: fixed?.isOfTheApp ?? false
    case .textView: !configuration.textViewKeys.contains(.return)
    case .searchField: true
    // It asks for it by pressReturn(in:).
    case .other: false
    }
  }

  var hasFocus: Bool { responder?.isFirstResponder ?? false }

  /// That its Return key says next on the screen, if it does: such a key is kept
  /// (R6).
  var shownNext: ReturnKey? {
    label.shown(of: responder) == .next ? .next : nil
  }

  /// Return is the app's own where nobody listens.
  func listen(_ listens: Bool) {
    guard listens != isListening, let field = responder as? UITextField
    else { return }
    isListening = listens
    if listens {
      field.addAction(onReturn, for: .editingDidEndOnExit)
    } else {
      field.removeAction(onReturn, for: .editingDidEndOnExit)
    }
  }

  /// Whether the key said what it is to say when it was last looked at.
  var showsWanted: Bool {
    wanted.map { $0 == sight?.returnKey.flatMap(ReturnKey.init) } ?? true
  }

  /// Sets what its Return key says.
  ///
  /// - Returns: whether it said something else before.
  func showWanted(on responder: UIResponder) -> Bool {
    wanted.map { label.show($0, on: responder) } ?? false
  }

  /// - Returns: whether it has another view above its keyboard now.
  func showBar(
    _ bar: FieldNavigator.InputBar, _ view: () -> UIView,
    on responder: UIResponder
  ) -> Bool {
    let isWanted = wantsBar(bar)
    guard isWanted || sight?.hasAccessory == true else { return false }
    return accessory.show(isWanted ? view() : nil, on: responder)
  }

  /// Whether there is to be a bar above its keyboard.
  private func wantsBar(_ bar: FieldNavigator.InputBar) -> Bool {
    switch bar {
    case .off: false
    case .automatic: sight?.lacksReturnKey ?? false
    case .always: kind != .other
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
#endif
