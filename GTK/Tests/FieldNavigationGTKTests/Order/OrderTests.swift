import CAdwaita
import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import GTKDriver
import Testing

@MainActor @Suite("Order", .serialized, .inWindows)
struct OrderTests {
  private func row(_ screen: Screen, _ name: String) -> Widget {
    let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    screen.add(name, row)
    return row
  }

  private func path(_ screen: Screen, presses: Int) -> [String] {
    (0..<presses).map { _ in
      screen.pressReturn()
      return screen.focused
    }
  }

  /// Makes a row with a tall and a short field, aligned at the top. GTK's own
  /// Tab sorts fields by their vertical centers.
  private func unevenRow() -> Screen {
    let screen = Screen()
    let grid: Widget = gtk_fixed_new()
    screen.add("grid", grid)
    for (name, x, y, height) in [
      ("tall", 0.0, 0.0, 80), ("low", 200.0, 0.0, 30), ("below", 0.0, 90.0, 30),
    ] as [(String, Double, Double, Int32)] {
      let entry: Widget = gtk_entry_new()
      gtk_widget_set_size_request(entry, 150, height)
      screen.name(entry, name)
      gtk_fixed_put(grid.cast(to: GtkFixed.self), entry, x, y)
    }
    return screen
  }

  @Test(
    "R3: a field that was just added comes after its predecessor",
    arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL].map(\.rawValue))
  func justAdded(direction: UInt32) {
    let screen = Screen()
    let row: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
    gtk_widget_set_direction(row, GtkTextDirection(direction))
    screen.add("row", row)
    for name in ["a", "c"] { screen.add(name, to: row) }
    screen.show(focus: "a")
    screen.waitForLayout()
    connect("activate", to: screen["a"].raw) {
      let new = screen.add("b", to: row)
      gtk_box_reorder_child_after(row.box, new, screen["a"])
    }
    screen.navigator?.configuration.sharesReturn = true
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("Return visits the left field of a row first (R3)")
  func rowByBand() {
    let screen = unevenRow()
    screen.show(focus: "tall")
    expect(path(screen, presses: 2), equals: ["low", "below"])
  }

  @Test("GTK's own Tab visits the short field of a row first")
  func rowByCentre() {
    let screen = unevenRow()
    screen.show(focus: "low")
    screen.pressTab()
    expect(screen.focused, equals: "tall")
  }

  @Test("Return visits all fields of a container before the next container")
  func units() {
    let screen = Screen()
    let columns = row(screen, "columns")
    for column in ["a", "b"] {
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      gtk_box_append(columns.box, box)
      for number in 1...2 { screen.add("\(column)\(number)", to: box) }
    }
    screen.show(focus: "a1")
    expect(path(screen, presses: 3), equals: ["a2", "b1", "b2"])
  }

  @Test("Return starts on the right of a row in a right-to-left window")
  func rightToLeft() {
    let screen = Screen()
    let row = row(screen, "row")
    gtk_widget_set_direction(screen.window, GTK_TEXT_DIR_RTL)
    gtk_widget_set_direction(screen.box, GTK_TEXT_DIR_RTL)
    gtk_widget_set_direction(row, GTK_TEXT_DIR_RTL)
    let fixed: Widget = gtk_fixed_new()
    gtk_widget_set_direction(fixed, GTK_TEXT_DIR_RTL)
    gtk_box_append(row.box, fixed)
    for (name, x) in [("left", 0.0), ("right", 200.0)] {
      let entry: Widget = gtk_entry_new()
      gtk_widget_set_size_request(entry, 150, 30)
      screen.name(entry, name)
      gtk_fixed_put(fixed.cast(to: GtkFixed.self), entry, x, 0)
    }
    screen.add("below")
    screen.show(focus: "right")
    expect(path(screen, presses: 2), equals: ["left", "below"])
  }

  @Test("Scrolling doesn't change the order")
  func scrolled() {
    let screen = Screen(height: 150)
    let scroller: Widget = gtk_scrolled_window_new()
    gtk_widget_set_vexpand(scroller, 1)
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_scrolled_window_set_child(scroller.opaque, box)
    screen.add("scroller", scroller)
    for number in 0..<12 { screen.add("f\(number)", to: box) }
    screen.add("last")
    screen.show(focus: "f0")
    expect(
      path(screen, presses: 12), equals: (1..<12).map { "f\($0)" } + ["last"])
  }

  @Test("Return and Tab follow an order that the app sets (R2, R8)")
  func explicit() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.button("help")
    screen.add("d")
    screen.show(focus: "c")
    screen.navigator?.configuration.order = .explicit([
      screen["c"], screen["a"], screen["b"],
    ])
    // An unlisted field comes directly after its predecessor on the screen.
    expect(path(screen, presses: 3), equals: ["d", "a", "b"])
    screen.focus("c")
    var tabs: [String] = []
    for _ in 0..<5 {
      screen.pressTab()
      tabs.append(screen.focused)
    }
    expect(tabs, equals: ["help", "d", "a", "b", "c"])
    var back: [String] = []
    for _ in 0..<5 {
      screen.pressTab(backward: true)
      back.append(screen.focused)
    }
    expect(back, equals: ["b", "a", "d", "help", "c"])
  }

  @Test(
    "An app can list the fields of a form, and Tab leaves the form at its ends")
  func listed() {
    let screen = Screen()
    for name in ["a", "b", "c", "d"] { screen.add(name) }
    screen.navigator = FieldNavigator(fields: [screen["d"], screen["b"]])
    screen.show(focus: "d")
    expect(path(screen, presses: 2), equals: ["b", "b"])
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "d")
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "c")
    screen.pressReturn()
    expect(screen.focused, equals: "c")
  }

  @Test("An app's list may name a combo box that has an entry")
  func comboBox() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    let combo: Widget = gtk_combo_box_text_new_with_entry()
    screen.add("combo", combo)
    screen.navigator = FieldNavigator(
      fields: [screen["a"], combo, screen["b"]])
    screen.show(focus: "a")
    expect(path(screen, presses: 2), equals: ["combo", "b"])
    screen.navigator = nil
    screen.navigator = FieldNavigator(in: screen.window)
    screen.navigator?.configuration.order = .explicit([
      screen["a"], combo, screen["b"],
    ])
    screen.focus("a")
    expect(path(screen, presses: 2), equals: ["combo", "b"])
  }

  @Test("R2: a box in the app's list stands for its first field")
  func listedBox() {
    let screen = Screen()
    screen.add("a")
    let box = screen.add("box", gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for name in ["x", "y"] { screen.add(name, to: box) }
    screen.add("b")
    screen.show(focus: "b")
    screen.navigator?.configuration.order = .explicit([screen["b"], box])
    expect(path(screen, presses: 2), equals: ["x", "y"])
  }

  @Test("R2: a field that the app lists twice takes its first place")
  func listedTwice() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.show(focus: "b")
    screen.navigator?.configuration.order = .explicit(
      ["b", "a", "b"].map { screen[$0] })
    // An unlisted field comes directly after its predecessor on the screen.
    expect(path(screen, presses: 2), equals: ["c", "a"])
  }

  @Test("R8: Tab stops at the fields inside an excluded widget")
  func excludedContainer() {
    let screen = Screen()
    screen.add("a")
    let box = screen.add(
      "excluded", gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for name in ["x", "y"] { screen.add(name, to: box) }
    screen.add("b")
    screen.show(focus: "a")
    screen.navigator?.setRole(.excluded, of: box)
    expect(path(screen, presses: 1), equals: ["b"])
    screen.focus("a")
    for name in ["x", "y", "b"] {
      screen.navigator?.focusNext()
      expect(screen.focused, equals: name)
    }
  }

  @Test("If the app sets no order, GTK handles Tab")
  func nativeTab() {
    let screen = unevenRow()
    screen.show(focus: "below")
    screen.pressTab(backward: true)
    expect(screen.focused, equals: "tall")
  }

  @Test("focusNext and focusPrevious also visit filled fields")
  func byCode() {
    let screen = Screen()
    screen.add("a")
    screen.add("b", text: "x")
    screen.add("c")
    screen.show(focus: "a", navigates: false)
    let navigator = FieldNavigator(in: screen.box)
    screen.navigator = navigator
    expect(!navigator.canFocusPrevious)
    expect(navigator.canFocusNext)
    expect(navigator.focusNext())
    expect(screen.focused, equals: "b")
    expect(navigator.focusNext())
    expect(!navigator.focusNext())
    expect(screen.focused, equals: "c")
    expect(navigator.focusPrevious())
    expect(screen.focused, equals: "b")
  }
}
