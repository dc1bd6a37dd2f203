#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import FieldNavigationWords
public import Foundation
public import UIKit

/// A ``FieldNavigator`` as an object of Interface Builder and Objective-C, where
/// its name is `FNFieldNavigator`.
///
/// Add an *Object* to the scene's dock, set its class to `FNFieldNavigator`, and
/// connect ``view``. The *Module* field stays empty, and *Inherit Module From
/// Target* stays off, because the Objective-C name has no module. Connect a
/// strong outlet of your controller to the object, because a released navigator
/// stops working. The outlets and options may be set in any order, and at any
/// time.
///
/// In Swift code, prefer ``FieldNavigator``.
#if canImport(ObjectiveC)
@objc(FNFieldNavigator)
#endif
@MainActor public final class FieldNavigatorObject: NSObject {
  /// The navigator of ``view``, for everything that this class doesn't offer.
  /// `nil` until ``view`` is set.
  public private(set) var navigator: FieldNavigator?
  private var initial = FieldNavigator.Configuration()
  private var listed = WeakTable<UIView, Bool>()
  private var addedRoles = WeakTable<UIView, FieldNavigator.Role>()

  /// Creates an object without a form. Set ``view`` next.
  public override init() { super.init() }

  /// Creates an object for the text fields and text views in a view.
  #if canImport(ObjectiveC)
  @objc(initWithView:)
  #endif
  public convenience init(in view: UIView) {
    self.init()
    self.view = view
  }

