#if canImport(UIKit) && (os(iOS) || os(Linux))
/// The bar above the keyboard, the hardware keyboard, and what the keyboard
/// covers.
extension FieldNavigator {
  /// Where there is a bar with previous, next and done above the keyboard.
  public enum Bar: Sendable {
    case off
    /// Only where the keyboard has no Return key: a number pad, a picker.
    case automatic
    case always
  }

  /// Where there is a bar; ``Bar/automatic`` by default. An accessory view of
  /// the app's own is never replaced.
  public var bar: Bar {
    get { navigation.options.bar }
    set { navigation.options.bar = newValue }
  }

  /// Tab moves in text views too, instead of being text.
  public var tabMovesInTextViews: Bool {
    get { navigation.options.tabMovesInTextViews }
    set { navigation.options.tabMovesInTextViews = newValue }
  }

  /// Tab goes on at the other end of the form, instead of leaving it.
  public var tabWraps: Bool {
    get { navigation.options.tabWraps }
    set { navigation.options.tabWraps = newValue }
  }

  /// Escape hides the keyboard.
  public var escapeResigns: Bool {
    get { navigation.options.escapeResigns }
    set { navigation.options.escapeResigns = newValue }
  }

  /// Keeps the focused field above the keyboard: scroll views scroll, and what
  /// is still missing moves the controller's view. True by default; where the
  /// app does so by itself, there is nothing left to do.
  public var avoidsKeyboard: Bool {
    get { navigation.options.avoidsKeyboard }
    set { navigation.options.avoidsKeyboard = newValue }
  }

  /// Goes to the next field, empty or not, as Tab does: for a bar of your own.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusNext() -> Bool { tab(forward: true) }

  /// Goes to the field before, as Shift+Tab does.
  @discardableResult
  public func focusPrevious() -> Bool { tab(forward: false) }

  private func tab(forward: Bool) -> Bool {
    guard let tree = navigation.focusedTree, let field = tree.focused else {
      return false
    }
    return navigation.pressTab(field, in: tree, forward: forward)
  }
}
#endif
