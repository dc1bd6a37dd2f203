/// Turns a view into a modified view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Self.Content
  ) -> Self.Body
}

extension ViewModifier where Body == Never {
  public func body(content: Self.Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
}

nonisolated public struct EmptyModifier: PrimitiveModifier, Sendable {
  public static let identity = EmptyModifier()
  public typealias Body = Never
  public init() {}
}

extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
  {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

/// A type-erased modified view.
@MainActor protocol AnyModifiedContent {
  nonisolated var anyModifier: Any { get }
  nonisolated var anyContent: Any { get }
}

extension ModifiedContent: AnyModifiedContent {
  var anyModifier: Any { modifier }
  var anyContent: Any { content }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: Primitive
where Content: View, Modifier: ViewModifier {
  @MainActor func children(of node: Node) -> [Child] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.children(content, of: node)
    }
    let box = node.memory(ContentBox(content))
    return [
      Child(
        "body",
        ModifierBody(
          modifier: modifier, content: _ViewModifier_Content(box: box)))
    ]
  }

  /// The content may change without the modifier, and vice versa.
  func isUnchanged(from old: any View, at node: Node) -> Bool {
    guard let box = node.memory as? ContentBox, let old = old as? Self,
      !(modifier is any PrimitiveModifier)
    else { return false }
    let compares = node.graph.policies.comparesViews
    if !compares || !isSame(old.content, content) { box.change(content) }
    guard compares, isSame(old.modifier, modifier) else { return false }
    return true
  }
}

extension ModifiedContent: RowContainer
where Content: View, Modifier: ViewModifier {
  /// A modifier without a body applies to each row of its content.
  @MainActor func rows() -> [Child] {
    guard modifier is any PrimitiveModifier, content is any RowContainer else {
      return [Child(.place(0), self)]
    }
    return SwiftUI.rows(of: content).map { row in
      Child(
        row.key,
        ModifiedContent<AnyView, Modifier>(
          content: erased(row.view), modifier: modifier))
    }
  }

  private func erased(_ view: some View) -> AnyView { AnyView(view) }
}

/// Holds the content of a modified view. The box stays the same when the
/// content or the modifier changes.
final class ContentBox {
  private(set) var content: any View
  private(set) var version = 0
  private var readers: Set<Node> = []

  init(_ content: any View) {
    self.content = content
  }

  func change(_ content: any View) {
    self.content = content
    version += 1
    for reader in readers { reader.graph.invalidate(reader) }
  }

  func add(_ reader: Node) {
    readers = readers.filter(\.isMounted)
    readers.insert(reader)
  }
}

/// Evaluates the body of a modifier.
nonisolated struct ModifierBody<Modifier: ViewModifier>: View, Primitive {
  let modifier: Modifier
  let content: _ViewModifier_Content<Modifier>

  @MainActor func children(of node: Node) -> [Child] {
    node.graph.evaluations[typeName(modifier), default: 0] += 1
    let installed = node.graph.installed(modifier, at: node)
    return [Child(.place(0), installed.body(content: content))]
  }

  func isUnchanged(from old: any View, at node: Node) -> Bool {
    node.graph.policies.comparesViews
      && (old as? Self).map { isSame($0.modifier, modifier) } ?? false
  }
}

/// Represents the content in the body of a modifier.
///
/// The content is evaluated when the content changes, even if the modifier is
/// not evaluated.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View,
  Primitive
{
  let box: ContentBox

  @MainActor func children(of node: Node) -> [Child] {
    box.add(node)
    return [Child(.place(0), box.content)]
  }

  func isUnchanged(from old: any View, at node: Node) -> Bool {
    !node.isDirty && (old as? Self)?.box === box
  }
}
