extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, onDismiss: onDismiss, page: content))
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, onDismiss: nil, isAlert: true, page: actions))
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      PresentationModifier(
        isPresented: isPresented, onDismiss: nil, isAlert: true,
        page: { TupleView((), [actions(), message()]) }))
  }
}

/// A sheet over the content. The views under the sheet don't disappear.
nonisolated struct PresentationModifier<Page: View>: PrimitiveModifier,
  PageContainer
{
  var hidesCovered: Bool { false }
  let isPresented: Binding<Bool>
  let onDismiss: (() -> Void)?
  /// Any button of an alert closes the alert.
  var isAlert = false
  let page: () -> Page

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    let isShown = isPresented.wrappedValue
    let memory = node.memory(Shown())
    if memory.isShown, !isShown, let onDismiss {
      node.graph.afterPass(.disappear) { onDismiss() }
    }
    memory.isShown = isShown
    let below = Child(.place(0), content)
    guard isShown else { return [below] }
    return [below, Child("sheet", PageView(view: page(), container: node))]
  }

  @MainActor func dismiss(_ node: Node) {
    isPresented.wrappedValue = false
  }

  private final class Shown {
    var isShown = false
  }
}

/// A type-erased presentation.
protocol AnyPresentation {
  nonisolated var isAlert: Bool { get }
}

extension PresentationModifier: AnyPresentation {}

extension Node {
  /// Called after a tap on a button. Any button of an alert closes the alert.
  @MainActor package func closeAlert() {
    for node in ancestors {
      guard let page = node.view as? PageView else { continue }
      let alert: (any AnyPresentation)? = page.container.modifier()
      if alert?.isAlert ?? false { graph.dismissPage(page.container) }
      return
    }
  }
}
