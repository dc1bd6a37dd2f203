public struct ToolbarItemPlacement: Sendable {
  let name: String
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  public static let cancellationAction = ToolbarItemPlacement(name: "cancel")
  public static let confirmationAction = ToolbarItemPlacement(name: "confirm")
  public static let primaryAction = ToolbarItemPlacement(name: "primary")
  public static let principal = ToolbarItemPlacement(name: "principal")
  public static let bottomBar = ToolbarItemPlacement(name: "bottom")
  public static let navigationBarLeading = ToolbarItemPlacement(name: "leading")
  public static let navigationBarTrailing = ToolbarItemPlacement(
    name: "trailing")
}

/// Items of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar items that the double implements itself.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  @MainActor var groups: [ToolbarGroup] { get }
}

extension PrimitiveToolbarContent {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated public struct ToolbarItem<ID, Content: View>:
  PrimitiveToolbarContent
{
  private let placement: ToolbarItemPlacement
  private let content: Content

  @MainActor var groups: [ToolbarGroup] { [ToolbarGroup(placement, content)] }
}

extension ToolbarItem where ID == () {
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

nonisolated public struct ToolbarItemGroup<Content: View>:
  PrimitiveToolbarContent
{
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  @MainActor var groups: [ToolbarGroup] { [ToolbarGroup(placement, content)] }
}

/// Any number of toolbar items.
nonisolated public struct TupleToolbarContent: PrimitiveToolbarContent {
  private let items: [any ToolbarContent]

  init(_ items: [any ToolbarContent]) {
    self.items = items
  }

  @MainActor var groups: [ToolbarGroup] { items.flatMap { $0.allGroups } }
}

extension ToolbarContent {
  @MainActor var allGroups: [ToolbarGroup] {
    (self as? any PrimitiveToolbarContent)?.groups ?? body.allGroups
  }
}

@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var items: [any ToolbarContent] = []
    for item in repeat each content { items.append(item) }
    return TupleToolbarContent(items)
  }

  public static func buildIf<Content: ToolbarContent>(
    _ content: Content?
  ) -> TupleToolbarContent {
    TupleToolbarContent(content.map { [$0] } ?? [])
  }

  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> TupleToolbarContent { TupleToolbarContent([first]) }

  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> TupleToolbarContent { TupleToolbarContent([second]) }
}

extension View {
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: ToolbarItem(content: content)))
  }
}

nonisolated struct ToolbarModifier<Toolbar: ToolbarContent>: PrimitiveModifier {
  let toolbar: Toolbar

  init(toolbar: Toolbar) {
    self.toolbar = toolbar
  }

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    [
      Child(.place(0), content),
      Child("toolbar", ToolbarHost(groups: toolbar.allGroups)),
    ]
  }
}

/// Places the toolbar of a view outside the view.
nonisolated struct ToolbarHost: View, Primitive {
  let groups: [ToolbarGroup]

  @MainActor func children(of node: Node) -> [Child] {
    groups.enumerated().map { Child(.place($0), $1) }
  }
}

/// Adjacent toolbar items with the same placement.
nonisolated struct ToolbarGroup: View, Primitive {
  let placement: ToolbarItemPlacement
  let content: any View

  init(_ placement: ToolbarItemPlacement, _ content: any View) {
    self.placement = placement
    self.content = content
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
}

extension Graph {
  /// The rows above the keyboard. Each group of keyboard items has a row.
  /// Without focus, or on a covered view, the group has no row.
  @MainActor package var keyboardRows: [Node] {
    guard focus.field != nil else { return [] }
    return root?.subtree.filter {
      !$0.isCovered && ($0.view as? ToolbarGroup)?.placement.name == "keyboard"
    } ?? []
  }
}
