#if canImport(UIKit) && (os(iOS) || os(Linux))
public import UIKit

extension FieldNavigator {
  /// What is done when a form ends, after the field has resigned.
  @MainActor public struct FinishAction {
    private let act: (UIResponder) -> Void

    /// Calls a closure.
    ///
    /// ```swift
    /// navigator.onFinish = .call { [weak self] in self?.signUp() }
    /// ```
    public static func call(_ body: @escaping () -> Void) -> FinishAction {
      FinishAction { _ in body() }
    }

    /// Performs a segue of the controller around the field. If the controller
    /// does not want it, or has no storyboard, nothing is done.
    public static func segue(_ identifier: String) -> FinishAction {
      FinishAction { responder in
        guard let controller = responder.controllerAround else { return }
        // Without a storyboard UIKit would raise.
        guard controller.storyboard != nil else {
          return Warning.say(
            "\(controller.name) is not from a storyboard and has no segue "
              + "'\(identifier)'. Use onFinish = .call instead.")
        }
        guard
          controller.shouldPerformSegue(
            withIdentifier: identifier, sender: responder)
        else { return }
        controller.performSegue(withIdentifier: identifier, sender: responder)
      }
    }

    /// Presses a control: the form's button. Nothing is done while it is
    /// disabled, or when it is gone; it is not kept alive.
    public static func control(_ control: UIControl) -> FinishAction {
      FinishAction { [weak control] _ in
        guard let control, control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    }

    func perform(from responder: UIResponder) {
      act(responder)
    }
  }
}
#endif
