extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content()))
  }

  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: background))
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content()))
  }

  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(layer: overlay))
  }

  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(layer: content()))
  }
}

public enum VerticalEdge: Sendable { case top, bottom }

/// A modifier with a view behind or in front of its content.
protocol LayerModifier: PrimitiveModifier {}

nonisolated struct BackgroundModifier<Layer: View>: LayerModifier {
  let layer: Layer

  init(layer: Layer) {
    self.layer = layer
  }

  @MainActor func children(_ content: any View, of node: Node) -> [Child] {
    [Child(.place(0), content), Child("layer", layer)]
  }
}
