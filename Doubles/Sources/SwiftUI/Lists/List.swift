nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
}

extension List: RowLoading {
  var anyContent: any View { content }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  // A binding to a collection is also a collection. Swift must prefer the
  // initializer for bindings.
  @_disfavoredOverload
  public init<
    Data: RandomAccessCollection, RowContent: View
  >(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<
    Data: RandomAccessCollection, ID: Hashable, RowContent: View
  >(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  public init<
    Data: MutableCollection & RandomAccessCollection, RowContent: View
  >(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>,
      Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }
}

nonisolated public struct LazyVStack<Content: View>: View, RowLoading {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  var anyContent: any View { content }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

nonisolated public struct Form<Content: View>: View, RowLoading {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var anyContent: any View { content }

  func loadsAllRows(_ graph: Graph) -> Bool { !graph.hasLazyForms }
}
