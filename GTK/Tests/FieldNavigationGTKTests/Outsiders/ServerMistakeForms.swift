import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

/// A sign-up in a scrolled window. A server finds the mistakes, and the rows are
/// insensitive while it thinks. The answer comes in an idle source, as from
/// `g_task`, and names the fields in no order.
@MainActor
@Suite("Outsider: a server finds the mistakes", .serialized, .inWindows)
struct ServerMistakeForms {
  /// Fields by name that the server has rejected. The app removes a name as soon
  /// as its field changes.
  private final class Account {
    var mistakes: Set<String> = []
    var requests = 0
  }

  private func signUp() -> (Screen, Account) {
    let screen = Screen(width: 400, height: 300)
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    let page: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_scrolled_window_set_child(scroller.opaque, page)
    screen.add("scroller", scroller)
    screen.name(page, "page")
    for number in 0..<30 {
      screen.add("f\(number)", text: "x", to: page)
    }
    let account = Account()
    for number in 0..<30 {
      let name = "f\(number)"
      connect("changed", to: screen[name].raw) {
        account.mistakes.remove(name)
      }
    }
    return (screen, account)
  }

  private func attach(_ screen: Screen, _ account: Account) {
    screen.show(focus: "f29")
    screen.navigator?.configuration.isInvalid = { widget in
      account.mistakes.contains(widget.name)
    }
    screen.navigator?.onFinish = {
      account.requests += 1
      screen.note("sent")
      screen.setSensitive("page", false)
    }
  }

  private func answer(
    _ mistakes: Set<String>, _ screen: Screen, _ account: Account
  ) -> Bool? {
    account.mistakes = mistakes
    screen.setSensitive("page", true)
    let took = screen.navigator?.focusFirstInvalid()
    screen.settle()
    return took
  }

  /// Whether a field is wholly in the window.
  private func isSeen(_ name: String, _ screen: Screen) -> Bool {
    screen.waitForLayout()
    var bounds = graphene_rect_t()
    _ = gtk_widget_compute_bounds(screen[name], screen.window, &bounds)
    return bounds.origin.y >= 0
      && Int32(bounds.origin.y + bounds.size.height)
        <= gtk_widget_get_height(screen.window)
  }

  // "goes to the first invalid reachable field of the whole form, wherever
  // focus is, also if no field has focus; returns whether a field took focus"
  @Test("The first mistake, three screens up, has focus and can be seen")
  func first() {
    let (screen, account) = signUp()
    attach(screen, account)
    screen.pressReturn()
    screen.expectLog("sent")
    expect(answer(["f20", "f2", "f11"], screen, account), equals: true)
    expect(screen.focused, equals: "f2")
    expect(Loop.wait { isSeen("f2", screen) })
  }

  @Test("Return goes from mistake to mistake, and sends once all are mended")
  func walk() {
    let (screen, account) = signUp()
    attach(screen, account)
    screen.pressReturn()
    _ = answer(["f20", "f2"], screen, account)
    screen.type("a\n")
    expect(screen.focused, equals: "f20")
    expect(account.requests, equals: 1)
    screen.type("b\n")
    screen.expectLog("sent", "sent")
    expect(screen["f2"].text.contains("a"))
    expect(screen["f20"].text.contains("b"))
  }

  @Test("Without a mistake that can be reached the call says no")
  func none() {
    let (screen, account) = signUp()
    attach(screen, account)
    expect(answer([], screen, account), equals: false)
    expect(screen.focused, equals: "f29")
    screen.setVisible("f4", false)
    expect(answer(["f4"], screen, account), equals: false)
    expect(screen.focused, equals: "f29")
    screen.expectLog()
  }

  @Test("While the page is insensitive nothing takes focus")
  func tooEarly() {
    let (screen, account) = signUp()
    attach(screen, account)
    screen.pressReturn()
    account.mistakes = ["f2"]
    expect(screen.navigator?.focusFirstInvalid(), equals: false)
    screen.setSensitive("page", true)
    expect(screen.navigator?.focusFirstInvalid(), equals: true)
    expect(screen.focused, equals: "f2")
  }
}
