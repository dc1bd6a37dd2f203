import Foundation

/// The user's action, in the words of the browser's recording, and the device
/// afterwards.
struct Step: Encodable {
  /// The view that was tapped.
  var focus: String?
  var type: String?
  var text: String?
  var press: String?
  var from: String?
  var to: String?
  /// The label of the Return key when it was pressed, else the current one.
  var key: String?
  /// The label after the press.
  var shows: String?
  /// The screen that came after the last field.
  var finish: String?
  /// The calls and their receivers, in order.
  var calls: [String] = []
  var after: Snapshot
}

struct Trace: Encodable {
  let screen: CGSize
  let steps: [Step]
}
