// Other ways to enter text than a key. Only the test driver may call these
// functions.

extension UITextField {
  /// Replaces the selection with the text of the pasteboard.
  package func paste(_ text: String) {
    change(storage.selection, to: text)
  }

  /// Inserts text that the user has dragged to the end of this field. The field
  /// needs no focus.
  package func drop(_ text: String) {
    change(storage.text.count..<storage.text.count, to: text)
  }

  /// Fills the field as AutoFill does.
  package func fill(_ text: String) {
    let policies = Device.current.policies
    guard isFirstResponder else {
      storage.text = text
      if policies.fillPosts { announceChange() }
      return
    }
    switch policies.fill {
    case .whole: replaceAll(with: text)
    case .emptyThenLetters:
      replaceAll(with: "")
      typeLetters(of: text)
    case .wholeThenLetters:
      replaceAll(with: text)
      storage.selection = 0..<storage.text.count
      typeLetters(of: text)
    case .lettersIntoField:
      storage.selection = 0..<storage.text.count
      if text.isEmpty { replaceAll(with: "") }
      for letter in text { insertText("\(letter)") }
    }
  }

  private func replaceAll(with text: String) {
    change(0..<storage.text.count, to: text)
  }

  private func typeLetters(of text: String) {
    let window = window
    for letter in text {
      (window?.firstResponder as? any UIKeyInput)?.insertText("\(letter)")
    }
  }

  /// Presses Return while the keyboard suggests a correction of the last word.
  package func pressReturn(accepting correction: String) {
    let start = storage.text.lastIndex(of: " ").map {
      storage.text.distance(from: storage.text.startIndex, to: $0) + 1
    }
    let word = (start ?? 0)..<storage.text.count
    switch Device.current.policies.correction {
    case .beforeReturn:
      change(word, to: correction)
      pressReturn()
    case .inTwoChanges:
      change(word, to: "")
      change(storage.selection, to: correction)
      pressReturn()
    case .silent:
      storage.replace(word, with: correction)
      pressReturn()
    case .afterReturn:
      pressReturn()
      change(word, to: correction)
    }
  }
}
