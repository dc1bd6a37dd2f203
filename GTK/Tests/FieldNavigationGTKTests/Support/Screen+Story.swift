import CFieldNavigationGTK
import GTKDriver
import TestSupport

// Stories name a widget by its name.

extension Screen: StoryUser {
  var storyNames: [String] { named.keys.sorted() }

  /// GTK has no label on Return.
  var storySight: StorySight {
    StorySight(named[focused] == nil ? nil : focused, key: nil)
  }

  func storyText(of field: String) -> String { self[field].text }

  func perform(_ act: StoryAct) throws(StoryRefusal) {
    switch act {
    case .tap(let name): click(name)
    case .type(let text): type(text)
    case .delete: pressBackspace()
    case .clear:
      keyboard.tap(.letter("a"), with: [.control])
      pressBackspace()
    case .pressReturn: pressReturn()
    case .pressTab(let backward): pressTab(backward: backward)
    case .paste(let text): paste(text)
    case .press, .tapBar, .closeKeyboard, .own, .appActs: throw .unable(act)
    }
  }
}

extension Screen {
  /// Clicks a widget near its left edge.
  func click(_ name: String, button: UInt32 = 1) {
    waitForLayout()
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(self[name], window, &bounds) != 0 else {
      return
    }
    var (dx, dy): (Double, Double) = (0, 0)
    gtk_native_get_surface_transform(window.opaque, &dx, &dy)
    Pointer().click(
      x: Int32(dx + Double(bounds.origin.x) + 20),
      y: Int32(dy + Double(bounds.origin.y) + 15), button: button, in: window)
    settle()
  }
}
