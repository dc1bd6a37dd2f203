import Foundation

/// The user's action, and the device's state after it. The names of actions are
/// those of the browser's recording.
struct Step: Encodable {
  /// The view that the user tapped.
  var focus: String?
  var type: String?
  var text: String?
  var press: String?
  var from: String?
  var to: String?
  /// The label of the Return key. It's the label before a press of Return, or
  /// after any other action.
  var key: String?
  /// The label of the Return key after the press.
  var shows: String?
  /// The title of the screen that follows the finished form.
  var finish: String?
  /// The calls with their receivers, in order.
  var calls: [String] = []
  var after: Snapshot
}

struct Trace: Encodable {
  let screen: CGSize
  let steps: [Step]
}
