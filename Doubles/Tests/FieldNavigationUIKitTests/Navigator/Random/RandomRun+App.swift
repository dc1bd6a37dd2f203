import FieldNavigation
import FieldNavigationUIKit
import UIKit
import UIKitDriver

extension RandomRun {
  /// Performs any action that isn't a key press.
  func act(_ action: RandomAction) -> String? {
    switch action {
    case .tap(let place): return tap(place)
    case .type: user.type("x")
    case .deleteAll: user.deleteAll()
    case .setText(let place, let isFilled):
      field(place)?.text = isFilled ? "x" : ""
    case .hide(let place, let isOn): field(place)?.isHidden = isOn
    case .disable(let place, let isOn): field(place)?.isEnabled = !isOn
    case .hideWrapper(let place, let isOn):
      front.wrappers[place % 3].isHidden = isOn
    case .add(let cell): front.add(cell % CellScreen.count)
    case .remove(let place): field(place).map(front.remove)
    case .answer(let place, let answer): field(place)?.answer = answer
    case .present: present()
    case .dismiss: dismiss()
    case .restart(let stops): return restart(stops: stops)
    default: break
    }
    return nil
  }

  func field(_ place: Int) -> CellField? {
    let fields = front.fields
    return fields.isEmpty ? nil : fields[place % fields.count]
  }

  private func tap(_ place: Int) -> String? {
    guard let field = field(place) else {
      user.settle()
      return nil
    }
    let old = focused
    let isOpen =
      old === field
      || RandomModel.isReachable(field) && field.mayBeginNow
        && old?.mayEndNow != false
    user.tap(field)
    return isOpen && !field.isFirstResponder
      ? "a tap leads to \(focused?.name ?? "nobody")" : nil
  }

  // MARK: Sheet

  private func present() {
    guard sheet == nil else { return }
    let sheet = CellScreen("s", cells: [4, 1])
    screen.present(sheet, animated: false)
    sheet.wrappers.last.map { navigator?.setRole(.group, of: $0) }
    self.sheet = sheet
  }

  private func dismiss() {
    guard let sheet else { return }
    screen.dismiss(animated: false)
    dismissed.append(sheet)
    self.sheet = nil
  }

  // MARK: Navigator

  func navigate() {
    let navigator = FieldNavigator(in: screen.view)
    navigator.configuration.policy = policy
    navigator.configuration.inputBar = bar
    navigator.configuration.order = isByTag ? .tag : .reading
    navigator.configuration.avoidsKeyboard = avoidsKeyboard
    navigator.onFinish = { [weak self] in self?.finishes += 1 }
    for screen in [screen, sheet].compactMap({ $0 }) {
      screen.wrappers.last.map { navigator.setRole(.group, of: $0) }
    }
    self.navigator = navigator
  }

  private func restart(stops: Bool) -> String? {
    let problem = end(stops: stops)
    navigate()
    return problem
  }

  /// - Parameter stops: whether to call `invalidate()` or only release the
  ///   navigator.
  /// - Returns: the first change by the navigator that remains, or `nil`.
  func end(stops: Bool) -> String? {
    if stops { navigator?.invalidate() }
    navigator = nil
    if !stops { user.settle() }
    if Device.runLoopObservers != observersBefore {
      return "\(Device.runLoopObservers - observersBefore) observers are left"
    }
    if let focused, focused.keyboardType != .numberPad,
      user.returnKey != focused.returnKeyType
    {
      return "what is left on the keyboard of \(focused.name)"
    }
    let screens = [screen, sheet].compactMap { $0 } + dismissed
    dismissed = []
    return screens.lazy.compactMap(\.trace).first
  }
}

extension CellField {
  var name: String { accessibilityIdentifier ?? "?" }

  var mayBeginNow: Bool {
    isEnabled && window != nil && (delegate == nil || answer != .refusesToBegin)
  }

  var mayEndNow: Bool { delegate == nil || answer != .refusesToEnd }
}
