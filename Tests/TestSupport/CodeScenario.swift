import Foundation

/// A scenario about a code (R15). Each host plays the same file with its own
/// fields and keys.
package struct CodeScenario: Decodable, Sendable, CustomStringConvertible {
  /// What the user, the system or the app does.
  package enum Act: String, Decodable, Sendable {
    /// The user types letters into the field with focus.
    case type
    /// The user pastes a text into the field with focus.
    case paste
    /// The user presses Delete.
    case delete
    /// The user moves focus and the caret.
    case caret
    /// The system replaces the whole text of a field.
    case fill
    /// The system types letters into a field, whatever has focus.
    case letters
    /// The app sets the text of a field.
    case set
  }

  /// Where focus is.
  package enum Focus: Decodable, Equatable, Sendable {
    case field(Int)
    /// The field after the code.
    case other

    package init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = (try? container.decode(Int.self)).map(Focus.field) ?? .other
    }
  }

  package struct Step: Decodable, Sendable {
    package let act: Act
    package let text: String
    package let field: Int
    package let caret: Int
    /// What must be true afterwards.
    package let texts: [String]
    package let focus: Focus
    /// How often this step finishes the form.
    package let finishes: Int

    enum Keys: String, CodingKey {
      case act = "do"
      case text, field, caret, texts, focus, finishes
    }

    package init(from decoder: any Decoder) throws {
      let step = try decoder.container(keyedBy: Keys.self)
      act = try step.decode(Act.self, forKey: .act)
      text = try step.decodeIfPresent(String.self, forKey: .text) ?? ""
      field = try step.decodeIfPresent(Int.self, forKey: .field) ?? 0
      caret = try step.decodeIfPresent(Int.self, forKey: .caret) ?? 0
      texts = try step.decode([String].self, forKey: .texts)
      focus = try step.decode(Focus.self, forKey: .focus)
      finishes = try step.decodeIfPresent(Int.self, forKey: .finishes) ?? 0
    }
  }

  package let name: String
  package let lengths: [Int]
  /// Whether an empty field follows the code.
  package let hasOther: Bool?
  package let disabled: [Int]?
  package let finishesWhenFull: Bool?
  package let advances: Bool?
  package let steps: [Step]

  package var description: String { name }

  /// The scenarios of Tests/Codes.
  package static func all() throws -> [CodeScenario] {
    let file = URL(fileURLWithPath: #filePath)
      .resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Codes/codes.json")
    return try JSONDecoder().decode(
      [CodeScenario].self, from: Data(contentsOf: file))
  }
}
