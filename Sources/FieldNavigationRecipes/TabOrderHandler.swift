#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationUIKit
public import UIKit

/// Tab and Shift+Tab in an order of the app's own, and Return that goes round.
///
/// `activate(in:)` is all from iOS 15 on: key commands that come before what the
/// system does with the key. The other methods are those of the article of 2012,
/// for delegates that follow it: they find out from UIKit's questions where Tab
/// would go. Any responder can be listed; none is kept alive.
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

  /// The order that the app wants. What is gone by now is left out.
  public var viewOrder: [UIResponder] {
    get { views.compactMap(\.responder) }
    set { views = newValue.map(Weak.init) }
  }

  /// The order in which UIKit goes by itself: for the methods of 2012 only.
  public var uikitObservedOrder: [UIResponder] {
    get { observed.compactMap(\.responder) }
    set { observed = newValue.map(Weak.init) }
  }

  /// A handler that does nothing until it is activated or asked.
  ///
  /// - Parameters:
  ///   - viewOrder: the order that the app wants.
  ///   - uikitObservedOrder: the view order where it is not given.
  public init(
    viewOrder: [UIResponder], uikitObservedOrder: [UIResponder]? = nil
  ) {
    views = viewOrder.map(Weak.init)
    observed = (uikitObservedOrder ?? viewOrder).map(Weak.init)
  }

  private func form(asking responder: UIResponder?) -> ResponderForm {
    ResponderForm.asked(
      by: responder, viewOrder,
      policy: ReturnPolicy(destination: .next, ending: .wrap)
    ) { FieldState(of: $0).listedByName }
  }
}

// MARK: Key commands

extension TabOrderHandler {
  /// Takes Tab and Shift+Tab in the controller's view, and lives as long as that.
  ///
  /// A text view that is not listed keeps Tab for its text. From another view
  /// that is not listed Tab goes to the first of the order, Shift+Tab to the last.
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

  /// Gives Tab back.
  public func deactivate() {
    if let controller { commands.forEach(controller.removeKeyCommand) }
    if let attachment { attachment.view?.removeInteraction(attachment) }
    commands = []
    controller = nil
    attachment = nil
  }

  private func press(from responder: UIResponder, forward: Bool) {
    // The input method's text is not finished (R14).
    if responder.isComposing { return }
    if !viewOrder.contains(responder), forward,
      let text = responder as? UITextView
    {
      text.insertText("\t")
    } else {
      form(asking: nil).pressTab(in: responder, forward: forward)
    }
  }
}

// MARK: The article of 2012

extension TabOrderHandler {
  /// Focuses the next field of the view order, round its end; a field that is
  /// not listed resigns. Always false: the key has been handled.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let outcome = form(asking: textField).pressReturn(in: textField)
    if outcome == .finished || !viewOrder.contains(textField) {
      textField.resignFirstResponder()
    }
    return false
  }

  /// Notes that UIKit asks a field: call it first in
  /// `textFieldShouldBeginEditing(_:)`, and return `!didBypassUIKitTab()`.
  public func recordTextFieldEntered(_ textField: UITextField) {
    let form = form(asking: nil)
    inference.viewOrder = viewOrder.map(ObjectIdentifier.init)
    inference.observedOrder = uikitObservedOrder.map(ObjectIdentifier.init)
    // UIKit skips transparent fields, which this form goes to.
    let stops = Set(
      uikitObservedOrder.filter { FieldState(of: $0).isReachable }
        .map(ObjectIdentifier.init))
    answer = inference.asked(
      ObjectIdentifier(textField), isVisible: form.isReachable,
      isStop: stops.contains)
    forgetSoon()
  }

  /// A press is over when the main thread is free again: what is asked then
  /// belongs to another one.
  private func forgetSoon() {
    guard !isForgetting else { return }
    isForgetting = true
    Task { [weak self] in
      guard let self else { return }
      isForgetting = false
      if let active = inference.active { inference.beganEditing(active) }
    }
  }

  /// Sends focus along the view order if UIKit was about to go elsewhere.
  ///
  /// - Returns: whether it did: UIKit's own choice has to be refused then.
  public func didBypassUIKitTab() -> Bool {
    let answer = self.answer
    let window = (active as? UIView)?.window
    self.answer = .allow
    switch answer {
    case .allow: return false
    case .redirect:
      // The target of the inference is where Tab goes from here.
      if let active {
        form(asking: nil).pressTab(in: active, forward: inference.isForward)
      }
      // UIKit may have had it resign before it asked.
      if window?.firstResponder == nil { active?.becomeFirstResponder() }
    case .resign: active?.resignFirstResponder()
    }
    return true
  }

  /// Forgets the questions so far: call it from the delegate's method.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    inference.beganEditing(ObjectIdentifier(textField))
    active = textField
  }
}
#endif
