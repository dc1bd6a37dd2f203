import Foundation

/// The user's action, named as in the browser's recording, and the state of the
/// device afterwards.
struct Step: Encodable {
  /// The view that the user tapped.
  var focus: String?
  var type: String?
  var text: String?
  var press: String?
  var from: String?
  var to: String?
  /// The label of the Return key when the user pressed it, or the current
  /// label.
  var key: String?
  /// The label after the press.
  var shows: String?
  /// The screen that appeared after the last field.
  var finish: String?
  /// The calls with their receivers, in order.
  var calls: [String] = []
  var after: Snapshot
}

struct Trace: Encodable {
  let screen: CGSize
  let steps: [Step]
}
