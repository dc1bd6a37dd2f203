import FieldNavigation
import FieldNavigationUIKit
import Foundation
import UIKit

#if canImport(TestSupport)
import TestSupport
#endif

/// The form of a scenario on the screen. The fields are one below another. A
/// view around fields is a group.
final class ScenarioScreen: UIViewController {
  private var navigator: FieldNavigator?
  private var finishes = 0
  private var nextStep = 0
  private var views: [String: UIView] = [:]
  private var groups: [UIView] = []
  private var excluded: [UIView] = []
  private let scenario: Scenario
  private let refusing = Refusing()

  init(_ scenario: Scenario) {
    self.scenario = scenario
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scenario.fields.forEach { add($0, to: view) }
    place(in: view)
    let navigator = FieldNavigator(in: view)
    navigator.configuration.policy = ReturnPolicy(scenario.options)
    navigator.onFinish = { [weak self] in self?.finishes += 1 }
    groups.forEach { navigator.setRole(.group, of: $0) }
    excluded.forEach { navigator.setRole(.excluded, of: $0) }
    self.navigator = navigator
    giveOrder()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    giveOrder()
  }

  /// Does the app's part of the next step.
  func goOn() {
    guard scenario.steps.indices.contains(nextStep) else { return }
    let step = scenario.steps[nextStep]
    nextStep += 1
    if let view = view(step.type) as? UITextField, !view.isFirstResponder {
      view.text = step.text ?? ""
    }
    view(step.hide)?.isHidden = true
    view(step.show)?.isHidden = false
    (view(step.disable) as? UIControl)?.isEnabled = false
    (view(step.enable) as? UIControl)?.isEnabled = true
    view(step.remove)?.removeFromSuperview()
    if let field = step.insert, let after = step.after {
      insert(field, after: after)
    }
  }

  private func view(_ id: String?) -> UIView? {
    id.flatMap { views[$0] }
  }

  var status: ScenarioStatus {
    let tabs = (keyCommands ?? []).filter { $0.input == "\t" }
    return ScenarioStatus(
      focused: views.first { $0.value.isFirstResponder }?.key,
      finishes: finishes,
      keys: views.compactMapValues { ($0 as? UITextField)?.returnKeyType.name },
      takes: Set(
        tabs.map { $0.modifierFlags.contains(.shift) ? "shift-tab" : "tab" }))
  }

  private func insert(_ field: Scenario.Field, after id: String) {
    guard let before = views[id], let container = before.superview else {
      return
    }
    add(field, to: container)
    if let id = field.id, let view = views[id],
      let place = container.subviews.firstIndex(of: before)
    {
      container.insertSubview(view, at: place + 1)
    }
    place(in: view)
    giveOrder()
  }

  /// If the app sets no order, a focus system chooses the Tab order.
  private func giveOrder() {
    guard UIFocusSystem.focusSystem(for: self) != nil else { return }
    navigator?.configuration.order = .explicit(inputs(in: view))
  }

  private func inputs(in view: UIView) -> [UIView] {
    if groups.contains(view) || view === self.view {
      return view.subviews.flatMap(inputs)
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
      view.accessibilityIdentifier = "app.\(id)"
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

  /// - Returns: the height of the content.
  @discardableResult
  private func place(in container: UIView) -> Int {
    var y = 0
    for view in container.subviews {
      let height = groups.contains(view) ? place(in: view) : 30
      view.frame = CGRect(x: 20, y: y, width: 200, height: height)
      y += height + 10
    }
    return y
  }
}

private final class Refusing: NSObject, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
}

extension UIReturnKeyType {
  fileprivate init?(name: String) {
    guard let key = ReturnKey(name: name) else { return nil }
    self.init(rawValue: Int(key.rawValue))
  }

  /// The name of the Return key in the scenarios.
  package var name: String? {
    ReturnKey(rawValue: UInt8(rawValue)).map { "\($0)" }
  }
}
