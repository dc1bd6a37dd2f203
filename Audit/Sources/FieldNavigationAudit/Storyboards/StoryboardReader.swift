import FieldNavigation

/// Finds the screens of a storyboard or xib.
struct StoryboardReader {
  private let document: XMLElement
  /// All elements to which segues and outlets can lead, by ID.
  private let elements: [String: XMLElement]
  private let outlets: Outlets
  private let device: Device

  init(_ document: XMLElement) throws(AuditProblem) {
    guard document.name == "document" else {
      throw AuditProblem(
        "is not an Interface Builder file (root element <\(document.name)>)",
        line: document.line)
    }
    self.document = document
    device = Device(of: document)
    var index = ElementIndex()
    index.add(document)
    elements = index.elements
    outlets = index.outlets
  }

  /// Why the audit skips a file: it is for another platform, or too old.
  static func reasonToSkip(_ document: XMLElement) -> String? {
    if document.name == "archive" { return "saved by Xcode 4 or earlier" }
    let runtime = document["targetRuntime"] ?? "iOS.CocoaTouch"
    return document.name != "document" || runtime.hasPrefix("iOS")
      ? nil : "for \(runtime), not for iOS"
  }

  /// The screens in the order of the file. Embedded screens are left out.
  ///
  /// - Complexity: O(elements), plus the time to sort with ``ReadingOrder``.
  func screens() -> [StoryboardScreen] {
    let scenes = document.child("scenes")?.children ?? [document]
    let roots = scenes.flatMap { scene in
      (scene.child("objects")?.children ?? []).map { (root: $0, scene) }
    }
    var embedded: Set<String> = []
    var screens: [StoryboardScreen?] = roots.map { root, scene in
      guard let id = root["id"], !outlets.embedded.contains(id) else {
        return nil
      }
      return screen(of: root, id, in: scene, &embedded)
    }
    // Controllers that only embed each other would be missing. Controllers in a
    // circle become screens, too.
    for (place, (root, scene)) in roots.enumerated() where screens[place] == nil
    {
      guard let id = root["id"], !embedded.contains(id) else { continue }
      screens[place] = screen(of: root, id, in: scene, &embedded)
    }
    if screens.contains(where: { Device.isTablet($0?.size) }) {
      for place in screens.indices { screens[place]?.isForTablets = true }
    }
    return screens.compactMap(\.self)
  }

  /// - Parameter embedded: collects the controllers that the screen embeds.
  private func screen(
    of root: XMLElement, _ id: String, in scene: XMLElement,
    _ embedded: inout Set<String>
  ) -> StoryboardScreen? {
    guard let view = Views.root(of: root) else { return nil }
    let name = Names.screen(root, owner: Names.owner(in: document))
    let object = DockObject(in: scene, of: view["id"])
    let listed = object?.listed ?? []
    var walk = ViewWalk(elements, outlets, device, of: id, listed: listed)
    let nodes = walk.visit(
      view,
      ViewWalk.Surroundings(
        path: [name], obstacles: listed.isEmpty ? [] : .excluded))
    embedded.formUnion(walk.embedded)
    let direction = Views.direction(of: view) ?? .leftToRight
    let order = ReadingOrder.sorted(
      [nodes].compactMap(\.self), direction: direction)
    let fields = order.map { walk.fields[$0] }
    var screen = StoryboardScreen(
      name: name, id: id, line: root.line,
      // The sort keeps fields with equal tags in reading order.
      fields: object?.sortsByTag == true
        ? fields.sorted { $0.traits.tag < $1.traits.tag } : fields,
      templates: walk.templates, size: Views.frame(of: view),
      isWhole: root["id"] != view["id"], isForTablets: device.isTablet,
      names: Names.all(of: root, in: scene),
      className: root["customClass"] ?? Names.owner(in: document),
      embedsControllers: !walk.embedded.isEmpty,
      segues: Outlets.segues(of: root), secrets: Secrets(in: fields),
      otherTags: walk.otherTags, buttons: walk.buttons,
      makesRoomForKeyboard: object?.avoidsKeyboard ?? false
        || outlets.makesRoomForKeyboard(in: scene),
      hasNavigator: object != nil, hasInputBar: object?.hasInputBar ?? false)
    screen.decide(object?.policy ?? ReturnPolicy())
    return screen
  }
}

/// Collects the IDs and the connections of a file in one pass.
private struct ElementIndex {
  private(set) var elements: [String: XMLElement] = [:]
  private(set) var outlets = Outlets()

  mutating func add(_ element: XMLElement) {
    if element.name == "constraint", let id = element["id"] {
      outlets.constraints.insert(id)
    }
    if element.name == "connections" {
      for each in element.children { outlets.add(each) }
    }
    // Outlets and segues refer to views and controllers. Outlets and segues
    // don't refer to parts of these objects.
    if let id = element["id"], Views.root(of: element) != nil {
      elements[id] = element
    }
    for child in element.children { add(child) }
  }
}
