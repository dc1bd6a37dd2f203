@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// The user's own change, which tells; that of code does not.
  package func flip() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
