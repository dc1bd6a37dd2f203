package import Foundation
package import UIKit

/// A screen with fields. The screen's buttons trigger the app's actions. The
/// screen records every call. After the last part, the label "report" shows the
/// answers.
package final class ProbeViewController: UIViewController {
  private var log = ProbeLog()
  private var partsLeft = ProbePart.allCases[...]
  private let report = UILabel(frame: .zero)
  private var views: [String: UIView] = [:]
  private var observations: [ProbeObservation] = []
  /// The target of the button "move" for each focused field.
  private let partners = [
    "a": "b", "b": "r", "c": "d", "n": "a", "m": "q", "o": "p",
  ]
  private let scroll = UIScrollView(frame: .zero)
  private let grid = ProbeGrid()
  private let box = ProbeBox(frame: .zero)
  private var turns: ProbeTurns?

  /// The answers; `nil` until all parts are done.
  package private(set) var answers: [ProbeAnswer]?

  package override func viewDidLoad() {
    super.viewDidLoad()
    for name in [
      "next", "move", "end", "look", "hide", "disable", "layout", "delete",
    ] {
      addButton(name)
    }
    for name in "abcdefghijklmnopqrs" { addField("\(name)") }
    view.addSubview(scroll)
    if let field = field("q") { scroll.addSubview(field) }
    grid.field = field("r")
    view.addSubview(grid.view)
    view.addSubview(box)
    box.onLayout = { [weak self] in self?.log.add(.layout) }
    turns = ProbeTurns { [weak self] in self?.log.add(.turnEnd) }
    let text = UITextView(frame: .zero)
    text.delegate = self
    text.inputAccessoryView = Self.accessory()
    add(text, "t")
    add(report, "report")
    for name in ["c", "d"] {
      field(name)?.inputAccessoryView = Self.accessory()
    }
    field("n")?.keyboardType = .numberPad
    for name in "efghijl" { listenToReturn("\(name)") }
    for name in ["a", "s"] { listenToText(name) }
    observe()
    log.begin(partsLeft.popFirst())
    #if os(iOS)
    view.backgroundColor = .systemBackground
    report.numberOfLines = 0
    field("s")?.placeholder = "Code"
    field("s")?.textContentType = .oneTimeCode
    for case let field as UITextField in views.values {
      field.borderStyle = .roundedRect
    }
    #endif
  }

  private static func accessory() -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  private func field(_ name: String) -> UITextField? {
    views[name] as? UITextField
  }

  private func add(_ view: UIView, _ name: String) {
    view.accessibilityIdentifier = "app.\(name)"
    views[name] = view
    self.view.addSubview(view)
  }

  private func addButton(_ name: String) {
    let action = UIAction(title: name) { [weak self] _ in self?.press(name) }
    add(UIButton(frame: .zero, primaryAction: action), name)
  }

  private func addField(_ name: String) {
    let field = ProbeField(frame: .zero)
    field.delegate = self
    field.onTab = { [weak self] in
      self?.log.add(.call(name, "command Tab"))
    }
    for (event, what) in [
      (UIControl.Event.editingDidBegin, "target didBegin"),
      (.editingDidEnd, "target didEnd"),
    ] {
      let action = UIAction { [weak self] _ in self?.log.add(.call(name, what))
      }
      field.addAction(action, for: event)
    }
    add(field, name)
  }

  /// The actions of fields `f` and `l` move focus. Other fields' actions do
  /// nothing.
  private func listenToReturn(_ name: String) {
    let targets = ["f endOnExit": "a", "l primary": "t"]
    for (event, what) in [
      (UIControl.Event.editingDidEndOnExit, "endOnExit"),
      (.primaryActionTriggered, "primary"),
    ] {
      let target = targets["\(name) \(what)"]
      let action = UIAction { [weak self] _ in
        self?.log.add(.call(name, what))
        if let target { self?.views[target]?.becomeFirstResponder() }
      }
      field(name)?.addAction(action, for: event)
    }
  }

  /// Logs no text, because it may be a password.
  private func listenToText(_ name: String) {
    let action = UIAction { [weak self] _ in
      guard let self, let field = field(name) else { return }
      let count = (field.text ?? "").count
      log.add(.call(name, "holds \(count)"))
      if name == "s", count == 1, field.isFirstResponder {
        self.field("a")?.becomeFirstResponder()
      }
    }
    field(name)?.addAction(action, for: .editingChanged)
  }

  /// Lays out the fields below two rows of buttons. The keyboard covers no
  /// field.
  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let rows: [[String]] = [
      ["next", "move", "end"], ["look", "hide", "disable"],
      ["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"], ["j", "k", "l"],
      ["m", "n", "o", "s"], ["p", "layout", "delete", "t"], ["report"],
    ]
    var y = view.safeAreaInsets.top
    for row in rows {
      let width = view.bounds.width / CGFloat(row.count)
      let height = row == ["report"] ? view.bounds.height - y : 36
      for (place, name) in row.enumerated() {
        views[name]?.frame = CGRect(
          x: CGFloat(place) * width, y: y, width: width, height: height
        ).insetBy(dx: 4, dy: 2)
      }
      y += height
    }
    scroll.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top + 16, width: 3, height: 40)
    scroll.contentSize = CGSize(width: 3, height: 400)
    grid.view.frame = CGRect(
      x: view.bounds.width - 3, y: view.safeAreaInsets.top + 16, width: 3,
      height: 40)
    views["q"]?.frame = CGRect(x: 0, y: 300, width: 3, height: 36)
  }

  /// Whether field `q` is in the visible part of its scroll view.
  private var isScrolled: Bool { scroll.contentOffset.y > 0 }

  private func name(of view: UIView?) -> String {
    views.first { $0.value === view }?.key ?? "?"
  }

  // MARK: Buttons

  private var focused: String? {
    views.first { $0.value.isFirstResponder }?.key
  }

  private func press(_ name: String) {
    log.add(.button(name))
    switch name {
    case "next": goOn()
    case "move":
      let target = focused.flatMap { partners[$0] }
      guard let target, let field = field(target) else { return }
      let becomes = field.becomeFirstResponder()
      if target == "p" { log.add(.call(target, "becomes \(becomes)")) }
    case "end": view.endEditing(true)
    case "look":
      if isScrolled { log.add(.call("q", "is in sight")) }
      log.add(.focus(focused))
      if log.current == .fill {
        let answer = ProbeAnswer.all(in: log).first { $0.question == .fill }
        report.text = answer.map { "\($0)" }
      }
    case "layout":
      box.setNeedsLayout()
      turns?.isOn = true
    case "delete": grid.deleteItem()
    case "hide": focused.flatMap(field)?.isHidden = true
    default: focused.flatMap(field)?.isEnabled = false
    }
  }

  private func goOn() {
    log.begin(nil)
    turns?.isOn = false
    view.endEditing(true)
    for case let field as UITextField in views.values {
      field.isHidden = false
      field.isEnabled = true
    }
    if let part = partsLeft.popFirst() {
      log.begin(part)
      let focusSystem = UIFocusSystem.focusSystem(for: view)
      if part == .tab { log.add(.focusSystem(focusSystem != nil)) }
      return
    }
    let found = ProbeAnswer.all(in: log)
    answers = found
    let device = UIDevice.current
    report.text =
      "\(device.systemName) \(device.systemVersion), \(device.model): "
      + found.map { "\($0)" }.joined(separator: "; ")
  }

  // MARK: Notifications

  private func observe() {
    for (name, short) in [
      (UIResponder.keyboardWillShowNotification, "WillShow"),
      (UIResponder.keyboardDidShowNotification, "DidShow"),
      (UIResponder.keyboardWillChangeFrameNotification, "WillChangeFrame"),
      (UIResponder.keyboardDidChangeFrameNotification, "DidChangeFrame"),
      (UIResponder.keyboardWillHideNotification, "WillHide"),
      (UIResponder.keyboardDidHideNotification, "DidHide"),
    ] {
      observe(name) { notification in
        let key = UIResponder.keyboardFrameEndUserInfoKey
        let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue
        let object: ProbeKeyboard.Object =
          switch notification.object {
          case nil: .nothing
          case is UIScreen: .screen
          default: .other
          }
        return { probe in
          let bottom = probe.view.window?.frame.maxY ?? 0
          return .keyboard(
            ProbeKeyboard(
              name: short, visible: Double(bottom - (frame?.minY ?? bottom)),
              object: object))
        }
      }
    }
    for (name, what) in [
      (UITextField.textDidBeginEditingNotification, "posted didBegin"),
      (UITextField.textDidEndEditingNotification, "posted didEnd"),
      (UITextView.textDidBeginEditingNotification, "posted didBegin"),
      (UITextView.textDidEndEditingNotification, "posted didEnd"),
    ] {
      observe(name) { notification in
        let view = notification.object as? UIView
        return { probe in .call(probe.name(of: view), what) }
      }
    }
  }

  private func observe(
    _ name: Notification.Name,
    _ read:
      @escaping @Sendable (Notification) -> (
        @MainActor @Sendable (ProbeViewController) -> ProbeEntry
      )
  ) {
    observations.append(
      ProbeObservation(name) { [weak self] notification in
        let entry = read(notification)
        MainActor.assumeIsolated {
          if let self { self.log.add(entry(self)) }
        }
      })
  }
}

