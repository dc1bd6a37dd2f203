import FieldNavigationUIKit
import Foundation
import UIKit

/// A long form in a scroll view, with one field in each row. The first half of
/// the rows is filled in. The second half is empty.
@MainActor final class Rows: UIViewController {
  private(set) var fields: [UITextField] = []
  var navigator: FieldNavigator?
  private let count: Int
  private let scroll = UIScrollView()

  init(_ count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The index of the field of the first press. The field is near the middle.
  /// Even the smallest form has fields before and after this field.
  var middle: Int { count / 2 - 2 }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = view.bounds
    scroll.contentSize = CGSize(width: 320, height: 40 * count)
    view.addSubview(scroll)
    for place in 0..<count {
      let row = UIView(
        frame: CGRect(x: 0, y: 40 * place, width: 320, height: 40))
      let field = UITextField(
        frame: CGRect(x: 20, y: 5, width: 200, height: 30))
      field.accessibilityIdentifier = "field"
      field.tag = place + 1
      if place <= middle { field.text = "x" }
      row.addSubview(field)
      scroll.addSubview(row)
      fields.append(field)
    }
  }
}

/// An app that shows the form on the screen.
@MainActor struct App {
  let device = Device()
  let window: UIWindow

  static func start(_ count: Int) -> (App, Rows) {
    let rows = Rows(count)
    return (App(rows), rows)
  }

  private init(_ root: UIViewController) {
    Device.current = device
    window = UIWindow(frame: device.screen.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Focuses a field as a user's tap does.
  func focus(_ field: UITextField) {
    field.becomeFirstResponder()
    device.endTurn()
  }
}
