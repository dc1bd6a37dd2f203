#if canImport(UIKit) && (os(iOS) || os(Linux))
import UIKit

/// What is known of the lists in a form.
@MainActor final class RowMemories {
  private var memories: [ObjectIdentifier: RowMemory] = [:]

  subscript(_ view: UIScrollView) -> RowMemory {
    let id = ObjectIdentifier(view)
    if let known = memories[id], known.view === view { return known }
    memories = memories.filter { $0.value.view != nil }
    let new = RowMemory(of: view)
    memories[id] = new
    return new
  }
}
#endif
