#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// The codes of a navigator. Focus moves at the end of a turn, because UIKit
/// may fill further letters in the same one.
@MainActor final class CodeRows {
  private let forms: Forms
  private let presses: Presses
  private var rows: [CodeRow] = []

  init(_ forms: Forms, _ presses: Presses) {
    self.forms = forms
    self.presses = presses
  }

  func listen(to codes: [FieldNavigator.Code]) {
    if codes.elementsEqual(rows, by: { $0.row === $1 }) { return }
    for row in rows { row.setListening(false) }
    rows = codes.map(\.row)
    for row in rows {
      row.canReach = { [weak self] in
        self?.forms.field(of: $0)?.knownState?.isReachable ?? false
      }
      row.setListening(true)
    }
  }

  /// - Returns: whether a code handled Delete.
  func deleteBackward(in field: UITextField) -> Bool {
    rows.contains { $0.deleteBackward(in: field) }
  }

  func turnEnded() {
    for row in rows { moveFocus(afterInputIn: row) }
  }

  private func moveFocus(afterInputIn row: CodeRow) {
    guard let move = row.takeMove(), let target = row.field(move.place)
    else { return }
    // A filled code ends as from its last field, wherever it became full.
    let isEnd = move.next == .finish
    let field = isEnd ? row.lastReachable ?? target : target
    if !field.isFirstResponder {
      guard field.becomeFirstResponder(), field.isFirstResponder
      else { return }
      field.select(field === target ? move.place.caret : nil)
    }
    guard move.next != .nothing else { return }
    forms.scanIfDue()
    guard let known = forms.field(of: field) else { return }
    // Without the option a code neither ends the form nor goes to a mistake.
    if !isEnd {
      guard case .focus = known.moveOnReturn else { return }
    }
    presses.pressReturn(in: known, endsNow: isEnd, hasAppRun: true)
    if !isEnd { presses.forget() }
  }
}
#endif
