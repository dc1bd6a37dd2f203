import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// An address form: stacked in compact width, two columns in regular width or
/// landscape. A change of light and dark rebuilds all fields (old theming code).
private final class ShapeAddressApp: UIViewController {
  let names = ["Street", "Number", "Zip", "City"]
  private(set) var fields: [UITextField] = []
  let columns = UIStackView(frame: .zero)
  private(set) var finished = 0
  private(set) var rebuilds = 0
  private var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    columns.spacing = 12
    columns.distribution = .fillEqually
    columns.frame = CGRect(
      x: 20, y: 20, width: view.bounds.width - 40, height: 200)
    columns.autoresizingMask = .flexibleWidth
    view.addSubview(columns)
    build(texts: names.map { _ in "" })
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finished += 1 }
  }

  /// Makes new fields; the texts and the focus go over to them.
  private func build(texts: [String]) {
    let focused = fields.firstIndex { $0.isFirstResponder }
    let old = fields
    fields = zip(names, texts).map { name, text in
      let field = UITextField(
        frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      field.placeholder = name
      field.text = text
      return field
    }
    arrange(size: view.bounds.size)
    if let focused { fields[focused].becomeFirstResponder() }
    for field in old { field.removeFromSuperview() }
  }

  /// One column: Street, Number, Zip, City. Two columns: Street, Number | Zip,
  /// City.
  private func arrange(size: CGSize) {
    let isWide =
      traitCollection.horizontalSizeClass == .regular
      || size.width > size.height
    for column in columns.arrangedSubviews { column.removeFromSuperview() }
    let groups =
      isWide ? [fields.prefix(2), fields.suffix(2)] : [fields[...]]
    for group in groups {
      let column = UIStackView(arrangedSubviews: Array(group))
      column.axis = .vertical
      column.spacing = 12
      columns.addArrangedSubview(column)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard isViewLoaded, navigator != nil, let previous else { return }
    if previous.userInterfaceStyle != traitCollection.userInterfaceStyle {
      rebuilds += 1
      build(texts: fields.map { $0.text ?? "" })
    } else if previous.horizontalSizeClass
      != traitCollection.horizontalSizeClass
    {
      restack(size: view.bounds.size)
    }
  }

  /// Moves the same fields to other stacks. A field without a window loses
  /// focus, so it gets it back.
  func restack(size: CGSize) {
    let focused = fields.first { $0.isFirstResponder }
    arrange(size: size)
    if let focused, !focused.isFirstResponder { focused.becomeFirstResponder() }
    view.layoutIfNeeded()
  }
}

@MainActor
@Suite("A form that stacks its fields anew", .underUsualAndPairs)
final class ShapeTraitTests {
  private var screen = ShapeAddressApp()
  private var opened: User?

  /// Another test may run before this one starts its device.
  private var user: User {
    if let opened { return opened }
    let user = User(root: screen)
    opened = user
    return user
  }

  private var app: ShapeAddressApp {
    _ = user
    return screen
  }

  /// The suite lives longer than its test. The navigator of this test would work
  /// in the next one.
  private func close() {
    opened = nil
    screen = ShapeAddressApp()
  }

  private var place: String? { (user.focused as? UITextField)?.placeholder }

  private func rotate() {
    user.rotate {
      let size = app.view.bounds.size
      app.restack(size: size)
    }
  }

  @Test(
    "Rotation keeps focus, and columns are read one after another (R3, R11)")
  func rotation() {
    defer { close() }
    user.tap(app.fields[1])
    user.type("7")
    expect(user.returnKey, equals: .next)
    rotate()
    expect(place, equals: "Number")
    expect(app.fields[1].text, equals: "7")
    expect(user.returnKey, equals: .next)
    expect(app.finished, equals: 0)
    let left = app.fields[0].convert(app.fields[0].bounds, to: nil)
    let right = app.fields[2].convert(app.fields[2].bounds, to: nil)
    expect(left.minY, equals: right.minY)
    expect(left.maxX < right.minX)
    user.tapReturn()
    expect(place, equals: "Zip")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(place, equals: "City")
    expect(user.returnKey, equals: .done)
    rotate()
    expect(place, equals: "City")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
  }

  @Test("Fields that replace all others take over focus and key")
  func theme() {
    defer { close() }
    user.tap(app.fields[2])
    user.type("12")
    let old = app.fields
    user.changeTraits { $0.userInterfaceStyle = .dark }
    expect(app.rebuilds, equals: 1)
    expect(app.fields[2] !== old[2])
    expect(place, equals: "Zip")
    expect(app.fields[2].isFirstResponder)
    expect(app.fields[2].text, equals: "12")
    expect(user.returnKey, equals: .next)
    expect(old.allSatisfy { $0.actionCount == 0 })
    expect(old.allSatisfy { $0.returnKeyType == .default })
    user.tapReturn()
    expect(app.fields[3].isFirstResponder)
    expect(user.returnKey, equals: .done)
    user.changeTraits { $0.userInterfaceStyle = .light }
    user.changeTraits { $0.userInterfaceStyle = .dark }
    expect(app.rebuilds, equals: 3)
    expect(place, equals: "City")
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expect(app.finished, equals: 1)
  }

  @Test("A change of the size class keeps order and focus")
  func sizeClass() {
    defer { close() }
    user.changeTraits { $0.horizontalSizeClass = .regular }
    user.tap(app.fields[3])
    expect(user.returnKey, equals: .done)
    user.changeTraits { $0.horizontalSizeClass = .compact }
    expect(place, equals: "City")
    expect(user.returnKey, equals: .done)
    expect(user.covered(app.fields[3]), equals: 0)
    user.tap(app.fields[1])
    user.changeTraits { $0.horizontalSizeClass = .regular }
    expect(place, equals: "Number")
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(place, equals: "Zip")
    expect(app.finished, equals: 0)
  }
}