  /// The view with the form: a controller's view, or a view inside it. Not kept
  /// alive.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  public weak var view: UIView? {
    didSet { if view !== oldValue { start() } }
  }

  /// The only fields that Return goes to. Without any, the default, Return goes
  /// to all fields in ``view``.
  ///
  /// The array is a set, because an outlet collection has no reliable order:
  /// the fields are in reading order, or by tag with ``sortsByTag``. A view
  /// that contains text fields stands for all of them. The other text fields
  /// get the role ``FieldNavigator/Role/excluded``, but fields that your app
  /// adds to the view later take part.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  public var fields: [UIView] {
    get { listed.objects }
    set {
      listed = WeakTable(newValue) { _ in true }
      applyRoles()
    }
  }

  private func start() {
    initial = configuration
    navigator?.invalidate()
    addedRoles = WeakTable()
    navigator = view.map { FieldNavigator(in: $0, configuration: initial) }
    navigator?.navigation.forms.onFinish = { [weak self] in self?.end?.act($0) }
    navigator?.onChange = onChange
    navigator?.navigation.firstFocus.isAutomatic = focusesFirst
    applyRoles()
  }

  private func applyRoles() {
    guard let view, let navigator else { return }
    for view in addedRoles.objects {
      let role = navigator.role(of: view)
      navigator.setRole(role.subtracting(addedRoles[view] ?? []), of: view)
    }
    addedRoles = WeakTable()
    let fields = self.fields
    if fields.isEmpty { return }
    for field in fields where field.textInputs.isEmpty {
      add(.field, to: field)
    }
    for text in view.textInputs
    where !fields.contains(where: text.isDescendant(of:)) {
      add(.excluded, to: text)
    }
  }

  private func add(_ role: FieldNavigator.Role, to view: UIView) {
    guard let navigator else { return }
    let old = navigator.role(of: view)
    addedRoles[view] = role.subtracting(old)
    navigator.setRole(old.union(role), of: view)
  }

  // MARK: Options

  private var configuration: FieldNavigator.Configuration {
    get { navigator?.configuration ?? initial }
    set {
      if let navigator {
        navigator.configuration = newValue
      } else {
        initial = newValue
      }
    }
  }

  /// Whether the fields are in the order of their tags. False by default, which
  /// is reading order.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var sortsByTag: Bool {
    get { configuration.sortsByTag }
    set { configuration.order = newValue ? .tag : .reading }
  }

  /// Whether Return also goes to fields with text. False by default.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var visitsFilledFields: Bool {
    get { configuration.policy.destination == .next }
    set { configuration.policy.destination = newValue ? .next : .nextEmpty }
  }

  /// Whether Return goes back to the form's first empty field before the form
  /// ends. False by default.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var wraps: Bool {
    get { configuration.policy.ending == .wrap }
    set { configuration.policy.ending = newValue ? .wrap : .finish }
  }

  @available(*, unavailable, renamed: "wraps")
  public var wrapsToEmpty: Bool { wraps }

  /// Whether a tap beside the fields hides the keyboard. False by default. See
  /// ``FieldNavigator/Configuration/tapOutsideHidesKeyboard`` for the taps that
  /// don't count.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var tapOutsideHidesKeyboard: Bool {
    get { configuration.tapOutsideHidesKeyboard }
    set { configuration.tapOutsideHidesKeyboard = newValue }
  }

  /// Whether the first empty field gets focus when the screen appears. False by
  /// default.
  ///
  /// This happens once for each presentation of the screen, as with
  /// ``FieldNavigator/focusFirst()``: not when the screen only reappears, and
  /// not if a view has focus or a controller is presented over the form. If you
  /// set it while the form is on the screen, it takes effect at once.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var focusesFirst = false {
    didSet {
      if focusesFirst != oldValue {
        navigator?.navigation.firstFocus.isAutomatic = focusesFirst
      }
    }
  }

  /// Whether to keep the focused field above the keyboard. True by default.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var avoidsKeyboard: Bool {
    get { configuration.avoidsKeyboard }
    set { configuration.avoidsKeyboard = newValue }
  }

  /// The gap between the focused field and the keyboard, in points; 20 by
  /// default.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var keyboardDistance: CGFloat {
    get { configuration.keyboardDistance }
    set { configuration.keyboardDistance = newValue }
  }

  /// Which keyboards get an input bar: `off`, `automatic` (the default) or
  /// `always`. Any other name has no effect except a warning.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var inputBar: String {
    get { "\(configuration.inputBar)" }
    set {
      choose(newValue, from: [.off, .automatic, .always], for: "inputBar") {
        configuration.inputBar = $0
      }
    }
  }

  /// The label of the Return key where Return ends the form, such as `go`,
  /// `send` or `join`; `done` by default. The names are those of `ReturnKey`,
  /// and any other has no effect except a warning.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var finishKey: String {
    get { "\(configuration.policy.finishKey)" }
    set {
      choose(newValue, from: ReturnKey.allCases, for: "finishKey") {
        configuration.policy.finishKey = $0
      }
    }
  }

  private func choose<Value>(
    _ name: String, from values: [Value], for option: String,
    then set: (Value) -> Void
  ) {
    if let value = values.first(where: { "\($0)" == name }) {
      return set(value)
    }
    let names = values.map { "\($0)" }.joined(separator: ", ")
    Warning.say(
      "FieldNavigatorObject.\(option) was given '\(name)'; the old value "
        + "stays. Give one of: \(names).")
  }

  // MARK: Mistakes

  /// Decides whether a field's value is a mistake (R16). `nil` by default: the
  /// form finishes without a look. See
  /// ``FieldNavigator/Configuration/isInvalid``.
  #if canImport(ObjectiveC)
  @objc
  #endif
  public var isInvalid: ((UIResponder) -> Bool)? {
    get { configuration.isInvalid }
    set { configuration.isInvalid = newValue }
  }

  /// Whether Return stays in a field that ``isInvalid`` calls a mistake,
  /// wherever the field is. False by default, and without effect unless
  /// ``isInvalid`` is set.
  #if canImport(ObjectiveC)
  @IBInspectable
  #endif
  public var stopsAtInvalid: Bool {
    get { configuration.policy.stopsAtInvalid }
    set { configuration.policy.stopsAtInvalid = newValue }
  }

  /// Moves focus to the first invalid field, as
  /// ``FieldNavigator/focusFirstInvalid()`` does.
  ///
  /// - Returns: whether an invalid field has focus now.
  #if canImport(ObjectiveC)
  @objc
  #endif
  @discardableResult
  public func focusFirstInvalid() -> Bool {
    navigator?.focusFirstInvalid() ?? false
  }

  // MARK: The end of the form

  /// The control that the end of the form presses, such as the form's button,
  /// with the actions and segues that Interface Builder has connected to it.
  /// Not kept alive, and without effect while it's disabled. A bar button item
  /// is no control: set ``onFinish`` in code for it.
  #if canImport(ObjectiveC)
  @IBOutlet
  #endif
  public weak var finishControl: UIControl?

  /// The code that the end of the form runs instead of ``finishControl``. `nil`
  /// by default.
  #if canImport(ObjectiveC)
  @objc
  #endif
  public var onFinish: (() -> Void)?

  private var end: FieldNavigator.FinishAction? {
    if let onFinish { return FieldNavigator.FinishAction { _ in onFinish() } }
    return finishControl.map { .control($0) }
  }

  // MARK: Your own keys

  /// Called after the focused field, ``canFocusNext`` or ``canFocusPrevious``
  /// has changed. `nil` by default.
  #if canImport(ObjectiveC)
  @objc
  #endif
  public var onChange: (() -> Void)? {
    didSet { navigator?.onChange = onChange }
  }

  /// Handles Return in your own responder, as
  /// ``FieldNavigator/pressReturn(in:)`` does.
  #if canImport(ObjectiveC)
  @objc(pressReturnInResponder:)
  #endif
  @discardableResult
  public func pressReturn(in responder: UIResponder) -> Bool {
    navigator?.pressReturn(in: responder) ?? false
  }

  /// Moves focus to the next field, empty or not, as the action of a button or
  /// a bar item.
  #if canImport(ObjectiveC)
  @IBAction
  #endif
  public func focusNext(_ sender: Any?) { navigator?.focusNext() }

  /// Moves focus to the previous field, empty or not, as the action of a button
  /// or a bar item.
  #if canImport(ObjectiveC)
  @IBAction
  #endif
  public func focusPrevious(_ sender: Any?) { navigator?.focusPrevious() }

  /// Whether ``focusNext(_:)`` has a field to go to.
  #if canImport(ObjectiveC)
  @objc
  #endif
  public var canFocusNext: Bool { navigator?.canFocusNext ?? false }

  /// Whether ``focusPrevious(_:)`` has a field to go to.
  #if canImport(ObjectiveC)
  @objc
  #endif
  public var canFocusPrevious: Bool { navigator?.canFocusPrevious ?? false }
}

@available(*, unavailable, renamed: "FieldNavigatorObject")
public typealias FormNavigator = FieldNavigatorObject
#endif
