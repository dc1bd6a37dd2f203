/// A line of text.
nonisolated public struct Text: Equatable, View {
  let content: String

  public init(verbatim content: String) {
    self.content = content
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.key
  }

  public static func + (a: Text, b: Text) -> Text {
    Text(verbatim: a.content + b.content)
  }

  public static func == (a: Text, b: Text) -> Bool {
    a.content == b.content
  }
}

extension Text: ElementView {
  @MainActor func element(of node: Node) -> Element { Element(.text) }
}

/// The key of a localized string. The double has no translations.
public struct LocalizedStringKey:
  Equatable, ExpressibleByStringInterpolation
{
  let key: String

  public init(_ value: String) {
    key = value
  }

  public init(stringLiteral value: String) {
    key = value
  }
}

nonisolated public struct Image: View, ElementView {
  public init(systemName: String) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  @MainActor func element(of node: Node) -> Element { Element(.image) }
}

nonisolated public struct Label<Title: View, Icon: View>: View, Primitive {
  private let title: Title
  private let icon: Icon

  public init(
    @ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon
  ) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child("icon", icon), Child("title", title)]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    title = Text(titleKey)
    icon = Image(systemName: systemImage)
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String
  ) {
    self.title = Text(title)
    icon = Image(systemName: systemImage)
  }
}
