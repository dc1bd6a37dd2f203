import Expectations
import FieldNavigationUIKit
import SwiftUI
import Testing
import UIKit
import UIKitDriver

/// The SwiftUI part in the middle of the screen.
private struct CardFields: View {
  enum Field { case number, holder }
  @State private var number = ""
  @State private var holder = ""
  @FocusState private var focus: Field?

  var body: some View {
    VStack {
      TextField("Card number", text: $number)
        .focused($focus, equals: .number)
        .submitLabel(.next)
        .onSubmit { focus = .holder }
      TextField("Card holder", text: $holder)
        .focused($focus, equals: .holder)
        .submitLabel(.next)
    }
  }
}

private final class PaymentViewController: UIViewController,
  UITextFieldDelegate
{
  let name = UITextField(frame: CGRect(x: 20, y: 80, width: 280, height: 40))
  let street = UITextField(frame: CGRect(x: 20, y: 140, width: 280, height: 40))
  let voucher = UITextField(
    frame: CGRect(x: 20, y: 320, width: 280, height: 40))
  let card = UIHostingController(rootView: CardFields())
  private(set) var finished = 0
  private(set) var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    for (field, text) in [
      (name, "Name"), (street, "Street"), (voucher, "Voucher"),
    ] {
      field.placeholder = text
      field.delegate = self
      view.addSubview(field)
    }
    addChild(card)
    card.view.frame = CGRect(x: 0, y: 190, width: 320, height: 120)
    view.addSubview(card.view)
    card.didMove(toParent: self)
    navigator = FieldNavigator(in: view)
    navigator?.onFinish = { [weak self] in self?.finished += 1 }
  }

  var hosted: [UITextField] {
    card.view.subviews.compactMap { $0 as? UITextField }
  }
}

/// The app of a developer who has read only the README and UIKit's pages, as far
/// as the double's hosted fields go: they don't take part in SwiftUI's focus.
@MainActor @Suite("SwiftUI's card fields between UIKit's fields")
struct MixedCardTests {
  @Test("Return passes SwiftUI's fields, and the form ends without them (R12)")
  func passes() {
    let app = PaymentViewController()
    let user = User(root: app)
    user.tap(app.name)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: app.street)
    expect(user.returnKey, equals: .next)
    user.tapReturn()
    expect(user.focused, identicalTo: app.voucher)
    expect(user.returnKey, equals: .done)
    user.tapReturn()
    expectNil(user.focused)
    expect(app.finished, equals: 1)
    expect(app.hosted.count, equals: 2)
    expect(app.hosted.allSatisfy { $0.inputAccessoryView == nil })
    expect(app.hosted.allSatisfy { $0.actionCount == 0 })
  }

  @Test("A tap on a SwiftUI field leaves the form, and finishes nothing")
  func leaves() {
    let app = PaymentViewController()
    let user = User(root: app)
    user.tap(app.street)
    expect(user.returnKey, equals: .next)
    user.tap(app.hosted[0])
    expect(user.focused, identicalTo: app.hosted[0])
    expect(app.finished, equals: 0)
    expect(app.navigator?.canFocusNext, equals: false)
    user.press(.enter, .command)
    expect(app.finished, equals: 0)
    user.tap(app.street)
    expect(user.returnKey, equals: .next)
  }
}
