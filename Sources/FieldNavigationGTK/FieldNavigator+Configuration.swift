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
    /// Where Return goes, and how the form ends. By default Return goes to the
    /// next empty field. After the last empty field Return ends the form.
    /// `finishKey` has no effect, because GTK shows no label on the Return key.
    public var policy = ReturnPolicy()

    /// Decides whether a field still needs input. By default this property is
    /// `nil`. A field without text is then empty. A drop-down without a
    /// selection is empty, too. A spin button is never empty. If the closure
    /// returns `nil` for a field, that field uses the default.
    ///
    /// ```swift
    /// configuration.isEmpty = { field in
    ///   field == discountCode ? false : nil  // optional
    /// }
    /// ```
    public var isEmpty: ((UnsafeMutablePointer<GtkWidget>) -> Bool?)?

    /// Decides whether a field's value is a mistake (R16). By default this
    /// property is `nil`, and nothing is a mistake. Otherwise Return at the end
    /// goes to the first invalid field instead, and neither ``FieldNavigator/onFinish`` nor
    /// the default widget runs. The navigator asks only about reachable fields,
    /// and only if Return would finish the form or you call
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
    /// by default: your app handles Return in such fields. Set this property to
    /// true if a framework connects a handler to every entry. For a single
    /// field see ``Role/sharesReturn``.
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

    /// Whether Tab wraps at both ends of an explicit order. False by default:
    /// Tab leaves the form, as it does in GTK. In the navigator of a whole
    /// window Tab always wraps, as it does in GTK.
    public var wrapsTab = false

    /// Whether the navigator keeps the focused field visible when the window
    /// loses height. An on-screen keyboard, for example, takes height from the
    /// window. True by default. If GTK or your app has already scrolled, the
    /// navigator doesn't scroll.
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
    /// fields, Tab and Shift+Tab also follow that order. The configuration
    /// doesn't keep the fields alive.
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
    /// From top to bottom, then in the reading direction of the language. Each
    /// container is read as a unit.
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
