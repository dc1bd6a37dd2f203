import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// The code that keeps a form above the keyboard.
enum KeyboardWay: CaseIterable, Sendable {
  case `extension`, subclass, navigator

  /// Creates a form with fields at y 100, 230 and 360. Each field is 30 points
  /// high. If `scrolls` is true, a scroll view contains the fields. It is as
  /// large as the controller's view.
  @MainActor func form(scrolls: Bool = false) -> any KeptForm {
    switch self {
    case .extension:
      let form = ActivatingForm()
      form.scroll = scrolls ? UIScrollView(frame: .zero) : nil
      return form
    case .navigator:
      let form = NavigatedKeyboardForm()
      form.scroll = scrolls ? UIScrollView(frame: .zero) : nil
      return form
    case .subclass:
      let form = SubclassedForm()
      form.scroll = scrolls ? UIScrollView(frame: .zero) : nil
      return form
    }
  }
}

@MainActor protocol KeptForm: UIViewController {
  var fields: [UITextField] { get }
  var scroll: UIScrollView? { get }
  /// The app's own layout, which runs after UIKit's layout.
  var layOut: (() -> Void)? { get set }
  /// Stops keyboard avoidance for the form.
  func stop()
}

extension KeptForm {
  /// Whether a field is on the screen and at least 20 points above the
  /// keyboard.
  func isInSight(_ field: UITextField, above top: CGFloat?) -> Bool {
    field.place.maxY <= (top ?? .infinity) - 20 && field.place.minY >= 0
  }

  fileprivate func addFields(to view: UIView) -> [UITextField] {
    scroll?.contentSize = CGSize(width: 320, height: 900)
    if let scroll { view.addSubview(scroll) }
    return zip(["a", "b", "c"], [100, 230, 360]).map { name, y in
      let field = UITextField(
        frame: CGRect(x: 20, y: y, width: 200, height: 30))
      field.accessibilityIdentifier = name
      (scroll ?? view).addSubview(field)
      return field
    }
  }
}

/// A form with fields "a", "b" and "c". A small phone's keyboard covers the
/// last field.
@MainActor class KeyboardForm: UIViewController, KeptForm {
  var scroll: UIScrollView?
  private(set) var fields: [UITextField] = []
  var layOut: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    fields = addFields(to: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll?.frame = view.bounds
    layOut?()
  }

  func stop() {}

  @discardableResult
  func add(_ name: String, y: CGFloat, to parent: UIView? = nil) -> UITextField
  {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 30))
    field.accessibilityIdentifier = name
    (parent ?? view).addSubview(field)
    return field
  }
}

/// A form that uses the article's extension.
@MainActor class ActivatingForm: KeyboardForm {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    activateKeyboardResponsiveTextFields()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
    stop()
  }

  override func stop() {
    deactivateKeyboardResponsiveTextFields()
  }
}

@MainActor final class NavigatedKeyboardForm: KeyboardForm {
  private(set) var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigator = FieldNavigator(in: view)
  }

  override func stop() {
    navigator?.invalidate()
  }
}

/// A subclass of `KeyboardResponsiveViewController`. As in the article, it
/// makes no calls.
@MainActor
final class SubclassedForm: KeyboardResponsiveViewController,
  KeptForm
{
  var scroll: UIScrollView?
  private(set) var fields: [UITextField] = []
  var layOut: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    fields = addFields(to: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll?.frame = view.bounds
    layOut?()
  }

  func stop() {
    deactivateKeyboardResponsiveTextFields()
  }
}

extension User {
  /// Every frame and inset in the window.
  func layout() -> [String] { layout(of: window) }

  private func layout(of view: UIView) -> [String] {
    var line = "\(device.name(of: view)) \(view.frame)"
    if let scroll = view as? UIScrollView {
      line += " \(scroll.contentInset) \(scroll.verticalScrollIndicatorInsets)"
    }
    return [line] + view.subviews.flatMap { layout(of: $0) }
  }
}
