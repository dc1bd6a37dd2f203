#if canImport(SwiftUI)
import SwiftUI

/// A group of fields that Return doesn't leave (R12).
@MainActor final class GroupIdentity: Equatable {
  var onFinish: () -> Void = {}

  nonisolated static func == (one: GroupIdentity, other: GroupIdentity) -> Bool
  {
    one === other
  }
}

private struct FieldGroupKey: EnvironmentKey {
  static var defaultValue: GroupIdentity? { nil }
}

extension EnvironmentValues {
  var fieldGroup: GroupIdentity? {
    get { self[FieldGroupKey.self] }
    set { self[FieldGroupKey.self] = newValue }
  }
}

struct GroupModifier: ViewModifier {
  let onFinish: () -> Void

  @State private var group = GroupIdentity()

  init(onFinish: @escaping () -> Void) { self.onFinish = onFinish }

  func body(content: Content) -> some View {
    let _ = group.onFinish = onFinish
    content.environment(\.fieldGroup, group)
  }
}
#endif
