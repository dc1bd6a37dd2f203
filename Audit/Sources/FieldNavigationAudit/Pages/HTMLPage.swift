/// The elements of a page in tree order. The content of `<template>` elements
/// is left out.
///
/// The elements are in a flat list. A recursive type would overflow the stack
/// on deeply nested pages.
struct HTMLPage {
  var elements: [HTMLElement] = []
  /// The texts of the page in tree order.
  var texts: [String] = []
  /// The byte offsets at which `</form>` tags begin.
  var formEnds: [Int] = []
  /// The byte offsets at which a template may insert unknown elements.
  var insertions: [Int] = []
  /// The byte offsets of all tags of a template.
  var templateTags: [Int] = []

  /// Whether the file is a whole page, not a fragment.
  var isWhole: Bool {
    elements.contains {
      ["html", "head", "body"].contains($0.name) && $0.tag != nil
    }
  }

  /// The text of an element and of its descendants.
  func text(in element: Int) -> String {
    texts[elements[element].texts].joined()
  }

  /// The indices of an element's descendants.
  func descendants(of element: Int) -> Range<Int> {
    element + 1..<elements[element].end
  }

  /// The first `<summary>` of each `<details>`, and the first `<legend>` of
  /// each `<fieldset>`. The key is the index of the parent.
  func heads() -> [Int: Int] {
    var heads: [Int: Int] = [:]
    for (place, element) in elements.enumerated() {
      guard let parent = element.parent, heads[parent] == nil else { continue }
      switch (elements[parent].name, element.name) {
      case ("details", "summary"), ("fieldset", "legend"): heads[parent] = place
      default: break
      }
    }
    return heads
  }
}

/// An element of a page, with its place in the file.
struct HTMLElement {
  /// The tag name in lower case.
  let name: String
  let attributes: [String: String]
  /// The byte range of the start tag. `nil` if the page has no tag for the
  /// element.
  let tag: Range<Int>?
  /// The line of the start tag, counted from 1.
  let line: Int
  /// Whether the element belongs to SVG or MathML.
  let isForeign: Bool
  let parent: Int?
  /// The index of the first element after the last descendant.
  var end = 0
  /// The indices of the texts inside the element.
  var texts = 0..<0

  subscript(attribute: String) -> String? { attributes[attribute] }

  func has(_ attribute: String) -> Bool { attributes[attribute] != nil }
}
