extension HTMLPage {
  /// The labels that refer to another element than the field beside them. The
  /// key is the index of the field.
  ///
  /// The field beside a label is the next control or, in a page with labels
  /// after their fields, the one before. The field has no other name. A label
  /// that refers to a field is astray only if another label names that field.
  ///
  /// - Complexity: O(elements).
  func strayLabels(_ names: PageNames) -> [Int: PageScreen.StrayLabel] {
    var ids: [String: Int] = [:]
    for (place, element) in elements.enumerated() {
      if let id = element["id"], ids[id] == nil { ids[id] = place }
    }
    /// The number of labels that refer to each ID.
    var named: [String: Int] = [:]
    for element in elements where element.name == "label" {
      if let id = element["for"] { named[id, default: 0] += 1 }
    }
    /// The labels and the controls in page order.
    let marks = elements.indices.filter {
      elements[$0].name == "label" || elements[$0].isLabelable
    }
    var found: [Int: PageScreen.StrayLabel] = [:]
    for (number, label) in marks.enumerated()
    where elements[label].name == "label" {
      let id = elements[label]["for"] ?? ""
      guard !id.isEmpty, !Self.isTemplate(id) else { continue }
      let target = ids[id]
      // A label may name a control that a script adds to another element.
      if let target, !elements[target].isLabelable { continue }
      let next = number + 1 < marks.count ? marks[number + 1] : nil
      // A label before a control, such as a checkbox, doesn't belong to the
      // field before it.
      let isLast = next.map { !elements[$0].isNamedByLabel } ?? true
      let beside = isLast ? number > 0 ? marks[number - 1] : nil : next
      guard let field = beside, isField(field), field != target,
        !names.hasLabel(field), elements[field]["id"] != id,
        !elements[label].isErrorMessage,
        areClose(label, field), !isTemplate(between: label, and: field),
        elements[field]["id"].map(Self.isTemplate) != true,
        target == nil || named[id, default: 0] > 1
      else { continue }
      found[field] = PageScreen.StrayLabel(
        text: names.label(label), line: elements[label].line, id: id,
        hasTarget: target != nil, field: field, name: names.field(field))
    }
    return found
  }

  private func isField(_ place: Int) -> Bool {
    let element = elements[place]
    return element.isTextInput || ["select", "textarea"].contains(element.name)
  }

  /// Whether a label and a field are in the same small part of the page.
  private func areClose(_ label: Int, _ field: Int) -> Bool {
    let around = Array(
      sequence(first: label) { elements[$0].parent }.dropFirst().prefix(3))
    return sequence(first: field) { elements[$0].parent }.dropFirst().prefix(3)
      .contains(where: around.contains)
  }

  /// Whether a template may add a field between a label and a field.
  private func isTemplate(between one: Int, and other: Int) -> Bool {
    guard let first = elements[min(one, other)].tag,
      let last = elements[max(one, other)].tag
    else { return true }
    return templateTags.contains {
      first.upperBound <= $0 && $0 < last.lowerBound
    }
  }

  private static func isTemplate(_ id: String) -> Bool {
    ["{", "<", "[", "$", "@"].contains(where: id.contains)
  }
}

extension HTMLElement {
  /// Whether a label can refer to the element.
  fileprivate var isLabelable: Bool {
    switch name {
    case "input": controlType != "hidden"
    case "button", "meter", "output", "progress", "select", "textarea": true
    default: name.contains("-")
    }
  }

  /// Whether the element is a control that usually has a label.
  fileprivate var isNamedByLabel: Bool {
    switch name {
    case "input": !["button", "image", "reset", "submit"].contains(controlType)
    case "button", "label": false
    default: isLabelable
    }
  }

  /// Whether a script shows mistakes in a label, as validation plugins do.
  fileprivate var isErrorMessage: Bool {
    let classes = self["class"]?.lowercased() ?? ""
    return ["error", "invalid", "feedback"].contains(where: classes.contains)
  }
}
