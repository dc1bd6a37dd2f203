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
    /// the end. By default Return goes to the next empty field; in the last one
    /// the key shows Done, and Return finishes the form.
    public var policy = ReturnPolicy()

    /// Decides whether a field still needs input. If this is `nil`, the
    /// default, or returns `nil` for a field, the field is empty while it has
    /// no text.
    ///
    /// ```swift
    /// configuration.isEmpty = { [weak email] field in
    ///   field === email ? email?.text?.contains("@") != true : nil
    /// }
    /// ```
    public var isEmpty: ((UIResponder) -> Bool?)?

    /// Decides whether a field's value is a mistake (R16). With a closure,
    /// Return at the end of the form goes to the first invalid field instead of
    /// finishing, and so do the bar's Done and Command+Return. `nil` by
    /// default: a form finishes without a look.
    ///
    /// The navigator asks only then, in ``FieldNavigator/focusFirstInvalid()``,
    /// and at each Return if the policy's `stopsAtInvalid` is true.
    ///
    /// ```swift
    /// configuration.isInvalid = { [weak email] field in
    ///   field === email && email?.text?.contains("@") != true
    /// }
    /// ```
    public var isInvalid: ((UIResponder) -> Bool)?

    /// The fields that take a code; see ``Code``. None by default.
    public var codes: [Code] = []

    /// The keys that move focus from a text view instead of entering text. None
    /// by default. If text is selected, Return still replaces it with a line
    /// break, because deleting the line break wouldn't restore the text.
    public var textViewKeys: TextViewKeys = []

    /// Whether a tap beside the fields hides the keyboard. False by default.
    /// The form doesn't finish, whatever the key shows.
    ///
    /// A tap in a control, cell, bar, picker, text view, web or map view, or in
    /// a view with a gesture recognizer doesn't count, because it may be meant
    /// for that view. So a form in a table has only the area around its rows
    /// for such a tap. With VoiceOver no tap counts. Touches are neither
    /// canceled nor delayed.
    public var tapOutsideHidesKeyboard = false

    /// Which keyboards get an input bar; ``InputBar/automatic`` by default. The
    /// app's own accessory view is never replaced. Macs have no input bar,
    /// because they have no on-screen keyboard.
    public var inputBar = InputBar.automatic

    /// Whether to keep the focused field above the keyboard: scroll views
    /// scroll, and the controller's view moves by the remaining distance. True
    /// by default. A field that the app has already moved above the keyboard
    /// stays where it is. On a Mac no view moves, because no keyboard covers
    /// anything there.
    public var avoidsKeyboard = true

    /// The gap between the focused field and the keyboard, in points; 20 by
    /// default. It may be smaller, because the navigator doesn't hide the
    /// field's top for it, scroll a view beyond its content, or move a field
    /// that the app placed above the keyboard.
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

    /// The order of a view's fields; ``Order/reading`` by default. With another
    /// order, Tab follows it on iPads and Macs, too, where the system otherwise
    /// moves focus in its own order. The listed fields aren't kept alive.
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

    /// Return moves focus as in a text field. The text view's delegate sees two
    /// changes, because the navigator deletes the line break that UIKit has
    /// typed.
    public static let `return` = TextViewKeys(rawValue: 1)
    /// Tab and Shift+Tab on a hardware keyboard move focus.
    public static let tab = TextViewKeys(rawValue: 2)
  }

  /// Which keyboards get an input bar with Previous, Next and Done.
  public enum InputBar: Sendable {
    /// No keyboard gets an input bar.
    case off
    /// A keyboard gets an input bar only if no key moves focus to another
    /// field: it has no Return key, like a number pad or a picker, or belongs
    /// to a text view in which Return enters text. A text view that is the
    /// form's only field gets none, because there is no other field to go to.
    case automatic
    /// All keyboards get an input bar.
    case always
  }
}
#endif
