public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// Stands in for Xcode 27's `@State` macro. Like Apple's macro, expands to a
/// computed property and its storage. Apple's documentation declares the names;
/// the bodies are unknown. No test runs the expanded code.
public struct StateMacro: AccessorMacro, PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let state = State(declaration) else { return [] }
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
    default:
      value.as(FunctionCallExprSyntax.self)?
        .calledExpression.trimmedDescription
    }
  }
}
