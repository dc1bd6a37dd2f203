public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Stands in for Xcode 27's `@State` macro. Apple's documentation declares the
/// names of what the macro adds: the accessors, `_name`, `__name` and `$name`.
/// Their bodies are ours, because Apple doesn't publish its own. The compiler
/// checks the expanded code, but nothing runs it.
///
/// A macro sees no types. The stand-in knows the type of a literal or of an
/// initializer call. Any other state needs a written type.
public struct StateMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let state = State(declaration) else { throw Untyped() }
    return [
      """
      @storageRestrictions(initializes: __\(raw: state.name))
      init(initialValue) {
        __\(raw: state.name) = SwiftUI.State(wrappedValue: initialValue)
      }
      """,
      "get { __\(raw: state.name).wrappedValue }",
      "nonmutating set { __\(raw: state.name).wrappedValue = newValue }",
    ]
  }

  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let state = State(declaration) else { return [] }
    let (name, type) = (state.name, state.type)
    return [
      "private var __\(raw: name): SwiftUI.State<\(raw: type)>",
      """
      private var _\(raw: name): SwiftUI.State<\(raw: type)> {
        @storageRestrictions(initializes: __\(raw: name))
        init(initialValue) { __\(raw: name) = initialValue }
        get { __\(raw: name) }
        set { __\(raw: name) = newValue }
      }
      """,
      """
      private var $\(raw: name): SwiftUI.Binding<\(raw: type)> {
        __\(raw: name).projectedValue
      }
      """,
    ]
  }
}

/// A property with the `@State` attribute.
private struct State {
  let name: String
  let type: String

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard
      let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let type = binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer.flatMap({ Self.type(of: $0.value) })
    else { return nil }
    name = binding.pattern.trimmedDescription
    self.type = type
  }

  /// Returns the type of a literal or of an initializer call.
  private static func type(of value: ExprSyntax) -> String? {
    switch value.kind {
    case .integerLiteralExpr: "Int"
    case .stringLiteralExpr: "String"
    case .booleanLiteralExpr: "Bool"
    case .functionCallExpr:
      value.as(FunctionCallExprSyntax.self).flatMap { call in
        call.calledExpression.is(MemberAccessExprSyntax.self)
          ? nil : call.calledExpression.trimmedDescription
      }
    default: nil
    }
  }
}

private struct Untyped: Error, CustomStringConvertible {
  let description =
    "the stand-in for the macro can't infer the type; write the state's type"
}
