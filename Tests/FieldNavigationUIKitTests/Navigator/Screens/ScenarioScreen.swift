import FieldNavigation
import FieldNavigationUIKit
import Foundation
import TestSupport
import UIKit
import UIKitDriver

/// The form of a scenario on the screen: fields below each other, groups as
/// views around theirs.
@MainActor final class ScenarioScreen: UIViewController {
  private(set) var navigator: FieldNavigator?
  private(set) var finishes = 0
  private(set) var views: [String: UIView] = [:]
  private var groups: [UIView] = []
  private var excluded: [UIView] = []
  private let scenario: Scenario
  private let refusing = Delegate()

  init(_ scenario: Scenario) {
    self.scenario = scenario
    super.init(nibName: nil, bundle: nil)
    refusing.begins = { _ in false }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scenario.fields.forEach { add($0, to: view) }
    place(in: view)
    let navigator = FieldNavigator(in: view)
    navigator.configuration.policy = ReturnPolicy(scenario.options)
    navigator.onFinish = .call { [weak self] in self?.finishes += 1 }
    groups.forEach { navigator.setRole(.group, of: $0) }
    excluded.forEach { navigator.setRole(.excluded, of: $0) }
    self.navigator = navigator
    followsGivenOrder()
  }

  func insert(_ field: Scenario.Field, after id: String) {
    guard let before = views[id], let container = before.superview else {
      return
    }
    add(field, to: container)
    if let id = field.id, let view = views[id],
      let place = container.content.firstIndex(of: before)
    {
      container.insertSubview(view, at: place + 1)
    }
    place(in: view)
    followsGivenOrder()
  }

  /// Where there is a focus system, Tab is its own unless there is an order.
  private func followsGivenOrder() {
    guard Device.current.policies.hasFocusSystem else { return }
    navigator?.configuration.order = .explicit(inputs(in: view))
  }

  private func inputs(in view: UIView) -> [UIView] {
    if groups.contains(view) || view === self.view {
      return view.content.flatMap(inputs)
    }
    return [view]
  }

  private func add(_ field: Scenario.Field, to container: UIView) {
    if let inner = field.fields {
      let group = UIView(frame: .zero)
      groups.append(group)
      container.addSubview(group)
      inner.forEach { add($0, to: group) }
    } else if let id = field.id {
      let view = field.readonly == true ? readOnly(field) : input(field)
      view.accessibilityIdentifier = id
      view.isHidden = field.hidden == true
      if field.excluded == true { excluded.append(view) }
      views[id] = view
      container.addSubview(view)
    }
  }

  /// UIKit has no read-only text field.
  private func readOnly(_ field: Scenario.Field) -> UIView {
    let view = UITextView(frame: .zero)
    view.isEditable = false
    view.text = field.text
    return view
  }

  private func input(_ field: Scenario.Field) -> UIView {
    let view = UITextField(frame: .zero)
    view.text = field.text
    view.isEnabled = field.disabled != true
    view.returnKeyType =
      field.key.flatMap(UIReturnKeyType.init(name:)) ?? .default
    if field.refuses == true { view.delegate = refusing }
    return view
  }

  /// - Returns: the height of all that is inside.
  @discardableResult
  private func place(in container: UIView) -> Int {
    var y = 0
    for view in container.content {
      let height = groups.contains(view) ? place(in: view) : 30
      view.frame = CGRect(x: 20, y: y, width: 200, height: height)
      y += height + 10
    }
    return y
  }
}

extension UIReturnKeyType {
  init?(name: String) {
    guard let key = ReturnKey(name: name) else { return nil }
    self.init(rawValue: Int(key.rawValue))
  }
}
