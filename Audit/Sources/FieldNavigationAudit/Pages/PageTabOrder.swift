extension HTMLPage {
  /// The index of the first element that a later field passes because of a
  /// positive `tabindex`. If there is no such element, the result is the number
  /// of elements. A single link, such as a logo, doesn't count. If a script
  /// uses the values of `tabindex`, no element counts.
  ///
  /// A template may insert elements that a field passes. The result is then the
  /// first element after the insertion, which may be the field itself.
  ///
  /// A fragment of a page may follow elements in another file. The result for a
  /// fragment is therefore -1.
  func firstJumped(_ surroundings: [PageSurroundings]) -> Int {
    let isUsed = elements.indices.contains {
      elements[$0].name == "script" && text(in: $0).readsTabIndex
    }
    if isUsed { return elements.count }
    guard isWhole else { return -1 }
    var links = 0
    return elements.indices.first { place in
      let element = elements[place]
      if let insertion = insertions.first, let tag = element.tag,
        insertion < tag.lowerBound
      {
        return true
      }
      guard !surroundings[place].isAbsent, !surroundings[place].isUnseen,
        element.tabIndex ?? 0 == 0
      else { return false }
      if element.name == "a" {
        links += element.has("href") ? 1 : 0
        return links > 1
      }
      return element.has("tabindex") || element.name.contains("-")
        || element.isControl
    } ?? elements.count
  }
}

extension String {
  /// Whether the script compares a `tabindex`. The result is also true if the
  /// script computes a `tabindex` to find elements.
  fileprivate var readsTabIndex: Bool {
    contains(/\.tabIndex\s*[=!]=|\[tabindex=\\?["']?\s*(["'`]\s*\+|\+|\$\{)/)
  }
}

extension HTMLElement {
  fileprivate var isControl: Bool {
    switch name {
    case "input": controlType != "hidden"
    case "button", "iframe", "select", "summary", "textarea": true
    default: has("contenteditable")
    }
  }
}
