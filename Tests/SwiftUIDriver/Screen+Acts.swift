package import SwiftUI

extension Screen {
  /// Taps a field or a button.
  ///
  /// - Parameter nth: which of several with the title.
  /// - Returns: whether the tap did anything: what is disabled does nothing.
  @discardableResult
  package func tap(_ title: String, nth: Int = 0) -> Bool {
    defer { settle() }
    guard let node = find(title, nth: nth) else { return false }
    return tap(node)
  }

  private func tap(_ node: Node) -> Bool {
    guard node.isEnabled, let element = node.element else { return false }
    if node.isField {
      graph.tapField(node)
      return true
    }
    if let isOn = element.isOn {
      isOn.wrappedValue.toggle()
      return true
    }
    guard let action = element.action else { return false }
    graph.log.append("tap \(node.title)")
    action()
    return true
  }

  package func toggle(_ title: String) {
    tap(title)
  }

  /// Types at the end of the field with focus.
  package func type(_ text: String) {
    defer { settle() }
    guard let text = typing(text) else { return }
    text.binding.wrappedValue += text.new
  }

  private func typing(
    _ new: String
  ) -> (binding: Binding<String>, new: String)? {
    guard let field = graph.focusedField, let text = field.element?.text else {
      graph.violate("No field has focus to type \"\(new)\" into")
      return nil
    }
    return (text, new)
  }

  /// Deletes the text of the field with focus.
  package func clear() {
    defer { settle() }
    typing("")?.binding.wrappedValue = ""
  }

  package func pressReturn(hardware: Bool = false) {
    graph.pressReturn(hardware: hardware)
    settle()
  }

  /// Presses Tab on a hardware keyboard: the system goes to the next field.
  package func pressTab(backward: Bool = false) {
    defer { settle() }
    let fields = elements.filter { $0.isField && $0.isEnabled }
    guard !fields.isEmpty else { return }
    let place = fields.firstIndex { $0 === graph.focusedField }
    let count = fields.count
    let next = place.map { (backward ? $0 + count - 1 : $0 + 1) % count }
    graph.tapField(fields[next ?? (backward ? count - 1 : 0)])
  }

  /// Taps a button above the keyboard.
  @discardableResult
  package func tapBar(_ title: String) -> Bool {
    defer { settle() }
    let buttons = graph.keyboardRows.flatMap(\.subtree).filter {
      $0.element?.action != nil
    }
    guard let button = buttons.first(where: { $0.names.contains(title) }) else {
      graph.violate(
        "The bar above the keyboard has no \"\(title)\" but "
          + "\(buttons.map(\.title))")
      return false
    }
    return tap(button)
  }

  /// The user closes the keyboard.
  package func dismissKeyboard() {
    graph.tapField(nil)
    settle()
  }

  /// Scrolls until the row with an ID is loaded.
  package func scroll(to id: some Hashable) {
    defer { settle() }
    guard let root = graph.root, graph.scroll(below: root, to: AnyHashable(id))
    else { return graph.violate("No list has a row \(id)") }
  }

  /// Goes back from a pushed page, or closes a sheet.
  package func pop() {
    if !graph.dismissTopPage() { graph.violate("There is no page to close") }
    settle()
  }

  /// Says where an element is.
  package func place(_ title: String, at frame: CGRect) {
    graph.place(title, at: frame)
    settle()
  }
}
