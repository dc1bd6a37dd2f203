extension HTMLPage {
  /// The IDs that stand at more than one element though something refers to
  /// them.
  func repeatedIDs() -> [String: Screen.RepeatedID] {
    var first: [String: HTMLElement] = [:]
    var repeated: [String: HTMLElement] = [:]
    var referrers: [String: String] = [:]
    for element in elements {
      if let id = element["id"], !id.isEmpty {
        if first[id] == nil {
          first[id] = element
        } else if repeated[id] == nil {
          repeated[id] = element
        }
      }
      if element.name == "label", let id = element["for"] {
        referrers[id] = "a label"
      }
      if let id = element["form"] { referrers[id] = "a field" }
    }
    var found: [String: Screen.RepeatedID] = [:]
    for (id, element) in repeated {
      guard let referrer = referrers[id], let line = first[id]?.line else {
        continue
      }
      found[id] = Screen.RepeatedID(
        id: id, line: element.line, firstLine: line, referrer: referrer)
    }
    return found
  }

  /// The ID of each element that may be a field, or its name, or its kind: with
  /// a number where others have the same.
  func fieldIDs() -> [Int: String] {
    var counts: [String: Int] = [:]
    var ids: [Int: String] = [:]
    for (place, element) in elements.enumerated()
    where Self.controls.contains(element.name) || element.has("contenteditable")
    {
      let name =
        [element["id"], element["name"], element.name]
        .compactMap(\.self).first { !$0.isEmpty } ?? ""
      counts[name, default: 0] += 1
      let count = counts[name] ?? 1
      ids[place] = count > 1 ? "\(name) \(count)" : name
    }
    return ids
  }

  private static let controls: Set<String> = ["input", "select", "textarea"]
}
