/// An element that the user of a screen can see or touch.
package struct Element {
  package enum Kind: Sendable {
    case text, textField, verticalTextField, secureField, textEditor
    case button, toggle, picker, link, image
  }

  package let kind: Kind
  package var text: Binding<String>?
  package var isOn: Binding<Bool>?
  package var action: (@MainActor () -> Void)?
  /// Selects the option that has the given tag.
  package var select: ((AnyHashable) -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// A view that is an element on the screen.
protocol ElementView: Primitive {
  @MainActor func element(of node: Node) -> Element
}

extension Node {
  @MainActor package var element: Element? {
    (view as? any ElementView)?.element(of: self)
  }

  /// Whether the node can have focus.
  package var isField: Bool { traits.isField }

  /// The label of the Return key while the field has focus.
  package var submitLabel: SubmitLabel {
    let label = environment.submitLabel
    return isSearchField && label.name == "return" ? .search : label
  }

  package var isEnabled: Bool { environment.isEnabled }

  /// The best name of the element for a user or a test.
  package var title: String { names.first ?? "" }

  /// Every name of the element, the best name first.
  package var names: [String] {
    let naming = ancestors.compactMap { ancestor -> NamingModifier? in
      guard ancestor.traits.isName,
        let naming: NamingModifier = ancestor.modifier()
      else { return nil }
      return ancestor.hasOneElement ? naming : nil
    }
    let label = children.first { $0.key == .name("label") } ?? self
    let texts = label.subtree.compactMap { ($0.view as? Text)?.content }
    let prompt = (view as? any FieldView)?.promptText
    let names =
      naming.filter(\.isLabel).map(\.name) + [texts.joined(separator: " ")]
      + [prompt ?? ""] + naming.filter { !$0.isLabel }.map(\.name)
    return names.filter { !$0.isEmpty }
  }

  /// Whether this view contains exactly one element.
  private var hasOneElement: Bool {
    var count = 0
    countElements(&count)
    return count == 1
  }

  private func countElements(_ count: inout Int) {
    guard count < 2 else { return }
    if isElement {
      count += 1
    } else {
      for child in children { child.countElements(&count) }
    }
  }

  /// The tap action of this node's own modifier.
  package var ownTapAction: (() -> Void)? {
    (modifier() as TapModifier?)?.action
  }

  /// Whether the node is a layer behind or in front of a view.
  package var isLayer: Bool { key == .name("layer") }

  /// The nearest tap action around this node.
  package var tapAction: (() -> Void)? {
    ancestors.lazy.compactMap { ($0.modifier() as TapModifier?)?.action }
      .first { _ in true }
  }

  /// The tag of a picker's option, or the option's ID in `ForEach`.
  package var tag: AnyHashable? {
    for node in [self] + ancestors {
      if let tag: TagModifier = node.modifier() { return tag.tag }
      if case .id(let id) = node.key { return id }
      if node.key == .name("options") { return nil }
    }
    return nil
  }

  package var isElement: Bool { traits.isElement }

  /// Whether the node is inside an element. An example is the text inside a
  /// button.
  package var isInsideElement: Bool { ancestors.contains(where: \.isElement) }

  /// Whether the node is neither hidden nor covered by a page or a sheet.
  package var isVisible: Bool {
    !isCovered
      && !ancestors.contains { node in
        guard node.traits.isVisibility else { return false }
        return (node.modifier() as VisibilityModifier?)?.isHidden ?? false
      }
  }
}
