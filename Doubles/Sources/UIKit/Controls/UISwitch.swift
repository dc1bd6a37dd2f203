@MainActor open class UISwitch: UIControl {
  open var isOn = false

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Flips the switch as the user does. The switch sends its actions. A change
  /// by code sends none.
  package func flip() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
