package import FieldNavigation

/// A screen with a form, as its user sees it. Every host of the tests shows
/// such a screen. The rules R4 to R14 are written here once, as loops over all
/// fields. The world shares only value types with the engine, so that one
/// mistake can't hide in both.
package struct World: Hashable, Sendable {
  package var policy = ReturnPolicy()
  /// The fields in the order of the toolkit: reading order, or the order of
  /// the source (R2).
  package var fields: [Field] = []
  /// The order that the app asks for. Fields that it leaves out follow it.
  package var order: [String]?
  package var focused: String?
  /// The field with focus, according to the last report. A late or missing
  /// report makes it differ from `focused`.
  package var heard: String?
  package var refusals: Refusals?
  /// R11: the fields before the one that was removed with focus, the nearest
  /// first.
  var predecessors: [String] = []
  /// How often each form has finished.
  package var finishes: [Int: Int] = [:]
  package var hiddenGroups: Set<Int> = []
  /// Whether the sheet is on the screen. Its fields are a separate form.
  package var isPresenting = false
  /// Whether the app has disabled all fields, as while it sends the form.
  package var isDisabled = false
  /// The field that the app's handler of the next Return focuses.
  package var appMove: String?
  /// What the list last showed of each row. Rows that it never displayed are
  /// missing (R13).
  package var seen: [String: Field] = [:]
  /// The rows that the list displays now.
  package private(set) var displayed: Set<String> = []
  /// The rows that the press has revealed, if the host doesn't judge the rows
  /// behind them by what they contain.
  var revealed: Set<String> = []
  /// Whether the host remembers what is in a row that it no longer displays.
  var remembersRows = true
  /// Whether the host looks only when Return is pressed, and only at reachable
  /// fields of the form, whether it has to forget refusals.
  package var looksLate = false
  /// The rows that a press displays as soon as it reveals one.
  var upcoming: Set<String> = []
  /// Whether the app tells the form what is in every row.
  var knowsAllRows = false
  /// The fields that the last act asked to take focus, in order.
  package var asked: [String] = []
  /// The steps of the last press.
  package var trail: [Trail] = []

  package init(
    _ fields: [Field] = [], policy: ReturnPolicy = ReturnPolicy()
  ) {
    self.fields = fields
    self.policy = policy
  }

  /// R10: the fields that refused while focus was in the field `origin`.
  package struct Refusals: Hashable, Sendable {
    package var origin: String
    /// `nil` if the host can't have seen who refused.
    package var refused: [String]?
    /// What a host that looks late saw.
    var look: Look?
  }

  /// A step of a press, and the rule that determined it. `nil` if the press
  /// began in a field that the form doesn't know.
  package struct Trail: Hashable, Sendable {
    package var step: WorldPress.Step
    package var rule: NavigationRule?

    package init(step: WorldPress.Step, rule: NavigationRule?) {
      self.step = step
      self.rule = rule
    }
  }

  /// R16: whether a press that would finish the form looks for mistakes. A host
  /// that knows of none is like one whose app names none.
  package var validates: Bool { fields.contains(where: \.isInvalid) }

  package func position(of id: String?) -> Int? {
    id.flatMap { id in fields.firstIndex { $0.id == id } }
  }

  /// Adds what a list shows to what is known of its rows.
  ///
  /// - Parameter known: the rows that the list has displayed meanwhile.
  package mutating func display(
    _ rows: Set<String>, known: Set<String> = []
  ) {
    displayed = rows
    for field in fields where field.list != nil {
      let isKnown = rows.contains(field.id) || known.contains(field.id)
      if isKnown || knowsAllRows {
        seen[field.id] = field
      } else if !remembersRows {
        seen[field.id] = nil
      }
    }
  }

  package subscript(id: String?) -> Field? {
    position(of: id).map { fields[$0] }
  }
}

extension World {
  /// A field, or a row of a list that shows none.
  package struct Field: Hashable, Sendable {
    package var id: String
    package var text = ""
    package var kind = Kind.text
    package var isHidden = false
    package var isDisabled = false
    package var isReadOnly = false
    package var isExcluded = false
    /// Whether the app calls the field's value a mistake (R16).
    package var isInvalid = false
    package var refuses = Refusal.never
    /// Whether the field doesn't let focus go.
    package var keepsFocus = false
    /// The label that the app set (R6).
    package var key: ReturnKey?
    /// Whether Return does something else in the field, such as a line break.
    package var handlesReturn = false
    package var answer = Answer.agrees
    /// The number of the nested form; 0 is the outermost form.
    package var group = 0
    package var isInSheet = false
    /// The number of the list whose row the field is.
    package var list: Int?
    /// Whether the row shows no field.
    package var isPlain = false
    /// R11: whether the field was removed while it had focus.
    package var isGone = false
    /// Left, top, width and height, if the scenario sets them.
    package var frame: [Double]?

    package init(_ id: String) { self.id = id }

    /// The number of the innermost form (R12). A sheet has its own numbers.
    package var form: Int { isInSheet ? group + Self.sheet : group }
    package static let sheet = 100
  }

  /// How a field that Return or Tab may reach refuses focus.
  package enum Refusal: String, Codable, CaseIterable, Sendable {
    case never, always
    /// The field refuses one time and then takes focus.
    case once
  }

  package enum Kind: String, Codable, CaseIterable, Sendable {
    case text, secure, multiline
    /// A field whose keyboard has no Return key.
    case number
  }

  /// What the app's own handler of Return answers.
  package enum Answer: String, Codable, CaseIterable, Sendable {
    case agrees
    /// Return does nothing.
    case refuses
    /// The app resigns the field, and then agrees or refuses.
    case resigns, resignsAndRefuses
  }
}
