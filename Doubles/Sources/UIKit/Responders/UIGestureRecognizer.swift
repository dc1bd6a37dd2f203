public import Foundation

@MainActor open class UITouch: NSObject {
  open private(set) weak var view: UIView?
  private let place: CGPoint

  /// - Parameter place: in the window's coordinates.
  init(on view: UIView, at place: CGPoint) {
    self.view = view
    self.place = place
    super.init()
  }

  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return place }
    return view.convert(CGRect(origin: place, size: .zero), from: nil).origin
  }
}

@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  /// The double has no views that see a touch begin.
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open private(set) var state = State.possible
  open internal(set) weak var view: UIView?
  private var actions: [() -> Void] = []
  private var touch: UITouch?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  open func addTarget(_ target: Any, action: Selector) {
    guard let target = target as? NSObject else { return }
    actions.append { [weak target, weak self] in
      guard let self, let target else { return }
      #if !canImport(ObjectiveC)
      if action == "endEditing:" {
        (target as? UIView)?.endEditing(true)
      } else if let responder = target as? UIResponder {
        Selector.methods[action]?(responder, self)
      } else {
        Selector.objectMethods[action]?(target, self)
      }
      #endif
    }
  }

  /// Linux has no methods that a selector names. An app's action is a closure
  /// there.
  package func addAction(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  open func location(in view: UIView?) -> CGPoint {
    touch?.location(in: view) ?? .zero
  }

  func mayReceive(_ touch: UITouch) -> Bool {
    guard isEnabled else { return false }
    #if canImport(ObjectiveC)
    return delegate?.gestureRecognizer?(self, shouldReceive: touch) ?? true
    #else
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    #endif
  }

  func mayBegin() -> Bool {
    #if canImport(ObjectiveC)
    return delegate?.gestureRecognizerShouldBegin?(self) ?? true
    #else
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
    #endif
  }

  func mayJoin(_ other: UIGestureRecognizer) -> Bool {
    #if canImport(ObjectiveC)
    return delegate?.gestureRecognizer?(
      self, shouldRecognizeSimultaneouslyWith: other) ?? false
    #else
    return delegate?.gestureRecognizer(
      self, shouldRecognizeSimultaneouslyWith: other) ?? false
    #endif
  }

  func recognize(_ touch: UITouch) {
    self.touch = touch
    state = .ended
    for action in actions { action() }
    state = .possible
    self.touch = nil
  }
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

#if canImport(ObjectiveC)
@MainActor @objc
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  @objc optional func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  @objc optional func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer:
      UIGestureRecognizer
  ) -> Bool
}
#else
@MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer:
      UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer:
      UIGestureRecognizer
  ) -> Bool { false }
}
#endif

extension UIView {
  /// Gives a tap on this view to the recognizers of the view and of the views
  /// around it. Returns whether the view itself gets the tap.
  ///
  /// The innermost recognizer that begins prevents the others, unless a
  /// delegate joins them. A button's action prevents the recognizers of the
  /// views around it, as documented.
  package func tapReachesView() -> Bool {
    guard window != nil else { return true }
    let frame = convert(bounds, to: nil)
    let touch = UITouch(
      on: touchedView, at: CGPoint(x: frame.midX, y: frame.midY))
    let isAlone =
      hasOwnTap || isField && !Device.current.outerTapRunsBeforeField
    let around = sequence(first: self as UIView) {
      isAlone ? nil : $0.superview
    }
    var winners: [UIGestureRecognizer] = []
    for view in around {
      for each in view.gestureRecognizers ?? []
      where each is UITapGestureRecognizer && each.mayReceive(touch) {
        let joins = winners.allSatisfy {
          $0.mayJoin(each) || each.mayJoin($0)
        }
        if joins, each.mayBegin() { winners.append(each) }
      }
    }
    for each in winners { each.recognize(touch) }
    return isField || !winners.contains(where: \.cancelsTouchesInView)
  }

  /// A field gets focus by its own recognizer, not by its touches.
  private var isField: Bool { self is UITextField || self is UITextView }

  private var hasOwnTap: Bool {
    self is UIButton || self is UISwitch
  }

  /// The view that a touch names. In a cell, that's the private content view.
  private var touchedView: UIView {
    switch self {
    case let cell as UITableViewCell: cell.contentView
    case let cell as UICollectionViewCell: cell.contentView
    default: self
    }
  }
}
