/// A view that shows one of several pages, and keeps the other pages alive.
protocol PageContainer {
  /// Whether covered pages disappear. If false, covered pages remain but can't
  /// be touched.
  var hidesCovered: Bool { get }
  @MainActor func dismiss(_ node: Node)
}

/// The pages pushed onto a navigation stack.
final class PageStack {
  var pages: [any View] = []
}

/// A page or a sheet that its content can close.
nonisolated struct PageView: View, Primitive, EnvironmentChanging {
  let view: any View
  let container: Node

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), view)]
  }

  func environment(_ inherited: EnvironmentValues) -> EnvironmentValues {
    var values = inherited
    values.dismissAction = DismissAction(node: container)
    return values
  }
}

extension Node {
  var pageContainer: (any PageContainer)? {
    view as? any PageContainer
      ?? (view as? any AnyModifiedContent)?.anyModifier as? any PageContainer
  }

  /// Marks the nodes that a page or a sheet covers.
  func updateCovering(covered: Bool = false, hidden: Bool = false) {
    isCovered = covered
    isHiddenByPage = hidden
    let hasPages = children.contains(where: \.traits.isPage)
    let container = hasPages ? pageContainer : nil
    for child in children {
      let isBelow = container != nil && child !== children.last
      child.updateCovering(
        covered: covered || isBelow,
        hidden: hidden || isBelow && (container?.hidesCovered ?? false))
    }
  }
}

extension Graph {
  @MainActor func dismissPage(_ node: Node) {
    node.pageContainer?.dismiss(node)
  }

  /// Closes the topmost page or sheet.
  @MainActor package func dismissTopPage() -> Bool {
    let page = root?.subtree.last { $0.view is PageView && !$0.isCovered }
    guard let container = (page?.view as? PageView)?.container else {
      return false
    }
    dismissPage(container)
    return true
  }
}
