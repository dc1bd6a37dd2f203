#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
import FieldNavigationWords
public import UIKit

/// Moves focus on Tab, Shift+Tab and Return in the app's own order, and wraps
/// at both ends.
///
/// From iOS 15 on, `activate(in:)` is enough, because it installs key commands
/// with priority over the system. The other methods come from the 2012 article:
/// called from a field's delegate, they infer which field UIKit picked for Tab.
/// The list can contain any responder, and doesn't keep it alive.
///
/// ```swift
/// TabOrderHandler(viewOrder: [home, guest, notes]).activate(in: self)
/// ```
@MainActor public final class TabOrderHandler {
  private struct Weak {
    weak var responder: UIResponder?
  }

  private var views: [Weak] = []
  private var observed: [Weak] = []
  private var inference = TabInference<ObjectIdentifier>(
    viewOrder: [], observedOrder: [])
  private var isForgetting = false
  private var answer = TabInference<ObjectIdentifier>.Answer.allow
  private weak var active: UIResponder?
  private weak var controller: UIViewController?
  private weak var attachment: Attachment<KeyCommandHandler>?
  private var commands: [UIKeyCommand] = []

  /// The order that the app wants, without deallocated responders.
  public var viewOrder: [UIResponder] {
    get { views.compactMap(\.responder) }
    set { views = newValue.map(Weak.init) }
  }

  /// UIKit's order. Only the methods of the 2012 article need it.
  public var uikitObservedOrder: [UIResponder] {
    get { observed.compactMap(\.responder) }
    set { observed = newValue.map(Weak.init) }
  }

  /// Creates a handler, which does nothing until you call one of its methods.
  ///
  /// - Parameters:
  ///   - viewOrder: the order that the app wants.
  ///   - uikitObservedOrder: UIKit's order; by default the view order.
  public init(
    viewOrder: [UIResponder], uikitObservedOrder: [UIResponder]? = nil
  ) {
    views = viewOrder.map(Weak.init)
    observed = (uikitObservedOrder ?? viewOrder).map(Weak.init)
  }

  private func form(for responder: UIResponder?) -> ResponderForm {
    ResponderForm.form(
      for: responder, viewOrder,
      policy: ReturnPolicy(destination: .next, ending: .wrap)
    ) { FieldState(of: $0).listedByName }
  }
}

// MARK: Key commands

extension TabOrderHandler {
  /// Handles Tab and Shift+Tab in the controller's view, which keeps the
  /// handler alive.
  ///
  /// In an unlisted text view, Tab enters a tab character. In any other
  /// unlisted view, it goes to the first field of the order. Shift+Tab goes to
  /// the last field from both.
  public func activate(in controller: UIViewController) {
    deactivate()
    guard let view = controller.view else { return }
    commands = [NavigationKey.next, .previous].compactMap(\.command)
    commands.forEach(controller.addKeyCommand)
    let attachment = Attachment(
      KeyCommandHandler(for: ["\t"]) { command, responder in
        self.press(from: responder, forward: command.modifierFlags.isEmpty)
      })
    view.addInteraction(attachment)
    self.attachment = attachment
    self.controller = controller
  }

  /// Undoes ``activate(in:)``.
  public func deactivate() {
    if let controller { commands.forEach(controller.removeKeyCommand) }
    if let attachment { attachment.view?.removeInteraction(attachment) }
    commands = []
    controller = nil
    attachment = nil
  }

  private func press(from responder: UIResponder, forward: Bool) {
    // The input method needs Tab for its unfinished text (R14).
    if responder.isComposing { return }
    if !viewOrder.contains(responder), forward,
      let text = responder as? UITextView
    {
      text.insertText("\t")
    } else {
      form(for: nil).pressTab(in: responder, forward: forward)
    }
  }
}

// MARK: The article of 2012

extension TabOrderHandler {
  /// Focuses the next field of the view order, wrapping at the end. A field
  /// that isn't in the order resigns. Always returns false, because the handler
  /// has handled Return.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let outcome = form(for: textField).pressReturn(in: textField)
    if outcome == .finished || !viewOrder.contains(textField) {
      textField.resignFirstResponder()
    }
    return false
  }

  /// Records that UIKit asks whether a field may begin editing. Call this first
  /// in `textFieldShouldBeginEditing(_:)`, and return `!didBypassUIKitTab()`.
  public func recordTextFieldEntered(_ textField: UITextField) {
    let form = form(for: nil)
    inference.viewOrder = viewOrder.map(ObjectIdentifier.init)
    inference.observedOrder = uikitObservedOrder.map(ObjectIdentifier.init)
    // UIKit skips transparent fields, but the form doesn't.
    let stops = Set(
      uikitObservedOrder.filter { FieldState(of: $0).isReachable }
        .map(ObjectIdentifier.init))
    answer = inference.asked(
      ObjectIdentifier(textField), isVisible: form.isReachable,
      isStop: stops.contains)
    forgetQuestionsSoon()
  }

  /// Forgets the recorded questions when the main thread is free, because later
  /// questions belong to another press.
  private func forgetQuestionsSoon() {
    guard !isForgetting else { return }
    isForgetting = true
    Task { [weak self] in
      guard let self else { return }
      isForgetting = false
      if let active = inference.active { inference.beganEditing(active) }
    }
  }

  /// Moves focus to the next field in the view order if UIKit picked a
  /// different field.
  ///
  /// - Returns: whether the delegate must refuse UIKit's choice, because the
  ///   handler moved focus or resigned the active field.
  public func didBypassUIKitTab() -> Bool {
    let answer = self.answer
    let window = (active as? UIView)?.window
    self.answer = .allow
    switch answer {
    case .allow: return false
    case .redirect:
      // `pressTab` focuses the inferred target or, if it refuses, the next
      // field.
      if let active {
        form(for: nil).pressTab(in: active, forward: inference.isForward)
      }
      // The active field may have resigned before UIKit asked the picked field.
      if window?.firstResponder == nil { active?.becomeFirstResponder() }
    case .resign: active?.resignFirstResponder()
    }
    return true
  }

  /// Records the field that the user edits, and forgets the recorded questions.
  /// Call this from the delegate's `textFieldDidBeginEditing(_:)`.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    inference.beganEditing(ObjectIdentifier(textField))
    active = textField
  }
}
#endif
