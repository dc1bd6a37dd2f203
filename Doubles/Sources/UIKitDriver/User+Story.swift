package import TestSupport
import UIKit

// Stories name a view by its accessibility identifier.

extension User: StoryUser {
  /// `set FIELD TEXT`: the app's code sets a text. `turn`: the user waits for a
  /// turn of the run loop.
  package static var ownActs: [String] { ["set", "turn"] }

  package var storyNames: [String] {
    named.compactMap(\.accessibilityIdentifier)
  }

  package var storySight: StorySight {
    StorySight(
      focused.map { ($0 as? UIView)?.accessibilityIdentifier ?? "?" },
      key: returnKey.map { "\($0)" } ?? "-")
  }

  package func storyText(of field: String) -> String {
    switch view(field) {
    case let field as UITextField: field.text ?? ""
    case let view as UITextView: view.text ?? ""
    case let label as UILabel: label.text ?? ""
    default: ""
    }
  }

  package func perform(_ act: StoryAct) throws(StoryRefusal) {
    switch act {
    case .tap(let name): if let view = view(name) { tap(view) }
    case .type(let text): type(text)
    case .delete: pressDelete()
    case .clear: deleteAll()
    case .pressReturn: tapReturn()
    case .pressTab(let backward): press(.tab, backward ? .shift : [])
    case .paste(let text): paste(text)
    case .tapBar(let name):
      guard tapBar(name) else {
        let items = bar?.items ?? []
        throw .missing(
          "button above the keyboard that does anything", name,
          among: items.compactMap { $0.accessibilityLabel ?? $0.title })
      }
    case .closeKeyboard:
      window.endEditing(true)
      settle()
    case .own(let words) where words.count == 3: try set(words[1], words[2])
    case .own(["turn"]): settle()
    case .press, .own, .appActs: throw .unable(act)
    }
  }

  private func set(_ name: String, _ text: String) throws(StoryRefusal) {
    switch view(name) {
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text
    default: throw .missing("field", name, among: storyNames)
    }
  }

  private var named: [UIView] {
    func named(in view: UIView) -> [UIView] {
      (view.accessibilityIdentifier == nil ? [] : [view])
        + view.content.flatMap(named)
    }
    return named(in: window)
  }

  private func view(_ name: String) -> UIView? {
    named.first { $0.accessibilityIdentifier == name }
  }
}
