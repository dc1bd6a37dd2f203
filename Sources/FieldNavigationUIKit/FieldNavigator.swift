#if canImport(UIKit) && (os(iOS) || os(Linux))
@_exported public import enum FieldNavigation.ReturnKey
@_exported public import struct FieldNavigation.ReturnPolicy
import FieldNavigationWords
public import Foundation
public import UIKit

/// Moves focus through the fields of a view with Return, Tab and an input bar,
/// without delegates, tags or subclasses.
///
/// Return goes to the next empty field, and the key shows Next; after the last
/// empty field Return ends the form. Fields are found in reading order, and may
/// appear, disappear, hide or move at any time. Your labels and your delegates'
/// answers take precedence.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   navigator = FieldNavigator(in: view)
///   navigator?.onFinish = { [weak self] in self?.signUp() }
/// }
/// ```
/// Store the navigator in a property, because a released navigator stops
/// working and undoes its changes. Your own objects aren't kept alive.
@MainActor public final class FieldNavigator {
  let navigation: Navigation

  /// Creates a navigator for the text fields and text views in a view, and in
  /// the sheets and popovers over the view. Each of those is a separate form,
  /// at whose end Return only closes the keyboard.
  ///
  /// Controllers of the system and of frameworks, such as a mail composer, are
  /// ignored. A controller belongs to the app if the app's executable, which
  /// includes packages, contains its class. A plain `UIViewController` counts
  /// as the app's, and so does a controller with a child of the app. For any
  /// other controller, create a separate navigator with the controller's view.
  /// Views that SwiftUI creates are ignored, too, because SwiftUI itself sets
  /// labels and moves focus there.
  ///
  /// - Parameters:
  ///   - view: a controller's view, or a view inside it. Don't pass a window,
  ///     because it contains the fields of all its controllers.
  ///   - configuration: the options of the form. By default Return goes to the
  ///     next empty field.
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

  /// Creates a navigator for these fields, in this order. The list can contain
  /// any responder that takes focus. A transparent field in the list counts as
  /// visible, because your app may draw it itself.
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

  /// The options, which you can change at any time; see ``Configuration`` for
  /// their defaults.
  public var configuration: Configuration {
    get { navigation.context.configuration }
    set { navigation.context.configuration = newValue }
  }

  /// The action that runs at the end of the form, after the field has resigned.
  /// It doesn't run if your app focused a field or presented a controller when
  /// editing ended, because the app then wants the user to mend something
  /// first. After Return it runs at the end of the run loop's turn, when your
  /// own handlers have run, and it may focus a field again. `nil` by default.
  /// For a segue or a button, see ``setFinishAction(_:)``.
  public var onFinish: (() -> Void)? {
    didSet {
      navigation.forms.onFinish = onFinish.map { act in { _ in act() } }
    }
  }

  /// Called at the end of the run loop's turn if the focused field,
  /// ``canFocusNext`` or ``canFocusPrevious`` has changed, so that your own bar
  /// can follow. `nil` by default.
  ///
  /// ```swift
  /// navigator.onChange = { [weak self] in
  ///   guard let self, let navigator = self.navigator else { return }
  ///   nextButton.isEnabled = navigator.canFocusNext
  ///   previousButton.isEnabled = navigator.canFocusPrevious
  /// }
  /// ```
  public var onChange: (() -> Void)? {
    get { navigation.keys.onChange }
    set { navigation.keys.onChange = newValue }
  }

  /// Stops the navigator for good. It restores the labels that it changed,
  /// removes its input bar, key commands and observers, and releases
  /// ``onFinish`` and ``onChange``.
  public func invalidate() {
    navigation.invalidate()
    onFinish = nil
  }
}

// MARK: Your own keys

extension FieldNavigator {
  /// Handles Return in your own responder, whose key presses the navigator
  /// can't observe. Does nothing in a text field or text view without focus.
  ///
  /// - Returns: whether the navigator handled Return; if not, the responder
  ///   should.
  @discardableResult
  public func pressReturn(in responder: UIResponder) -> Bool {
    navigation.presses.pressReturn(in: responder)
  }

  /// Moves focus to the next field, empty or not, as Tab does. Call this method
  /// from your own input bar.
  ///
  /// - Returns: whether focus moved.
  @discardableResult
  public func focusNext() -> Bool {
    navigation.presses.byCode(
      navigation.pressTab(.forward, isByCode: true))
  }

  /// Moves focus to the previous field, empty or not, as Shift+Tab does.
  ///
  /// - Returns: whether focus moved.
  @discardableResult
  public func focusPrevious() -> Bool {
    navigation.presses.byCode(
      navigation.pressTab(.backward, isByCode: true))
  }

  /// Moves focus to the first invalid field of the form, by position (R16), for
  /// example when a server has found mistakes. It works from any field, and
  /// also if no field has focus. Fields without a view are skipped.
  ///
  /// ```swift
  /// mistakes = reply.mistakes  // configuration.isInvalid reads this
  /// navigator.focusFirstInvalid()
  /// ```
  /// - Returns: whether an invalid field has focus now.
  @discardableResult
  public func focusFirstInvalid() -> Bool {
    navigation.presses.byCode(navigation.presses.focusFirst(.invalid))
  }

