public import Foundation

#if canImport(ObjectiveC)
@MainActor @objc public protocol UITextViewDelegate: NSObjectProtocol {
  @objc optional func textViewShouldBeginEditing(_ textView: UITextView)
    -> Bool
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  @objc optional func textViewDidChange(_ textView: UITextView)
}
#else
@MainActor public protocol UITextViewDelegate: NSObjectProtocol {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    true
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {}

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    true
  }

  public func textViewDidEndEditing(_ textView: UITextView) {}

  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }

  public func textViewDidChange(_ textView: UITextView) {}
}
#endif
