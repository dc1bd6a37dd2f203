package import Foundation
package import UIKit

#if canImport(TestSupport)
package import TestSupport
#endif

/// The screen of a scenario, with two buttons above for an external driver. The
/// button "next" makes the app do its part of the next step. The button
/// "status" writes the visible state into a label.
package final class ScenarioHost: UIViewController {
  private let screen: ScenarioScreen
  private let status = UILabel(frame: .zero)
  private let buttons: [UIButton]

  /// The scenario in the file after the launch argument "-scenario".
  package static var launched: ScenarioHost? {
    let arguments = ProcessInfo.processInfo.arguments
    guard let place = arguments.firstIndex(of: "-scenario"),
      let file = arguments.dropFirst(place + 1).first,
      let scenario = try? Scenario(file: file)
    else { return nil }
    return ScenarioHost(scenario)
  }

  package init(_ scenario: Scenario) {
    let screen = ScenarioScreen(scenario)
    let status = status
    self.screen = screen
    buttons = [
      UIButton(
        frame: .zero,
        primaryAction: UIAction(title: "next") { _ in screen.goOn() }),
      UIButton(
        frame: .zero,
        primaryAction: UIAction(title: "status") { _ in
          status.text = screen.status.text
        }),
    ]
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    for (button, name) in zip(buttons, ["next", "status"]) {
      button.accessibilityIdentifier = "app.\(name)"
      view.addSubview(button)
    }
    status.accessibilityIdentifier = "app.shown"
    view.addSubview(status)
    addChild(screen)
    view.addSubview(screen.view)
    screen.didMove(toParent: self)
    #if os(iOS)
    view.backgroundColor = .systemBackground
    #endif
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top
    let width = view.bounds.width
    for (place, part) in (buttons + [status] as [UIView]).enumerated() {
      part.frame = CGRect(
        x: CGFloat(place) * width / 3, y: top, width: width / 3, height: 36)
    }
    screen.view.frame = CGRect(
      x: 0, y: top + 36, width: width, height: view.bounds.height - top - 36)
  }
}
