internal import Foundation
package import UIKit

extension User {
  package enum Key: Hashable, Sendable {
    case tab, enter, escape

    var input: String {
      switch self {
      case .tab: "\t"
      case .enter: "\r"
      case .escape: UIKeyCommand.inputEscape
      }
    }

    var code: UIKeyboardHIDUsage {
      switch self {
      case .tab: .keyboardTab
      case .enter: .keyboardReturnOrEnter
      case .escape: .keyboardEscape
      }
    }
  }

  /// Presses Return on the on-screen keyboard or on a hardware keyboard.
  package func tapReturn() {
    defer { settle() }
    if let field = focused as? UITextField { return field.pressReturn() }
    (focused as? UITextView)?.insertText("\n")
  }

  /// Presses a key of a hardware keyboard.
  package func press(_ key: Key, _ flags: UIKeyModifierFlags = []) {
    defer { settle() }
    guard let focused else { return }
    let isTab = key == .tab && flags.isSubset(of: .shift)
    let matching = commands(from: focused).filter {
      $0.input == key.input && $0.modifierFlags == flags
    }
    let first =
      device.policies.hasFocusSystem && isTab
      ? matching.first(where: \.wantsPriorityOverSystemBehavior)
      : matching.first
    if let first, focused.perform(first) { return }
    if isTab, focused is UITextView {
      (focused as? UITextView)?.insertText("\t")
      return
    }
    if isTab, device.policies.hasFocusSystem {
      return moveFocus(forward: flags.isEmpty)
    }
    focused.press(key.code, flags, key.input)
    guard focused.isFirstResponder else { return }
    if isTab { return probe(forward: flags.isEmpty) }
    if key == .enter, flags.isEmpty { tapReturn() }
  }

  private func commands(from responder: UIResponder) -> [UIKeyCommand] {
    (responder.keyCommands ?? [])
      + (responder.next.map { commands(from: $0) } ?? [])
  }

  /// Moves focus as Tab does in the focus system, in the fields' order on the
  /// screen.
  private func moveFocus(forward: Bool) {
    let fields = window.textFields.filter(\.canBeSeen).sorted {
      let a = $0.convert($0.bounds, to: nil)
      let b = $1.convert($1.bounds, to: nil)
      return (a.minY, a.minX) < (b.minY, b.minX)
    }
    step(from: focused, in: fields, forward)?.becomeFirstResponder()
  }

  /// Handles Tab as iOS did before version 15. The steps are those in the 2012
  /// article.
  private func probe(forward: Bool) {
    let all = window.textFields
    let order = device.nativeTabOrder.map { $0.map { all[$0] } } ?? all
    // 1. UIKit asks all fields, even hidden fields, whether they can become
    //    first responder.
    let answers = order.map(\.canBecomeFirstResponder)
    // 2. UIKit picks a visible field that has agreed. While Tab is restricted,
    //    a visible field that has refused also qualifies.
    let candidates = zip(order, answers).filter { field, answer in
      field.canBeSeen
        && (answer || device.isTabRestricted || field.isFirstResponder)
    }
    guard
      let target = step(from: focused, in: candidates.map(\.0), forward)
    else { return }
    guard let place = order.firstIndex(of: target), answers[place] else {
      return
    }
    // 3. and 4. UIKit asks the target again. If the target refuses, Tab is
    //    restricted from then on.
    device.isTabRestricted = !target.becomeFirstResponder()
  }

  private func step(
    from focused: UIResponder?, in fields: [UITextField], _ forward: Bool
  ) -> UITextField? {
    guard let place = fields.firstIndex(where: { $0 === focused }) else {
      return fields.first
    }
    let count = fields.count
    let next = fields[(place + (forward ? 1 : count - 1)) % count]
    return next === focused ? nil : next
  }
}
