import AdapterTesting
import Expectations
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Assistive technologies read the same elements with and without the
/// navigator. Labels, traits and their order are also the same.
@MainActor @Suite("Assistive technologies in whole apps")
struct AssistiveTechnologyTests {
  /// Every app in this folder.
  private static let apps: [(name: String, make: () -> UIViewController)] = [
    ("keyboard code", { AdjustForKeyboardApp() }),
    ("Apple's keyboard code", { AppleKeyboardApp() }),
    ("booking", { BookingApp() }),
    ("bottom constraint", { BottomConstraintApp() }),
    ("callbacks", { CallbacksApp() }),
    ("card", { CardApp() }),
    ("chat", { ChatApp() }),
    ("letter", { LetterApp() }),
    ("code", { CodeApp() }),
    ("editor", { EditorApp() }),
    ("invitation", { InvitationApp() }),
    ("login", { LoginApp() }),
    ("notes", { NotesApp(height: 430) }),
    ("recipe", { RecipeApp.forComparison() }),
    ("select", { SelectLastApp(opensList: false) }),
    ("settings", { SettingsApp() }),
    ("sheet", { SheetsApp("a", navigated: true) }),
    ("split", { SplitApp() }),
    ("storyboard", { StoryboardApp(.done) }),
    ("survey", { SurveyApp(.returnsFalse) }),
    ("tabs", { TabsApp([StackedForm("a"), StackedForm("b")]) }),
    ("window", { WindowForm("a") }),
    ("validation", { ValidationApp() }),
    ("wizard", { WizardApp() }),
  ]

  /// The accessibility text of the window before, during and after editing.
  private func read(
    _ make: () -> UIViewController, navigated: Bool
  ) -> [[String]] {
    AppScreen.areNavigated = navigated
    defer { AppScreen.areNavigated = true }
    let user = User(root: make())
    var readings = [user.elements]
    for field in user.fields where user.needsNoOtherRows(field) {
      user.tap(field)
      readings.append(user.elements)
    }
    user.tapOutside()
    return readings + [user.elements]
  }

  @Test(
    "Assistive technologies read the same elements with and without the navigator",
    .underPolicyPairs,
    .expectsWarning("overrides keyCommands"))
  func same() {
    for (name, make) in Self.apps {
      let without = read(make, navigated: false)
      expect(without.contains { !$0.isEmpty }, "\(name) has elements")
      expect(read(make, navigated: true), equals: without, "\(name)")
    }
  }

  @Test(
    "The bar's buttons have accessibility labels and the correct enabled state"
  )
  func bar() {
    let user = User(root: BookingApp())
    var bars = 0
    for field in user.fields {
      user.tap(field)
      guard let items = user.bar?.items,
        items.contains(where: { $0.accessibilityLabel == "Next Field" })
      else { continue }
      bars += 1
      let buttons = items.filter { $0.primaryAction != nil }
      expect(
        buttons.map(\.accessibilityLabel),
        equals: ["Previous Field", "Next Field", "Done"])
      let isFirst = field === user.fields.first
      expect(buttons[0].isEnabled != isFirst)
      expect(buttons[1].isEnabled, equals: field !== user.fields.last)
    }
    expect(bars > 0)
  }

  @Test("Every key command has a discoverability title")
  func commands() {
    let app = LoginApp()
    let user = User(root: app)
    for field in user.fields.prefix(1) { user.tap(field) }
    let commands = app.keyCommands ?? []
    expect(!commands.isEmpty)
    expect(commands.allSatisfy { $0.discoverabilityTitle?.isEmpty == false })
  }
}

extension RecipeApp {
  /// Invalidates the app's navigator if the comparison needs an app without
  /// one.
  fileprivate static func forComparison() -> UIViewController {
    let app = RecipeApp()
    app.loadViewIfNeeded()
    if !AppScreen.areNavigated { app.navigator?.invalidate() }
    return app
  }
}

extension User {
  /// The window's text fields and text views, in the order of the hierarchy.
  fileprivate var fields: [UIView] {
    all(in: window).filter { $0 is UITextField || $0 is UITextView }
  }

  /// Whether a tap on the field loads no other rows. If the keyboard would
  /// cover the field, the table scrolls and loads other rows.
  fileprivate func needsNoOtherRows(_ field: UIView) -> Bool {
    var view = field.superview
    while let each = view, !(each is UITableView) { view = each.superview }
    let keyboard = CGFloat(200)
    return view == nil || field.convert(field.bounds, to: nil).maxY < keyboard
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(all)
  }

  /// The window's spoken text, one line per element.
  fileprivate var elements: [String] { elements(in: window) }

  private func elements(in view: UIView) -> [String] {
    if view.isHidden || view.alpha < 0.01 || view.accessibilityElementsHidden {
      return []
    }
    var lines: [String] = []
    if view is UIControl || view is UILabel || view is UITextView
      || view.isAccessibilityElement || view.accessibilityElements != nil
    {
      lines = [line(of: view)]
    }
    return lines + view.subviews.flatMap(elements)
  }

  private func line(of view: UIView) -> String {
    let field = view as? UITextField
    let words = [
      view.accessibilityIdentifier, view.accessibilityLabel,
      view.accessibilityHint, view.accessibilityValue, field?.placeholder,
      field?.text, (view as? UITextView)?.text, (view as? UILabel)?.text,
      (view.accessibilityElements?.count).map { "\($0) elements" },
    ]
    return "\(Swift.type(of: view)) \(words.map { $0 ?? "-" }) "
      + "\(view.accessibilityTraits.rawValue) "
      + "\(view.shouldGroupAccessibilityChildren) "
      + "\((view as? UIControl)?.isEnabled ?? true)"
  }
}
