#if canImport(SwiftUI)
import FieldNavigation
import SwiftUI

extension FormModel {
  /// Handles an input of the user after the text field has stored it, because a
  /// text field whose binding keeps the old text shows the new one anyway.
  func userChangedText(from old: String, in value: Value) {
    guard let row = codes.row(of: value), updates.isViewOnScreen,
      let place = row.fields.firstIndex(of: value), canWrite(value)
    else { return }
    let now = texts(of: row)
    // SwiftUI may report a text again, for example when focus leaves.
    guard now[place] != old else { return }
    let number = row.decide(
      from: old, in: place, now, focusHolder: presses.wantedFocus
    ) { canWrite(row.fields[$0]) }
    updates.after { [weak self] in self?.write(row, number) }
  }

  private func texts(of row: CodeRow<Value>) -> [String] {
    row.fields.map { value in
      // The app may have dropped the text of a field without a view.
      fields[value].flatMap { _ in codes.texts[value]?.wrappedValue } ?? ""
    }
  }

  private func canWrite(_ value: Value) -> Bool {
    codes.texts[value] != nil && fields[value] != nil
      && form.state(of: value)?.isReachable == true
  }

  private func write(_ row: CodeRow<Value>, _ number: Int) {
    guard let input = row.input, input.number == number else { return }
    let now = texts(of: row)
    guard row.isAsTyped(now, in: input) else { return row.forgetInput() }
    let new = row.texts(toWriteOver: now, for: input)
    for (place, text) in new {
      codes.texts[row.fields[place]]?.wrappedValue = text
    }
    row.noteWritten(texts(of: row))
    if new.isEmpty { return move(row, number) }
    // The app's `onChange` hears these texts too, before focus moves.
    updates.after { [weak self] in self?.move(row, number) }
  }

  private func move(_ row: CodeRow<Value>, _ number: Int) {
    guard let input = row.input, input.number == number else { return }
    row.forgetInput()
    guard row.isAsWritten(texts(of: row), in: input), !submission.isUnderWay,
      !presses.isBusy,
      let place = input.place
    else { return }
    if presses.wantedFocus != input.focusHolder {
      // If the app has moved focus inside of the code, the code still ends.
      let isOutside =
        presses.wantedFocus.map { !row.fields.contains($0) } ?? false
      if input.next != .finish || isOutside { return }
    }
    // The app may have disabled the field meanwhile.
    guard let value = row.fields[place.field...].first(where: canWrite)
    else { return }
    switch input.next {
    case .finish:
      // Filled, the code ends as from its last field, wherever it became full.
      return presses.pressReturn(in: row.fields.last(where: canWrite) ?? value)
    case .goOn:
      // Without the option a code never ends the form.
      if case .focus = form.moveOnReturn(from: value) {
        return presses.begin(.return, in: value, form.pressReturn(in: value))
      }
    case .nothing: break
    }
    if value != presses.wantedFocus { presses.stay(in: value) }
  }
}
#endif
