#if canImport(UIKit) && (os(iOS) || os(Linux))
@_exported public import FieldNavigation
public import UIKit

/// Return, Tab and a bar above the keyboard go through the fields of a view: no
/// delegate, no tags, no subclass.
///
/// Return goes to the next field that is empty and says so on its key; after the
/// last one it ends the form. The fields are found by themselves, in reading
/// order, and may come, go, hide or move at any time. What the app's delegates
/// answer wins, and so do labels that the app has set.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   navigator = FieldNavigator(in: view)
///   navigator?.onFinish = .call { [weak self] in self?.signUp() }
/// }
/// ```
/// Keep it in a property: it works for as long as it lives, and takes back what
/// it has changed when it goes. It keeps nothing of the app's alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Navigates through the text fields and text views inside of a view, and of
  /// the sheets and popovers that are presented over it: each is a form of its
  /// own, which only resigns at its end.
  public convenience init(
    in view: UIView, configuration: Configuration = Configuration()
  ) {
    self.init(Scope(in: view), configuration)
  }

  /// Navigates through these fields, in this order. Any responder that takes
  /// focus can be listed. A field that is transparent counts as visible here.
  public convenience init(
    fields: [UIResponder], configuration: Configuration = Configuration()
  ) {
    if fields.isEmpty {
      Warning.say(
        "FieldNavigator(fields:) was given no fields. Make it when they are "
          + "there, or use FieldNavigator(in:), which finds them.")
    }
    self.init(Scope(fields: fields), configuration)
  }

  private init(_ scope: Scope, _ configuration: Configuration) {
    navigation = Navigation(scope, configuration)
    navigation.start(for: self)
  }

  /// What it does where: see there for the defaults. It may be changed at any
  /// time.
  public var configuration: Configuration {
    get { navigation.configuration }
    set { navigation.configuration = newValue }
  }

  /// What is done when the form ends, after the field has resigned. Nothing by
  /// default.
  public var onFinish: FinishAction? {
    get { navigation.onFinish }
    set { navigation.onFinish = newValue }
  }

  /// Takes back every label, bar, key and observer. It cannot be started again.
  public func invalidate() {
    navigation.invalidate()
  }
}

// MARK: Keys of your own

extension FieldNavigator {
  /// Return in a responder of your own, which tells of its keys only you.
  ///
  /// - Returns: whether it moved or finished; if not, Return is the field's own.
  @discardableResult
  public func pressReturn(in responder: UIResponder) -> Bool {
    guard let (form, field) = navigation.find(responder) else { return false }
    return navigation.pressReturn(field, in: form)
  }

  /// Goes to the next field, empty or not, as Tab does: for a bar of your own.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusNext() -> Bool { navigation.pressTab(forward: true) }

  /// Goes to the field before, as Shift+Tab does.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusPrevious() -> Bool { navigation.pressTab(forward: false) }

  /// Whether there is a field for ``focusNext()``, as far as is known without
  /// asking it. False while no field has focus.
  public var canFocusNext: Bool { navigation.canPressTab(forward: true) }

  /// Whether there is a field for ``focusPrevious()``.
  public var canFocusPrevious: Bool { navigation.canPressTab(forward: false) }
}
#endif