/// Observes a notification until this object is released.
private final class ProbeObservation {
  private let token: any NSObjectProtocol

  init(
    _ name: Notification.Name,
    _ handler: @escaping @Sendable (Notification) -> Void
  ) {
    token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil, using: handler)
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}

extension ProbeViewController: UITextFieldDelegate {
  private func note(_ view: UIView, _ what: String) {
    log.add(.call(name(of: view), what))
  }

  package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note(textField, "shouldBegin")
    return true
  }

  package func textFieldDidBeginEditing(_ textField: UITextField) {
    note(textField, "didBegin")
    if textField === field("p") { field("a")?.becomeFirstResponder() }
  }

  package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note(textField, "shouldEnd")
    return true
  }

  package func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    note(textField, "didEnd")
  }

  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note(textField, "shouldReturn")
    switch name(of: textField) {
    case "g": return false
    case "h": textField.resignFirstResponder()
    case "i": field("j")?.becomeFirstResponder()
    case "k": views["t"]?.becomeFirstResponder()
    default: break
    }
    return true
  }

  package func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if string == "\n" { note(textField, "line break") }
    if string.isEmpty { note(textField, "asks for nothing") }
    return true
  }
}

extension ProbeViewController: UITextViewDelegate {
  package func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    note(textView, "shouldBegin")
    return true
  }

  package func textViewDidBeginEditing(_ textView: UITextView) {
    note(textView, "didBegin")
  }

  package func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    note(textView, "shouldEnd")
    return true
  }

  package func textViewDidEndEditing(_ textView: UITextView) {
    note(textView, "didEnd")
  }

  package func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    if text == "\n" { note(textView, "line break") }
    return true
  }
}
