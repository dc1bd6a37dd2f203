import FieldNavigationRecipes
import Foundation
import UIKit

/// An item of a screen: a field, text view or label with a tag.
struct AdvancingItem: Sendable {
  enum Kind: Sendable { case field, text, label }

  let kind: Kind
  let tag: Int

  static func field(_ tag: Int) -> AdvancingItem {
    AdvancingItem(kind: .field, tag: tag)
  }

  static func text(_ tag: Int) -> AdvancingItem {
    AdvancingItem(kind: .text, tag: tag)
  }

  static func label(_ tag: Int) -> AdvancingItem {
    AdvancingItem(kind: .label, tag: tag)
  }

  @MainActor func makeView(_ delegate: any UITextFieldDelegate) -> UIView {
    switch kind {
    case .field:
      let field = UITextField()
      field.delegate = delegate
      return field
    case .text: return UITextView()
    case .label: return UILabel()
    }
  }
}

/// The screen that the segue shows.
final class AdvancingWelcome: UIViewController {}

/// A screen with items named `a`, `b`, `c` and so on. Each item has its own
/// wrapper.
@MainActor class AdvancingScreen: UIViewController, UITextFieldDelegate {
  private(set) var items: [UIView] = []
  private var list: [AdvancingItem] = []
  /// The result of `textFieldShouldBeginEditing`.
  var accepts: (UITextField) -> Bool = { _ in true }
  var identifier: String? = "welcome"

  convenience init(_ list: [AdvancingItem]) {
    self.init(nibName: nil, bundle: nil)
    self.list = list
    segues["welcome"] = { AdvancingWelcome() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, (name, item)) in zip("abcdefgh", list).enumerated() {
      let wrapper = UIView(
        frame: CGRect(x: 20, y: 10 + 40 * place, width: 200, height: 30))
      let new = item.makeView(self)
      new.frame = wrapper.bounds
      new.tag = item.tag
      new.accessibilityIdentifier = "\(name)"
      wrapper.addSubview(new)
      view.addSubview(wrapper)
      items.append(new)
    }
  }

  func item(_ name: String) -> UIView {
    items.first { $0.accessibilityIdentifier == name } ?? UIView()
  }

  func field(_ name: String) -> UITextField {
    item(name) as? UITextField ?? UITextField()
  }

  func advance(from field: UITextField) {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    accepts(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    advance(from: textField)
    return true
  }
}

final class ArticleAdvancingScreen: AdvancingScreen, ArticleAdvancing {
  var articleSegue: String? { identifier }

  override func advance(from field: UITextField) {
    articleAdvances(from: field)
  }
}

final class OurAdvancingScreen: AdvancingScreen, TextFieldAdvancing {
  var textFieldSegueIdentifier: String? { identifier }

  override func advance(from field: UITextField) {
    advanceFirstResponder(from: field)
  }

  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = super.textFieldShouldReturn(textField)
    return false
  }
}
