/// Readable names for the objects of a file.
enum Names {
  /// The title of a screen, or its identifier or class; else, of a xib, the class
  /// of the File's Owner; else its kind.
  static func screen(_ root: XMLElement, owner: String? = nil) -> String {
    firstFilled([
      root["userLabel"], root["title"],
      root.child(key: "navigationItem")?["title"],
      root["storyboardIdentifier"], root["customClass"], owner,
    ]) ?? words(root.name)
  }

  /// The label of a view, or its class or kind.
  static func view(_ element: XMLElement) -> String {
    firstFilled([element["userLabel"], element["customClass"]])
      ?? words(element.name)
  }

  /// The label of a field, or its placeholder or outlet.
  static func field(_ element: XMLElement, _ outlets: Outlets) -> String {
    let accessibility = element.child(key: "accessibilityConfiguration")
    let outlet = element["id"].flatMap { outlets.names[$0] }?.first {
      !$0.lowercased().contains("next")
    }
    return firstFilled([
      element["userLabel"], accessibility?["label"],
      ViewWalk.string("placeholder", of: element), outlet,
    ]) ?? words(element.name)
  }

  /// All names that the file gives a controller, or a view and its owner.
  static func all(of root: XMLElement, in scene: XMLElement) -> [String] {
    [
      root["title"], root.child(key: "navigationItem")?["title"],
      root["storyboardIdentifier"], root["customClass"], owner(in: scene),
    ].compactMap(\.self)
  }

  /// The class of the controller that a xib is for.
  static func owner(in document: XMLElement) -> String? {
    document.child("objects")?.children.first {
      $0["placeholderIdentifier"] == "IBFilesOwner"
    }?["customClass"]
  }

  /// All names that the file gives a field.
  static func all(of element: XMLElement, _ outlets: Outlets) -> [String] {
    let accessibility = element.child(key: "accessibilityConfiguration")
    return [
      element["userLabel"], element["customClass"], accessibility?["label"],
      accessibility?["identifier"],
      ViewWalk.string("placeholder", of: element),
    ].compactMap(\.self) + (element["id"].flatMap { outlets.names[$0] } ?? [])
  }

  static func firstFilled(_ names: [String?]) -> String? {
    for case let name? in names {
      // The first line of a name, because a report shows each name in one line.
      let words = name.split(whereSeparator: \.isWhitespace)
      if !words.isEmpty { return words.joined(separator: " ") }
    }
    return nil
  }

  /// `tableViewCell` becomes "table view cell".
  private static func words(_ name: String) -> String {
    name.reduce(into: "") { words, letter in
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
  }
}
