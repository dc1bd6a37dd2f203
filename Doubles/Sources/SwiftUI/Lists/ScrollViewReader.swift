nonisolated public struct ScrollViewReader<Content: View>: View, Primitive {
  public var content: (ScrollViewProxy) -> Content

  public init(
    @ViewBuilder content: @escaping (ScrollViewProxy) -> Content
  ) {
    self.content = content
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content(ScrollViewProxy(node: node)))]
  }
}

/// Scrolls the lists inside a `ScrollViewReader`.
public struct ScrollViewProxy {
  weak var node: Node?

  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node, node.isMounted else { return }
    node.graph.willChange("scrollTo was called")
    node.graph.scroll(below: node, to: AnyHashable(id), anchor: anchor)
  }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat

  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
