import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// An app and its user, on a separate simulated device.
@MainActor final class AppStage {
  let app: PlayedApp
  /// The user of the window with the last tapped field.
  private(set) var user: User
  /// Whether the app has a working navigator.
  private(set) var isNavigated: Bool
  private let stack: UINavigationController?
  private let observersBefore: Int

  /// - Parameter isNavigated: `false` for the app without a navigator.
  init(
    _ kind: PlayedApp.Kind, _ policies: Policies, inStack: Bool,
    isNavigated: Bool
  ) {
    // Replacing the device releases the previous app's objects.
    Device.current = Device(policies)
    Device.current.endTurn()
    observersBefore = Device.runLoopObservers
    AppScreen.areNavigated = isNavigated
    self.isNavigated = isNavigated
    var made: PlayedApp?
    var stack: UINavigationController?
    user = User(policies, size: kind.size) {
      let app = kind.make()
      made = app
      guard inStack else { return app.root }
      let controller = UINavigationController(rootViewController: app.root)
      stack = controller
      return controller
    }
    app = made ?? PlayedApp(root: UIViewController())
    self.stack = stack
    if let other = app.otherWindow {
      let window = UIWindow(frame: user.window.bounds)
      window.rootViewController = other
      window.makeKeyAndVisible()
    }
    if !isNavigated { app.invalidate() }
    user.settle()
  }

  // MARK: Views and names

  var entries: [UIView] { user.device.windows.flatMap(Self.entries) }

  private static func entries(in view: UIView) -> [UIView] {
    if view is UITextField || view is UITextView { return [view] }
    return view.subviews.flatMap(entries)
  }

  private var controls: [UIControl] {
    user.device.windows.flatMap(Self.controls)
  }

  private static func controls(in view: UIView) -> [UIControl] {
    if let control = view as? UIControl {
      return control is UITextField ? [] : [control]
    }
    return view.subviews.flatMap(controls)
  }

  private var scrollViews: [UIScrollView] {
    user.device.windows.flatMap(Self.scrollViews)
  }

  private static func scrollViews(in view: UIView) -> [UIScrollView] {
    [view as? UIScrollView].compactMap { $0 }
      + view.subviews.flatMap(scrollViews)
  }

  /// Names a view. The app gives a search bar's field no name. The field gets a
  /// number instead.
  func name(_ view: UIView) -> String {
    guard view is UISearchTextField else { return user.device.name(of: view) }
    let all = entries.filter { $0 is UISearchTextField }
    return "search \(all.firstIndex(of: view) ?? 0)"
  }

  var place: String {
    (user.focused as? UIView).map(name) ?? "nowhere"
  }

  /// The names of all fields.
  private var names: [String] {
    var found: [String] = []
    for name in entries.map(name) where !found.contains(name) {
      found.append(name)
    }
    return found
  }

  /// The field with the given name. Unused cells still contain named fields. A
  /// visible field therefore takes precedence.
  private func entry(_ name: String) -> UIView? {
    let found = entries.filter { self.name($0) == name }
    return found.first(where: \.canBeSeen) ?? found.first
  }

  var frontmost: UIViewController? {
    var controller = user.window.rootViewController
    while let next = controller?.presentedViewController { controller = next }
    return controller
  }

  /// The Return key's label. If two windows exist, the double doesn't know
  /// which has the keyboard.
  var label: UIReturnKeyType? {
    app.otherWindow == nil
      ? user.returnKey : (user.focused as? UITextField)?.returnKeyType
  }

  // MARK: Acts

  /// The name of the view or item that an action selects.
  func name(of action: AppAction) -> String {
    meaning(of: action) ?? "nothing"
  }

