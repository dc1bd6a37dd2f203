import AdapterTesting
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import Testing
import UIKit
import UIKitDriver

@testable import FieldNavigationUIKit

private struct Inner: View {
  @State private var street = ""
  @State private var town = ""
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      TextField("Street", text: $street).field($focus, equals: 0, text: street)
      TextField("Town", text: $town).field($focus, equals: 1, text: town)
    }
    .fieldNavigation($focus)
  }
}

private final class Outer: UIViewController {
  let first = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
  let last = UITextField(frame: CGRect(x: 0, y: 300, width: 200, height: 30))
  var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let inner = UIHostingController(rootView: Inner())
    addChild(inner)
    inner.view.frame = CGRect(x: 0, y: 50, width: 320, height: 200)
    for part in [first, inner.view, last] { part.map(view.addSubview) }
    inner.didMove(toParent: self)
    navigator = FieldNavigator(in: view)
  }

  var hosted: [UITextField] {
    view.subviews.flatMap(\.subviews).compactMap { $0 as? UITextField }
  }
}

@MainActor @Suite("SwiftUI inside a UIKit form") struct MixedTests {
  @Test(
    "A UIKit navigator doesn't change SwiftUI fields in a hosting controller"
  )
  func hosted() {
    let screen = Outer()
    let user = User(root: screen)
    expect(screen.hosted.map(\.placeholder), equals: ["Street", "Town"])
    user.tap(screen.first)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: screen.last)
    expect(user.returnKey, equals: .done)
    for field in screen.hosted {
      expect(field.returnKeyType, equals: .default)
      expectNil(field.inputAccessoryView)
    }
  }

  @Test("In a hosted SwiftUI field, SwiftUI handles Return")
  func press() {
    let screen = Outer()
    let user = User(root: screen)
    user.tap(screen.hosted[0])
    let key = user.returnKey
    user.tapReturn()
    expect(key, equals: .default)
    expect(user.focused === screen.hosted[0] || user.focused == nil)
  }

  @Test("Creating a navigator for a hosted SwiftUI view causes a warning")
  func ownView() {
    let screen = UIHostingController(rootView: Inner())
    let navigator = expectWarning(".fieldNavigation($focus)") {
      FieldNavigator(in: screen.view)
    }
    navigator.invalidate()
  }
}
