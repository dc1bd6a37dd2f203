@_exported public import Foundation
@_exported public import Observation

/// A part of a screen.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Combines several views into one.
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(
    _ content: Content
  ) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView { AnyView(content) }
}
