#if canImport(SwiftUI)
import SwiftUI

/// What the app adds to the nearest form inside. It passes no farther, because
/// two bars on a screen would both be above its keyboard.
struct FormAdditions: Equatable {
  var hasBar = false
  var hidesOnTap = false
}

private struct FormAdditionsKey: EnvironmentKey {
  static var defaultValue: FormAdditions { FormAdditions() }
}

extension EnvironmentValues {
  var formAdditions: FormAdditions {
    get { self[FormAdditionsKey.self] }
    set { self[FormAdditionsKey.self] = newValue }
  }
}
#endif
