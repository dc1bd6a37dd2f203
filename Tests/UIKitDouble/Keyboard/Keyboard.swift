package import Foundation

/// The keyboard of the device: comes, changes and goes with the first responder
/// and tells so by notifications.
@MainActor package final class Keyboard {
  /// Where it is, in screen coordinates; `nil` while it is hidden.
  package private(set) var frame: CGRect?
  /// What its Return key says on the screen; `nil` where it has none.
  package private(set) var returnKey: UIReturnKeyType?
  /// It shows numbers: reloading the input views throws the user out of there.
  package var showsNumberPlane = false
  package var height: CGFloat = 216
  package var accessoryHeight: CGFloat = 0
  /// What stands above it, as it was when the keyboard last looked.
  package private(set) var accessoryView: UIView?
  /// How long it takes, in seconds.
  package var duration = 0.25
  private weak var owner: UIResponder?
  private var depth = 0
  /// That of the view which takes the keys' place.
  private var inputHeight: CGFloat?

  /// Changes of focus that belong together are told once, at the end.
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
      return hide()
    }
    read(inputs)
    guard old != nil, frame != nil else { return show(wanted) }
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
    let old = fullHeight
    read(inputs)
    if frame != nil, fullHeight != old { show(wanted) }
  }

  private func read(_ inputs: InputViews) {
    returnKey = inputs.returnKey
    inputHeight = inputs.height
    accessoryView = inputs.accessoryView
    accessoryHeight = accessoryView?.bounds.height ?? 0
  }

  private var fullHeight: CGFloat { (inputHeight ?? height) + accessoryHeight }

  /// The frame that the keyboard takes by itself.
  private var wanted: CGRect {
    let screen = Device.current.screen.bounds
    let all = fullHeight
    let top =
      Device.current.policies.hasHardwareKeyboard
      ? screen.height - 55 : screen.height - all
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

  /// Comes, or takes another frame: docked, floating, partly off the screen.
  package func show(_ new: CGRect) {
    let old = frame ?? hidden
    tell(UIResponder.keyboardWillChangeFrameNotification, old, new)
    tell(UIResponder.keyboardWillShowNotification, old, new)
    frame = new
    tell(UIResponder.keyboardDidChangeFrameNotification, old, new)
    tell(UIResponder.keyboardDidShowNotification, old, new)
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

  /// Only the notifications of the frame, as for a keyboard that is split.
  package func post(framesOnly: Bool, to new: CGRect) {
    let old = frame ?? hidden
    tell(UIResponder.keyboardWillChangeFrameNotification, old, new)
    frame = new
    tell(UIResponder.keyboardDidChangeFrameNotification, old, new)
  }

  private func tell(
    _ name: NSNotification.Name, _ old: CGRect, _ new: CGRect
  ) {
    let short = name.rawValue.dropFirst("UIKeyboard".count)
      .dropLast("Notification".count)
    Device.current.note(nil, "keyboard\(short) \(Int(new.minY))")
    NotificationCenter.default.post(
      name: name,
      object: Device.current.policies.namesScreen ? Device.current.screen : nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
          value: duration),
        // No case of the enumeration: what keyboards really send.
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
