import Foundation
import SwiftUI

// Presses Return on Foundation's real run loop. Delivers the key press in
// several ways. Prints the events that follow. The observer below acts as
// SwiftUI: before the loop sleeps, views are evaluated and focus moves.

MainRunLoop.beforeWaiting(order: 2_000_000) { Run.current?.update() }
let press = EventSource { Run.current?.pressReturn() }
let other = EventSource {}
let pressBeforeOther = EventSource {
  Run.current?.pressReturn()
  other.send()
}

var sequence = Run("event alone", AddressForm(), from: "Address")
press.send()
sequence.end()

sequence = Run(
  "event with another behind it", AddressForm(), from: "Address")
pressBeforeOther.send()
sequence.end()

sequence = Run("queue", AddressForm(), from: "Address")
DispatchQueue.main.async { Run.current?.pressReturn() }
sequence.end()

sequence = Run("timer", AddressForm(), from: "Address")
RunLoop.main.add(
  Timer(timeInterval: 0, repeats: false) { _ in
    MainActor.assumeIsolated { Run.current?.pressReturn() }
  }, forMode: .default)
sequence.end()

sequence = Run("appear", GuestList(), from: "Guest 0")
press.send()
sequence.end()

sequence = Run(
  "focus that moves after the update", AddressForm(), from: "Address",
  movesFocusLate: true)
press.send()
sequence.end()

ScreenRun.prepare()
var change: ScreenRun?
let changing = EventSource { change?.change() }

change = ScreenRun("change of UIKit's adapter", tells: true)
changing.send()
change?.end()

change = ScreenRun("change without a notification", tells: false)
changing.send()
change?.end()
