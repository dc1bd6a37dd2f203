#if canImport(UIKit) && (os(iOS) || os(Linux))
public import FieldNavigation
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
///   navigator?.onFinish = { [weak self] in self?.signUp() }
/// }
/// ```
/// Keep it in a property: it works for as long as it lives, and takes back what
/// it has changed when it goes. It keeps nothing of the app's alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Navigates through the text fields and text views inside of a view, and of
  /// the sheets and popovers that are presented over it: each is a form of its
  /// own, which only resigns at its end.
  public convenience init(in view: UIView) {
    self.init(Scope(in: view))
  }

  /// Navigates through these fields, in this order. Any responder that takes
  /// focus can be listed. A field that is transparent counts as visible here.
  public convenience init(fields: [UIResponder]) {
    if fields.isEmpty {
      Warning.say(
        "FieldNavigator(fields:) was given no fields. Make it when they are "
          + "there, or use FieldNavigator(in:), which finds them.")
    }
    self.init(Scope(fields: fields))
  }

  private init(_ scope: Scope) {
    navigation = Navigation(scope)
    navigation.start(for: self)
  }

  /// Takes back every label, bar, key and observer. It cannot be started again.
  public func stop() {
    navigation.stop()
  }

  // MARK: Return

  /// Where Return goes, what it does at the end, and what its key says there.
  public var policy: Policy {
    get { navigation.options.policy }
    set { navigation.options.policy = newValue }
  }

  /// Is called when the form ends, after the field has resigned.
  public var onFinish: (() -> Void)? {
    get { navigation.options.onFinish }
    set { navigation.options.onFinish = newValue }
  }

  /// What is done when the form ends, before ``onFinish`` is called.
  public var finishAction: FinishAction? {
    get { navigation.options.finishAction }
    set { navigation.options.finishAction = newValue }
  }

  /// Whether a field still wants input; by default one without text does.
  ///
  /// ```swift
  /// navigator.isEmpty = { !(($0 as? UITextField)?.text ?? "").contains("@") }
  /// ```
  public var isEmpty: ((UIResponder) -> Bool)? {
    get { navigation.options.wantsInput }
    set { navigation.options.wantsInput = newValue }
  }

  /// Return moves in text views too, instead of breaking the line. With a
  /// selection it replaces that by a line break, as ever.
  public var returnMovesInTextViews: Bool {
    get { navigation.options.returnMovesInTextViews }
    set { navigation.options.returnMovesInTextViews = newValue }
  }

  /// Return in a responder of your own, which tells of its keys only you.
  ///
  /// - Returns: whether it moved or finished; if not, Return is the field's own.
  @discardableResult
  public func pressReturn(in responder: UIResponder) -> Bool {
    guard let (tree, field) = navigation.find(responder) else { return false }
    return navigation.pressReturn(field, in: tree)
  }
}
#endif
