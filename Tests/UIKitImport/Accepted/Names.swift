import FieldNavigationSwiftUI
import FieldNavigationUIKit

// Both adapters show the same declarations of the engine: those that an app
// passes to them.
func endsWithGo() -> (ReturnPolicy, ReturnKey) {
  (ReturnPolicy(destination: .next, ending: .wrap, finishKey: .go), .go)
}