  private func meaning(of action: AppAction) -> String? {
    func pick<Each>(_ place: Int, _ all: [Each]) -> Each? {
      all.isEmpty ? nil : all[place % all.count]
    }
    switch action {
    case .tap(let place): return pick(place, names)
    case .setText(let place, _), .hide(let place, _), .disable(let place, _):
      // A reused cell would lose the change. Apps with reused cells skip this
      // action.
      return app.habits.contains(.hasRows)
        ? nil : pick(place, names)
    case .press(let place):
      return controls.isEmpty ? nil : "\(place % controls.count)"
    case .bar(let place):
      let labels = (user.bar?.items ?? []).compactMap {
        $0.accessibilityLabel ?? $0.title
      }.filter { !$0.isEmpty }
      return pick(place, labels)
    case .scroll(let place, _):
      return scrollViews.isEmpty ? nil : "\(place % scrollViews.count)"
    case .special(let place): return pick(place, app.specials)?.name
    default: return ""
    }
  }

  /// Performs an action other than a key press.
  func act(_ action: AppAction, on name: String) {
    switch action {
    case .tap: tap(name)
    case .press: if let place = Int(name) { press(place) }
    case .type(let text): user.type(text)
    case .delete:
      (user.focused as? any UIKeyInput)?.deleteBackward()
      user.settle()
    case .deleteAll: deleteAll()
    case .compose: (user.focused as? UITextField)?.compose()
    case .endComposing: (user.focused as? UITextField)?.endComposing()
    case .scroll(_, let distance):
      if let place = Int(name) { scroll(place, by: CGFloat(distance)) }
    case .tapOutside: user.tapOutside()
    case .keyboard(let height): setKeyboard(height: CGFloat(height))
    case .rotate: user.rotate()
    case .special: app.specials.first { $0.name == name }?.act()
    case .setText(_, let isFilled):
      (entry(name) as? UITextField)?.text = isFilled ? "set" : ""
    case .hide(_, let isOn): entry(name)?.isHidden = isOn
    case .disable(_, let isOn): (entry(name) as? UITextField)?.isEnabled = !isOn
    case .layout: user.window.setNeedsLayout()
    case .present:
      if let front = frontmost, front.presentedViewController == nil {
        front.present(UIViewController(), animated: true)
      }
    case .dismiss: frontmost?.presentingViewController?.dismiss(animated: true)
    case .push: stack?.pushViewController(UIViewController(), animated: true)
    case .pop: stack?.popViewController(animated: true)
    case .invalidate:
      app.invalidate()
      isNavigated = false
    case .navigateAgain:
      app.navigateAgain()
      isNavigated = true
    case .key, .bar: break
    }
  }

  private func tap(_ name: String) {
    guard let view = find(name) else { return }
    if let window = view.window { user = User(in: window) }
    user.tap(view)
  }

  /// Finds the field with this name. Scrolls to the field's row if the row
  /// isn't loaded.
  func find(_ name: String) -> UIView? {
    if app.habits.contains(.hasRows), entry(name)?.canBeSeen != true {
      reveal(name)
    }
    return entry(name)
  }

  /// Scrolls to a row. A field in a table is named after its row's number.
  private func reveal(_ name: String) {
    guard let table = scrollViews.first(where: { $0 is UITableView }),
      let row = Int(name),
      let frame = (table as? UITableView)?
        .rectForRow(at: IndexPath(row: row, section: 0))
    else { return }
    table.scrollRectToVisible(frame, animated: false)
    table.layoutIfNeeded()
  }

  /// Presses the delete key once for each character.
  private func deleteAll() {
    let count = (user.focused as? any TextOwner)?.words.count ?? 0
    for _ in 0..<count {
      (user.focused as? any UIKeyInput)?.deleteBackward()
    }
    user.settle()
  }

  private func press(_ place: Int) {
    let controls = controls
    if controls.indices.contains(place) { user.tap(controls[place]) }
  }

  private func scroll(_ place: Int, by distance: CGFloat) {
    let views = scrollViews
    guard views.indices.contains(place) else { return }
    let view = views[place]
    let inset = view.adjustedContentInset
    let end = view.contentSize.height + inset.bottom - view.bounds.height
    let wanted = view.contentOffset.y + distance
    view.contentOffset.y = max(-inset.top, min(wanted, max(0, end)))
  }

  private func setKeyboard(height: CGFloat) {
    let keyboard = user.device.keyboard
    keyboard.height = height
    guard let old = keyboard.frame,
      user.device.policies.hardwareKeyboard == .none
    else { return }
    let all = height + keyboard.accessoryHeight
    let bottom = user.device.screen.bounds.height
    keyboard.show(
      CGRect(x: 0, y: bottom - all, width: old.width, height: all))
  }

