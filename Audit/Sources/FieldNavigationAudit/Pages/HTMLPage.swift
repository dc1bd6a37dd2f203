/// The elements of a page in the order of its tree, without the content of
/// templates.
///
/// The elements are in a flat list, because recursive types would overflow the
/// stack on deeply nested pages.
struct HTMLPage {
  var elements: [HTMLElement] = []
  /// In the order of the tree.
  var texts: [String] = []
  /// The bytes at which end tags of forms begin.
  var formEnds: [Int] = []
  /// The bytes at which a template may add elements that the file doesn't show.
  var insertions: [Int] = []

  /// Whether the file is a page, not a part of one.
  var isWhole: Bool {
    elements.contains {
      ["html", "head", "body"].contains($0.name) && $0.tag != nil
    }
  }

  /// The text of an element, descendants included.
  func text(in element: Int) -> String {
    texts[elements[element].texts].joined()
  }

  /// The descendants of an element.
  func descendants(of element: Int) -> Range<Int> {
    element + 1..<elements[element].end
  }

  /// The first summary of each `<details>`, and the first legend of each
  /// fieldset.
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
  /// In lower case.
  let name: String
  let attributes: [String: String]
  /// The bytes of the start tag; `nil` where the page has none.
  let tag: Range<Int>?
  /// The line of the start tag, from 1.
  let line: Int
  /// Whether it belongs to SVG or MathML.
  let isForeign: Bool
  let parent: Int?
  /// The first element after its descendants.
  var end = 0
  /// The texts inside.
  var texts = 0..<0

  subscript(attribute: String) -> String? { attributes[attribute] }

  func has(_ attribute: String) -> Bool { attributes[attribute] != nil }
}
