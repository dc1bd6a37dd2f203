import Foundation

/// The user's action, with the same names as in the browser's recording, and
/// the state of the device after the action.
struct Step: Encodable {
  /// The view that the user tapped.
  var focus: String?
  var type: String?
  var text: String?
  var press: String?
  var from: String?
  var to: String?
  /// The label of the Return key before a press of Return; for other actions,
  /// the label after the action.
  var key: String?
  /// The label of the Return key after the press.
  var shows: String?
  /// The title of the screen that the app shows after the press, when the form
  /// has finished.
  var finish: String?
  /// The calls with their receivers, in order.
  var calls: [String] = []
  var after: Snapshot
}

struct Trace: Encodable {
  let screen: CGSize
  let steps: [Step]
}
