import CFieldNavigationGTK
import CFieldNavigationLibrary

/// A navigation that a C app has attached. The app's `FieldNavigation *`
/// contains a number, not an address. The number identifies the navigation even
/// after the navigation has ended.
final class Attached {
  let navigator: FieldNavigator
  let number: UInt
  var finish: Finish? {
    didSet { navigator.onFinish = finish == nil ? nil : { self.callFinish() } }
  }
  private var destruction: Observation?

  private static var all: [Int: AnyObject] = [:]
  private static var count: UInt = 0

  init(to container: Widget) {
    navigator = FieldNavigator(in: container)
    Self.count += 1
    number = Self.count
    Self.all[Int(bitPattern: number)] = self
    destruction = .signal("destroy", of: container.raw) { self.end() }
  }

  /// Returns the navigation that a pointer identifies. If no such navigation
  /// exists, warns and returns `nil`.
  ///
  /// - Parameter caller: the function that the app called.
  static func find(_ pointer: OpaquePointer?, by caller: StaticString)
    -> Attached?
  {
    guard Misuse.allows(caller) else { return nil }
    guard let pointer else {
      Warning.say(
        caller,
        """
        was given NULL and does nothing. Pass what field_navigation_attach() \
        returned.
        """)
      return nil
    }
    let number = UInt(bitPattern: pointer)
    if let found = all[Int(bitPattern: number)] {
      return unsafeDowncast(found, to: Attached.self)
    }
    Warning.say(
      caller,
      """
      was given a navigation that has ended, and does nothing. It ends when it \
      is detached or its widget is destroyed: set your pointer to NULL there.
      """)
    return nil
  }

  var pointer: OpaquePointer? { OpaquePointer(bitPattern: number) }

  /// Disconnects the handler that keeps this object alive.
  func end() {
    destruction = nil
    navigator.invalidate()
    finish = nil
    Self.all[Int(bitPattern: number)] = nil
  }

  private func callFinish() {
    guard let finish else { return }
    // The callback may end the navigation, or replace itself.
    withExtendedLifetime(finish) { finish.run(pointer, finish.data) }
  }

  /// The app's callback and its data. Both are released together.
  final class Finish {
    let run: @convention(c) (OpaquePointer?, gpointer?) -> Void
    let data: gpointer?
    private let destroy: GDestroyNotify?

    init(
      _ run: @escaping @convention(c) (OpaquePointer?, gpointer?) -> Void,
      _ data: gpointer?, _ destroy: GDestroyNotify?
    ) {
      self.run = run
      self.data = data
      self.destroy = destroy
    }

    deinit { destroy?(data) }
  }
}
