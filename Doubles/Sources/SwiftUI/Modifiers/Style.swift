// Modifiers that change only how a view looks. The double draws nothing.

extension View {
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(StyleModifier())
  }

  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func keyboardType(
    _ type: UIKeyboardType
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func textContentType(
    _ type: UITextContentType?
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func autocorrectionDisabled(
    _ disable: Bool = true
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> some View { modifier(StyleModifier()) }

  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func font(_ font: Font?) -> some View {
    modifier(StyleModifier())
  }

  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(StyleModifier())
  }

  nonisolated public func foregroundStyle(_ style: Color) -> some View {
    modifier(StyleModifier())
  }

  nonisolated package func tint(_ tint: Color?) -> some View {
    modifier(StyleModifier())
  }

  nonisolated public func multilineTextAlignment(
    _ alignment: TextAlignment
  ) -> some View { modifier(StyleModifier()) }

  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(StyleModifier())
  }

  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { modifier(StyleModifier()) }

  /// In the double, the policy `evaluatesLeavingViews` decides for all views.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(StyleModifier())
  }
}

nonisolated struct StyleModifier: PrimitiveModifier {
  init() {}
}

public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

public enum TextAlignment: Sendable { case leading, center, trailing }

public struct Font: Hashable, Sendable {
  private let name: String
  public static let body = Font(name: "body")
  public static let caption = Font(name: "caption")
  public static let footnote = Font(name: "footnote")
  public static let headline = Font(name: "headline")
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")

  package func monospaced() -> Font { Font(name: "\(name) monospaced") }
}

public struct Animation: Equatable, Sendable {
  private let name: String
  public static let `default` = Animation(name: "default")
  public static let easeInOut = Animation(name: "easeInOut")
}

public struct AnyTransition: Sendable {
  public static let opacity = AnyTransition()
  public static let slide = AnyTransition()
}

/// Runs the body: the double animates nothing.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

// UIKit's keyboard types, which SwiftUI's modifiers accept.

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad
  case namePhonePad, emailAddress, decimalPad, twitter, webSearch
  case asciiCapableNumberPad
}

public struct UITextContentType: Hashable, Sendable {
  private let name: String
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let telephoneNumber = UITextContentType(name: "telephone")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let addressCity = UITextContentType(name: "addressCity")
  public static let fullStreetAddress = UITextContentType(name: "street")
  public static let creditCardNumber = UITextContentType(name: "card")
  public static let URL = UITextContentType(name: "URL")
}
