import UIKit

/// The code of the 2018 article in a plain form. Tests compare it with
/// `NextTextFieldHandler`.
///
/// The article's code has a further step if no field is empty. This code omits
/// the step. The field resigns before the step could run.
@MainActor protocol ArticleNextHandler {
  var textFields: [UITextField] { get }
}

extension ArticleNextHandler {
  /// Sets the label of a field. Call this method in
  /// `textFieldShouldBeginEditing`.
  func articleShowsKey(of field: UITextField) {
    let list = textFields
    guard list.contains(field) else { return }
    field.returnKeyType =
      emptyField(after: field, in: list) == nil ? .done : .next
  }

  /// Moves on from a field. Call this method in `textFieldShouldReturn`.
  func articlePressesReturn(in field: UITextField) {
    let list = textFields
    guard list.contains(field) else { return }
    if let target = emptyField(after: field, in: list) {
      target.becomeFirstResponder()
    } else {
      field.resignFirstResponder()
    }
  }

  private func emptyField(
    after field: UITextField, in list: [UITextField]
  ) -> UITextField? {
    guard let place = list.firstIndex(of: field) else { return nil }
    return list[(place + 1)...].first { $0.text?.isEmpty ?? true }
  }
}
