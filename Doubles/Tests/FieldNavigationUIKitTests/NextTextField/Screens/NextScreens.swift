import FieldNavigationRecipes
import Foundation
import UIKit

/// A screen with fields named `a`, `b`, `c` and so on. Each field is in a
/// wrapper.
@MainActor class NextScreen: UIViewController, UITextFieldDelegate {
  private(set) var fields: [UITextField] = []
  private var count = 0
  private var filled: Set<String> = []
  /// Returns the fields to list. If the closure is `nil`, the list contains all
  /// fields.
  var listed: (([UITextField]) -> [UITextField])?
  /// The result of `textFieldShouldBeginEditing`.
  var accepts: (UITextField) -> Bool = { _ in true }
  /// The result of `textFieldShouldEndEditing`.
  var lets: (UITextField) -> Bool = { _ in true }

  convenience init(_ count: Int, filled: Set<String> = []) {
    self.init(nibName: nil, bundle: nil)
    self.count = count
    self.filled = filled
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, name) in "abcde".prefix(count).enumerated() {
      let wrapper = UIView(
        frame: CGRect(x: 20, y: 20 + 40 * place, width: 200, height: 30))
      let field = UITextField(frame: wrapper.bounds)
      field.accessibilityIdentifier = "\(name)"
      field.delegate = self
      if filled.contains("\(name)") { field.text = "x" }
      wrapper.addSubview(field)
      view.addSubview(wrapper)
      fields.append(field)
    }
  }

  var textFields: [UITextField] { listed?(fields) ?? fields }

  func field(_ name: String) -> UITextField {
    fields.first { $0.accessibilityIdentifier == name } ?? UITextField()
  }

  func showKey(of field: UITextField) {}

  func handleReturn(in field: UITextField) {}

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    showKey(of: textField)
    return accepts(textField)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    lets(textField)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    handleReturn(in: textField)
    return true
  }
}

final class ArticleNextScreen: NextScreen, ArticleNextHandler {
  override func showKey(of field: UITextField) { articleShowsKey(of: field) }

  override func handleReturn(in field: UITextField) {
    articlePressesReturn(in: field)
  }
}

final class OurNextScreen: NextScreen, NextTextFieldHandler {
  override func showKey(of field: UITextField) {
    setupReturnKeyType(for: field)
  }

  override func handleReturn(in field: UITextField) {
    handleReturnKeyTapped(on: field)
  }

  override func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = super.textFieldShouldReturn(textField)
    return false
  }
}
