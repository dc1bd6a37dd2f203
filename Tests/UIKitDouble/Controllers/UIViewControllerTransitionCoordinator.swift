public import Foundation

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A change of the size of a window, from before its layout to its end.
@MainActor
package final class SizeTransition: NSObject,
  UIViewControllerTransitionCoordinator
{
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) ->
    Void

  private var animations: [Step] = []
  private var completions: [Step] = []

  package override init() {
    super.init()
  }

  package func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  package func animate() {
    for step in animations { step(self) }
  }

  package func end() {
    for step in completions { step(self) }
  }
}
