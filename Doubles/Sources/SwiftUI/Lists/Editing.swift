extension ForEach: DynamicViewContent where Content: View {}

/// Views made from the elements of a collection.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  associatedtype Data: Collection
  var data: Self.Data { get }
}

extension DynamicViewContent {
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(content: self, delete: action)
  }

  /// The double has no gesture that moves a row.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(content: self, delete: nil)
  }
}

/// Rows that the user can delete.
nonisolated struct EditableContent<Content: DynamicViewContent>: Primitive,
  DynamicViewContent, RowContainer
{
  let content: Content
  let delete: ((IndexSet) -> Void)?

  @MainActor var data: Content.Data { content.data }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }

  @MainActor func rows() -> [Child] {
    SwiftUI.rows(of: content).enumerated().map { place, row in
      guard let delete else { return row }
      return Child(
        row.key,
        EditableRow(view: row.view) { delete(IndexSet(integer: place)) })
    }
  }
}

nonisolated struct EditableRow: View, Primitive {
  let view: any View
  let delete: () -> Void

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), view)]
  }
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

extension View {
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeModifier(buttons: content()))
  }
}

nonisolated struct SwipeModifier<Buttons: View>: PrimitiveModifier, AnySwipe {
  let buttons: Buttons

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    let row = Child(.place(0), content)
    return node.memory is SwipedOpen ? [row, Child("swipe", buttons)] : [row]
  }
}

private protocol AnySwipe: PrimitiveModifier {}

/// The memory of a row whose buttons the user has uncovered.
private final class SwipedOpen {}

nonisolated public struct EditButton: View {
  public init() {}

  public var body: some View { Button("Edit") {} }
}

extension Node {
  /// Swipes the row that contains this node. A row with `swipeActions` shows
  /// its buttons. Another row is deleted.
  @MainActor package func swipe() {
    for node in ancestors {
      if (node.modifier() as (any AnySwipe)?) != nil {
        node.memory = SwipedOpen()
        return node.graph.invalidate(node)
      }
      if let row = node.view as? EditableRow { return row.delete() }
    }
    graph.violate("The row of \"\(title)\" has nothing to swipe")
  }
}

extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let kept = enumerated().filter { !source.contains($0.offset) }
    let before = kept.filter { $0.offset < toOffset }.map(\.element)
    let after = kept.filter { $0.offset >= toOffset }.map(\.element)
    for (place, element) in zip(indices, before + moved + after) {
      self[place] = element
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}
