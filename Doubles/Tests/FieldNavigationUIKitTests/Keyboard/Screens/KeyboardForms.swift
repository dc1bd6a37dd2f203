import FieldNavigationRecipes
import Foundation
import UIKit
import UIKitDriver

/// A form whose own layout makes room for the keyboard. A layout guide has the
/// same effect.
@MainActor final class SelfMadeForm: ActivatingForm {
  private var isCrowded = false

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction { [weak self] _ in
      self?.isCrowded = true
      self?.view.setNeedsLayout()
    }
    fields[2].addAction(action, for: .editingDidBegin)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isCrowded { fields[2].frame.origin.y = 60 }
  }
}

/// A form with the article's keyboard algorithm. The algorithm treats the
/// keyboard's screen frame as a frame in the view. It resets the view's origin
/// to 0.
@MainActor final class ArticleKeyboardForm: KeyboardForm {
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listen(UIResponder.keyboardWillShowNotification) { form, keyboard in
      guard let field = form.fields.first(where: \.isFirstResponder),
        let parent = field.superview
      else { return }
      let bottom = parent.convert(field.frame, to: form.view).maxY + 20
      form.view.frame.origin.y = min(keyboard.minY - bottom, 0)
    }
    listen(UIResponder.keyboardWillHideNotification) { form, _ in
      form.view.frame.origin.y = 0
    }
  }

  private func listen(
    _ name: Notification.Name,
    _ act: @escaping @MainActor @Sendable (ArticleKeyboardForm, CGRect) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(
      forName: name, object: nil, queue: nil
    ) { [weak self] notification in
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let value = notification.userInfo?[key] as? NSValue
      let frame = value?.cgRectValue ?? .zero
      MainActor.assumeIsolated { if let self { act(self, frame) } }
    }
    tokens.append(token)
  }

  override func stop() {
    tokens.forEach(NotificationCenter.default.removeObserver)
  }
}

extension UIView {
  /// The view's frame in window coordinates.
  var place: CGRect { convert(bounds, to: nil) }
}
