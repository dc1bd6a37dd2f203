/// What a toolkit does by itself. The world takes it into account, so that a
/// host can say no more than that it differs here, and why.
package struct Traits: Hashable, Sendable {
  /// What the host can do beyond fields with text in one order.
  package var has: Set<Capability> = []
  /// Whether a focused field that hides loses focus.
  package var hidingResigns = false
  /// Whether a focused field that is disabled loses focus.
  package var disablingResigns = false
  /// Whether a focused field that is removed loses focus.
  package var removedLosesFocus = false
  /// Whether focus leaves the field when the form finishes.
  package var finishResigns = true
  /// Whether the host has fields that refuse focus one time only.
  package var hasFieldsThatRecover = true
  /// Whether Return asks fields again that refused an earlier press (R10).
  package var asksAgain = false
  /// Whether the host hears every letter. If not, it forgets refusals only
  /// when a field becomes empty or filled.
  package var hearsEveryLetter = true
  /// Whether the app tells the form what is in each row (R13).
  package var knowsAllRows = false
  /// How many rows a list displays at once.
  package var rowsInSight = 6
  /// Whether a list stays at its offset when rows come or go, so that a
  /// focused row may leave it.
  package var rowChangesScroll = false
  /// Whether the host remembers what is in a row that it no longer displays.
  package var remembersRows = true
  /// Whether a row never displayed is like its nearest neighbor that was
  /// displayed before the press, and not like a row that the press revealed.
  package var looksPastPlainRows = false
  /// Whether a list scrolls just far enough to show a row at its edge.
  package var scrollsJustFarEnough = false
  /// Whether the host may take a list that scrolls for another layout, so that
  /// Return asks fields again that refused (R10).
  package var scrollingMayForget = false
  /// Whether the Return key's label can be read.
  package var hasLabels = true
  /// Whether the form handles Tab inside its order.
  package var takesTab = true
  /// Whether Return under Search, Send or Route is the app's (R6).
  package var leavesSearchToApp = false
  /// What Return does at the end of a sheet.
  package var sheetEnd = SheetEnd.resigns

  /// Whether the user and Tab can focus a read-only field.
  package var focusesReadOnly = true
  /// Whether Tab skips fields that the app excluded.
  package var tabSkipsExcluded = false
  /// Whether a form finishes in a field that is disabled.
  package var disabledFinishes = true
  /// Whether the keyboard closes if the first target refuses (R10).
  package var refusalResigns = false
  /// Whether the toolkit takes focus away before it asks the next field. The
  /// origin gets focus back, unless it refuses itself.
  package var resignsToAsk = false
  /// Whether Return on a connected keyboard breaks a multi-line field's line.
  package var hardwareBreaksLines = false
  /// Whether Return closes the keyboard where the field handles it.
  package var handledReturnResigns = false

  package enum SheetEnd: Sendable { case resigns, finishes, stays }

  package init() {}
}

/// What a scenario needs of a host. A file names it under `needs`.
package enum Capability: String, Codable, CaseIterable, Hashable, Sendable {
  case rows, frames, order, sheet, groups, ownLabels, refusals, appMoves
  case keepsFocus, kinds, bar, finishCommand, restart, reports, interruptions,
    policy
  case disabledForm, twins, otherNavigator, turns, answers
  /// The app names its invalid fields (R16).
  case mistakes
}
