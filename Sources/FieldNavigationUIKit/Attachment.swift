#if canImport(UIKit) && (os(iOS) || os(Linux))
package import Foundation
package import UIKit

/// Ties an object to a view: it lives as long as the view does, or until it is
/// taken away. What associated objects are for, without Objective-C.
@MainActor
package final class Attachment<Value: AnyObject>: NSObject,
  UIInteraction
{
  package private(set) weak var view: UIView?
  package let value: Value

  package init(_ value: Value) {
    self.value = value
    super.init()
  }

  package func willMove(to view: UIView?) {}

  package func didMove(to view: UIView?) {
    self.view = view
  }

  package static func find(on view: UIView) -> Attachment? {
    find(on: view) { _ in true }
  }

  package static func find(
    on view: UIView, where isWanted: (Value) -> Bool
  ) -> Attachment? {
    for case let found as Attachment in view.interactions
    where isWanted(found.value) {
      return found
    }
    return nil
  }
}
#endif
