public import Foundation

@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private var handler: ((UIAlertAction) -> Void)?

  public convenience init(
    title: String?, style: UIAlertAction.Style,
    handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    (self.title, self.style) = (title, style)
    self.handler = handler
  }

  func run() { handler?(self) }
}

/// An alert. Its first text field gets focus as soon as the alert appears.
@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open private(set) var textFields: [UITextField]?
  open var message: String?
  open private(set) var preferredStyle = Style.alert
  private weak var lastFocused: UIResponder?

  public convenience init(
    title: String?, message: String?,
    preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message) = (title, message)
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  open func addTextField(
    configurationHandler: ((UITextField) -> Void)? = nil
  ) {
    let field = AlertTextField()
    field.alert = self
    field.frame = CGRect(
      x: 40, y: 60 + 40 * (textFields?.count ?? 0), width: 240, height: 34)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
    view.addSubview(field)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if textFields != nil { lastFocused = view.window?.firstResponder }
    textFields?.first?.becomeFirstResponder()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard Device.current.alertsReturnFocus else { return }
    lastFocused?.becomeFirstResponder()
  }

  /// Ends the alert with one of its actions, as the user does. Returns false if
  /// the tap does nothing.
  package func choose(_ action: UIAlertAction) -> Bool {
    guard action.isEnabled, let presenter = presentingViewController else {
      return false
    }
    presenter.dismiss(animated: true) { action.run() }
    return true
  }

  /// Return goes to the next field. In the last field, Return ends the alert
  /// with the preferred action, or else with the only one that isn't a
  /// cancellation.
  fileprivate func pressReturn(in field: UITextField) {
    guard let fields = textFields, let place = fields.firstIndex(of: field)
    else { return }
    if place + 1 < fields.count {
      fields[place + 1].becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    guard let action = preferredAction ?? (others.count == 1 ? others[0] : nil)
    else { return }
    _ = choose(action)
  }
}

/// A field of an alert, of a private class in UIKit.
final class AlertTextField: UITextField {
  weak var alert: UIAlertController?

  override func lineBroke() {
    alert?.pressReturn(in: self)
  }
}
