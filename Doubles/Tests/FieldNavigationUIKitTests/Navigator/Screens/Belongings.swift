import Foundation
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

/// Describes everything in an app that a navigator may change.
@MainActor func belongings(of screen: FormScreen) -> [String] {
  let fields = screen.view.textInputs.map { view in
    let field = view as? UITextField
    let text = view as? UITextView
    let key = field?.returnKeyType ?? text?.returnKeyType
    return [
      view.accessibilityIdentifier ?? "?",
      key.map { "\($0)" } ?? "none",
      "accessory \(view.inputAccessoryView.map(name) ?? "none")",
      "input \(view.inputView.map(name) ?? "none")",
      "actions \(field?.actionCount ?? 0)",
      "interactions \(view.interactions.count)",
      "delegate \(field?.delegate != nil || text?.delegate != nil)",
      "frame \(view.frame)",
    ].joined(separator: ", ")
  }
  // The text omits the scroll offset. The navigator need not restore it (A4).
  let scrollers = screen.view.content.compactMap { $0 as? UIScrollView }.map {
    "scroller \($0.contentInset)"
  }
  return fields + scrollers + [
    "keys \((screen.keyCommands ?? []).map { $0.input ?? "?" })",
    "interactions \(screen.view.interactions.count)",
    "frame \(screen.view.frame)",
    "run loop \(Device.runLoopObservers)",
  ]
}

@MainActor private func name(_ view: UIView) -> String {
  view.accessibilityIdentifier ?? "\(type(of: view))"
}
