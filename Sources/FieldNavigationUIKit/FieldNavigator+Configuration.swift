#if canImport(UIKit) && (os(iOS) || os(Linux))
public import Foundation
public import UIKit

extension FieldNavigator {
  /// The options of a navigator, as one value.
  ///
  /// ```swift
  /// navigator.configuration.policy.ending = .wrap
  /// navigator.configuration.order = .tag
  /// ```
  @MainActor public struct Configuration {
    /// Where Return goes, what it does at the end, and what its key says there.
    /// By default Return goes to the next empty field, finishes after the last,
    /// and the key there says Done.
    public var policy = ReturnPolicy()

    /// Whether a field still needs input. With `nil`, the default, a field
    /// without text is empty.
    ///
    /// ```swift
    /// configuration.isEmpty = { field in
    ///   !((field as? UITextField)?.text ?? "").contains("@")
    /// }
    /// ```
    public var isEmpty: ((UIResponder) -> Bool)?

    /// The keys that move focus from a text view, instead of being text. None
    /// by default. With a selection, Return still replaces the selected text by
    /// a line break.
    public var textViewKeys: TextViewKeys = []

    /// Whether Tab goes on at the other end of the form, instead of leaving it.
    /// False by default.
    public var wrapsTab = false

    /// Whether Escape hides the keyboard. False by default.
    public var escapeHidesKeyboard = false

    /// Which keyboards have a bar; ``InputBar/automatic`` by default. An
    /// accessory view of the app's own is never replaced. On a Mac there is no
    /// bar.
    public var inputBar = InputBar.automatic

    /// Whether the focused field is kept above the keyboard: scroll views
    /// scroll, and the controller's view moves by the distance that is still
    /// missing. True by default. Where the app keeps the field visible by
    /// itself, nothing moves twice. On a Mac nothing moves.
    public var avoidsKeyboard = true

    /// The gap between the focused field and the keyboard, in points; 20 by
    /// default. It is kept where there is room: the top of the field stays
    /// visible, no scroll view scrolls beyond its content for the gap, and a
    /// field that the app itself has put above the keyboard is not moved.
    ///
    /// For a single field see
    /// ``FieldNavigator/setKeyboardDistance(_:of:)``. A distance that is
    /// negative or not finite is refused: the old one stays, and the console
    /// says so.
    public var keyboardDistance: CGFloat = KeyboardDistances.default {
      didSet {
        if !KeyboardDistances.isValid(
          keyboardDistance, "configuration.keyboardDistance",
          fix: "Give 0 or more points; avoidsKeyboard = false moves nothing."
        ) {
          keyboardDistance = oldValue
        }
      }
    }

    /// The order of the fields of a view; ``Order/reading`` by default. If the
    /// app sets another order, Tab follows that order on an iPad too. The
    /// fields of an order are not kept alive.
    public var order: Order {
      get {
        sortsByTag ? .tag : listed.map { .explicit($0.objects) } ?? .reading
      }
      set {
        sortsByTag = false
        listed = nil
        switch newValue {
        case .reading: break
        case .tag: sortsByTag = true
        case .explicit(let responders):
          listed = WeakTable(responders) { Int32($0) }
        }
      }
    }

    private(set) var sortsByTag = false
    private(set) var listed: WeakTable<UIResponder, Int32>?

    /// The defaults of all properties.
    public init() {}
  }

  /// In which order Return and Tab go through the fields of a view (R2).
  public enum Order {
    /// From top to bottom and in the direction of the language.
    case reading
    /// By ascending tags; fields of equal tags in reading order.
    case tag
    /// The listed fields in this order; every other field keeps its place after
    /// its predecessor.
    case explicit([UIResponder])
  }

  /// Keys that are text in a text view.
  public struct TextViewKeys: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// The keys that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return moves as in a text field. The navigator deletes the line break
    /// again, and the text view's delegate is told of both changes.
    public static let `return` = TextViewKeys(rawValue: 1)
    /// Tab and Shift+Tab of a hardware keyboard move focus.
    public static let tab = TextViewKeys(rawValue: 2)
  }

  /// Which keyboards have a bar with previous, next and done above them.
  public enum InputBar: Sendable {
    /// No bar anywhere.
    case off
    /// Only where no key leads out of the field: keyboards without a Return
    /// key, such as number pads and pickers, and text views whose Return is
    /// text, unless nothing else is in the form.
    case automatic
    /// Above every keyboard.
    case always
  }
}
#endif
