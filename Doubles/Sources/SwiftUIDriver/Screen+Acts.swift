package import SwiftUI

extension Screen {
  /// Taps a field or a button.
  ///
  /// - Parameter nth: the index among the elements with this title.
  /// - Returns: whether the tap did anything. A tap on a disabled element does
  ///   nothing.
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
    guard let action = element.action ?? node.tapAction else { return false }
    graph.log.append("tap \(node.title)")
    action()
    node.closeAlert()
    return true
  }

  /// Taps a place that no element covers: the first layer with a tap gesture
  /// gets the tap.
  package func tapBackground() {
    defer { settle() }
    let layers = (graph.root?.subtree ?? []).filter {
      $0.isLayer && $0.isVisible
    }
    layers.lazy.flatMap(\.subtree).compactMap(\.ownTapAction).first?()
  }

  package func toggle(_ title: String) {
    tap(title)
  }

  /// Chooses an option of a picker by the option's text.
  package func choose(_ option: String, in picker: String) {
    defer { settle() }
    guard let node = find(picker, { $0.element?.kind == .picker }),
      node.isEnabled
    else { return }
    let options = node.children.flatMap(\.subtree).filter {
      $0.element?.kind == .text && $0.tag != nil
    }
    guard let tag = options.first(where: { $0.title == option })?.tag else {
      return graph.violate(
        "\(picker) has no option \(option) but \(options.map(\.title))")
    }
    node.element?.select?(tag)
  }

  /// Chooses a date.
  package func choose(_ date: Date, in picker: String) {
    defer { settle() }
    let node = find(picker) { $0.element?.kind == .picker }
    node?.element?.select?(date)
  }

  /// Types text into the field with focus.
  ///
  /// - Parameter caret: the number of letters before the caret; `nil` at the
  ///   end.
  package func type(_ text: String, at caret: Int? = nil) {
    defer { settle() }
    guard let field = typingField else { return }
    var shown = field.shownText
    let place = caret.flatMap {
      shown.index(shown.startIndex, offsetBy: $0, limitedBy: shown.endIndex)
    }
    shown.insert(contentsOf: text, at: place ?? shown.endIndex)
    field.type(shown)
  }

  /// The field with focus.
  private var typingField: Node? {
    let field = graph.focusedField
    if field?.element?.text == nil {
      graph.violate("No field has focus to type into")
    }
    return field
  }

  /// Deletes the text of the field with focus.
  package func clear() {
    defer { settle() }
    typingField?.type("")
  }

  /// Deletes the letter before the caret. In an empty field nothing happens,
  /// and SwiftUI doesn't report it.
  package func pressDelete(at caret: Int? = nil) {
    defer { settle() }
    guard let field = typingField else { return }
    var shown = field.shownText
    let place = caret ?? shown.count
    guard (1...max(shown.count, 1)).contains(place), !shown.isEmpty
    else { return }
    shown.remove(at: shown.index(shown.startIndex, offsetBy: place - 1))
    field.type(shown)
  }

  /// Replaces the text of a field as the system does, whatever has focus.
  package func autofill(_ title: String, _ text: String) {
    defer { settle() }
    find(title, \.isField)?.type(text)
  }

  /// Types at the end of a field as the system does, whatever has focus.
  package func autotype(_ title: String, _ text: String) {
    defer { settle() }
    guard let field = find(title, \.isField) else { return }
    field.type(field.shownText + text)
  }

  package func pressReturn(hardware: Bool = false) {
    graph.pressReturn(hardware: hardware)
    settle()
  }

  /// Presses Tab on a hardware keyboard. Focus moves to the next field.
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

  /// Closes the keyboard as the user does.
  package func dismissKeyboard() {
    graph.tapField(nil)
    settle()
  }

  /// Swipes the row with this element.
  package func swipe(_ title: String) {
    find(title)?.swipe()
    settle()
  }

  /// Scrolls until the row with the given ID is loaded.
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

  /// Sets the frame of an element.
  package func place(_ title: String, at frame: CGRect) {
    graph.place(title, at: frame)
    settle()
  }
}
