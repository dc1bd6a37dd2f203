#if canImport(UIKit) && (os(iOS) || os(Linux))
public import UIKit

extension FieldNavigator {
  /// What a navigator does where, as one value.
  ///
  /// ```swift
  /// navigator.configuration.policy.ending = .wrap
  /// navigator.configuration.order = .tag
  /// ```
  @MainActor public struct Configuration {
    /// Where Return goes, what it does at the end, and what its key says there.
    /// By default it goes to the next empty field, finishes, and says Done.
    public var policy = ReturnPolicy()

    /// Whether a field still wants input; `nil`, the default, asks for text: a
    /// field without any is empty.
    ///
    /// ```swift
    /// configuration.isFieldEmpty = { field in
    ///   !((field as? UITextField)?.text ?? "").contains("@")
    /// }
    /// ```
    public var isFieldEmpty: ((UIResponder) -> Bool)?

    /// The keys that move in text views too, where they are text otherwise. None
    /// by default. Return with a selection replaces that by a line break, as ever.
    public var textViewKeys: TextViewKeys = []

    /// Whether Tab goes on at the other end of the form, instead of leaving it.
    /// False by default.
    public var wrapsTab = false

    /// Whether Escape hides the keyboard. False by default.
    public var escapeHidesKeyboard = false

    /// Where there is a bar above the keyboard; ``InputBar/automatic`` by default.
    /// An accessory view of the app's own is never replaced.
    public var inputBar = InputBar.automatic

    /// Whether the focused field is kept above the keyboard: scroll views scroll,
    /// and what is still missing moves the controller's view. True by default;
    /// where the app does so by itself, there is nothing left to do.
    public var avoidsKeyboard = true

    /// The order of the fields of a view; ``Order/reading`` by default. Given
    /// another one, Tab follows it on an iPad too. It keeps no field alive.
    public var order: Order {
      get {
        sortsByTag ? .tag : listed.map { .explicit($0.responders) } ?? .reading
      }
      set {
        sortsByTag = false
        listed = nil
        switch newValue {
        case .reading: break
        case .tag: sortsByTag = true
        case .explicit(let responders): listed = WeakSet(responders)
        }
      }
    }

    private(set) var sortsByTag = false
    private(set) var listed: WeakSet?

    /// The defaults of all properties.
    public init() {}
  }

  /// In which order Return and Tab go through the fields of a view (R2).
  public enum Order {
    /// From top to bottom and in the direction of the language.
    case reading
    /// By ascending tags; equal ones in reading order.
    case tag
    /// These come in this order; others keep their place after the field before
    /// them.
    case explicit([UIResponder])
  }

  /// Keys that are text in a text view.
  public struct TextViewKeys: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// The keys that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return moves as in a text field: the line break is deleted again, which
    /// the text view's delegate sees.
    public static let `return` = TextViewKeys(rawValue: 1)
    /// Tab and Shift+Tab of a hardware keyboard move.
    public static let tab = TextViewKeys(rawValue: 2)
  }

  /// Where there is a bar with previous, next and done above the keyboard.
  public enum InputBar: Sendable {
    /// No bar anywhere.
    case off
    /// Only where the keyboard has no Return key: a number pad, a picker.
    case automatic
    /// Above every keyboard.
    case always
  }
}
#endif
