/// A set of fields that the audit treats as one form. Each kind of file has its
/// type of screen, so that a rule can ask only for what such a file has.
public protocol Screen: Sendable {
  /// A readable name: the title of the screen, its class, or its kind.
  var name: String { get }
  /// The name of the screen in the file, for findings and links.
  var id: String { get }
  /// The line at which the screen begins, counted from 1.
  var line: Int { get }
  /// The fields in the order of Return and Tab.
  var fields: [ScreenField] { get }
  /// Fields that repeat as often as the app has data. Only the running app
  /// knows their number and order.
  var templates: [ScreenField] { get }
  /// The effects that the file doesn't show, such as those of scripts. Each
  /// effect has one sentence.
  var notes: [String] { get }
}
