public struct Section<Parent, Content, Footer> {
  private let header: Parent
  private let content: Content
  private let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section
where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: EmptyView.init, footer: EmptyView.init)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: EmptyView.init)
  }

  public init(
    header: Parent, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { header }, footer: EmptyView.init)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: EmptyView.init, footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, header: { Text(titleKey) }, footer: EmptyView.init)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) }, footer: EmptyView.init)
  }
}

extension Section: Primitive, RowContainer
where Parent: View, Content: View, Footer: View {
  @MainActor func children(of node: Node) -> [Child] {
    [
      Child("header", header), Child("content", content),
      Child("footer", footer),
    ]
  }

  @MainActor func rows() -> [Child] {
    SwiftUI.rows(of: [header, content, footer])
  }
}
