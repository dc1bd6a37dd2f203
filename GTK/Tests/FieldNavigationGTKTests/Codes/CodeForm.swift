import CFieldNavigationGTK
import FieldNavigationGTK
import GTKDriver

/// Three boxes of a code, and an empty field after them.
@MainActor struct CodeForm {
  let screen = Screen()
  let boxes = ["a", "b", "c"]

  /// - Parameter observed: called before the window is shown, so that the app's
  ///   handlers are older than the navigator's.
  init(
    other: String? = "", isEnded: Bool = false, advances: Bool = true,
    entries: [Widget?] = [nil, nil, nil],
    observed: @MainActor (Screen) -> Void = { _ in }
  ) {
    for (name, entry) in zip(boxes, entries) { screen.add(name, entry) }
    if let other { screen.add("other", text: other) }
    screen.button("ok", isDefault: true)
    observed(screen)
    screen.show(focus: "a")
    screen.navigator?.configuration.codes = [
      FieldNavigator.Code(
        boxes.map { [screen] in screen[$0] }, lengths: [1, 1, 1],
        finishesWhenFull: isEnded, advances: advances)
    ]
  }

  var texts: [String] { screen.texts(boxes) }
}

/// Calls a closure for `insert-text`; it returns whether to refuse the letters.
@MainActor func connectInsertion(
  to editable: Widget, _ run: @escaping @MainActor (String) -> Bool
) {
  let callback:
    @convention(c) (
      gpointer?, UnsafePointer<CChar>?, Int32, gpointer?, gpointer?
    ) -> Void = { editable, text, length, _, box in
      guard let box, let text, let editable else { return }
      let action = Unmanaged<Refusal>.fromOpaque(box).takeUnretainedValue()
      let run = action.run
      let letters = String(cString: text)
      if MainActor.assumeIsolated({ run(letters) }) {
        g_signal_stop_emission_by_name(editable, "insert-text")
      }
    }
  g_signal_connect_data(
    editable.raw, "insert-text", unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(Refusal(run)).toOpaque(),
    { box, _ in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }, GConnectFlags(0))
}

/// Calls a closure with each composition that a text shows.
@MainActor func connectComposition(
  to text: Widget, _ run: @escaping @MainActor (String) -> Void
) {
  let callback:
    @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, text, box in
      guard let box, let text else { return }
      let action = Unmanaged<Refusal>.fromOpaque(box).takeUnretainedValue()
      let run = action.run
      let letters = String(cString: text)
      _ = MainActor.assumeIsolated { run(letters) }
    }
  g_signal_connect_data(
    text.raw, "preedit-changed", unsafeBitCast(callback, to: GCallback.self),
    Unmanaged.passRetained(
      Refusal {
        run($0)
        return false
      }
    ).toOpaque(),
    { box, _ in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }, GConnectFlags(0))
}

private final class Refusal {
  let run: @MainActor (String) -> Bool
  init(_ run: @escaping @MainActor (String) -> Bool) { self.run = run }
}
