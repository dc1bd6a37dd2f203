import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// How a form is kept above the keyboard.
enum KeyboardWay: CaseIterable, Sendable {
  case `extension`, subclass, navigator

  /// Fields at 100, 230 and 360, all 30 high; in a scroll view as large as the
  /// controller's view, if wanted.
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
  /// The app's own layout, after UIKit's.
  var layOut: (() -> Void)? { get set }
  /// Ends the avoidance, whatever is on the screen.
  func stop()
}

extension KeptForm {
  /// The lowest field above the keyboard, as far as it has to be there.
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

/// Fields "a", "b" and "c", the last one under the keyboard of a small phone.
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

/// An app that follows the article's extension.
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

/// A subclass as the reader writes it: nothing to call.
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
