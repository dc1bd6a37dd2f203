import CFieldNavigationGTK
import CFieldNavigationLibrary

/// A navigation that a C app has attached. The app's `FieldNavigation *` is a
/// number, not an address, so that it's recognized even after the navigation
/// has ended.
@MainActor final class Attached {
  let navigator: FieldNavigator
  let number: UInt
  var finish: Callback<Finish>? {
    didSet { navigator.onFinish = finish == nil ? nil : { self.callFinish() } }
  }
  var isEmpty: Callback<IsEmpty>? {
    didSet {
      navigator.configuration.isEmpty =
        isEmpty == nil ? nil : { self.callIsEmpty($0) }
    }
  }
  var isInvalid: Callback<IsInvalid>? {
    didSet {
      navigator.configuration.isInvalid =
        isInvalid == nil ? nil : { self.callIsInvalid($0) }
    }
  }
  private var ends: [Observation] = []

  private static var all: [Int: AnyObject] = [:]
  private static var count: UInt = 0

  convenience init(to container: Widget) {
    self.init(FieldNavigator(in: container), [container])
  }

  convenience init(to fields: [Widget]) {
    // Embedded Swift can't convert an array to one of optionals.
    self.init(FieldNavigator(fields: fields.map { Optional($0) }), fields)
  }

  private init(_ navigator: FieldNavigator, _ widgets: [Widget]) {
    self.navigator = navigator
    Self.count += 1
    number = Self.count
    Self.all[Int(bitPattern: number)] = self
    // A field may be listed twice, but it's destroyed once.
    var alive = Set(widgets)
    for widget in alive {
      ends.append(
        .signal("destroy", of: widget.raw) {
          alive.remove(widget)
          if alive.isEmpty { self.end() }
        })
      // GTK keeps the widgets of a destroyed window as long as the app has a
      // reference to it, which may well be in our callback's data.
      ends.append(
        .signal("unrealize", of: widget.raw) {
          if field_navigation_window_is_gone(widget) != 0 { self.end() }
        })
    }
  }

  /// Warns and returns `nil` if the navigation has ended.
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
    ends = []
    navigator.invalidate()
    isEmpty = nil
    isInvalid = nil
    finish = nil
    Self.all[Int(bitPattern: number)] = nil
  }

  private func callFinish() {
    guard let finish else { return }
    // The callback may end the navigation, or replace itself.
    withExtendedLifetime(finish) { finish.run(pointer, finish.data) }
  }

  private func callIsEmpty(_ field: Widget) -> Bool? {
    guard let isEmpty else { return nil }
    let answer = withExtendedLifetime(isEmpty) {
      isEmpty.run(pointer, field, isEmpty.data)
    }
    return switch answer {
    case FIELD_NAVIGATION_EMPTINESS_EMPTY: true
    case FIELD_NAVIGATION_EMPTINESS_FILLED: false
    default: nil
    }
  }

  private func callIsInvalid(_ field: Widget) -> Bool {
    guard let isInvalid else { return false }
    return withExtendedLifetime(isInvalid) {
      isInvalid.run(pointer, field, isInvalid.data) != 0
    }
  }

  typealias Finish = @convention(c) (OpaquePointer?, gpointer?) -> Void
  typealias IsEmpty =
    @convention(c) (OpaquePointer?, Widget?, gpointer?) ->
    FieldNavigationEmptiness
  typealias IsInvalid =
    @convention(c) (OpaquePointer?, Widget?, gpointer?) -> gboolean

  /// The app's callback and its data, which are released together.
  final class Callback<Function> {
    let run: Function
    let data: gpointer?
    private let destroy: GDestroyNotify?

    private init(
      _ run: Function, _ data: gpointer?, _ destroy: GDestroyNotify?
    ) {
      self.run = run
      self.data = data
      self.destroy = destroy
    }

    /// Returns `nil` if the app passed no callback, and then releases its data.
    /// A failable initializer would leak memory in Embedded Swift.
    static func make(
      _ run: Function?, _ data: gpointer?, _ destroy: GDestroyNotify?
    ) -> Callback? {
      if let run { return Callback(run, data, destroy) }
      destroy?(data)
      return nil
    }

    deinit { destroy?(data) }
  }
}
