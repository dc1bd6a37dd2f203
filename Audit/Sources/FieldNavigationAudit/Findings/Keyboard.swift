import FieldNavigation

/// The keyboards without a Return key on a phone.
enum Keyboards {
  static let pads: Set<String> = [
    "numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad",
  ]
}

extension StoryboardScreen {
  /// Whether the user sees a Return key while typing into a field.
  func hasReturnKey(_ field: ScreenField) -> Bool {
    !field.traits.hasOwnInput && !lacksReturnKey(field)
  }

  /// Whether a field has a number pad without a Return key. Number pads have a
  /// Return key on tablets but not on phones.
  func lacksReturnKey(_ field: ScreenField) -> Bool {
    !isForTablets && !field.traits.hasOwnInput
      && Keyboards.pads.contains(field.traits.keyboard ?? "")
  }
}

/// Reports keyboards that lack a Return key or cover fields.
extension Inspection<StoryboardScreen> {
  mutating func inspectKeyboard() {
    inspectPads()
    guard !screen.makesRoomForKeyboard, !isComposer else { return }
    for field in screen.fields where isCovered(field) {
      add(
        .covered, at: field,
        "The keyboard covers \(field.name), and nothing scrolls; put the fields "
          + "in a scroll view, or move them up when the keyboard appears")
    }
  }

  /// Reports number pads that have no Return key. The last field needs no
  /// Return key. The user usually taps a button after this field.
  private mutating func inspectPads() {
    if screen.hasInputBar { return }
    for (place, field) in screen.fields.enumerated()
    where field.state.isReachable && screen.lacksReturnKey(field) {
      guard !field.traits.hasBar, !field.words.say(.choice), !field.isBox,
        let next = screen.follower(of: place)
      else { continue }
      add(
        .noWayOn, at: field,
        "\(field.name) has a keyboard without a Return key, and \(next.name) "
          + "follows; add a bar with Next and Done")
    }
  }

  /// Whether the only field is at the bottom of the screen. Chat apps have a
  /// single field at the bottom. Chat apps move the message field up with the
  /// keyboard.
  private var isComposer: Bool {
    let fields = screen.fields.filter(\.state.isReachable)
    guard fields.count == 1, let frame = fields[0].frame, let size = screen.size
    else { return false }
    return frame.y + frame.height > size.y + size.height - 120
  }

  private func isCovered(_ field: ScreenField) -> Bool {
    guard field.state.isReachable, !field.traits.scrolls,
      // Developers often forget to make a text view read-only.
      field.kind != .textView || field.traits.hasDelegate,
      let frame = field.frame, let keyboard = screen.keyboard
    else { return false }
    // A text view scrolls its own content. Only its first line has to be
    // visible.
    let height = field.kind == .textView ? min(frame.height, 44) : frame.height
    return frame.y + height > keyboard.y
  }
}

extension StoryboardScreen {
  /// The frame of the keyboard and its suggestions, in points. The frame is
  /// `nil` if the view may fill only a part of a screen. The frame is also
  /// `nil` if the file has no screen size.
  ///
  /// Apps have measured these heights in portrait. On phones with a home
  /// button, the keyboard is 260 points high. On other phones, the height is
  /// 336 points. On tablets, the height is 324 points.
  var keyboard: LayoutRect? {
    guard isWhole, let size, size.width > 0, size.height > 0 else { return nil }
    let height: Double =
      size.width >= 700 ? 324 : size.height >= 780 ? 336 : 260
    return LayoutRect(
      x: 0, y: size.y + size.height - height, width: size.width, height: height)
  }
}
