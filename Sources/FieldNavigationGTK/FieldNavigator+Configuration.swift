#if GTK && os(Linux)
public import CFieldNavigationGTK

extension FieldNavigator {
  /// The options of a navigator.
  ///
  /// ```swift
  /// navigator.configuration.policy.ending = .wrap
  /// navigator.configuration.order = .explicit([city, zip])
  /// ```
  @MainActor public struct Configuration {
    /// Where Return goes, and how the form ends. By default it goes to the next
    /// empty field, and ends the form after the last one. `finishKey` has no
    /// effect, because GTK shows no label on the Return key.
    public var policy = ReturnPolicy()

    /// Decides whether a field still needs input. By default, and where it
    /// returns `nil`, a field without text is empty, and so is a drop-down
    /// without a selection, but a spin button never is.
    ///
    /// ```swift
    /// configuration.isEmpty = { field in
    ///   field == discountCode ? false : nil  // optional
    /// }
    /// ```
    public var isEmpty: ((UnsafeMutablePointer<GtkWidget>) -> Bool?)?

    /// Decides whether a field's value is a mistake (R16); with `nil`, the
    /// default, nothing is. Return at the end goes to the first invalid field
    /// instead, and neither ``FieldNavigator/onFinish`` nor the default widget
    /// runs. The navigator asks only about reachable fields, and only if Return
    /// would finish the form or you call
    /// ``FieldNavigator/focusFirstInvalid()``.
    ///
    /// ```swift
    /// configuration.isInvalid = { field in
    ///   wrong.contains(field)  // what your app or its server has found
    /// }
    /// ```
    public var isInvalid: ((UnsafeMutablePointer<GtkWidget>) -> Bool)?

    /// Whether Return moves focus even if your app handles the field's signal:
    /// `activate`, `entry-activated` or `apply`. Your handler runs first. False
    /// by default, because a handler there usually means that your app handles
    /// Return; set this to true if a framework connects a handler to every
    /// entry. For a single field see ``Role/sharesReturn``.
    public var sharesReturn = false

    /// The keys that move focus in a text view instead of inserting a
    /// character. None by default.
    public var textViewKeys: TextViewKeys = []

    /// The codes of the form (R15). None by default, and focus then moves only
    /// by keys. See ``FieldNavigator/Code``.
    ///
    /// ```swift
    /// configuration.codes = [FieldNavigator.Code([code], lengths: [6])]
    /// ```
    public var codes: [Code] = []

    /// Whether the navigator keeps the focused field visible when the window
    /// loses height, for example to an on-screen keyboard; true by default. If
    /// GTK or your app has already scrolled, the navigator doesn't.
    public var avoidsKeyboard = true

    /// The distance between the field and the edge, in pixels; 20 by default.
    /// Values below 0, infinite values and NaN have no effect except a warning.
    public var keyboardDistance: Double = 20 {
      didSet {
        guard keyboardDistance.isFinite, keyboardDistance >= 0 else {
          Warning.say(
            "configuration.keyboardDistance",
            """
            is refused because it is negative or not finite; the old distance \
            stays. Give 0 or more pixels; avoidsKeyboard = false scrolls \
            nothing.
            """)
          keyboardDistance = oldValue
          return
        }
      }
    }

    /// The order of the fields; ``Order/reading`` by default. If you list
    /// fields, Tab and Shift+Tab follow that order, too. The configuration
    /// doesn't keep them alive.
    public var order: Order {
      get { listed.map { .explicit($0.compactMap { $0.widget }) } ?? .reading }
      set {
        switch newValue {
        case .reading: listed = nil
        case .explicit(let widgets): listed = widgets.map(WeakObject.init)
        }
      }
    }

    private(set) var listed: [WeakObject]?

    /// Creates a configuration with the defaults.
    public init() {}
  }

  /// The order in which Return goes through the fields (R2).
  public enum Order {
    /// From top to bottom, then in the reading direction of the language, each
    /// container as a unit.
    case reading
    /// The listed fields in this order. Each unlisted field stays directly
    /// after its predecessor in reading order.
    case explicit([UnsafeMutablePointer<GtkWidget>])
  }

  /// Keys that usually insert a character in a text view.
  public struct TextViewKeys: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// Creates a set of keys from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return moves focus as in an entry.
    public static let `return` = TextViewKeys(rawValue: 1)
    /// Tab and Shift+Tab move focus.
    public static let tab = TextViewKeys(rawValue: 2)
  }
}
#endif