  /// Moves focus to the first empty field of the form when the screen appears.
  /// Call it in `viewDidLoad()` or later; it takes effect once the view is on
  /// the screen.
  ///
  /// Does nothing if a view of the window has focus, or if a controller is
  /// presented over the form. Nor does it when the screen only reappears after
  /// a pushed screen, a sheet or a canceled swipe back, because UIKit then
  /// restores focus by itself. A screen that is presented or pushed again
  /// counts as new.
  ///
  /// ```swift
  /// override func viewDidAppear(_ animated: Bool) {
  ///   super.viewDidAppear(animated)
  ///   navigator?.focusFirst()
  /// }
  /// ```
  public func focusFirst() { navigation.firstFocus.request() }

  /// Whether ``focusNext()`` has a field to go to, even if that field would
  /// refuse focus. `false` while none of the navigator's fields has focus. You
  /// can read it in `textFieldDidBeginEditing(_:)`, too, and ``onChange``
  /// reports when it changes.
  ///
  /// - Complexity: O(views), because your app may have changed the form in this
  ///   turn.
  public var canFocusNext: Bool { navigation.keys.canPressTab(.forward) }

  /// Whether ``focusPrevious()`` has a field to go to.
  public var canFocusPrevious: Bool {
    navigation.keys.canPressTab(.backward)
  }
}

// MARK: Roles

extension FieldNavigator {
  /// Sets the role of a view or another responder.
  ///
  /// ```swift
  /// navigator.setRole(.excluded, of: discountCode)
  /// navigator.setRole([.unit, .group], of: address)
  /// navigator.setRole([], of: discountCode)  // a field again
  /// ```
  /// - Parameters:
  ///   - role: the new role, which replaces the previous one; `[]` by default.
  ///   - responder: a view or another responder, which isn't kept alive.
  public func setRole(_ role: Role, of responder: UIResponder) {
    if role.contains(.field), let view = responder as? UIView {
      warnOfFields(inside: view)
    }
    navigation.context.roles[responder] = role.isEmpty ? nil : role
  }

  private func warnOfFields(inside view: UIView) {
    guard view.textEntry == nil, let inner = view.textInputs.first else {
      return
    }
    Warning.say(
      "\(view.placeName) was given the role .field, so \(inner.name) inside "
        + "of it is left out. Remove the role: the navigator finds text fields "
        + "without one.")
  }

  /// The role that you set for a responder; `[]` by default.
  public func role(of responder: UIResponder) -> Role {
    navigation.context.roles[responder] ?? []
  }
}

// MARK: The distance to the keyboard

extension FieldNavigator {
  /// Sets the gap between a field and the keyboard. For example, a larger gap
  /// keeps a button below the field visible.
  ///
  /// ```swift
  /// navigator.configuration.keyboardDistance = 12
  /// navigator.setKeyboardDistance(80, of: password)
  /// navigator.setKeyboardDistance(nil, of: password)  // the form's again
  /// ```
  /// - Parameters:
  ///   - distance: 0 or more points. With `nil`, the default for every view,
  ///     the configuration's distance applies. A distance that is negative or
  ///     not finite has no effect except a warning.
  ///   - view: a field, or a view that contains fields. It isn't kept alive. In
  ///     nested views, the distance of the innermost view applies.
  public func setKeyboardDistance(_ distance: CGFloat?, of view: UIView) {
    if let distance,
      !KeyboardDistances.isValid(
        distance, "setKeyboardDistance(_:of: \(view.name))",
        fix: "Give 0 or more points, or nil for the form's distance.")
    {
      return
    }
    navigation.context.distances[view] = distance
  }

  /// The distance that you set for a view, if any.
  public func keyboardDistance(of view: UIView) -> CGFloat? {
    navigation.context.distances[view]
  }
}

// MARK: The end of the form

extension FieldNavigator {
  /// Lets the end of the form perform a segue or press a control, in place of
  /// ``onFinish``.
  ///
  /// ```swift
  /// navigator.setFinishAction(.segue("welcome"))
  /// navigator.setFinishAction(.control(signUpButton))
  /// ```
  public func setFinishAction(_ action: FinishAction) {
    onFinish = nil
    navigation.forms.onFinish = action.act
  }

  /// A segue or a control that ends a form.
  @MainActor public struct FinishAction {
    let act: (UIResponder) -> Void

    /// Performs a segue of the field's controller. Does nothing if
    /// `shouldPerformSegue(withIdentifier:sender:)` returns `false`, or if the
    /// controller has no storyboard.
    public static func segue(_ identifier: String) -> FinishAction {
      FinishAction { responder in
        guard let controller = responder.controllerAround else { return }
        // Without a storyboard UIKit would raise an exception.
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

    /// Presses a control, such as the form's button, unless it's disabled or
    /// deallocated: the navigator doesn't keep it alive.
    public static func control(_ control: UIControl) -> FinishAction {
      FinishAction { [weak control] _ in
        guard let control, control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    }
  }
}
#endif
