nonisolated public struct GeometryReader<Content: View>: View, Primitive {
  public var content: (GeometryProxy) -> Content

  public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content
  ) {
    self.content = content
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content(GeometryProxy(frame: frame(of: node))))]
  }

  /// The reader is in the background or the overlay of a view. The result is
  /// the frame of the first element in that view. The double has no layout.
  /// Tests set the frame of an element by the element's title.
  private func frame(of node: Node) -> CGRect {
    guard !node.graph.frames.isEmpty else { return .zero }
    let layered = node.ancestors.first {
      ($0.modifier() as (any LayerModifier)?) != nil
    }
    let titles =
      (layered ?? node).children.first?.subtree.flatMap(\.names) ?? []
    return titles.lazy.compactMap { node.graph.frames[$0] }.first ?? .zero
  }
}

public struct GeometryProxy {
  private let frame: CGRect

  init(frame: CGRect) {
    self.frame = frame
  }

  public var size: CGSize { frame.size }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: frame.size)
    default: frame
    }
  }
}

public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

extension Graph {
  /// Sets the frame of the elements with a title. Geometry readers then run
  /// again.
  package func place(_ title: String, at frame: CGRect) {
    frames[title] = frame
    for node in root?.subtree ?? []
    where typeName(node.view) == "GeometryReader" { invalidate(node) }
  }
}
