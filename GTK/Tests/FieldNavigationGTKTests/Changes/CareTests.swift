import CFieldNavigationGTK
import Expectations
import FieldNavigationGTK
import Foundation
import GTKDriver
import Testing

/// Tests how the navigator cleans up, and how it survives an app's misuse.
@MainActor @Suite("Cleanup and misuse", .serialized, .inWindows)
struct CareTests {
  @Test("invalidate() removes all handlers and controllers of the navigator")
  func nothingLeft() throws {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a", navigates: false)
    let text = try #require(gtk_root_get_focus(screen.window.opaque))
    let before = Screen.belongings(of: screen.window)
    let navigator = FieldNavigator(in: screen.box)
    navigator.configuration.order = .explicit([screen["b"], screen["a"]])
    navigator.configuration.textViewKeys = [.return, .tab]
    screen.keyboard.press(.return)
    screen.settle()
    expect(screen.focused, equals: "a")
    expect(Screen.belongings(of: screen.window) > before)
    navigator.invalidate()
    screen.settle()
    expect(Screen.belongings(of: screen.window), equals: before)
    expect(!Screen.hasHandler("notify", on: screen.box))
    screen.keyboard.release(.return)
    screen.focus("a")
    screen.pressReturn()
    expect(screen.focused, equals: "a")
    // The entry's own handler is still connected.
    expect(
      g_signal_handlers_disconnect_matched(
        text.raw, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, screen["a"].raw) > 0)
    expect(!Screen.hasHandler("activate", on: text))
  }

