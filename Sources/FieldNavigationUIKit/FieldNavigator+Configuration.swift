#if canImport(UIKit) && (os(iOS) || os(Linux))
public import Foundation
public import UIKit

extension FieldNavigator {
  /// The options of a navigator.
  ///
  /// ```swift
  /// navigator.configuration.policy.ending = .wrap
  /// navigator.configuration.order = .tag
  /// ```
  @MainActor public struct Configuration {
    /// Where Return goes, how the form ends, and which label the key shows at
    /// the end. By default Return goes to the next empty field. In the last
    /// empty field the key shows Done, and Return finishes the form.
    public var policy = ReturnPolicy()

    /// Decides whether a field still needs input. By default this property is
    /// `nil`. A field without text is then empty. If the closure returns `nil`
    /// for a field, that field uses the default.
    ///
    /// ```swift
    /// configuration.isEmpty = { [weak email] field in
    ///   field === email ? email?.text?.contains("@") != true : nil
    /// }
    /// ```
    public var isEmpty: ((UIResponder) -> Bool?)?

    /// Decides whether a field's value is a mistake (R16). By default this
    /// property is `nil`, and a form finishes without a look. With a closure,
    /// Return at the end of the form goes to the first invalid field instead of
    /// finishing. So do the bar's Done and Command+Return. The navigator asks
    /// only then, in ``FieldNavigator/focusFirstInvalid()``, and at each Return
    /// if the policy's `stopsAtInvalid` is true.
    ///
    /// ```swift
    /// configuration.isInvalid = { [weak email] field in
    ///   field === email && email?.text?.contains("@") != true
    /// }
    /// ```
    public var isInvalid: ((UIResponder) -> Bool)?

    /// The fields that take a code. None by default; see ``Code``.
    public var codes: [Code] = []

    /// The keys that move focus from a text view and enter no text. None by
    /// default. If text is selected, Return still replaces the text with a line
    /// break.
    public var textViewKeys: TextViewKeys = []

    /// Whether Tab wraps at both ends of the form. False by default: Tab leaves
    /// the form.
    public var wrapsTab = false

    /// Whether Escape hides the keyboard. False by default.
    public var escapeHidesKeyboard = false

    /// Whether a tap beside the fields hides the keyboard. False by default. The
    /// form doesn't finish, whatever the key shows.
    ///
    /// A tap in a control, cell, bar, picker or text view doesn't count, nor in a
    /// web or map view or a view with a gesture recognizer. So a form in a table
    /// has only the area around its rows for such a tap. With VoiceOver no tap
    /// counts. The navigator neither cancels nor delays a touch.
    public var tapOutsideHidesKeyboard = false

    /// Which keyboards get an input bar; ``InputBar/automatic`` by default. The
    /// navigator never replaces the app's own accessory view. Macs have no
    /// input bar.
    public var inputBar = InputBar.automatic

    /// Whether to keep the focused field above the keyboard. Scroll views
    /// scroll, and the controller's view moves by the remaining distance. True
    /// by default. The navigator doesn't move a field that the app has already
    /// moved above the keyboard. On a Mac no view moves.
    public var avoidsKeyboard = true

    /// The gap between the focused field and the keyboard, in points; 20 by
    /// default. The gap may be smaller. For the gap, the navigator doesn't hide
    /// the field's top or scroll a view beyond its content. The navigator
    /// doesn't move a field that the app placed above the keyboard.
    ///
    /// For a single field, see ``FieldNavigator/setKeyboardDistance(_:of:)``.
    /// Values below 0, infinite values and NaN have no effect except a warning.
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

    /// The order of a view's fields; ``Order/reading`` by default. If you set
    /// another order, Tab on an iPad follows your order. The navigator doesn't
    /// keep the listed fields alive.
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

    /// Creates a configuration with the default options.
    public init() {}
  }

  /// The order in which Return and Tab go through the fields of a view (R2).
  public enum Order {
    /// From top to bottom, then in the reading direction of the language.
    case reading
    /// By ascending tags. Fields with equal tags are in reading order.
    case tag
    /// The listed fields in this order. Each unlisted field stays directly
    /// after its predecessor in reading order.
    case explicit([UIResponder])
  }

  /// Keys that usually enter text in a text view.
  public struct TextViewKeys: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Creates a set of keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return moves focus as in a text field. The navigator deletes the line
    /// break that UIKit has typed. The text view's delegate sees two changes.
    public static let `return` = TextViewKeys(rawValue: 1)
    /// Tab and Shift+Tab on a hardware keyboard move focus.
    public static let tab = TextViewKeys(rawValue: 2)
  }

  /// Which keyboards get an input bar. The bar shows Previous, Next and Done.
  public enum InputBar: Sendable {
    /// No keyboard gets an input bar.
    case off
    /// A keyboard gets an input bar only if no key moves focus to another
    /// field. Such a keyboard has no Return key, like a number pad or a picker.
    /// Or it belongs to a text view in which Return enters text. If a text view
    /// is the only field of the form, its keyboard gets no input bar.
    case automatic
    /// All keyboards get an input bar.
    case always
  }
}
#endif
