#if canImport(UIKit) && (os(iOS) || os(Linux))
import FieldNavigation
import Foundation
import UIKit

/// The rows of a list, of which only some have views, and the fields that they
/// are known to contain.
///
/// A row that was never loaded is taken to be like the nearest known row before
/// it, as that row was when it was first seen. So a long list of rows without
/// fields is not loaded row by row.
@MainActor final class KnownRows {
  struct Row: Equatable {
    var hasField = false
    var hasEmptyField = false
    /// Whether there was an empty field when the row was first seen.
    fileprivate(set) var wasEmpty = false
  }

  /// What a row is looked for.
  enum Content {
    /// A field, or an empty field. A row that was never loaded may contain one
    /// if it may contain a field.
    case field, emptyField
    /// An empty field in a row that was never loaded, if that is likely.
    case likelyEmptyField
  }

  private(set) weak var view: UIScrollView?
  private var count = 0
  private var known: [Int: Row] = [:] { didSet { version += 1 } }
  /// Grows with what is known.
  fileprivate private(set) var version = 0
  /// A press has looked at as many rows as it may: a row behind them may be
  /// empty, even if they are filled.
  var isCutShort = false { didSet { version += 1 } }
  /// The rows without views, as members of the form.
  private(set) var unloaded: [UnloadedRows] = []

  init(of view: UIScrollView) {
    self.view = view
  }

  /// Takes the rows that are loaded now, with the fields that they contain.
  ///
  /// - Parameter loaded: `nil` for a row whose fields cannot be seen now.
  func update(_ list: RowList, _ loaded: [Int: Row?]) {
    if list.count != count {
      count = list.count
      known = [:]
      isCutShort = false
    }
    for (row, content) in loaded {
      if let content { note(content, at: row) }
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for row in loaded.keys.sorted() + [count] where row <= count {
      if row > start { ranges.append(start..<row) }
      start = row + 1
    }
    // Ranges that are the same as before stay the same members of the form.
    unloaded = ranges.map { range in
      unloaded.first { $0.rows == range } ?? UnloadedRows(range, of: self)
    }
  }

  /// Takes what a row contains.
  func note(_ content: Row, at row: Int) {
    var content = content
    content.wasEmpty = known[row]?.wasEmpty ?? content.hasEmptyField
    if known[row] != content { known[row] = content }
  }

  func isKnown(_ row: Int) -> Bool { known[row] != nil }

  /// The last row that is known to contain a field.
  func lastField(in rows: Range<Int>) -> Int? {
    rows.last { known[$0]?.hasField == true }
  }

  /// The first row, or backward the last row, that may contain a field, or an
  /// empty field. A row that was never loaded counts as the nearest known row
  /// before it on the way.
  ///
  /// - Complexity: O(known rows), and O(rows in the range) if rows with and
  ///   without fields are mixed.
  func first(
    _ content: Content, in rows: Range<Int>, forward: Bool = true
  ) -> Int? {
    let (above, below) = (known[rows.lowerBound - 1], known[rows.upperBound])
    var last = (forward ? above ?? below : below ?? above) ?? Row()
    guard
      last.hasField
        || known.contains(where: { rows ~= $0.key && $0.value.hasField })
    else { return nil }
    for offset in 0..<rows.count {
      let row =
        forward ? rows.lowerBound + offset : rows.upperBound - 1 - offset
      if let seen = known[row] {
        if content == .field ? seen.hasField : seen.hasEmptyField { return row }
        last = seen
      } else if last.hasField,
        content != .likelyEmptyField || last.wasEmpty || isCutShort
      {
        return row
      }
    }
    return nil
  }

  func reveal(_ row: Int) {
    guard let view, let list = RowList(view) else { return }
    list.reveal(row)
    // A row that the list does not load contains no field.
    if list.displayed[row] == nil { note(Row(), at: row) }
  }
}

/// A range of rows without views: a member of the form that may contain fields
/// (R13).
@MainActor final class UnloadedRows: FormMember {
  let rows: Range<Int>
  private(set) weak var known: KnownRows?

  init(_ rows: Range<Int>, of known: KnownRows) {
    self.rows = rows
    self.known = known
  }

  /// Whether the rows may contain a field or an empty field, and whether an
  /// empty field is likely.
  struct Contents {
    var mayHaveField = false
    var mayHaveEmptyField = false
    var isLikelyEmpty = false
  }

  private var lastContents = Contents()
  private var version = -1

  var contents: Contents {
    guard let known else { return Contents() }
    if version != known.version {
      version = known.version
      func has(_ content: KnownRows.Content) -> Bool {
        known.first(content, in: rows) != nil
      }
      lastContents = Contents(
        mayHaveField: has(.field), mayHaveEmptyField: has(.emptyField),
        isLikelyEmpty: has(.likelyEmptyField))
    }
    return lastContents
  }

  override func currentState() -> FieldState {
    state(
      known?.view.map { FieldState.Obstacles(of: $0, needsArea: true) }
        ?? .detached)
  }

  /// The state of the rows as a member of the form. A press checks them, which
  /// loads rows, and then goes on to the fields inside: the rows never have
  /// focus.
  func state(_ obstacles: FieldState.Obstacles) -> FieldState {
    let contents = contents
    return FieldState(
      obstacles: contents.mayHaveField ? obstacles : obstacles.union(.hidden),
      isEmpty: contents.mayHaveEmptyField, handlesReturn: true)
  }
}
#endif
