import Foundation
import UIKit

// Apps with reactive wrappers. They use streams of control events and
// forwarding delegates.

/// A stream of a control's events. An action feeds the stream, as in reactive
/// libraries.
@MainActor final class EventStream {
  private var receivers: [() -> Void] = []

  init(_ control: UIControl, _ event: UIControl.Event) {
    let action = UIAction { [weak self] _ in
      self?.receivers.forEach { $0() }
    }
    control.addAction(action, for: event)
  }

  func receive(_ receiver: @escaping () -> Void) {
    receivers.append(receiver)
  }
}

/// A form that receives Did End On Exit events through streams. Subclasses
/// decide how to handle an event.
class ExitStreamApp: ContactApp {
  private var streams: [EventStream] = []

  override func prepare() {
    for field in fields {
      let stream = EventStream(field, .editingDidEndOnExit)
      stream.receive { [weak self, weak field] in
        field.map { self?.exited($0) }
      }
      streams.append(stream)
    }
  }

  func exited(_ field: UITextField) {
    done.append("exit \(fields.firstIndex(of: field) ?? -1)")
  }
}

/// An app that focuses the next field on each Did End On Exit event. The last
/// field's event logs the user in.
final class ExitBindingApp: ExitStreamApp {
  enum End: CaseIterable {
    case logsIn, presents
  }

  private let end: End

  init(_ end: End) {
    self.end = end
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func exited(_ field: UITextField) {
    if let target = following(field) {
      target.becomeFirstResponder()
    } else {
      done.append("logged in")
      if end == .presents { present(UIViewController(), animated: true) }
    }
  }
}

/// An app that accepts one Did End On Exit event in each run loop turn. It
/// handles the event in the next turn.
final class ThrottledApp: ExitStreamApp {
  let queue = LaterQueue()
  private var isOpen = true

  override func exited(_ field: UITextField) {
    guard isOpen else { return }
    isOpen = false
    queue.async { [weak self] in self?.deliver(field) }
  }

  private func deliver(_ field: UITextField) {
    isOpen = true
    if let target = following(field) {
      target.becomeFirstResponder()
    } else {
      done.append("sent")
    }
  }
}

/// An app with one action for both control events of Return. The action handles
/// only the first event.
final class BothEventsApp: ContactApp {
  private(set) var calls = 0

  override func prepare() {
    for field in fields {
      let action = UIAction { [weak self, weak field] _ in
        field.map { self?.returned(in: $0) }
      }
      field.addAction(
        action, for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }

  private func returned(in field: UITextField) {
    calls += 1
    guard field.isFirstResponder else { return }
    if let target = following(field) {
      target.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
      done.append("sent")
    }
  }
}

/// An app that counts control events and stores each text.
final class StatisticsApp: ContactApp {
  private var streams: [EventStream] = []
  private(set) var counts: [String: Int] = [:]
  private(set) var model = ["", "", ""]

  override func prepare() {
    let events: [(String, UIControl.Event)] = [
      ("begin", .editingDidBegin), ("change", .editingChanged),
      ("end", .editingDidEnd), ("primary", .primaryActionTriggered),
    ]
    for (place, field) in fields.enumerated() {
      for (name, event) in events {
        let stream = EventStream(field, event)
        stream.receive { [weak self] in
          self?.counts[name, default: 0] += 1
          self?.model[place] = field.text ?? ""
        }
        streams.append(stream)
      }
    }
  }
}

/// An app whose fields have a proxy as their delegate. Reactive libraries use
/// such proxies. The proxy implements every delegate method. It can forward
/// calls to the app's own delegate.
final class ProxyApp: ContactApp, UITextFieldDelegate {
  private let proxy = DelegateProxy()
  private let forwards: Bool

  init(forwards: Bool, navigated: Bool = true) {
    self.forwards = forwards
    super.init(navigated: navigated)
  }

  required init?(coder: NSCoder) { nil }

  var sent: [String] { proxy.sent }

  override func prepare() {
    if forwards { proxy.forward = self }
    for field in fields { field.delegate = proxy }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    following(textField)?.becomeFirstResponder()
    return true
  }
}

private final class DelegateProxy: NSObject, UITextFieldDelegate {
  weak var forward: (any UITextFieldDelegate)?
  private(set) var sent: [String] = []

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    forward?.textFieldShouldBeginEditing(textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    sent.append("begin")
    forward?.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    forward?.textFieldShouldEndEditing(textField) ?? true
  }

  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    sent.append("end")
    forward?.textFieldDidEndEditing(textField, reason: reason)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    sent.append("change")
    return forward?.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
      ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    sent.append("return")
    return forward?.textFieldShouldReturn(textField) ?? true
  }
}
