import Foundation

/// Keeps the field with focus above the keyboard. The table's inset grows by
/// the covered height. The table then scrolls to that field.
@MainActor open class UITableViewController: UIViewController {
  private var added: CGFloat = 0
  private var tokens: [any NSObjectProtocol] = []

  // UIKit's own spelling.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  open override func loadView() {
    view = UITableView(frame: Device.current.screen.bounds)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listen(UIResponder.keyboardWillShowNotification, isHiding: false)
    listen(UIResponder.keyboardWillChangeFrameNotification, isHiding: false)
    listen(UIResponder.keyboardWillHideNotification, isHiding: true)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }

  private func listen(_ name: Notification.Name, isHiding: Bool) {
    nonisolated(unsafe) var token: (any NSObjectProtocol)?
    token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] notification in
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let value = notification.userInfo?[key] as? NSValue
      let frame = isHiding ? .zero : value?.cgRectValue ?? .zero
      MainActor.assumeIsolated {
        if let self { return self.makeRoom(for: frame) }
        // A controller that was released on the screen never disappears. Its
        // observers would be called for all later keyboards.
        if let token { NotificationCenter.default.removeObserver(token) }
        token = nil
      }
    }
    if let token { tokens.append(token) }
  }

  private func makeRoom(for keyboard: CGRect) {
    guard let table = tableView, let window = table.window else { return }
    let keys = table.convert(keyboard, from: window.screen.coordinateSpace)
    let covered = keyboard.isEmpty ? 0 : max(0, table.bounds.maxY - keys.minY)
    table.contentInset.bottom += covered - added
    added = covered
    guard covered > 0, let field = window.firstResponderIn(table) as? UIView
    else { return }
    table.scrollRectToVisible(
      field.convert(field.bounds, to: table), animated: true)
  }
}
