import Foundation

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var dismiss: DismissAction { self[DismissKey.self] }

  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// The label of the Return key.
  var submitLabel: SubmitLabel {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }
}

/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// Closes the page or the sheet that contains a view.
public struct DismissAction {
  let node: Node?

  @MainActor public func callAsFunction() {
    guard let node else { return }
    node.graph.dismissPage(node)
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en")
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(node: nil) }
}

private enum SubmitLabelKey: EnvironmentKey {
  static let defaultValue = SubmitLabel.return
}
