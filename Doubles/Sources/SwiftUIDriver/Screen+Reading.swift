import SwiftUI

extension Screen {
  /// The title of the field with focus.
  package var focused: String? { graph.focusedField?.title }

  /// The label of the Return key, named as in SwiftUI's `SubmitLabel`.
  package var returnKey: String? {
    graph.focusedField.map { $0.submitLabel.name }
  }

  /// The label of the Return key in the field with this title.
  package func label(of title: String) -> String {
    find(title, \.isField)?.submitLabel.name ?? ""
  }

  /// The label of the Return key in each visible field, by title.
  package var labels: [String: String] {
    var labels: [String: String] = [:]
    for field in elements where field.isField {
      labels[field.title] = field.submitLabel.name
    }
    return labels
  }

  package func text(of title: String) -> String {
    find(title, \.isField)?.element?.text?.wrappedValue ?? ""
  }

  /// The text that the user sees in a field.
  package func shownText(of title: String) -> String {
    find(title, \.isField)?.shownText ?? ""
  }

  package func isOn(_ title: String) -> Bool {
    find(title) { $0.element?.kind == .toggle }?.element?.isOn?.wrappedValue
      ?? false
  }

  package func isEnabled(_ title: String) -> Bool {
    find(title)?.isEnabled ?? false
  }

  /// The titles of the fields on the screen, in tree order.
  package var fields: [String] {
    elements.filter(\.isField).map(\.title)
  }

  /// The content of each `Text` on the screen. The titles of buttons and fields
  /// aren't included.
  package var texts: [String] {
    elements.filter { $0.element?.kind == .text }.map(\.title)
  }

  /// The titles of buttons and links on the screen.
  package var buttons: [String] {
    elements.filter { $0.element?.action != nil }.map(\.title)
  }

  /// The titles of the buttons in each row above the keyboard.
  package var keyboardBar: [[String]] {
    graph.keyboardRows.map { row in
      row.subtree.filter { $0.element?.action != nil }.map(\.title)
    }
  }

  /// The app's actions that SwiftUI forbids.
  package var violations: [String] { graph.violations }

  /// The warnings that SwiftUI would log at run time.
  package var warnings: [String] { graph.warnings }

  /// The events since the last reset, in order.
  package var log: [String] { graph.log }

  package func resetLog() {
    graph.log.removeAll()
  }

  /// The number of evaluations since the last reset, by type.
  package var evaluations: [String: Int] { graph.evaluations }

  /// The number of objects that were made as initial values of state during an
  /// action, by type.
  package func stateObjects(during action: () -> Void) -> [String: Int] {
    graph.stateObjects = [:]
    defer { graph.stateObjects = nil }
    action()
    return graph.stateObjects ?? [:]
  }

  /// The number of passes since the last reset.
  package var passes: Int { graph.passes }

  package func resetCounts() {
    graph.evaluations.removeAll()
    graph.passes = 0
  }

  /// The elements that the user can see or touch, in tree order.
  var elements: [Node] {
    (graph.root?.subtree ?? []).filter {
      $0.isElement && !$0.isInsideElement && $0.isVisible
    }
  }

  func find(
    _ title: String, nth: Int = 0, _ isWanted: (Node) -> Bool = { _ in true }
  ) -> Node? {
    let found = elements.filter { $0.names.contains(title) && isWanted($0) }
    guard found.indices.contains(nth) else {
      let titles = elements.map(\.title).filter { !$0.isEmpty }
      graph.violate(
        "The screen has no \"\(title)\" \(nth > 0 ? "(\(nth)) " : "")but "
          + titles.joined(separator: ", "))
      report()
      return nil
    }
    return found[nth]
  }
}
