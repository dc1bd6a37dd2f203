/// A stack of pages.
protocol NavigationContainer: Primitive, PageContainer {
  nonisolated var anyRoot: any View { get }
}

extension NavigationContainer {
  nonisolated var hidesCovered: Bool { true }

  @MainActor func children(of node: Node) -> [Child] {
    let stack = node.memory(PageStack())
    return [Child("root", anyRoot)]
      + stack.pages.enumerated().map { place, page in
        Child("page \(place)", PageView(view: page, container: node))
      }
  }

  @MainActor func dismiss(_ node: Node) {
    let stack = node.memory(PageStack())
    guard !stack.pages.isEmpty else { return }
    stack.pages.removeLast()
    node.graph.log.append("pop")
    node.graph.invalidate(node)
  }
}

nonisolated public struct NavigationStack<Data, Root: View>: View,
  NavigationContainer
{
  private let root: Root

  var anyRoot: any View { root }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
  }
}

/// In the double, a navigation stack pushes views and not values.
public struct NavigationPath: Equatable {
  public init() {}
}

nonisolated public struct NavigationView<Content: View>: View,
  NavigationContainer
{
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var anyRoot: any View { content }
}

nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  private let destination: Destination
  private let label: Label

  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination()
    self.label = label()
  }

  public init(
    destination: Destination, @ViewBuilder label: () -> Label
  ) {
    self.destination = destination
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, destination: Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink: ElementView {
  @MainActor func children(of node: Node) -> [Child] { [Child("label", label)] }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.link)
    element.action = { [weak node] in
      guard let node,
        let stack = node.ancestors.first(where: {
          $0.view is any NavigationContainer
        })
      else { return }
      node.graph.log.append("push")
      stack.memory(PageStack()).pages.append(destination)
      node.graph.invalidate(stack)
    }
    return element
  }
}