  // MARK: Results

  /// The values that the app stores. If it stores none, the text of every
  /// field.
  var texts: [String] {
    if let values = app.values { return values() }
    return entries.map { "\(name($0)): \(($0 as? any TextOwner)?.words ?? "")" }
  }

  /// The frames and insets to restore when a keyboard hides. Positions inside
  /// scroll views aren't included.
  var geometry: [String] {
    let controllers = Self.controllers(under: user.window.rootViewController)
    return controllers.compactMap { controller in
      controller.viewIfLoaded.map { "\(type(of: controller)) \($0.frame)" }
    } + scrollViews.map { "inset \($0.contentInset)" }
  }

  private static func controllers(
    under controller: UIViewController?
  ) -> [UIViewController] {
    guard let controller else { return [] }
    return [controller] + controller.children.flatMap(controllers)
  }

  /// Describes a wrong inset of a scroll view. An inset is wrong if it is
  /// negative or larger than the covered part.
  func wrongInset(below height: CGFloat) -> String? {
    let screen = user.device.screen.bounds
    let top = user.device.keyboard.frame.map { min($0.minY, screen.maxY) }
    for view in scrollViews {
      // Any part of a view below the screen also counts as covered. If the view
      // is shifted up, the inset may also include the shift.
      let end =
        (view.superview?.convert(view.frame, to: nil).maxY ?? 0)
        + Self.shift(of: view)
      let most = top.map { max(height, end - $0) + Self.gap } ?? 0
      for bottom in [
        view.contentInset.bottom, view.verticalScrollIndicatorInsets.bottom,
      ] where bottom < 0 || bottom > most {
        return "an inset is \(bottom), of at most \(most)"
      }
    }
    return nil
  }

  /// How far the views of the enclosing controllers are shifted up.
  private static func shift(of view: UIView) -> CGFloat {
    var shift: CGFloat = 0
    var current: UIView? = view
    while let each = current {
      if let controller = each.next as? UIViewController {
        let isBelowBar = controller.parent is UINavigationController
        shift += max(0, (isBelowBar ? 64 : 0) - each.frame.minY)
      }
      current = each.superview
    }
    return shift
  }

  /// The gap between field and keyboard. An inset may include this gap.
  private static let gap: CGFloat = 20.5

  /// Everything that a navigator could leave changed in the app's views.
  var traces: [String] {
    entries.map { view in
      let text = view as? UITextView
      let field = view as? UITextField
      let key = field?.returnKeyType ?? text?.returnKeyType ?? .default
      let bar = field?.inputAccessoryView ?? text?.inputAccessoryView
      return "\(name(view)) \(key) \(bar.map { "\(type(of: $0))" } ?? "no") bar"
        + " \(field?.actionCount ?? 0) actions"
    }.sorted() + Self.belongings(of: user.device.windows)
  }

  private static func belongings(of views: [UIView]) -> [String] {
    views.flatMap { view in
      let commands = (view.next as? UIViewController)?.keyCommands?.count ?? 0
      let controls =
        (view as? UIControl).map { $0 is UITextField ? 0 : $0.actionCount } ?? 0
      let own =
        commands + controls + view.interactions.count > 0
        ? [
          "\(type(of: view)): \(commands) commands, \(controls) actions, "
            + "\(view.interactions.count) interactions"
        ] : []
      return own + belongings(of: view.subviews)
    }
  }

  /// How many run loop observers were added since the app started. Fewer than
  /// before isn't a leak of this app: once, two of an earlier test went during a
  /// run, for a reason that isn't known.
  var newObservers: Int { max(0, Device.runLoopObservers - observersBefore) }
}

/// A text field or a text view.
@MainActor private protocol TextOwner {
  var words: String { get }
}

extension UITextField: TextOwner {
  fileprivate var words: String { text ?? "" }
}

extension UITextView: TextOwner {
  fileprivate var words: String { text ?? "" }
}
