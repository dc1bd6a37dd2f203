import FieldNavigationUIKit
import UIKit

// Measures a press of Return on the double, with the navigator and with the
// alternatives. Also measures the navigator's cost at other times. The time of
// every press includes the double's own work. `bare` measures only that work.

let sizes = [10, 20, 100, 1_000, 10_000]
let rounds = 40
/// The number of presses between two readings of the clock.
let presses = 4

@MainActor func measurePress(_ way: Way, _ size: Int) {
  let (app, rows) = App.start(size)
  let worker = way.start(rows)
  app.device.endTurn()
  let start = {
    app.focus(rows.fields[rows.middle])
    // One press before the measurement fills the processor's caches.
    way.press(rows, rows.fields[rows.middle])
    app.device.log.removeAll(keepingCapacity: true)
    app.device.visitedViews = 0
    app.device.convertedFrames = 0
  }
  let took = best(of: rounds, before: start) {
    for _ in 0..<presses {
      if let field = app.window.focused as? UITextField {
        way.press(rows, field)
      }
    }
  }
  let last = rows.fields[rows.middle + 1 + presses]
  precondition(app.window.focused === last, way.name)
  let (device, name) = (app.device, "uikit.press.\(way.name)")
  report("\(name).\(size)", took / Double(presses), "ns")
  report("\(name).views.\(size)", device.visitedViews / presses, "count")
  report("\(name).frames.\(size)", device.convertedFrames / presses, "count")
  withExtendedLifetime(worker) {}
}

@MainActor func measureTurns(_ size: Int) {
  let (app, rows) = App.start(size)
  app.focus(rows.fields[rows.middle])
  let idle = best(of: rounds) { app.device.endTurn() }
  report("uikit.turn.bare.\(size)", idle, "ns")
  let first = best(of: 5) {
    rows.navigator?.invalidate()
    rows.navigator = nil
  } _: {
    rows.navigator = FieldNavigator(in: rows.view)
    app.device.endTurn()
  }
  report("uikit.first-scan.navigator.\(size)", first, "ns")
  // While the keyboard is up, the navigator checks the form after every turn.
  app.focus(rows.fields[rows.middle + 1])
  let turn = best(of: rounds) {
    app.device.visitedViews = 0
  } _: {
    app.device.endTurn()
  }
  report("uikit.turn.navigator.\(size)", turn, "ns")
  report(
    "uikit.turn.navigator.views.\(size)", app.device.visitedViews, "count")
  var empty = 0
  let walk = best(of: rounds) { empty = emptyFields(in: rows.view) }
  precondition(empty == size - rows.middle - 1)
  report("uikit.walk.bare.\(size)", walk, "ns")
}

/// Measures a quiet turn of a small form beside many other views, and the same
/// turn while the user scrolls.
@MainActor func measureOtherViews(_ count: Int) {
  let (app, rows) = App.start(10)
  for _ in 0..<count / 100 {
    let group = UIView()
    for _ in 1..<100 { group.addSubview(UIView()) }
    rows.view?.addSubview(group)
  }
  rows.navigator = FieldNavigator(in: rows.view)
  app.focus(rows.fields[rows.middle])
  let quiet = best(of: rounds) { app.device.endTurn() }
  report("uikit.turn.other-views.\(count)", quiet, "ns")
  app.device.isTracking = true
  let scrolling = best(of: rounds) { app.device.endTurn() }
  report("uikit.turn.scrolling.\(count)", scrolling, "ns")
}

/// Walks through the views, and reads only whether each text field is empty.
@MainActor func emptyFields(in view: UIView?) -> Int {
  if let field = view as? UITextField { return field.hasText ? 0 : 1 }
  return view?.subviews.reduce(0) { $0 + emptyFields(in: $1) } ?? 0
}

for size in sizes {
  for way in Way.all { measurePress(way, size) }
  measureTurns(size)
}
measureOtherViews(4_000)
