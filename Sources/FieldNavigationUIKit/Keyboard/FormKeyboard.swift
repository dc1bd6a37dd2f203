#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// What a form does about the keyboard: keeps the focused field above it, and
/// hides it after a tap beside the fields.
@MainActor final class FormKeyboard {
  private let context: NavigatorContext
  private let owns: (UIResponder) -> Bool
  private let focused: () -> UIResponder?
  private var avoider: KeyboardAvoider?
  private var tapOutside: TapOutside?

  /// - Parameter owns: whether no other navigator has the field.
  init(
    _ context: NavigatorContext, owns: @escaping (UIResponder) -> Bool,
    focused: @escaping () -> UIResponder?
  ) {
    self.context = context
    self.owns = owns
    self.focused = focused
  }

  /// - Parameters:
  ///   - root: the form's view; `nil` for a list of fields.
  ///   - container: the view that moves up for the keyboard.
  func update(_ root: UIView?, in container: UIView?) {
    avoid(in: container)
    let isWanted = context.configuration.tapOutsideHidesKeyboard
    hideOnTap(on: isWanted ? root ?? container : nil)
  }

  func stop() {
    avoider?.stop()
    avoider = nil
    hideOnTap(on: nil)
  }

  private func avoid(in container: UIView?) {
    guard context.avoidsKeyboard else {
      avoider?.stop()
      avoider = nil
      return
    }
    guard let container else { return }
    if let avoider { return avoider.follow(container) }
    avoider = KeyboardAvoider(
      for: container, keyboard: context.keyboard?.change,
      owns: owns,
      distance: { [weak context] in
        context?.keyboardDistance(of: $0) ?? KeyboardAvoidance.gap
      }, find: { [focused] _ in focused() as? UIView })
  }

  private func hideOnTap(on view: UIView?) {
    if tapOutside?.isOn(view) ?? (view == nil) { return }
    tapOutside?.stop()
    tapOutside = view.map { TapOutside(on: $0, focused: focused) }
  }
}
#endif
