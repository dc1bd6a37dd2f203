import UIKit

/// A plain implementation of the code in the 2018 article, for comparison with
/// NextTextFieldHandler.
///
/// This implementation leaves out what the article's code does if no field is
/// empty, because the field resigns before that code could run.
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
