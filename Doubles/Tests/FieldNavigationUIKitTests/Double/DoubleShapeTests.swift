import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: containers, touches, traits and undo")
struct DoubleShapeTests {
  @Test("An alert's first field has focus, and Return goes on to its action")
  func alert() throws {
    let (form, user) = DoubleForm.started()
    let alert = UIAlertController(
      title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    var chosen: [String] = []
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { action in
        chosen.append(action.title ?? "")
      })
    form.present(alert, animated: true)
    expect(user.focused, identicalTo: alert.textFields?.first)
    user.tapReturn()
    expect(user.focused, identicalTo: alert.textFields?.last)
    alert.actions[1].isEnabled = false
    user.tapReturn()
    expect(user.alert, identicalTo: alert)
    expect(!user.tapAlert("OK"))
    alert.actions[1].isEnabled = true
    user.tapReturn()
    expect(chosen, equals: ["OK"])
    expectNil(user.alert)
  }

  @Test("Scrolling by code turns no page of a page view controller")
  func pages() {
    let screen = PagerScreen(["a", "b"])
    let user = User(root: screen)
    let scroll = screen.pager.view.subviews[0] as? UIScrollView
    expect(scroll?.contentSize.width, equals: 640)
    scroll?.contentOffset.x = 320
    expect(screen.shown, equals: 0)
    user.swipe(screen.pager)
    expect(screen.shown, equals: 1)
    expect(screen.pager.shownIndex, equals: 1)
    expect(!user.swipe(screen.pager))
  }

  @Test("A search controller presents itself while its bar has focus")
  func search() {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let user = User(root: UINavigationController(rootViewController: screen))
    user.tap(search.searchBar.searchTextField)
    expect(search.isActive)
    expect(screen.presentedViewController, identicalTo: search)
    user.type("x")
    user.cancelSearch(search.searchBar)
    expect(!search.isActive)
    expect(search.searchBar.text, equals: "")
    expectNil(screen.presentedViewController)
    expectNil(user.focused)
  }

  @Test("A split view has one column in a compact width")
  func split() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let user = User(size: CGSize(width: 1024, height: 768)) {
      Device.current.horizontalSizeClass = .regular
      return split
    }
    expect(list.view.window != nil)
    expect(detail.view.window != nil)
    expect(detail.splitViewController, identicalTo: split)
    expect(!split.isCollapsed)
    user.changeTraits { $0.horizontalSizeClass = .compact }
    expect(split.isCollapsed)
    expectNil(list.view.window)
    split.show(.primary)
    expect(list.view.window != nil)
    expectNil(detail.view.window)
  }

  @Test("Only a drag by the user ends editing, if the scroll view says so")
  func drag() {
    let (form, user) = DoubleForm.started()
    let scroll = UIScrollView(frame: form.view.bounds)
    scroll.contentSize.height = 900
    form.view.addSubview(scroll)
    scroll.addSubview(form.box)
    user.tap(form.a)
    user.drag(scroll, by: 20)
    expect(user.focused, identicalTo: form.a)
    expect(scroll.contentOffset.y, equals: 20)
    scroll.keyboardDismissMode = .onDrag
    scroll.contentOffset.y = 0
    user.settle()
    expect(user.focused, identicalTo: form.a)
    user.drag(scroll, by: 20)
    expectNil(user.focused)
    expectNil(user.device.keyboard.frame)
    scroll.keyboardDismissMode = .interactive
    user.tap(form.a)
    user.dragKeyboardDown(in: scroll, toEnd: false)
    expect(user.focused, identicalTo: form.a)
    user.dragKeyboardDown(in: scroll, toEnd: true)
    expectNil(user.focused)
  }

  @Test("A recognizer takes the tap from the view, but not from a button")
  func taps() {
    let (form, user) = DoubleForm.started()
    let button = UIButton(frame: CGRect(x: 20, y: 220, width: 90, height: 30))
    var events: [String] = []
    button.addAction(
      UIAction { _ in events.append("button") }, for: .touchUpInside)
    form.view.addSubview(button)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addAction { events.append("tap") }
    form.view.addGestureRecognizer(tap)
    user.tap(button)
    expect(events, equals: ["button"])
    user.tap(form.box)
    expect(events, equals: ["button", "tap"])
    let end = UITapGestureRecognizer(
      target: form.view, action: "endEditing:")
    form.box.addGestureRecognizer(end)
    form.a.becomeFirstResponder()
    user.tap(form.box)
    expectNil(user.focused)
    expect(events, equals: ["button", "tap"])
    form.box.removeGestureRecognizer(end)
    user.tap(form.box)
    expect(events, equals: ["button", "tap", "tap"])
  }

  private final class Traits: UIViewController {
    var heard: [String] = []

    override func traitCollectionDidChange(
      _ previousTraitCollection: UITraitCollection?
    ) {
      super.traitCollectionDidChange(previousTraitCollection)
      heard.append(
        "\(previousTraitCollection?.horizontalSizeClass ?? .unspecified)")
    }
  }

  @Test("A change of traits notifies the controller")
  func traits() {
    let screen = Traits()
    let user = User(root: screen)
    user.changeTraits { $0.horizontalSizeClass = .regular }
    user.changeTraits { $0.userInterfaceStyle = .dark }
    expect(screen.heard, equals: ["compact", "regular"])
    expect(screen.traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test("Undo takes back the changes of one turn, and Redo repeats them")
  func undo() {
    let (form, user) = DoubleForm.started()
    user.tap(form.a)
    user.type("x")
    user.type("yz")
    form.a.insertText("!")
    user.settle()
    user.undo()
    expect(form.a.text, equals: "xyz")
    expect(form.a.undoManager?.canRedo, equals: true)
    form.a.undoManager?.redo()
    expect(form.a.text, equals: "xyz!")
    user.undo()
    user.undo()
    user.undo()
    expect(form.a.text, equals: "")
    expect(form.a.undoManager?.canUndo, equals: false)
  }

  @Test("Since iPadOS 26, number pads are in a popover without a Return key")
  func popover() {
    let (form, user) = DoubleForm.started()
    user.device.idiom = .pad
    user.device.popsUpNumberPads = true
    form.a.keyboardType = .numberPad
    user.tap(form.b)
    expect(user.device.keyboard.frame != nil)
    user.tap(form.a)
    expect(user.focused, identicalTo: form.a)
    expectNil(user.device.keyboard.frame)
    expectNil(user.returnKey)
    expect(user.device.keyboard.isPopover)
    if #available(iOS 26.0, *) { form.a.allowsNumberPadPopover = false }
    user.tap(form.b)
    user.tap(form.a)
    expect(user.device.keyboard.frame != nil)
    expect(user.returnKey != nil)
  }
}
