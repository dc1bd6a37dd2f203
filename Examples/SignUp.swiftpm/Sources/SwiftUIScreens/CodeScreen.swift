#if canImport(SwiftUI)
import FieldNavigationSwiftUI
import SwiftUI

/// A screen for a one-time code. The sixth digit verifies the code, whether the
/// user types, pastes or fills it. After a correction the user taps the button,
/// because the form finishes once.
struct CodeScreen: View {
  enum Field { case code }

  @State private var code = ""
  @State private var attempts = 0
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Code", text: form.input($code, of: .code))
        .field($focus, equals: .code, text: code)
        .oneTimeCode()
      Button("Verify") { verify() }
      Text("Attempts: \(attempts)")
    }
    .fieldNavigation(
      $focus, codes: [FieldCode(.code, length: 6, finishesWhenFull: true)],
      proxy: form
    ) { verify() }
  }

  private func verify() {
    attempts += 1
  }
}
#endif
