#if canImport(UIKit) && (os(iOS) || os(Linux))
package import UIKit

/// Notices what may make a field take focus that has refused it: a text or a
/// control that changes, or a tap on a field (R10). It is there only while
/// somebody is left out for a refusal.
@MainActor package final class RefusalWatch {
  private struct Text {
    weak var field: UIResponder?
    let content: String
  }

  private struct Listener {
    weak var control: UIControl?
    let events: UIControl.Event
  }

  private let notice: () -> Void
  private let action: UIAction
  private var listeners: [Listener] = []
  private var texts: [Text] = []
  private var observation: Observation?

  /// - Parameters:
  ///   - root: the view whose controls may act; `nil` for none but the fields.
  ///   - fields: the fields of the form.
  ///   - notice: somebody may be asked again.
  package init(
    in root: UIView?, fields: [UIResponder], notice: @escaping () -> Void
  ) {
    self.notice = notice
    action = UIAction { _ in notice() }
    texts = fields.map { Text(field: $0, content: $0.content) }
    for case let field as UITextField in fields {
      listen(to: field, for: [.touchDown, .editingChanged])
    }
    if let root { listen(inside: root) }
    observation = Observation(
      UITextView.textDidChangeNotification, reading: { _ in }
    ) { [weak self] in self?.notice() }
  }

  /// Whether a text is another one by now: code that sets one tells nobody.
  package var hasNewText: Bool {
    texts.contains { $0.field.map(\.content) != $0.content }
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

extension UIResponder {
  fileprivate var content: String {
    (self as? UITextField)?.text ?? (self as? UITextView)?.text ?? ""
  }
}
#endif
