public import Foundation

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
  }

  open var isEnabled = true
  private var actions: [(action: UIAction, events: Event)] = []

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
    }
  }

  /// An action replaces an earlier action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(
    _ action: UIAction, for controlEvents: UIControl.Event
  ) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actions = actions.compactMap { action, events in
      guard action.identifier == actionIdentifier else {
        return (action, events)
      }
      let left = events.subtracting(controlEvents)
      return left.isEmpty ? nil : (action, left)
    }
  }

  open func sendAction(_ action: UIAction) {
    action.perform(from: self)
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions
    where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  public func enumerateEventHandlers(
    _ iterator: (
      UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool
    ) -> Void
  ) {
    var stops = false
    for (action, events) in actions where !stops {
      iterator(action, nil, events, &stops)
    }
  }

  func hasAction(for event: Event) -> Bool {
    actions.contains { $0.events.contains(event) }
  }

  package var actionCount: Int { actions.count }

  /// The events of each action. The actions are in the order in which the app
  /// added them.
  package var actionEvents: [Event] { actions.map(\.events) }
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UILabel: UIView {
  open var text: String?
  package var font = UIFont.preferredFont(forTextStyle: .body)
  package var textAlignment = NSTextAlignment.natural
  package var adjustsFontForContentSizeCategory = false
}
