import CFieldNavigationGTK
import Foundation
import GTKDriver
import SignUpForm

// Plays the sign-up form with real keys and prints each move. Checks which
// field has each letter, and saves a picture:
//
//     xvfb-run -a swift run --package-path GTK gtk-demo gtk.png

gtk_init()
let form = SignUpForm()
let window = UnsafeMutableRawPointer(form.window)
  .assumingMemoryBound(to: GtkWindow.self)
gtk_window_present(window)
Loop.wait { gtk_widget_get_mapped(form.window) != 0 }
Loop.wait {
  Keyboard.shared.focus(form.window)
  return gtk_window_is_active(window) != 0
}

var focused: String {
  var current = gtk_root_get_focus(OpaquePointer(form.window))
  while let widget = current {
    if let found = form.fields.first(where: { $0.value == widget }) {
      return found.key
    }
    current = gtk_widget_get_parent(widget)
  }
  return "nothing"
}

if let name = form.fields["Name"] { gtk_widget_grab_focus(name) }
for text in ["Ada", "secret", "Paris", "123456"] {
  let field = focused
  Keyboard.shared.type(text)
  // The last letter of a code needs no key.
  let isCode = field == "Code"
  if !isCode { Keyboard.shared.tap(.return) }
  Loop.settle(in: form.window)
  let end = form.message.isEmpty ? focused : "\"\(form.message)\""
  print("GTK: \(field) \(text)\(isCode ? "" : " Return") -> \(end)")
}

@MainActor func savePicture(to path: String) {
  let paintable = gtk_widget_paintable_new(form.window)
  var texture: OpaquePointer?
  // GTK shows the message in the next frame.
  Loop.wait {
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable, snapshot, Double(gtk_widget_get_width(form.window)),
      Double(gtk_widget_get_height(form.window)))
    guard let node = gtk_snapshot_free_to_node(snapshot),
      let renderer = gtk_native_get_renderer(OpaquePointer(form.window))
    else { return false }
    texture = gsk_renderer_render_texture(renderer, node, nil)
    gsk_render_node_unref(node)
    return texture != nil
  }
  if let texture { gdk_texture_save_to_png(texture, path) }
}

let expected = [
  "Name": "Ada", "Email": "ada@example.com", "Password": "secret",
  "City": "Paris", "Code": "123456",
]
var problems: [String] = []
for (name, text) in expected {
  let found = form.fields[name]
    .flatMap { gtk_editable_get_text(OpaquePointer($0)) }
    .map { String(cString: $0) }
  if found != text {
    problems.append("GTK: \(name) is \(found ?? "gone"), expected \(text)")
  }
}
if form.message != "Welcome, Ada!" {
  problems.append("GTK: the form says '\(form.message)'")
}
for problem in problems { print(problem) }

if CommandLine.arguments.count > 1 {
  savePicture(to: CommandLine.arguments[1])
}
exit(problems.isEmpty ? 0 : 1)
