import CFieldNavigationGTK
import FieldNavigationGTK
import Foundation
import GTKDriver

// Types into a long form. The pointer taps the keys of an on-screen keyboard.
// With `--without`, the form has no navigator. `Scripts/gtk_screen.sh` starts
// this program.
//
//     gtk-screen [--without] [folder for pictures]

let arguments = CommandLine.arguments.dropFirst()
let navigates = !arguments.contains("--without")
let pictures = arguments.first { !$0.hasPrefix("--") }
let prefix = navigates ? "with" : "without"

gtk_init()
let form = LongForm()
let window = UnsafeMutableRawPointer(form.window)
  .assumingMemoryBound(to: GtkWindow.self)
gtk_window_present(window)
let pointer = Pointer()
var problems: [String] = []

@MainActor func expect(_ condition: Bool, _ what: String) {
  print("\(prefix): \(what): \(condition ? "yes" : "no")")
  if !condition { problems.append(what) }
}

@MainActor func save(_ name: String) {
  guard let pictures else { return }
  // The screen shows the changes within the next frames.
  Loop.wait(atMost: 0.5) { false }
  pointer.savePicture(to: "\(pictures)/\(prefix)-\(name).png")
}

var navigator: FieldNavigator?
if navigates { navigator = FieldNavigator(in: form.window) }
// Debian 13's squeekboard may stay open after its start, until a field has lost
// the focus.
form.focus("Name")
Loop.wait {
  gtk_window_is_active(window) != 0 && (1..<600).contains(form.height)
}
form.focusNoField()
expect(Loop.wait { form.height > 700 }, "the form fills the screen")
expect(form.focused == nil, "no field is focused")
let full = form.height

// The tap on a field opens the keyboard.
let field = "City"
let place = form.place(field)
pointer.click(x: 200, y: Int32(place.lowerBound + place.upperBound) / 2)
expect(
  Loop.wait { form.focused == field && form.height < full - 100 },
  "a tap on \(field) brings the keyboard")
Loop.wait(atMost: 1) { form.isInSight(field) }
print("\(prefix): \(field) is at \(form.place(field)) of \(form.height)")

Squeekboard.isVisible = false
expect(Loop.wait { form.height == full }, "the user hides the keyboard")
save("before")
Squeekboard.isVisible = true
expect(
  Loop.wait { form.height < full - 100 },
  "the keyboard comes back, and makes the window lower")
Loop.wait(atMost: 1) { form.isInSight(field) }
print("\(prefix): \(field) is at \(form.place(field)) of \(form.height)")
expect(
  form.isInSight(field) == navigates,
  "\(field) is \(navigates ? "" : "not ")in sight")
save("keyboard")

let keys = Squeekboard(width: 400, bottom: full)
for letter in "rome" {
  let text = form.text(field)
  pointer.click(keys.place(of: letter))
  Loop.wait { form.text(field) != text }
  // Debian 13's phoc ignores a letter if squeekboard doesn't know yet that the
  // text has changed. No finger types that fast.
  Loop.wait(atMost: 0.1) { false }
}
expect(form.text(field) == "rome", "its keys type into \(field)")
pointer.click(keys.return)
let next = "Country"
Loop.wait(atMost: 1) { form.focused == next }
expect(
  (form.focused == next) == navigates,
  "its Return \(navigates ? "moves on" : "does nothing")")
Loop.wait(atMost: 1) { form.isInSight(next) }
save("return")
if navigates {
  expect(form.height < full - 100, "the keyboard is still there")
  expect(form.isInSight(next), "\(next) is in sight")
}
exit(problems.isEmpty ? 0 : 1)
