#if canImport(UIKit) && (os(iOS) || os(Linux))
public import UIKit

/// Which fields, and in which order.
extension FieldNavigator {
  /// Fields that come in this order; others keep their place after the field
  /// before them (R2, R8). Given an order, Tab follows it on an iPad too.
  public var explicitOrder: [UIResponder] {
    get { navigation.wishes.explicitOrder.responders }
    set { navigation.wishes.explicitOrder = WeakSet(newValue) }
  }

  /// Sorts the fields by their tags instead of by where they are (R2).
  public var sortsByTag: Bool {
    get { navigation.wishes.sortsByTag }
    set { navigation.wishes.sortsByTag = newValue }
  }

  /// Takes in a field that is no text field and no text view: any responder that
  /// takes focus. A view has its place by where it is, others come last.
  ///
  /// Return is its own, unless it calls ``pressReturn(in:)``.
  public func add(_ responder: UIResponder) {
    navigation.wishes.added.insert(responder)
  }

  /// Leaves a field out, or all that are inside of a view: Return passes them
  /// over. Tab stops there as before.
  public func exclude(_ view: UIView) {
    navigation.wishes.excluded.insert(view)
  }

  /// Takes a view back in that was left out.
  public func include(_ view: UIView) {
    navigation.wishes.excluded.remove(view)
  }

  /// Reads a view on its own, before what comes after it, even where its rows
  /// and those beside it line up (R3). Stack views and cells are read so anyway.
  public func readAsUnit(_ view: UIView) {
    navigation.wishes.units.insert(view)
  }

  /// Keeps Return inside of a view, a form of its own: its last field finishes.
  /// Tab goes through it like through all others (R12).
  public func keepReturnInside(_ view: UIView) {
    navigation.wishes.groups.insert(view)
  }
}
#endif
