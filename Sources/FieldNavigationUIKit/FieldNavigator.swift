#if canImport(UIKit) && (os(iOS) || os(Linux))
@_exported public import FieldNavigation
import FieldNavigationWords
public import UIKit

/// Return, Tab and a bar above the keyboard go through the fields of a view: no
/// delegate, no tags, no subclass.
///
/// Return goes to the next field that is empty, and the key says Next; after
/// the last empty field Return ends the form. The navigator finds the fields,
/// in reading order; they may come, go, hide or move at any time. The answers
/// of the app's delegates win, and so do labels that the app has set.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   navigator = FieldNavigator(in: view)
///   navigator?.onFinish = { [weak self] in self?.signUp() }
/// }
/// ```
/// Keep the navigator in a property: it works for as long as it lives, and
/// takes back all its changes when it is released. It keeps no object of the
/// app alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Navigates through the text fields and text views inside of a view, and of
  /// the sheets and popovers that are presented over it: each is a form of its
  /// own, which only resigns at its end.
  ///
  /// Controllers of the system and of frameworks, such as a mail composer, are
  /// left alone. A controller is the app's if its class is in the app's own
  /// executable, as those of packages are, or if one of its children is. For
  /// another one make a navigator in its view. What SwiftUI has made is left to
  /// SwiftUI.
  ///
  /// - Parameters:
  ///   - view: the view of a controller, or a view inside of it; not a window,
  ///     which has the fields of everybody.
  ///   - configuration: what the form does; Return goes to the next empty field
  ///     by default.
  public convenience init(
    in view: UIView, configuration: Configuration = Configuration()
  ) {
    guard !(view is UIWindow) else {
      Warning.say(
        "FieldNavigator(in:) was given \(view.name), a window, and does "
          + "nothing. Create one in viewDidLoad() of each view controller with "
          + "fields: FieldNavigator(in: view).")
      self.init(Scope(fields: []), configuration)
      return
    }
    if ViewKind.isOfSwiftUI(view) {
      Warning.say(
        "FieldNavigator(in:) was given \(view.name), a view of SwiftUI, and "
          + "leaves its fields alone. Add .fieldNavigation($focus) of "
          + "FieldNavigationSwiftUI to the form there.")
    }
    self.init(Scope(in: view), configuration)
  }

  /// Navigates through these fields, in this order. Any responder that takes
  /// focus can be listed. A field that is transparent counts as visible here.
  public convenience init(
    fields: [UIResponder], configuration: Configuration = Configuration()
  ) {
    if fields.isEmpty {
      Warning.say(
        "FieldNavigator(fields:) was given no fields. Create it after its "
          + "fields, or use FieldNavigator(in:), which finds them.")
    }
    self.init(Scope(fields: fields), configuration)
  }

  private init(_ scope: Scope, _ configuration: Configuration) {
    navigation = Navigation(scope, configuration)
    navigation.start(for: self)
  }

  /// The options, with their defaults in ``Configuration``. They may be changed
  /// at any time.
  public var configuration: Configuration {
    get { navigation.context.configuration }
    set { navigation.context.configuration = newValue }
  }

  /// The action at the end of the form, after the field has resigned; after
  /// Return at the end of the turn. The action may focus a field again. None by
  /// default. For a segue or a button see ``finish(with:)``.
  public var onFinish: (() -> Void)? {
    didSet { navigation.onFinish = onFinish.map { act in { _ in act() } } }
  }

  /// Takes back every label, bar, key command and observer. The navigator
  /// cannot be started again.
  public func invalidate() {
    navigation.invalidate()
  }
}

// MARK: Keys of your own

extension FieldNavigator {
  /// Handles Return in a responder of your own, whose keys only you can
  /// observe. In a text field or a text view without focus it does nothing.
  ///
  /// - Returns: whether Return was the form's; if not, the field handles Return
  ///   by itself.
  @discardableResult
  public func pressReturn(in responder: UIResponder) -> Bool {
    navigation.pressReturn(in: responder)
  }

