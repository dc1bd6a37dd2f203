extension PageForms {
  /// The button that Enter presses, if its label or its look shows that another
  /// button sends the form. Enter presses the first button of type `submit`.
  func wrongDefault(of form: Int, _ names: PageNames) -> Screen.WrongDefault? {
    let buttons = submitButtons(of: form)
    guard let first = buttons.first, buttons.count > 1, !isDisabled(first)
    else {
      return nil
    }
    let name = names.button(first)
    guard isNoSender(first, name),
      let sender = buttons.dropFirst().first(where: {
        !isNoSender($0, names.button($0)) && !names.button($0).isEmpty
      })
    else { return nil }
    return Screen.WrongDefault(
      name: name.contains(where: \.isLetter)
        ? name : "a button without a label",
      line: page.elements[first].line, sender: names.button(sender))
  }

  private func isNoSender(_ place: Int, _ name: String) -> Bool {
    if Self.isNoSender(name) { return true }
    // Only an icon, such as the eye that shows a password.
    let element = page.elements[place]
    return !name.contains(where: \.isLetter) && element.name == "button"
      && !element.has("type")
      && page.descendants(of: place).contains {
        ["i", "svg", "span", "img"].contains(page.elements[$0].name)
      }
  }

  /// Whether the label of a button says that it doesn't send a form.
  static func isNoSender(_ name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter }.map(String.init)
    return words.first.map(others.contains) ?? false
  }

  /// The first words of labels of buttons that don't send a form.
  private static let others: Set<String> = [
    "abbrechen", "annuler", "annulla", "back", "cancel", "cancelar", "clear",
    "close", "delete", "generate", "hide", "prev", "previous", "remove",
    "reset", "show", "toggle", "volver", "zurück", "назад", "отмена", "取消",
    "返回",
  ]
}
