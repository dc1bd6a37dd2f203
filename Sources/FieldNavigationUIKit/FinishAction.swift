#if canImport(UIKit) && (os(iOS) || os(Linux))
public import UIKit

extension FieldNavigator {
  /// What is done when a form ends.
  @MainActor public struct FinishAction {
    private let act: (UIResponder) -> Void

    /// Performs a segue of the controller around the field. If the controller
    /// does not want it, or has no storyboard, nothing is done.
    public static func segue(_ identifier: String) -> FinishAction {
      FinishAction { responder in
        guard let controller = responder.controllerAround else { return }
        // Without a storyboard UIKit would raise.
        guard controller.storyboard != nil else {
          return Warning.say(
            "\(controller.name) is not from a storyboard and has no segue "
              + "'\(identifier)'. Use onFinish instead.")
        }
        guard
          controller.shouldPerformSegue(
            withIdentifier: identifier, sender: responder)
        else { return }
        controller.performSegue(withIdentifier: identifier, sender: responder)
      }
    }

    /// Presses a control, if it is there and enabled: the form's button.
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
