/// A view without a body, implemented by the double. The view lists its
/// children.
protocol Primitive: View {
  @MainActor func children(of node: Node) -> [Child]

  /// Whether the children are certainly the same as those of the old view.
  @MainActor func isUnchanged(from old: any View, at node: Node) -> Bool
}

/// A child to create. The key distinguishes the child from its siblings.
struct Child {
  let key: Node.Key
  let view: any View

  init(_ key: Node.Key, _ view: any View) {
    self.key = key
    self.view = (view as? any OptionalContent)?.view ?? view
  }

  init(_ name: String, _ view: any View) {
    self.init(.name(name), view)
  }
}

extension Primitive {
  @MainActor func children(of node: Node) -> [Child] { [] }

  func isUnchanged(from old: any View, at node: Node) -> Bool { false }
}

/// A modifier without a body, implemented by the double.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  @MainActor func children(_ content: any View, of node: Node) -> [Child]
}

extension PrimitiveModifier {
  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
}
