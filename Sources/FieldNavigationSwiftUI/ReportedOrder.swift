#if canImport(SwiftUI)
import SwiftUI

/// The frame is in screen coordinates, in points.
struct FieldPlace<Value: Hashable>: Equatable {
  let value: Value
  let frame: CGRect
  let direction: LayoutDirection
}

/// The fields in the order of the views, of which SwiftUI may deliver only
/// some. They are numbers, because a view isn't `Sendable`, and in some OS
/// versions the declaration lets SwiftUI deliver preferences on any thread.
struct TreeOrder: PreferenceKey, Equatable, Sendable {
  static var defaultValue: TreeOrder { TreeOrder([]) }

  private(set) var fields: [Int]

  init(_ fields: [Int]) { self.fields = fields }

  static func reduce(value: inout TreeOrder, nextValue: () -> TreeOrder) {
    value.fields += nextValue().fields
  }
}

@MainActor protocol TreeListener: AnyObject, Sendable {
  func treeChanged(to order: TreeOrder)
}
#endif
