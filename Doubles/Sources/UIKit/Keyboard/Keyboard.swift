package import Foundation

/// The device's keyboard. The keyboard changes with the first responder, and
/// posts UIKit's notifications.
@MainActor package final class Keyboard {
  /// The frame in screen coordinates. `nil` means that the keyboard is hidden.
  package private(set) var frame: CGRect?
  /// The label of the Return key. `nil` means that the keyboard has no Return
  /// key. A hardware keyboard may hide the Return key.
  package private(set) var returnKey: UIReturnKeyType?
  /// Whether the keyboard shows numbers. Reloading the input views switches
  /// back to letters.
  package var showsNumberPlane = false
  /// Whether the keyboard of an iPad floats. A floating keyboard has the
  /// size of a phone's keyboard, shows number pads as a phone does, and may be
  /// anywhere on the screen.
  package private(set) var isFloating = false
  package var height: CGFloat = 216
  package var accessoryHeight: CGFloat = 0
  /// The accessory view when the keyboard was last shown or reloaded.
  package private(set) var accessoryView: UIView?
  /// The duration of animations, in seconds.
  package var duration = 0.25
  /// Observers that run before and after all others. On Apple's systems,
  /// observers run in the order of registration. On Linux the order is
  /// undefined.
  package var earlyObservers: [(Notification) -> Void] = []
  package var lateObservers: [(Notification) -> Void] = []
  private weak var owner: UIResponder?
  private var depth = 0
  /// The height of the input view that replaces the keys.
  private var inputHeight: CGFloat?
  /// Whether the keys are in a popover. The double posts nothing about it. What
  /// an iPad posts isn't known.
  package private(set) var isPopover = false

  /// Between `begin` and `end`, the keyboard doesn't update. `end` updates the
  /// keyboard once.
  func begin() { depth += 1 }

  func end(in window: UIWindow) {
    depth -= 1
    if depth == 0 { update(in: window) }
  }

  func update(in window: UIWindow) {
    let new = window.firstResponder
    guard new !== owner || (new == nil && frame != nil) else { return }
    let old = owner
    owner = new
    guard let new, let inputs = InputViews(of: new) else {
      accessoryView = nil
      returnKey = nil
      return hide()
    }
    read(inputs)
    if isSilent { return hide() }
    guard old != nil, frame != nil else { return appear() }
    switch Device.current.policies.fieldChange {
    case .again: show(wanted)
    case .framesOnly: post(framesOnly: true, to: wanted)
    case .none: frame = wanted
    case .hidesAndShows:
      hide()
      show(wanted)
    }
  }

  func reload(for responder: UIResponder) {
    showsNumberPlane = false
    guard let inputs = InputViews(of: responder) else { return }
    let (old, wasSilent) = (fullHeight, isSilent)
    read(inputs)
    if isSilent { return hide() }
    if wasSilent || frame != nil && fullHeight != old { appear() }
  }

  /// Undocks the keyboard from the screen's bottom or docks it, as the user
  /// does.
  package func float(_ isFloating: Bool) {
    self.isFloating = isFloating
    guard frame != nil, let inputs = owner.flatMap(InputViews.init)
    else { return }
    read(inputs)
    appear()
  }

  /// For a floating keyboard, UIKit posts only the frame notifications.
  private func appear() {
    if isFloating { post(framesOnly: true, to: wanted) } else { show(wanted) }
  }

  /// Whether a hardware keyboard hides the keyboard without a notification.
  private var isSilent: Bool {
    if isPopover { return true }
    if Device.current.isMac { return accessoryView == nil }
    return Device.current.policies.hardwareKeyboard == .silentWithoutAccessory
      && accessoryView == nil && inputHeight == nil
  }

  private func read(_ inputs: InputViews) {
    returnKey = inputs.returnKey
    inputHeight = inputs.height
    isPopover = inputs.isPopover
    accessoryView = isPopover ? nil : inputs.accessoryView
    accessoryHeight = accessoryView?.bounds.height ?? 0
  }

  private var fullHeight: CGFloat { (inputHeight ?? height) + accessoryHeight }

  private var wanted: CGRect {
    let screen = Device.current.screen.bounds
    let all = fullHeight
    if isFloating {
      return CGRect(x: 40, y: screen.height - all - 40, width: 320, height: all)
    }
    let top =
      Device.current.policies.hardwareKeyboard == .none
      ? screen.height - all : screen.height - 55
    return CGRect(x: 0, y: top, width: screen.width, height: all)
  }

  private var hidden: CGRect {
    let screen = Device.current.screen.bounds
    let left =
      Device.current.policies.hideKeepsAccessory ? accessoryHeight : 0
    return CGRect(
      x: 0, y: screen.height - left, width: screen.width,
      height: fullHeight)
  }

  // MARK: Notifications

  /// Shows the keyboard, or moves it to another frame. The keyboard may be
  /// docked, floating or partly off the screen.
  package func show(_ new: CGRect) {
    let old = frame ?? hidden
    tell(UIResponder.keyboardWillChangeFrameNotification, old, new)
    tell(UIResponder.keyboardWillShowNotification, old, new)
    frame = new
    tell(UIResponder.keyboardDidChangeFrameNotification, old, new)
    tell(UIResponder.keyboardDidShowNotification, old, new)
    scrollOwner()
  }

  package func hide() {
    guard let old = frame else { return }
    let new = hidden
    tell(UIResponder.keyboardWillChangeFrameNotification, old, new)
    tell(UIResponder.keyboardWillHideNotification, old, new)
    frame = nil
    tell(UIResponder.keyboardDidChangeFrameNotification, old, new)
    tell(UIResponder.keyboardDidHideNotification, old, new)
  }

  /// Posts only the frame notifications, as UIKit does for a split keyboard.
  package func post(framesOnly: Bool, to new: CGRect) {
    let old = frame ?? hidden
    tell(UIResponder.keyboardWillChangeFrameNotification, old, new)
    frame = new
    tell(UIResponder.keyboardDidChangeFrameNotification, old, new)
    scrollOwner()
  }

  /// The app may have changed insets in the notifications.
  private func scrollOwner() {
    guard Device.current.policies.scrollsFields else { return }
    (owner as? UITextField)?.scrollIntoView()
  }

  private func tell(
    _ name: NSNotification.Name, _ old: CGRect, _ new: CGRect
  ) {
    let short = name.rawValue.dropFirst("UIKeyboard".count)
      .dropLast("Notification".count)
    Device.current.note(nil, "keyboard\(short) \(Int(new.minY))")
    let notification = Notification(
      name: name,
      object: Device.current.policies.namesScreen ? Device.current.screen : nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: duration),
        // Real keyboards send the curve 7, which isn't a case of the
        // enumeration.
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
    for observer in earlyObservers { observer(notification) }
    NotificationCenter.default.post(notification)
    for observer in lateObservers { observer(notification) }
  }
}
