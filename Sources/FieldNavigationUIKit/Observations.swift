#if canImport(UIKit) && (os(iOS) || os(Linux))
package import Foundation
package import UIKit

/// Observes a notification until it is released.
package final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// - Parameter handler: called on the main thread, where UIKit posts.
  package init<Content: Sendable>(
    _ name: Notification.Name, object: AnyObject? = nil,
    reading read: @escaping @Sendable (Notification) -> Content,
    handler: @escaping @MainActor @Sendable (Content) -> Void
  ) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { notification in
      let content = read(notification)
      MainActor.assumeIsolated { handler(content) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  /// Tells which text field or text view begins editing.
  @MainActor static func beginningOfEditing(
    _ handler: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    views(
      [
        UITextField.textDidBeginEditingNotification,
        UITextView.textDidBeginEditingNotification,
      ], handler)
  }

  /// Tells which text field or text view ends editing.
  @MainActor static func endOfEditing(
    _ handler: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    views(
      [
        UITextField.textDidEndEditingNotification,
        UITextView.textDidEndEditingNotification,
      ], handler)
  }

  @MainActor private static func views(
    _ names: [Notification.Name],
    _ handler: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    names.map { name in
      NotificationObservation(name, reading: { $0.object as? UIView }) {
        if let view = $0 { handler(view) }
      }
    }
  }
}

/// Tells of the end of every turn of the main run loop, after UIKit's layout,
/// until it is released.
final class RunLoopObserver {
  private let observer: CFRunLoopObserver?

  /// - Parameter handler: returns whether it has changed anything on the
  ///   screen.
  init(_ handler: @escaping @MainActor () -> Bool) {
    // UIKit's layout happens in an observer of a lower order, so before this
    // observer.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated {
        // Without another turn the loop would sleep before the change is drawn.
        if handler() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
  }

  deinit {
    CFRunLoopObserverInvalidate(observer)
  }
}

/// Notices Return in a text view: a single line break that was typed.
@MainActor struct LineBreaks {
  private weak var text: UITextView?
  private var count = 0

  mutating func begin(in responder: UIResponder?) {
    text = responder as? UITextView
    count = text.map { $0.text.utf16.count } ?? 0
  }

  /// Whether the change is a line break that was typed before the caret. A line
  /// break that replaced a selection does not count: deleting it would not
  /// bring the selection back.
  mutating func wasTyped(in view: UITextView) -> Bool {
    guard view === text, let content = view.text else { return false }
    let old = count
    count = content.utf16.count
    guard count == old + 1, view.markedTextRange == nil,
      let caret = view.selectedTextRange?.start
    else { return false }
    let place = view.offset(from: view.beginningOfDocument, to: caret)
    let units = content.utf16
    guard place > 0, place <= units.count else { return false }
    return units[units.index(units.startIndex, offsetBy: place - 1)] == 10
  }
}

/// Observes what may make a field take focus after a refusal: a change of a
/// text, an action of a control, or a tap on a field (R10). It exists only
/// while Return passes over a field that has refused.
@MainActor package final class RefusalWatch {
  private struct Text {
    weak var field: UIResponder?
    let content: String?
  }

  private struct Listener {
    weak var control: UIControl?
    let events: UIControl.Event
  }

  private let handler: () -> Void
  private let action: UIAction
  private var listeners: [Listener] = []
  private var texts: [Text] = []
  private var observation: NotificationObservation?

  /// - Parameters:
  ///   - root: the view whose controls are observed; `nil` to observe the
  ///     fields only.
  ///   - fields: the fields of the form.
  ///   - handler: called when the fields that have refused may be asked again.
  package init(
    in root: UIView?, fields: [UIResponder], handler: @escaping () -> Void
  ) {
    self.handler = handler
    action = UIAction { _ in handler() }
    texts = fields.map { Text(field: $0, content: $0.textEntry?.currentText) }
    for case let field as UITextField in fields {
      listen(to: field, for: [.touchDown, .editingChanged])
    }
    if let root { listen(inside: root) }
    observation = NotificationObservation(
      UITextView.textDidChangeNotification, reading: { _ in }
    ) { [weak self] in self?.handler() }
  }

  /// Whether any text has changed: UIKit sends no notification of text that is
  /// set by code.
  package var hasNewText: Bool {
    texts.contains { $0.field?.textEntry?.currentText != $0.content }
  }

  private func listen(inside view: UIView) {
    for each in view.subviews {
      if let control = each as? UIControl, !(control is UITextField) {
        listen(
          to: control,
          for: [.touchUpInside, .valueChanged, .primaryActionTriggered])
      }
      listen(inside: each)
    }
  }

  private func listen(to control: UIControl, for events: UIControl.Event) {
    control.addAction(action, for: events)
    listeners.append(Listener(control: control, events: events))
  }

  package func stop() {
    observation = nil
    for each in listeners {
      each.control?.removeAction(action, for: each.events)
    }
    listeners = []
  }
}

#endif
