#if canImport(SwiftUI)
import SwiftUI

/// The fields in the order of the views, of which SwiftUI may deliver only
/// some. They are numbers, because a view isn't `Sendable`, and in some OS
/// versions the declaration lets SwiftUI deliver preferences on any thread.
struct TreeOrder: PreferenceKey, Equatable, Sendable {
  static var defaultValue: TreeOrder { TreeOrder(views: []) }

  var views: [Int]

  static func reduce(value: inout TreeOrder, nextValue: () -> TreeOrder) {
    value.views += nextValue().views
  }
}

@MainActor protocol TreeListener: AnyObject, Sendable {
  func treeChanged(to order: TreeOrder)
}
#endif
