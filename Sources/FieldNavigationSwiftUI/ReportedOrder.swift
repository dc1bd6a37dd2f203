#if canImport(SwiftUI)
import SwiftUI

/// A field's frame, in screen coordinates in points.
struct FieldPlace<Value: Hashable>: Equatable {
  let value: Value
  let frame: CGRect
  let direction: LayoutDirection
}

/// The fields in the order of the views. SwiftUI may deliver only some of them.
/// The order contains numbers, because a view isn't `Sendable`. SwiftUI
/// delivers preferences on the main thread. In some OS versions the declaration
/// allows any thread.
struct TreeOrder: PreferenceKey, Equatable, Sendable {
  static var defaultValue: TreeOrder { TreeOrder([]) }

  private(set) var fields: [Int]

  init(_ fields: [Int]) { self.fields = fields }

  static func reduce(value: inout TreeOrder, nextValue: () -> TreeOrder) {
    value.fields += nextValue().fields
  }
}

/// A form that receives the order of the views.
@MainActor protocol TreeListener: AnyObject, Sendable {
  func treeChanged(to order: TreeOrder)
}
#endif
