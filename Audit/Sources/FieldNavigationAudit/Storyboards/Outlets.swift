/// The connections in a storyboard or xib: outlets, segues and actions.
struct Outlets {
  /// The names of the outlets that lead to each view. The key is the ID of the
  /// view.
  private(set) var names: [String: [String]] = [:]
  /// The IDs of the controllers that another screen embeds.
  private(set) var embedded: Set<String> = []
  /// The IDs of all constraints.
  var constraints: Set<String> = []

  mutating func add(_ connection: XMLElement) {
    guard let destination = connection["destination"] else { return }
    switch connection.name {
    case "outlet", "outletCollection":
      if let property = connection["property"] {
        names[destination, default: []].append(property)
      }
    case "segue" where connection["kind"] == "embed":
      embedded.insert(destination)
    default: break
    }
  }

  /// The name and the destination ID of each outlet.
  static func own(of element: XMLElement) -> [(
    name: String, destination: String
  )] {
    (element.child("connections")?.children ?? []).compactMap {
      guard $0.name == "outlet", let name = $0["property"],
        let destination = $0["destination"]
      else { return nil }
      return (name, destination)
    }
  }

  /// Whether the file connects a control's events to an action. One of the
  /// given events is enough.
  static func sends(_ events: [String], _ element: XMLElement) -> Bool {
    (element.child("connections")?.children ?? []).contains {
      $0.name == "action" && events.contains($0["eventType"] ?? "")
    }
  }

  /// Whether the app probably makes room for the keyboard. The scene has a
  /// class of a keyboard library or a suitable outlet.
  func makesRoomForKeyboard(in scene: XMLElement) -> Bool {
    let name = scene["property"]?.lowercased() ?? ""
    if scene.name == "outlet",
      name.contains("keyboard")
        || constraints.contains(scene["destination"] ?? "")
          && Self.lifting.contains(where: name.contains)
    {
      return true
    }
    let className = scene["customClass"] ?? ""
    return className.hasPrefix("IQ") || className.contains("Keyboard")
      || scene.children.contains(where: makesRoomForKeyboard)
  }

  /// Words in the names of outlets to constraints. The constraints probably
  /// lift a form above the keyboard.
  private static let lifting = [
    "bottom", "center", "offset", "top", "vertical",
  ]

  /// The ID of the controller that a container view embeds.
  static func embedded(in element: XMLElement) -> String? {
    element.child("connections")?.children.first {
      $0.name == "segue" && $0["kind"] == "embed"
    }?["destination"]
  }

  /// The segues that have an identifier and begin at a controller. Only code
  /// performs the segues of a controller. A button or a cell ignores the
  /// identifier of its segue.
  static func segues(of controller: XMLElement) -> [StoryboardScreen.Segue] {
    (controller.child("connections")?.children ?? []).compactMap {
      guard $0.name == "segue", let identifier = $0["identifier"] else {
        return nil
      }
      return StoryboardScreen.Segue(
        identifier: identifier, destination: $0["destination"],
        kind: $0["kind"], line: $0.line)
    }
  }
}
