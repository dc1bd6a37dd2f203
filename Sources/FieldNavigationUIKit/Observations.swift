#if canImport(UIKit) && (os(iOS) || os(Linux))
package import Foundation
package import UIKit

/// Listens to a notification for as long as it lives.
package final class NotificationObservation {
  private let token: any NSObjectProtocol

  /// - Parameter notice: called on the main thread, where UIKit posts.
  package init<News: Sendable>(
    _ name: Notification.Name, object: AnyObject? = nil,
    reading read: @escaping @Sendable (Notification) -> News,
    notice: @escaping @MainActor @Sendable (News) -> Void
  ) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: object, queue: nil
    ) { notification in
      let news = read(notification)
      MainActor.assumeIsolated { notice(news) }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  /// Tells which text field or text view begins editing.
  @MainActor static func beginningOfEditing(
    _ notice: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    views(
      [
        UITextField.textDidBeginEditingNotification,
        UITextView.textDidBeginEditingNotification,
      ], notice)
  }

  /// Tells which text field or text view ends editing.
  @MainActor static func endOfEditing(
    _ notice: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    views(
      [
        UITextField.textDidEndEditingNotification,
        UITextView.textDidEndEditingNotification,
      ], notice)
  }

  @MainActor private static func views(
    _ names: [Notification.Name],
    _ notice: @escaping @MainActor @Sendable (UIView) -> Void
  ) -> [NotificationObservation] {
    names.map { name in
      NotificationObservation(name, reading: { $0.object as? UIView }) {
        if let view = $0 { notice(view) }
      }
    }
  }
}

/// What a notification tells of the keyboard.
struct KeyboardChange: Sendable {
  /// Where the keyboard will be, in screen coordinates; `nil` is hidden.
  let frame: CGRect?
  let duration: Double
  let curve: UInt
  /// The screen of the keyboard, where the system names it (iOS 16.1).
  let screen: UIScreen?

  /// A keyboard that hides covers nothing, whatever its frame says.
  private init(_ notification: Notification, isHiding: Bool) {
    func number(_ key: String) -> NSNumber? {
      notification.userInfo?[key] as? NSNumber
    }
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let value = notification.userInfo?[key] as? NSValue
    frame = isHiding ? nil : value?.cgRectValue
    duration =
      number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue
      ?? 0.25
    curve =
      number(UIResponder.keyboardAnimationCurveUserInfoKey)?.uintValue ?? 7
    screen = notification.object as? UIScreen
  }

  /// Tells of every change until the result is let go.
  @MainActor static func observe(
    _ notice: @escaping @MainActor @Sendable (KeyboardChange) -> Void
  ) -> [NotificationObservation] {
    [
      (UIResponder.keyboardWillShowNotification, false),
      (UIResponder.keyboardWillChangeFrameNotification, false),
      (UIResponder.keyboardWillHideNotification, true),
    ].map { name, isHiding in
      NotificationObservation(
        name, reading: { KeyboardChange($0, isHiding: isHiding) },
        notice: notice)
    }
  }
}

/// Tells of the end of every turn of the main run loop, after UIKit's layout,
/// for as long as it lives.
final class RunLoopObserver {
  private let observer: CFRunLoopObserver?

  /// - Parameter notice: whether it changed what is on the screen.
  init(_ notice: @escaping @MainActor () -> Bool) {
    // UIKit lays out in an observer of its own, of a lower order.
    observer = CFRunLoopObserverCreateWithHandler(
      nil, CFRunLoopActivity.beforeWaiting.rawValue, true, CFIndex.max
    ) { _, _ in
      MainActor.assumeIsolated {
        // The loop would sleep on what was changed now.
        if notice() { CFRunLoopWakeUp(CFRunLoopGetMain()) }
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

  /// Whether what changed is a line break before the caret. One that took the
  /// place of a selection is none: that would be lost.
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

/// Notices what may make a field take focus that has refused it: a text or a
/// control that changes, or a tap on a field (R10). It is there only while
/// somebody is left out for a refusal.
@MainActor package final class RefusalWatch {
  private struct Text {
    weak var field: UIResponder?
    let content: String?
  }

  private struct Listener {
    weak var control: UIControl?
    let events: UIControl.Event
  }

  private let notice: () -> Void
  private let action: UIAction
  private var listeners: [Listener] = []
  private var texts: [Text] = []
  private var observation: NotificationObservation?

  /// - Parameters:
  ///   - root: the view whose controls may act; `nil` for none but the fields.
  ///   - fields: the fields of the form.
  ///   - notice: somebody may be asked again.
  package init(
    in root: UIView?, fields: [UIResponder], notice: @escaping () -> Void
  ) {
    self.notice = notice
    action = UIAction { _ in notice() }
    texts = fields.map { Text(field: $0, content: $0.textEntry?.currentText) }
    for case let field as UITextField in fields {
      listen(to: field, for: [.touchDown, .editingChanged])
    }
    if let root { listen(inside: root) }
    observation = NotificationObservation(
      UITextView.textDidChangeNotification, reading: { _ in }
    ) { [weak self] in self?.notice() }
  }

  /// Whether a text is another one by now: code that sets one tells nobody.
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
