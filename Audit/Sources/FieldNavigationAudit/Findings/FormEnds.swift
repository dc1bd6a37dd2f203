import FieldNavigation

/// Decides where a form may end although another field follows.
struct FormEnds {
  private let screen: StoryboardScreen
  /// The index of the first field whose Return key shows Next or Continue.
  private let firstNext: Int
  /// The index of the last field that every user has to type in.
  private let lastTyped: Int

  /// - Complexity: O(fields).
  init(of screen: StoryboardScreen) {
    self.screen = screen
    firstNext =
      screen.fields.firstIndex { $0.state.isReachable && Self.leadsOn($0) }
      ?? screen.fields.endIndex
    lastTyped = screen.fields.lastIndex(where: Self.isTyped) ?? -1
  }

  /// - Complexity: O(buttons).
  func mayEnd(at place: Int, before next: ScreenField) -> Bool {
    let field = screen.fields[place]
    return place >= lastTyped
      // Fields in different sections of a table may be separate settings.
      || next.traits.section != field.traits.section
      || isMeant(at: place, before: next) || areApart(field, next)
      || hasButton(between: field, and: next)
      || field.traits.isSecure && beginsLogin(after: place)
  }

  /// Whether the developer probably meant the form to end at a field. A form
  /// probably ends at a field with the label Go or Join, because these keys act
  /// at once. A form also probably ends at a Done key after an earlier Next
  /// key. A form probably continues before a password without a label. A form
  /// also probably continues before a field with a label other than Next or
  /// Continue.
  private func isMeant(at place: Int, before next: ScreenField) -> Bool {
    let field = screen.fields[place]
    if field.isBox && next.isBox { return true }
    let hasLabel = next.traits.returnKey != nil && screen.hasReturnKey(next)
    return (firstNext < place || field.state.fixedReturnKey != .done)
      && (Self.leadsOn(next) || !next.traits.isSecure && !hasLabel)
  }

  private static func leadsOn(_ field: ScreenField) -> Bool {
    ["next", "continue"].contains(field.traits.returnKey)
  }

  private static func isTyped(_ field: ScreenField) -> Bool {
    let words = field.words
    guard field.state.isReachable, !words.say(.optional) else { return false }
    return switch field.kind {
    case .searchBar: false
    // Developers often forget to make a text view read-only.
    case .textView: field.traits.hasDelegate
    default:
      field.traits.isSecure
        || !field.traits.hasOwnInput && !words.say(.choice)
    }
  }

  /// Whether the user never sees two fields together. One field may cover the
  /// other, or slide in from the side.
  private func areApart(_ field: ScreenField, _ next: ScreenField) -> Bool {
    guard let upper = field.frame, let lower = next.frame else { return false }
    let width = screen.size?.width ?? 0
    return upper.hasMiddle(of: lower)
      || width > 0
        && (upper.middle.x / width).rounded(.down)
          != (lower.middle.x / width).rounded(.down)
  }

  /// Whether a button with a title separates a field from the next field. The
  /// button may be between the two fields. The button may also be to the right
  /// of the first field. A button to the right of a password doesn't count.
  /// A button beside a password probably shows the password.
  private func hasButton(
    between field: ScreenField, and next: ScreenField
  ) -> Bool {
    guard let upper = field.frame, let lower = next.frame else { return false }
    return screen.buttons.contains {
      $0.y >= upper.y + upper.height && $0.y + $0.height <= lower.y
        || !field.traits.isSecure && $0.x >= upper.x + upper.width
          && $0.y <= upper.middle.y && upper.middle.y <= $0.y + $0.height
    }
  }

  /// Whether the next two fields are a user name and a password. Some screens
  /// have a form for new users and a login for existing users. The form and the
  /// login may be in the same place.
  private func beginsLogin(after place: Int) -> Bool {
    let rest = Array(
      screen.fields[(place + 1)...].lazy
        .filter { $0.state.isReachable && $0.kind == .textField }.prefix(2))
    guard rest.count > 1, !rest[0].traits.isSecure, rest[1].traits.isSecure
    else { return false }
    return (rest[0].words.say(.user) || rest[0].words.say(.email))
      && !rest[1].words.say(.again)
  }
}

extension ScreenField {
  /// Whether the field is narrow. A narrow field is probably for a single
  /// digit. With single-digit fields, the app itself moves focus after each
  /// digit.
  var isBox: Bool { frame.map { $0.width <= 60 } ?? false }
}

extension LayoutRect {
  var middle: (x: Double, y: Double) { (x + width / 2, y + height / 2) }

  func hasMiddle(of other: LayoutRect) -> Bool {
    let (x, y) = other.middle
    return self.x <= x && x <= self.x + width
      && self.y <= y && y <= self.y + height
  }
}
