import FieldNavigation
import TestSupport

/// The state of an app that shows a world.
struct WorldContent: Equatable {
  /// Adjacent fields in one container. A group is one container, because
  /// `fieldGroup` makes a new group wherever it is applied.
  struct Part: Equatable, Identifiable {
    var id = 0
    let group: Int
    var isList = false
    let isInSheet: Bool
    var fields: [World.Field] = []

    func takes(_ field: World.Field) -> Bool {
      group == field.group && isList == (field.list != nil)
        && isInSheet == field.isInSheet
    }
  }

  /// A second view with the value of a field.
  struct Twin: Equatable {
    let id: String
    /// Whether the first view is gone meanwhile.
    var isAlone = false
  }

  private(set) var parts: [Part] = []
  /// The world's order. Without an explicit order, the views have it, too.
  private(set) var sequence: [String]
  var policy: ReturnPolicy
  var order: [String]?
  var isSending: Bool
  var isPresenting: Bool
  var hiddenGroups: Set<Int>
  /// The hidden fields and groups that have no views.
  var away: Set<String> = []
  var awayGroups: Set<Int> = []
  var twin: Twin?
  var hasOtherForm = false
  /// Whether the form is on the screen. A sheet stays if it leaves.
  var isShown = true
  /// Whether the app leaves the order to the views. If it does, each group is
  /// one stretch of the world's order, and rows come first.
  let followsTree: Bool
  let hasRows: Bool

  init(_ world: World) {
    sequence = world.fields.map(\.id)
    policy = world.policy
    order = world.order
    isSending = world.isDisabled
    isPresenting = world.isPresenting
    hiddenGroups = world.hiddenGroups
    hasRows = world.fields.contains { $0.list != nil }
    var runs: [Part] = []
    for isInSheet in [false, true] {
      for field in world.fields where field.isInSheet == isInSheet {
        if runs.last?.takes(field) != true { runs.append(Part(for: field)) }
        runs[runs.count - 1].fields.append(field)
      }
    }
    let groups = runs.filter { $0.group != 0 || $0.isList }
    followsTree =
      Set(groups.map(\.kind)).count == groups.count
      && runs.dropFirst().allSatisfy { !$0.isList }
    parts = [false, true].flatMap { isInSheet in
      Self.completed(
        runs.filter { $0.isInSheet == isInSheet }, isInSheet: isInSheet)
    }
    if !followsTree {
      for part in parts.indices { parts[part].fields = [] }
      for field in world.fields { place(field) }
    }
    for part in parts.indices { parts[part].id = part }
  }

  /// Adds the parts that fields may come into later.
  private static func completed(_ runs: [Part], isInSheet: Bool) -> [Part] {
    var parts: [Part] = []
    func addPlain() {
      if parts.last?.isPlain != true {
        parts.append(Part(group: 0, isInSheet: isInSheet))
      }
    }
    for run in runs {
      if !run.isPlain, !run.isList { addPlain() }
      parts.append(run)
    }
    for group in 1...2 where !parts.contains(where: { $0.group == group }) {
      addPlain()
      parts.append(Part(group: group, isInSheet: isInSheet))
    }
    addPlain()
    return parts
  }

  // MARK: Fields

  var fields: [World.Field] { parts.flatMap(\.fields) }

  subscript(id: String) -> World.Field? { fields.first { $0.id == id } }

  mutating func edit(_ id: String, _ change: (inout World.Field) -> Void) {
    for part in parts.indices {
      for place in parts[part].fields.indices
      where parts[part].fields[place].id == id {
        change(&parts[part].fields[place])
      }
    }
  }

  /// Fields with these values get these bindings, part by part.
  subscript(part part: Int) -> [World.Field] {
    get { parts[part].fields }
    set { parts[part].fields = newValue }
  }

  func part(of id: String) -> Int? {
    parts.firstIndex { $0.fields.contains { $0.id == id } }
  }

  func isReachable(_ field: World.Field) -> Bool {
    !field.isHidden && !field.isExcluded && !hiddenGroups.contains(field.form)
  }

  /// All values of one form in the order that the app asks for; `nil` if the
  /// app leaves it to the views.
  func explicitOrder(isInSheet: Bool) -> [String]? {
    if followsTree, order == nil { return nil }
    let listed = (order ?? []) + sequence.filter { order?.contains($0) != true }
    // Without rows, fields that the app doesn't list follow in source order.
    let asked = followsTree && !hasRows ? order ?? [] : listed
    return asked.filter { self[$0]?.isInSheet == isInSheet }
  }

  // MARK: Places

  /// - Returns: whether the views can show the new order. If not, the content
  ///   is unusable.
  mutating func insert(_ field: World.Field, after id: String?) -> Bool {
    let place = id.flatMap(sequence.firstIndex).map { $0 + 1 } ?? 0
    sequence.insert(field.id, at: place)
    return self.place(field)
  }

  mutating func remove(_ id: String) {
    sequence.removeAll { $0 == id }
    order?.removeAll { $0 == id }
    take(id)
  }

  mutating func move(_ id: String, after other: String?) -> Bool {
    guard let field = take(id) else { return false }
    sequence.removeAll { $0 == id }
    return insert(field, after: other)
  }

  mutating func regroup(_ id: String, to group: Int) -> Bool {
    guard var field = take(id) else { return false }
    field.group = group
    return place(field)
  }

  @discardableResult
  private mutating func take(_ id: String) -> World.Field? {
    guard let part = part(of: id),
      let place = parts[part].fields.firstIndex(where: { $0.id == id })
    else { return nil }
    return parts[part].fields.remove(at: place)
  }

  @discardableResult
  private mutating func place(_ field: World.Field) -> Bool {
    let before = Set(sequence.prefix { $0 != field.id })
    for part in parts.indices where parts[part].takes(field) {
      let place = parts[part].fields.count { before.contains($0.id) }
      parts[part].fields.insert(field, at: place)
      if !followsTree || isInTreeOrder { return true }
      parts[part].fields.remove(at: place)
    }
    return false
  }

  private var isInTreeOrder: Bool {
    [false, true].allSatisfy { isInSheet in
      let shown = fields.filter { $0.isInSheet == isInSheet }.map(\.id)
      return sequence.filter(Set(shown).contains) == shown
    }
  }
}

extension WorldContent.Part {
  fileprivate init(for field: World.Field) {
    self.init(
      group: field.group, isList: field.list != nil, isInSheet: field.isInSheet)
  }

  fileprivate var isPlain: Bool { group == 0 && !isList }

  fileprivate var kind: [Int] {
    [group, isList ? 1 : 0, isInSheet ? 1 : 0]
  }
}