  @Test("An app may invalidate the navigator while Return moves focus")
  func invalidatedInPress() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a", navigates: false)
    let before = Screen.belongings(of: screen.window)
    let navigator = FieldNavigator(in: screen.window)
    connect("notify::focus-widget", to: screen.window.raw, pspec: true) {
      [weak screen] in
      if screen?.focused == "b" { navigator.invalidate() }
    }
    screen.keyboard.press(.return)
    screen.settle()
    expect(screen.focused, equals: "b")
    expect(Screen.belongings(of: screen.window), equals: before)
    screen.keyboard.release(.return)
  }

  @Test("A released navigator no longer handles Return")
  func released() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a")
    screen.navigator = nil
    screen.pressReturn()
    expect(screen.focused, equals: "a")
  }

  @Test("The navigator retains neither the app's objects nor its closures")
  func keepsNothing() {
    final class Owner {}
    let screen = Screen()
    weak var owner: Owner?
    let gone = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    gone.initialize(to: false)
    do {
      let strong = Owner()
      owner = strong
      screen.add("a")
      screen.show(focus: "a")
      screen.navigator?.onFinish = { _ = strong }
      g_object_weak_ref(
        screen["a"].cast(to: GObject.self),
        { flag, _ in flag?.assumingMemoryBound(to: Bool.self).pointee = true },
        gone)
      screen.navigator?.setRole(.excluded, of: screen["a"])
      screen.navigator?.configuration.order = .explicit([screen["a"]])
    }
    gtk_box_remove(screen.box.box, screen["a"])
    expect(Loop.wait { gone.pointee })
    expect(owner != nil)
    screen.navigator?.invalidate()
    screen.navigator = nil
    expectNil(owner)
  }

  @Test("An app may destroy the window while the navigator is attached")
  func destroyed() {
    let screen = Screen()
    screen.add("a")
    screen.show(focus: "a")
    let navigator = screen.navigator
    gtk_window_destroy(screen.window.window)
    expect(navigator?.focusNext(), equals: false)
    navigator?.configuration.avoidsKeyboard = false
    navigator?.invalidate()
    Screen().show()
  }

  // GTK chooses the next controller before it calls the app's controller.
  @Test("An app may focus a popover while the window handles a key")
  func popoverInKey() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    let popover: Widget = gtk_popover_new()
    let entry: Widget = gtk_entry_new()
    screen.name(entry, "x")
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), entry)
    gtk_widget_set_parent(popover, screen["b"])
    screen.show(focus: "a")
    screen.navigator?.configuration.order = .explicit(
      [screen["b"], screen["a"]])
    screen.navigator?.configuration.textViewKeys = .tab
    let keys = gtk_event_controller_key_new()
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    let open:
      @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> gboolean = {
        _, _, _, _, popover in
        guard let popover else { return 0 }
        gtk_popover_popup(popover.assumingMemoryBound(to: GtkPopover.self))
        return 0
      }
    g_signal_connect_data(
      UnsafeMutableRawPointer(keys), "key-pressed",
      unsafeBitCast(open, to: GCallback.self), popover.raw, nil,
      GConnectFlags(0))
    gtk_widget_add_controller(screen.window, keys)
    screen.keyboard.tap(.down)
    expect(Loop.wait { screen.focused == "x" })
    screen.settle()
    gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    screen.settle()
    gtk_widget_unparent(popover)
  }

  @Test(
    "A navigator follows its box into a window, and then into another window")
  func noWindowYet() {
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    let navigator = FieldNavigator(in: box)
    for _ in 0..<2 {
      let screen = Screen()
      screen.add("box", box)
      screen.add("a", to: box)
      screen.add("b", to: box)
      screen.show(focus: "a", navigates: false)
      screen.pressReturn()
      expect(screen.focused, equals: "b")
      g_object_ref(box.raw)
      gtk_box_remove(screen.box.box, box)
      while let child = gtk_widget_get_first_child(box) {
        gtk_box_remove(box.box, child)
      }
    }
    navigator.invalidate()
  }

  @Test("The navigator also accepts widgets as opaque pointers")
  func opaque() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.navigator = FieldNavigator(in: screen.window.opaque)
    screen.navigator?.setRole(.excluded, of: screen["b"].opaque)
    screen.show(focus: "a")
    screen.pressReturn()
    expect(screen.focused, equals: "c")
    screen.navigator = nil
    screen.navigator = FieldNavigator(
      fields: [screen["c"].opaque, screen["a"].opaque])
    screen.focus("c")
    screen.pressReturn()
    expect(screen.focused, equals: "a")
  }

  @Test("A new widget at the address of a destroyed one has no role")
  func reusedAddress() {
    let screen = Screen()
    screen.show()
    let navigator = FieldNavigator(in: screen.box)
    var isReused = false
    for _ in 0..<100 where !isReused {
      let old = screen.add("old")
      navigator.setRole(.excluded, of: old)
      gtk_box_remove(screen.box.box, old)
      let new = (0..<10).map { screen.add("new \($0)") }
      isReused = new.contains(old)
      expect(new.allSatisfy { navigator.role(of: $0) == [] })
      for widget in new { gtk_box_remove(screen.box.box, widget) }
    }
    expect(isReused, "the allocator gave the address to another widget")
  }

  @Test("The navigator warns about NULL and objects that aren't widgets")
  func notAWidget() {
    _ = Screen.start
    let said = warnings {
      _ = FieldNavigator(in: nil as Widget?)
      let object = gtk_string_list_new(nil)
      _ = FieldNavigator(in: object)
      _ = FieldNavigator(fields: [] as [Widget?])
      let navigator = FieldNavigator(fields: [nil as Widget?])
      navigator.setRole(.excluded, of: object)
      expect(!navigator.focusNext())
    }
    expect(said.count, equals: 5)
    expect(said.allSatisfy { !$0.contains("\n") })
    expect(said[0].contains("given NULL"))
    expect(
      said[1].contains("was given GtkStringList, which is not a GtkWidget"))
  }

  @Test("onFinish may close the window and release the navigator")
  func finishCloses() {
    for releases in [false, true] {
      let screen = Screen()
      screen.add("a")
      screen.show(focus: "a")
      screen.navigator?.onFinish = { [weak screen] in
        screen?.note("finish")
        if releases { screen?.navigator = nil }
        if let window = screen?.window.window { gtk_window_destroy(window) }
      }
      screen.keyboard.tap(.return)
      screen.expectLog("finish")
      let other = Screen()
      for name in ["a", "b"] { other.add(name) }
      other.show(focus: "a")
      other.pressReturn()
      expect(other.focused, equals: "b")
    }
  }

  @Test(
    "Return counts as handled when `onFinish` sets `onFinish` to `nil`"
  )
  func finishOnce() {
    let screen = Screen()
    screen.add("a")
    screen.show(focus: "a")
    screen.navigator?.onFinish = { [weak screen] in
      screen?.navigator?.onFinish = nil
    }
    expect(screen.navigator?.pressReturn(in: screen["a"]), equals: true)
    expect(screen.navigator?.pressReturn(in: screen["a"]), equals: false)
  }

  @Test(
    "Return works again after a held Return closed a popover",
    arguments: [true, false])
  func popoverCloses(autohides: Bool) {
    let screen = Screen()
    screen.add("a")
    screen.add("b")
    let button: Widget = gtk_menu_button_new()
    screen.add("open", button)
    let popover: Widget = gtk_popover_new()
    let entry: Widget = gtk_entry_new()
    screen.name(entry, "x")
    let ok: Widget = gtk_button_new_with_label("ok")
    let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    for widget in [entry, ok] { gtk_box_append(box.box, widget) }
    gtk_popover_set_child(popover.cast(to: GtkPopover.self), box)
    gtk_popover_set_default_widget(popover.cast(to: GtkPopover.self), ok)
    // Without it, the window stays active while the popover opens and closes.
    gtk_popover_set_autohide(
      popover.cast(to: GtkPopover.self), autohides ? 1 : 0)
    gtk_menu_button_set_popover(button.opaque, popover)
    connect("clicked", to: ok.raw) {
      gtk_popover_popdown(popover.cast(to: GtkPopover.self))
    }
    screen.show(focus: "a")
    gtk_menu_button_popup(button.opaque)
    Loop.wait { gtk_widget_get_mapped(entry) != 0 }
    screen.focus("x")
    screen.settle()
    screen.keyboard.press(.return)
    expect(Loop.wait { gtk_widget_get_mapped(popover) == 0 })
    screen.keyboard.release(.return)
    screen.focus("a")
    screen.settle()
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("1,000 navigators leave no references or controllers behind")
  func thousand() {
    let screen = Screen()
    for name in ["a", "b"] { screen.add(name) }
    screen.show(focus: "a", navigates: false)
    let references = { screen.window.cast(to: GObject.self).pointee.ref_count }
    let before = (references(), Screen.belongings(of: screen.window))
    for _ in 0..<1000 {
      let navigator = FieldNavigator(in: screen.window)
      navigator.configuration.order = .explicit([screen["b"], screen["a"]])
      navigator.setRole(.excluded, of: screen["b"])
      expect(!navigator.pressReturn(in: screen["b"]))
    }
    screen.settle()
    expect(references(), equals: before.0)
    expect(Screen.belongings(of: screen.window), equals: before.1)
  }

  @Test("A navigator made before gtk_init() causes a warning")
  func beforeInit() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let said = warnings {
          _ = FieldNavigator(in: nil as Widget?)
        }
        precondition(said.count == 1)
        precondition(said[0].contains("before gtk_init()"))
      }
    }
  }

  @Test("A second navigator on a window causes one warning")
  func second() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.show(focus: "a")
    let said = warnings {
      let second = FieldNavigator(in: screen.window)
      screen.navigator?.onFinish = { screen.note("first") }
      second.onFinish = { screen.note("second") }
      screen.pressReturn()
      expect(screen.focused, equals: "b")
      for _ in 0..<2 { screen.pressReturn() }
      expect(screen.log, equals: ["first"])
      second.invalidate()
    }
    expect(said.count, equals: 1)
    expect(said.first?.contains("Call invalidate() or "), equals: true)
  }

  @Test("After the older of two navigators is gone, the younger handles Return")
  func youngerRemains() {
    let screen = Screen()
    for name in ["a", "b", "c"] { screen.add(name) }
    screen.show(focus: "a")
    var younger: FieldNavigator?
    _ = warnings {
      younger = FieldNavigator(in: screen.window)
      screen.navigator = nil
    }
    screen.pressReturn()
    expect(screen.focused, equals: "b")
    younger?.invalidate()
    screen.pressReturn()
    expect(screen.focused, equals: "b")
  }

  @Test("The innermost navigator handles Return, whichever is older (R12)")
  func inner() {
    for outerFirst in [true, false] {
      let screen = Screen()
      screen.add("a")
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      screen.add("box", box)
      for name in ["x", "y"] { screen.add(name, to: box) }
      screen.add("b")
      screen.show(focus: "a", navigates: false)
      let said = warnings {
        var navigators = [FieldNavigator(in: outerFirst ? screen.window : box)]
        navigators.append(
          FieldNavigator(in: outerFirst ? box : screen.window))
        for (navigator, name) in zip(
          navigators, outerFirst ? ["outer", "inner"] : ["inner", "outer"])
        {
          navigator.onFinish = { screen.note(name) }
        }
        screen.focus("x")
        screen.pressReturn()
        expect(screen.focused, equals: "y")
        screen.pressReturn()
        expect(screen.log, equals: ["inner"])
        expect(screen.focused, equals: "y")
        screen.focus("b")
        screen.pressReturn()
        expect(screen.log, equals: ["inner", "outer"])
        for navigator in navigators { navigator.invalidate() }
      }
      expect(said, equals: [])
    }
  }

  @Test("A warning names a field by the first name that the app set")
  func names() {
    for expected in [
      "GtkEntry at (", "GtkEntry '0000 0000'", "GtkEntry 'card'",
    ] {
      let screen = Screen()
      screen.add("a")
      let card: Widget = gtk_entry_new()
      screen.add("card", card)
      if !expected.contains("card") { gtk_widget_set_name(card, nil) }
      if expected.contains("0000") {
        gtk_entry_set_placeholder_text(
          card.cast(to: GtkEntry.self), "0000 0000")
      }
      gtk_window_set_title(screen.window.window, "Checkout")
      screen.show(focus: "a")
      let said = warnings {
        card.setText("secret")
        gtk_widget_grab_focus(card)
        let second = FieldNavigator(in: screen.window)
        screen.pressReturn()
        second.invalidate()
      }
      expect(said.count, equals: 1)
      expect(said.first?.contains("share \(expected)"), equals: true, "\(said)")
      expect(said.first?.contains("in GtkWindow 'Checkout'"), equals: true)
      expect(said.first?.contains("secret"), equals: false)
    }
  }

  @Test("Two navigators with different fields can share a window")
  func pair() {
    let screen = Screen()
    var navigators: [FieldNavigator] = []
    let said = warnings {
      for name in ["a", "b"] {
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        screen.add(name, box)
        for number in 1...2 { screen.add("\(name)\(number)", to: box) }
        let navigator = FieldNavigator(in: box)
        navigator.onFinish = { screen.note(name) }
        navigators.append(navigator)
      }
      screen.show(focus: "a1", navigates: false)
      screen.pressReturn()
      expect(screen.focused, equals: "a2")
      screen.pressReturn()
      screen.focus("b2")
      screen.pressReturn()
    }
    expect(said, equals: [])
    expect(screen.log, equals: ["a", "b"])
  }

  @Test("The navigator warns when another thread owns the main loop")
  func otherThread() {
    let screen = Screen()
    screen.add("a")
    screen.show(focus: "a", navigates: false)
    let said = warnings {
      let loop = g_main_context_default()
      // Another thread owns the main loop during this test.
      let taken = DispatchSemaphore(value: 0)
      let done = DispatchSemaphore(value: 0)
      let ended = DispatchSemaphore(value: 0)
      nonisolated(unsafe) let context = loop
      Thread.detachNewThread {
        let has = g_main_context_acquire(context)
        taken.signal()
        done.wait()
        if has != 0 { g_main_context_release(context) }
        ended.signal()
      }
      taken.wait()
      let navigator = FieldNavigator(in: screen.window)
      expect(!navigator.focusNext())
      done.signal()
      ended.wait()
    }
    expect(said.count, equals: 1)
    expect(said.first?.contains("another thread"), equals: true)
  }

  @Test("A negative keyboard distance is refused")
  func distance() {
    let said = warnings {
      var configuration = FieldNavigator.Configuration()
      configuration.keyboardDistance = -1
      expect(configuration.keyboardDistance, equals: 20)
    }
    expect(said.count, equals: 1)
  }
}
