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
    #expect(user.focused === alert.textFields?.first)
    user.tapReturn()
    #expect(user.focused === alert.textFields?.last)
    alert.actions[1].isEnabled = false
    user.tapReturn()
    #expect(user.alert === alert && !user.tapAlert("OK"))
    alert.actions[1].isEnabled = true
    user.tapReturn()
    #expect(chosen == ["OK"] && user.alert == nil)
  }

  @Test("Scrolling by code turns no page of a page view controller")
  func pages() {
    let screen = PagerScreen(["a", "b"])
    let user = User(root: screen)
    let scroll = screen.pager.view.subviews[0] as? UIScrollView
    #expect(scroll?.contentSize.width == 640)
    scroll?.contentOffset.x = 320
    #expect(screen.shown == 0)
    user.swipe(screen.pager)
    #expect(screen.shown == 1 && screen.pager.shownIndex == 1)
    #expect(!user.swipe(screen.pager))
  }

  @Test("A search controller presents itself while its bar has focus")
  func search() {
    let screen = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    let user = User(root: UINavigationController(rootViewController: screen))
    user.tap(search.searchBar.searchTextField)
    #expect(search.isActive && screen.presentedViewController === search)
    user.type("x")
    user.cancelSearch(search.searchBar)
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(screen.presentedViewController == nil && user.focused == nil)
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
    #expect(list.view.window != nil && detail.view.window != nil)
    #expect(detail.splitViewController === split && !split.isCollapsed)
    user.changeTraits { $0.horizontalSizeClass = .compact }
    #expect(split.isCollapsed && list.view.window == nil)
    split.show(.primary)
    #expect(list.view.window != nil && detail.view.window == nil)
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
    #expect(user.focused === form.a && scroll.contentOffset.y == 20)
    scroll.keyboardDismissMode = .onDrag
    scroll.contentOffset.y = 0
    user.settle()
    #expect(user.focused === form.a)
    user.drag(scroll, by: 20)
    #expect(user.focused == nil && user.device.keyboard.frame == nil)
    scroll.keyboardDismissMode = .interactive
    user.tap(form.a)
    user.dragKeyboardDown(in: scroll, toEnd: false)
    #expect(user.focused === form.a)
    user.dragKeyboardDown(in: scroll, toEnd: true)
    #expect(user.focused == nil)
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
    #expect(events == ["button"])
    user.tap(form.box)
    #expect(events == ["button", "tap"])
    let end = UITapGestureRecognizer(
      target: form.view, action: "endEditing:")
    form.box.addGestureRecognizer(end)
    form.a.becomeFirstResponder()
    user.tap(form.box)
    #expect(user.focused == nil && events == ["button", "tap"])
    form.box.removeGestureRecognizer(end)
    user.tap(form.box)
    #expect(events == ["button", "tap", "tap"])
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
    #expect(screen.heard == ["compact", "regular"])
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
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
    #expect(form.a.text == "xyz" && form.a.undoManager?.canRedo == true)
    form.a.undoManager?.redo()
    #expect(form.a.text == "xyz!")
    user.undo()
    user.undo()
    user.undo()
    #expect(form.a.text == "" && form.a.undoManager?.canUndo == false)
  }

  @Test("Since iPadOS 26, number pads are in a popover without a Return key")
  func popover() {
    let (form, user) = DoubleForm.started()
    user.device.idiom = .pad
    user.device.popsUpNumberPads = true
    form.a.keyboardType = .numberPad
    user.tap(form.b)
    #expect(user.device.keyboard.frame != nil)
    user.tap(form.a)
    #expect(user.focused === form.a && user.device.keyboard.frame == nil)
    #expect(user.returnKey == nil && user.device.keyboard.isPopover)
    if #available(iOS 26.0, *) { form.a.allowsNumberPadPopover = false }
    user.tap(form.b)
    user.tap(form.a)
    #expect(user.device.keyboard.frame != nil && user.returnKey != nil)
  }
}
