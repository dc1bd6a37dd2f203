public import FieldNavigation

/// A scene of a storyboard, or the view of a xib.
public struct StoryboardScreen: Screen {
  public let name: String
  /// The controller's or view's ID from Interface Builder.
  public let id: String
  public let line: Int
  public internal(set) var fields: [ScreenField]
  /// Fields in cells that a data source repeats.
  public let templates: [ScreenField]
  /// Empty, because scenes have no scripts.
  public var notes: [String] { [] }
  /// The saved size in points. `nil` if the file has no size.
  public let size: LayoutRect?
  /// Whether a controller shows the view as a whole screen. The view of a xib
  /// may fill only a part of a screen.
  let isWhole: Bool
  /// Whether the file is for tablets. Number pads on tablets have a Return key.
  var isForTablets: Bool
  /// All names that the file gives the controller.
  let names: [String]
  /// The class of the screen's controller, or of a xib's owner.
  let className: String?
  /// Whether fields of the screen belong to embedded controllers.
  let embedsControllers: Bool
  /// The segues with an identifier that begin at a controller.
  let segues: [Segue]
  /// Facts about password and code fields.
  let secrets: Secrets
  /// The tags of the views that aren't fields.
  let otherTags: Set<Int>
  /// The frames of all buttons that have a title.
  let buttons: [LayoutRect]
  /// Whether the file shows that the app moves the form for the keyboard.
  let makesRoomForKeyboard: Bool
  /// Whether an `FNFieldNavigator` in the scene's dock sets the Return keys.
  let hasNavigator: Bool
  /// Whether this navigator adds a bar to keyboards without a Return key.
  let hasInputBar: Bool

  struct Segue: Sendable {
    let identifier: String
    let destination, kind: String?
    let line: Int
  }
}