  /// Goes to the next field, empty or not, as Tab does. For a bar of your own.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusNext() -> Bool {
    navigation.byCode { navigation.pressTab(direction: .forward) }
  }

  /// Goes to the previous field, as Shift+Tab does.
  ///
  /// - Returns: whether focus went there.
  @discardableResult
  public func focusPrevious() -> Bool {
    navigation.byCode { navigation.pressTab(direction: .backward) }
  }

  /// Whether there is a field for ``focusNext()``. The field is not asked
  /// whether it takes focus. False while no field of the navigator has focus.
  public var canFocusNext: Bool { navigation.canPressTab(direction: .forward) }

  /// Whether there is a field for ``focusPrevious()``.
  public var canFocusPrevious: Bool {
    navigation.canPressTab(direction: .backward)
  }
}

// MARK: Roles

extension FieldNavigator {
  /// The role of a view in a form, where it is not the default of the view's
  /// class.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// The roles that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field that is neither a text field nor a text view: any responder that
    /// takes focus. A view has its place by its frame, other responders come
    /// last. Return does nothing in such a field, unless the field calls
    /// ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Left out, with all views inside: Return passes over them. Tab stops
    /// there as before.
    public static let excluded = Role(rawValue: 2)
    /// Read as a unit: its fields come together, even where its rows line up
    /// with those of the view beside it (R3). Stack views and cells are units
    /// by default.
    public static let unit = Role(rawValue: 4)
    /// A form of its own: Return stays inside, and finishes in the last field.
    /// Tab goes through the group as through all other fields (R12).
    public static let group = Role(rawValue: 8)
    /// Return in this field is the app's: the key keeps the app's label, and
    /// nothing moves. Return in other fields and Tab go there as before. For a
    /// field whose delegate returns `false` from `textFieldShouldReturn(_:)`:
    /// UIKit tells nobody of that, so that the key would say Next and do
    /// nothing.
    public static let handlesReturn = Role(rawValue: 16)
  }

  /// Sets the role of a view, or of another responder, for this navigator.
  ///
  /// ```swift
  /// navigator.setRole(.excluded, of: discountCode)
  /// navigator.setRole([.unit, .group], of: address)
  /// navigator.setRole([], of: discountCode)  // a field again
  /// ```
  /// - Parameters:
  ///   - role: replaces the role that was set before; `[]` is the default of
  ///     every view.
  ///   - responder: a view, or another responder, which is not kept alive.
  public func setRole(_ role: Role, of responder: UIResponder) {
    if role.contains(.field), let view = responder as? UIView {
      warnOfFields(inside: view)
    }
    navigation.context.roles[responder] = role.isEmpty ? nil : role
  }

  /// A field has no fields inside, so that these would be left out.
  private func warnOfFields(inside view: UIView) {
    guard view.textEntry == nil, let inner = view.textInputs.first else {
      return
    }
    Warning.say(
      "\(view.placeName) was given the role .field, so \(inner.name) inside "
        + "of it is left out. Remove the role: the navigator finds text fields "
        + "without one.")
  }

  /// The role that was set for a responder; `[]` where none was set.
  public func role(of responder: UIResponder) -> Role {
    navigation.context.roles[responder] ?? []
  }
}

// MARK: The end of the form

extension FieldNavigator {
  /// Performs a segue or presses a control at the end of the form, in the place
  /// of ``onFinish``.
  ///
  /// ```swift
  /// navigator.finish(with: .segue("welcome"))
  /// navigator.finish(with: .control(signUpButton))
  /// ```
  public func finish(with action: FinishAction) {
    onFinish = nil
    navigation.onFinish = action.act
  }

  /// What ends a form, besides a closure.
  @MainActor public struct FinishAction {
    fileprivate let act: (UIResponder) -> Void

    /// Performs a segue of the controller around the field, unless the
    /// controller refuses the segue or has no storyboard.
    public static func segue(_ identifier: String) -> FinishAction {
      FinishAction { responder in
        guard let controller = responder.controllerAround else { return }
        // Without a storyboard UIKit would raise.
        guard controller.storyboard != nil else {
          return Warning.say(
            "\(controller.name) is not from a storyboard, so it has no segue "
              + "'\(identifier)'. Set onFinish to a closure instead.")
        }
        guard
          controller.shouldPerformSegue(
            withIdentifier: identifier, sender: responder)
        else { return }
        controller.performSegue(withIdentifier: identifier, sender: responder)
      }
    }

    /// Presses a control, such as the form's button, unless the control is
    /// disabled or gone. The control is not kept alive.
    public static func control(_ control: UIControl) -> FinishAction {
      FinishAction { [weak control] _ in
        guard let control, control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    }
  }
}
#endif
