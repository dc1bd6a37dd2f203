import UIKit

/// The behavior of the 2018 article, written plainly: ours is compared with it.
///
/// Its fall-backs for a missing empty field are left out, because it resigns
/// before it would use them.
@MainActor protocol ArticleNextHandler {
  var textFields: [UITextField] { get }
}

extension ArticleNextHandler {
  /// To be called from "should begin editing".
  func articleShowsKey(of field: UITextField) {
    let list = textFields
    guard list.contains(field) else { return }
    field.returnKeyType =
      emptyField(after: field, in: list) == nil ? .done : .next
  }

  /// To be called from "should return".
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
