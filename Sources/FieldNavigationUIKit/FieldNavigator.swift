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
    get { navigation.context.configuration }
    set { navigation.context.configuration = newValue }
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
    navigation.pressReturn(in: responder)
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

// MARK: Roles

extension FieldNavigator {
  /// What a view is to a navigator, other than what it is by itself.
  public struct Role: OptionSet, Sendable {
    /// The roles as bits.
    public let rawValue: Int
    /// The roles that these bits stand for.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A field that is no text field and no text view: any responder that takes
    /// focus. A view has its place by where it is, others come last. Return is
    /// its own, unless it calls ``FieldNavigator/pressReturn(in:)``.
    public static let field = Role(rawValue: 1)
    /// Left out, with all that is inside: Return passes over it. Tab stops there
    /// as before.
    public static let excluded = Role(rawValue: 2)
    /// Read on its own, before what comes after it, even where its rows and those
    /// beside it line up (R3). Stack views and cells are read so anyway.
    public static let unit = Role(rawValue: 4)
    /// A form of its own: Return stays inside, and the last field finishes. Tab
    /// goes through it like through all others (R12).
    public static let group = Role(rawValue: 8)
  }

  /// Says what a view, or another responder, is to this navigator.
  ///
  /// ```swift
  /// navigator.setRole(.excluded, of: discountCode)
  /// navigator.setRole([.unit, .group], of: address)
  /// navigator.setRole([], of: discountCode)  // a field again
  /// ```
  /// - Parameters:
  ///   - role: takes the place of what was said before; `[]`, the default of
  ///     every view, takes it back.
  ///   - responder: a view, or another responder. It is not kept alive.
  public func setRole(_ role: Role, of responder: UIResponder) {
    navigation.context.roles.set(role, of: responder)
  }

  /// What was said of a responder; `[]` where nothing was.
  public func role(of responder: UIResponder) -> Role {
    navigation.context.roles.role(of: responder)
  }
}

// MARK: The end of the form

extension FieldNavigator {
  /// What is done when a form ends, after the field has resigned.
  @MainActor public struct FinishAction {
    private let act: (UIResponder) -> Void

    /// Calls a closure.
    ///
    /// ```swift
    /// navigator.onFinish = .call { [weak self] in self?.signUp() }
    /// ```
    public static func call(_ body: @escaping () -> Void) -> FinishAction {
      FinishAction { _ in body() }
    }

    /// Performs a segue of the controller around the field. If the controller
    /// does not want it, or has no storyboard, nothing is done.
    public static func segue(_ identifier: String) -> FinishAction {
      FinishAction { responder in
        guard let controller = responder.controllerAround else { return }
        // Without a storyboard UIKit would raise.
        guard controller.storyboard != nil else {
          return Warning.say(
            "\(controller.name) is not from a storyboard and has no segue "
              + "'\(identifier)'. Use onFinish = .call instead.")
        }
        guard
          controller.shouldPerformSegue(
            withIdentifier: identifier, sender: responder)
        else { return }
        controller.performSegue(withIdentifier: identifier, sender: responder)
      }
    }

    /// Presses a control: the form's button. Nothing is done while it is
    /// disabled, or when it is gone; it is not kept alive.
    public static func control(_ control: UIControl) -> FinishAction {
      FinishAction { [weak control] _ in
        guard let control, control.isEnabled else { return }
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
      }
    }

    func perform(from responder: UIResponder) {
      act(responder)
    }
  }
}
#endif
