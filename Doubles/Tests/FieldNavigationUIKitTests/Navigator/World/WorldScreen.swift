import FieldNavigation
import FieldNavigationUIKit
import Foundation
import TestSupport
import UIKit

/// A screen or a sheet with the fields of a world. The view around each group
/// covers the whole screen, so that the reading order is the order of the
/// world's fields.
@MainActor final class WorldScreen: UIViewController {
  private var data: [String: FieldData] = [:]
  private var plainFields: [WorldField] = []
  /// Fields that the app removed. The navigator must leave no changes on them.
  private var removed: [WorldField] = []
  private(set) var groups: [Int: UIView] = [:]
  private(set) var list: WorldList?
  /// The fields and rows from top to bottom.
  private var wanted: [World.Field] = []
  private var placed: [String] = []
  private var isWide = false
  /// Where the view is while no keyboard is shown.
  var top: CGFloat = 0
  private let willBegin: (String) -> Void

  init(willBegin: @escaping (String) -> Void) {
    self.willBegin = willBegin
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// All fields that have a view.
  var fields: [WorldField] { plainFields + (list?.displayed ?? []) }

  subscript(id: String) -> WorldField? { fields.first { $0.id == id } }

  func refuse(_ id: String, _ how: World.Refusal) { data[id]?.refuse(how) }

  /// Shows these fields from top to bottom.
  ///
  /// - Parameters:
  ///   - order: the order of Tab. Only a change of it, or of a group, moves
  ///     fields.
  ///   - fades: whether the app hides half of its fields by their alpha.
  func show(
    _ wanted: [World.Field], order: [String], isDisabled: Bool, fades: Bool
  ) {
    self.wanted = wanted
    let all = wanted.map { state in
      let old = data[state.id]
      let refuses = old?.state.refuses ?? state.refuses
      let new = old ?? FieldData(state)
      new.state = state
      new.state.refuses = refuses
      return new
    }
    data = Dictionary(uniqueKeysWithValues: all.map { ($0.state.id, $0) })
    let old = plainFields
    for field in old
    where data[field.id]?.state.list != nil || data[field.id] == nil {
      field.removeFromSuperview()
      removed.append(field)
    }
    plainFields = all.filter { $0.state.list == nil }.map { data in
      let id = data.state.id
      let field = old.first { $0.id == id } ?? WorldField(data)
      field.willBegin = willBegin
      let group = group(data.state.group)
      if field.superview !== group { group.addSubview(field) }
      field.show(
        data, isDisabled: isDisabled,
        fades: fades && (id.utf8.last ?? 0) % 2 == 0)
      return field
    }
    let rows = all.filter { $0.state.list != nil }
    if list == nil, !rows.isEmpty {
      let list = WorldList(willBegin: willBegin)
      group(0).addSubview(list)
      self.list = list
    }
    let places = order + wanted.map { "\($0.id) in \($0.group)" }.sorted()
    if places != placed {
      placed = places
      place()
    }
    list?.show(rows, isDisabled: isDisabled)
  }

  private func group(_ number: Int) -> UIView {
    if let group = groups[number] { return group }
    let group = UIView(
      frame: CGRect(x: 0, y: 10 * number, width: 320, height: 4000))
    groups[number] = group
    view.addSubview(group)
    return group
  }

  /// Real layouts often place a row's fields at slightly different heights.
  private func place() {
    var top = 20
    var column = 0
    var hasList = false
    for (place, state) in wanted.enumerated() {
      if state.list != nil {
        if column > 0 { top += 40 }
        column = 0
        if !hasList {
          list?.frame.origin = CGPoint(x: 0, y: top)
          top += Int(WorldList.size.height) + 20
        }
        hasList = true
        continue
      }
      let above = 10 * state.group
      self[state.id]?.frame =
        state.frame.map { frame in
          CGRect(
            x: frame[0], y: frame[1] - Double(above), width: frame[2],
            height: frame[3])
        }
        ?? CGRect(
          x: 20 + 150 * column, y: top + place * 5 % 9 - above,
          width: isWide ? 135 : 130, height: 30)
      column = place % 3 == 0 ? column + 1 : 2
      if column > 1 { (top, column) = (top + 40, 0) }
    }
  }

  /// Gives all fields another size, but the same order.
  func layOutAgain() {
    isWide.toggle()
    place()
  }

  /// The first change by a navigator that remains on this screen, or `nil`.
  var trace: String? {
    if keyCommands?.isEmpty == false { return "key commands" }
    if view.frame.minY != top { return "the view is at \(view.frame.minY)" }
    let fields = plainFields + removed + (list?.fields ?? [])
    for view in [view, list].compactMap({ $0 }) + groups.values + fields
    where !view.interactions.isEmpty {
      return "an interaction on \(view)"
    }
    if let list, list.contentInset != .zero { return "an inset of the list" }
    for field in fields {
      // The navigator gives back the label that it found.
      if field.returnKeyType != field.ownKey?.type ?? .default,
        field.ownKey != nil || !field.isRelabeled
      {
        return "the label of \(field.id)"
      }
      if field.inputAccessoryView != nil { return "the bar of \(field.id)" }
      if field.actionCount > 0 { return "the action of \(field.id)" }
    }
    return nil
  }
}
