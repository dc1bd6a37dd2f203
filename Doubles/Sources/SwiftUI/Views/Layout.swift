// Stacks and other containers. The double has no layout. Containers differ only
// in their names.

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}

public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

nonisolated public struct VStack<Content: View>: View, Primitive {
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
}

nonisolated public struct HStack<Content: View>: View, Primitive {
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
}

nonisolated public struct ZStack<Content: View>: View, Primitive {
  private let content: Content

  public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
}

public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom
  case topLeading, topTrailing, bottomLeading, bottomTrailing
}

nonisolated public struct ScrollView<Content: View>: View, Primitive {
  private let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func children(of node: Node) -> [Child] {
    [Child(.place(0), content)]
  }
}

nonisolated public struct Spacer: View, Primitive {
  public init(minLength: CGFloat? = nil) {}
}

nonisolated public struct Divider: View, Primitive {
  public init() {}
}

nonisolated public protocol Shape: View, Sendable {}

nonisolated public struct Rectangle: Shape, Primitive {
  public init() {}
}

nonisolated public struct Color: View, Primitive, Hashable, Sendable {
  private let name: String

  init(name: String) { self.name = name }

  public static let clear = Color(name: "clear")
  public static let red = Color(name: "red")
  public static let blue = Color(name: "blue")
  public static let gray = Color(name: "gray")
  public static let green = Color(name: "green")
  public static let black = Color(name: "black")
  public static let white = Color(name: "white")
  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let accentColor = Color(name: "accentColor")

  public func opacity(_ opacity: Double) -> Color { self }

  public static func == (a: Color, b: Color) -> Bool {
    a.name == b.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// A container as a value. The double has no layout.
@available(iOS 16.0, *)
public protocol Layout {}

@available(iOS 16.0, *)
extension Layout {
  public func callAsFunction<V: View>(
    @ViewBuilder _ content: () -> V
  ) -> some View { VStack(content: content) }
}

@available(iOS 16.0, *)
public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
  }
}

@available(iOS 16.0, *)
public struct VStackLayout: Layout {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) {}
}

/// A layout that may change while its views keep their identities.
@available(iOS 16.0, *)
public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) {}
}
