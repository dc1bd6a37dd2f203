import FieldNavigation
import FieldNavigationSwiftUI
import FieldNavigationUIKit

// An app may import the engine beside the adapters.
func firstMove() -> FieldForm<String>.Move {
  FieldForm(["name", "email"], policy: ReturnPolicy(destination: .next))
    .moveOnReturn(from: "name")
}
