import FieldNavigation
import SwiftUI
import SwiftUIDriver
import TestSupport

/// A field of a generated form, as stored in the app's state.
struct RandomField: Identifiable, Equatable {
  enum Kind: CaseIterable { case text, secure, vertical, handlesReturn }

  let id: Int
  var kind = Kind.text
  var text = ""
  var isShown = true
  var isDisabled = false
  var isReachable = true
  /// Whether the field is disabled inside the `field` modifier. The form can't
  /// detect such a field (R10).
  var refuses = false
  /// The app's own label, if any: next, done or search (R6).
  var key: ReturnKey?

  var title: String { "F\(id)" }
}

/// The state of the app that shows a generated form.
struct RandomContent: Equatable {
  /// The parts of the form, from top to bottom. Parts 1 and 3 are groups.
  var parts: [[RandomField]] = [[], [], [], [], []]
  var isSending = false

  static func isGroup(_ part: Int) -> Bool { part % 2 == 1 }

  var fields: [RandomField] { parts.flatMap(\.self) }

  func field(_ id: Int) -> RandomField? { fields.first { $0.id == id } }

  mutating func edit(_ id: Int, _ change: (inout RandomField) -> Void) {
    for part in parts.indices {
      for place in parts[part].indices where parts[part][place].id == id {
        change(&parts[part][place])
      }
    }
  }
}

/// The settings that a form is generated from.
struct RandomSetting {
  var policies: Policies
  var policy = ReturnPolicy()
  /// Whether the fields are rows of a list, passed as `rows`. The list loads
  /// six rows.
  var isList = false
  var hasBar = false
  /// The explicit order, if the app sets one.
  var order: [Int]?
  var start = RandomContent()

  init(_ seed: UInt64) {
    var random = Seeded(seed)
    policies = Policies.all.randomElement(using: &random) ?? Policies()
    policy.destination =
      Int.random(in: 0..<3, using: &random) == 0 ? .next : .nextEmpty
    policy.ending =
      ReturnPolicy.Ending.allCases.randomElement(using: &random) ?? .finish
    if Bool.random(using: &random) { policy.finishKey = .send }
    isList = Int.random(in: 0..<4, using: &random) == 0
    hasBar = Bool.random(using: &random)
    let count = Int.random(in: 1...(isList ? 20 : 8), using: &random)
    for id in 0..<count {
      var field = RandomField(id: id)
      if Bool.random(using: &random) { field.text = "x" }
      if !isList {
        field.kind = Self.kind(&random)
        field.isShown = Int.random(in: 0..<6, using: &random) > 0
        field.isDisabled = Int.random(in: 0..<6, using: &random) == 0
        field.isReachable = Int.random(in: 0..<8, using: &random) > 0
        field.refuses = Int.random(in: 0..<8, using: &random) == 0
        if field.kind == .text, policy.ending == .finish,
          Int.random(in: 0..<6, using: &random) == 0
        {
          field.key =
            [.next, .done, .search].randomElement(using: &random)
        }
      }
      let part = isList ? 0 : Int.random(in: 0..<5, using: &random)
      start.parts[part].append(field)
    }
    if !isList, Int.random(in: 0..<3, using: &random) == 0 {
      order = Array(0..<count).shuffled(using: &random)
    }
  }

  static func kind(_ random: inout Seeded) -> RandomField.Kind {
    Bool.random(using: &random)
      ? .text : RandomField.Kind.allCases.randomElement(using: &random) ?? .text
  }

  var text: String {
    """
      \(policy.destination), \(policy.ending), \(policy.finishKey)
      \(isList ? "list" : "stack")\(hasBar ? ", bar" : "")
      order \(order.map { "\($0)" } ?? "automatic")
      under \(choices(in: policies, from: Policies()))
    """
  }
}
