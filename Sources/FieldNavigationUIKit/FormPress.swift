#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import UIKit

/// One press in a form: focus goes to the first candidate that takes it, and
/// rows without views are looked at before (R13).
@MainActor struct FormPress {
  private let form: NavigatedForm
  private var press: FormSession.Press
  private let rows: RowLoader
  /// Finds the fields of the form anew, after rows were loaded.
  private let scan: () -> Void
  private var hasTriedBound = false

  init(
    _ press: FormSession.Press, in form: NavigatedForm, _ rows: RowLoader,
    scan: @escaping () -> Void
  ) {
    self.press = press
    self.form = form
    self.rows = rows
    self.scan = scan
  }

  mutating func step() -> FormSession.Step {
    if case .bound(let cell) = rows.end { return boundStep(cell) }
    let step = form.step(&press)
    // The rows were taken to have an empty field, and have none: the press ends
    // where it began, and the key says so from now on.
    if case .inVain = rows.end, press.rule == .label, !rows.goesToFilled {
      return .stay
    }
    return step
  }

  /// Never finishes, because there are rows that nobody has looked at.
  private mutating func boundStep(_ cell: UIView?) -> FormSession.Step {
    defer { hasTriedBound = true }
    guard !hasTriedBound, let slot = cell.flatMap(form.lastSlot(inside:))
    else { return .stay }
    return .focus(slot)
  }

  /// Updates the state of a candidate.
  func check(_ slot: FormSession.Slot) {
    let member = form.member(at: slot)
    if rows.onlyLooks {
      let unloaded = member as? UnloadedRows
      if let unloaded, rows.look(at: unloaded).hasLoaded { scan() }
    } else if let unloaded = member as? UnloadedRows {
      rows.load(unloaded, scan: scan) { form.contains(unloaded) }
    } else if rows.onlyEmpty {
      lookBehind(slot)
    }
    // Reads this field and its ancestors only: no key press walks through all
    // views.
    if let member, form.contains(member) { form.refresh(member) }
  }

  /// Looks at the rows behind a candidate, so that its key is right when it
  /// gains focus (R7). To look loads cells, so the candidate may be another
  /// field afterwards.
  private func lookBehind(_ slot: FormSession.Slot) {
    var hasLoaded = false
    while let unloaded = form.rows(behind: slot) {
      if rows.look(at: unloaded).hasLoaded { hasLoaded = true }
      form.refresh(unloaded)
      if form.rows(behind: slot) === unloaded { break }
    }
    if hasLoaded { scan() }
  }
}
#endif
