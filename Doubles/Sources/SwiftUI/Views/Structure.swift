// The views that SwiftUI composes from other views, such as tuples and
// conditions.

/// A view that makes up several rows of a list.
protocol RowContainer {
  @MainActor func rows() -> [Child]
}

/// The rows that a view makes in a list.
@MainActor func rows(of view: any View) -> [Child] {
  let child = Child(.place(0), view)
  return (child.view as? any RowContainer)?.rows() ?? [child]
}

/// The rows of several views, distinguished by their keys.
@MainActor func rows(of views: [any View]) -> [Child] {
  views.enumerated().flatMap { place, view in
    let child = Child(.place(place), view)
    guard child.view is any RowContainer else { return [child] }
    return rows(of: view).map {
      Child(.id([Node.Key.place(place), $0.key] as [Node.Key]), $0.view)
    }
  }
}

nonisolated public struct EmptyView: View, Primitive, RowContainer {
  public init() {}
  @MainActor func rows() -> [Child] { [] }
}

nonisolated public struct TupleView<T>: View, Primitive, RowContainer {
  public var value: T
  private let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor func children(of node: Node) -> [Child] {
    views.enumerated().map { Child(.place($0), $1) }
  }

  @MainActor func rows() -> [Child] { SwiftUI.rows(of: views) }
}

nonisolated public struct _ConditionalContent<
  TrueContent: View, FalseContent: View
>:
  View, Primitive, RowContainer
{
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage

  init(storage: Storage) {
    self.storage = storage
  }

  @MainActor func children(of node: Node) -> [Child] {
    switch storage {
    case .first(let view): [Child("true", view)]
    case .second(let view): [Child("false", view)]
    }
  }

  @MainActor func rows() -> [Child] {
    let (name, content): (String, any View) =
      switch storage {
      case .first(let view): ("true", view)
      case .second(let view): ("false", view)
      }
    return SwiftUI.rows(of: content).map {
      Child(.id([Node.Key.name(name), $0.key] as [Node.Key]), $0.view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: OptionalContent where Wrapped: View {
  nonisolated var view: any View { OptionalView(content: self) }
}

/// A view that may be absent.
protocol OptionalContent {
  nonisolated var view: any View { get }
}

/// Wraps an optional view. Without the wrapper, a cast would unwrap the
/// optional.
nonisolated struct OptionalView<Wrapped: View>: View, Primitive, RowContainer {
  let content: Wrapped?

  @MainActor func children(of node: Node) -> [Child] {
    content.map { [Child(.place(0), $0)] } ?? []
  }

  @MainActor func rows() -> [Child] {
    content.map { SwiftUI.rows(of: $0) } ?? []
  }
}

public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: Primitive, RowContainer where Content: View {
  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
  @MainActor func rows() -> [Child] { SwiftUI.rows(of: content) }
}

nonisolated public struct AnyView: View, Primitive, RowContainer {
  let view: any View

  public init<V: View>(_ view: V) {
    self.view = view
  }

  public init<V: View>(erasing view: V) {
    self.view = view
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), view)]
  }
  @MainActor func rows() -> [Child] { SwiftUI.rows(of: view) }
}

extension OptionalView: IfContent {}
extension _ConditionalContent: IfContent {}
extension AnyView: DynamicContent {}
extension List: DynamicContent {}
extension LazyVStack: DynamicContent {}
extension ForEach: DynamicContent {}
