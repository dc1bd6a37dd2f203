#if GTK && os(Linux)
public import CFieldNavigationGTK
import FieldNavigationWords

extension FieldNavigator {
  /// The options of a navigator, as one value.
  ///
  /// ```swift
  /// navigator.configuration.policy.ending = .wrap
  /// navigator.configuration.order = .explicit([city, zip])
  /// ```
  @MainActor public struct Configuration {
    /// Where Return goes, and what it does at the end. By default Return goes to
    /// the next empty field and finishes after the last. GTK shows no label on
    /// Return, so that `finishKey` has no effect here.
    public var policy = ReturnPolicy()

    /// Whether a field still needs input. With `nil`, the default, a field
    /// without text is empty, and so is a drop-down with nothing selected; a spin
    /// button never is. The same holds for a field for which the closure returns
    /// `nil`.
    ///
    /// ```swift
    /// configuration.isEmpty = { field in
    ///   field == discountCode ? false : nil  // optional
    /// }
    /// ```
    public var isEmpty: ((UnsafeMutablePointer<GtkWidget>) -> Bool?)?

    /// Whether Return moves on although your app has connected a handler to
    /// `activate`, `entry-activated` or `apply` of the field; the handler runs
    /// first. False by default: such a Return is the app's. True is for
    /// frameworks that connect to every entry. For a single field see
    /// ``Role/sharesReturn``.
    public var sharesReturn = false

    /// The keys that move focus from a text view, instead of being text. None by
    /// default.
    public var textViewKeys: TextViewKeys = []

    /// Whether Tab goes on at the other end, where Tab follows an order of
    /// yours. False by default: Tab leaves the form as GTK does it. In a
    /// navigator of a whole window Tab goes round, as it does in GTK.
    public var wrapsTab = false

    /// Whether the field with focus is scrolled into sight when its window gets
    /// lower, as it does for an on-screen keyboard. True by default. Where GTK
    /// or your app has done so already, nothing scrolls.
    public var avoidsKeyboard = true

    /// The gap between the field and the edge that would hide it, in pixels; 20
    /// by default. A distance that is negative or not finite is refused: the old
    /// one stays, and the console says so.
    public var keyboardDistance: Double = 20 {
      didSet {
        guard keyboardDistance.isFinite, keyboardDistance >= 0 else {
          Warning.say(
            "configuration.keyboardDistance \(keyboardDistance) is refused; the "
              + "old distance stays. Give 0 or more pixels; avoidsKeyboard = false "
              + "scrolls nothing."
          )
          keyboardDistance = oldValue
          return
        }
      }
    }

    /// The order of the fields; ``Order/reading`` by default. If you list
    /// fields, Tab and Shift+Tab follow that order, too. The fields of an order
    /// are not kept alive.
    public var order: Order {
      get { listed.map { .explicit($0.compactMap(\.widget)) } ?? .reading }
      set {
        switch newValue {
        case .reading: listed = nil
        case .explicit(let widgets): listed = widgets.map(WeakObject.init)
        }
      }
    }

    private(set) var listed: [WeakObject]?

    /// The defaults of all properties.
    public init() {}
  }

  /// In which order Return goes through the fields (R2).
  public enum Order {
    /// From top to bottom and in the direction of the language; each container
    /// is read as a unit.
    case reading
    /// The listed fields in this order; every other field keeps its place after
    /// its predecessor.
    case explicit([UnsafeMutablePointer<GtkWidget>])
  }

  /// Keys that are text in a text view.
  public struct TextViewKeys: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int
    /// The keys that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return moves as in an entry.
    public static let `return` = TextViewKeys(rawValue: 1)
    /// Tab and Shift+Tab move focus.
    public static let tab = TextViewKeys(rawValue: 2)
  }
}
#endif
