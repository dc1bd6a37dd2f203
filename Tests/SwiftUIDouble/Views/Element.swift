/// What the user of a screen can see or touch.
package struct Element {
  package enum Kind: Sendable {
    case text, textField, verticalTextField, secureField, textEditor
    case button, toggle, picker, link, image
  }

  package let kind: Kind
  package var text: Binding<String>?
  package var isOn: Binding<Bool>?
  package var action: (@MainActor () -> Void)?
  /// Selects the value with a tag.
  package var select: ((AnyHashable) -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
  }
}

/// A view with an element.
protocol ElementView: Primitive {
  @MainActor func element(of node: Node) -> Element
}

extension Node {
  @MainActor package var element: Element? {
    (view as? any ElementView)?.element(of: self)
  }

  /// Whether focus can go here.
  package var isField: Bool { view is any FieldView }

  /// The label of the Return key while the field has focus.
  package var submitLabel: SubmitLabel {
    let label = environment.submitLabel
    return isSearchField && label.name == "return" ? .search : label
  }

  package var isEnabled: Bool { environment.isEnabled }

  /// What a user, or a test, calls the element.
  package var title: String { names.first ?? "" }

  /// Every name of the element: what the app says for assistive technology, and
  /// the texts inside.
  package var names: [String] {
    var names: [String] = []
    for ancestor in ancestors {
      guard let naming: NamingModifier = ancestor.modifier() else { continue }
      let elements = ancestor.subtree.filter {
        $0.isElement && !$0.isInsideElement
      }
      if elements.count == 1 { names.append(naming.name) }
    }
    let label = children.first { $0.key == .name("label") } ?? self
    let texts = label.subtree.compactMap { ($0.view as? Text)?.content }
    names.append(texts.joined(separator: " "))
    if let prompt = (view as? any FieldView)?.promptText {
      names.append(prompt)
    }
    return names.filter { !$0.isEmpty }
  }

  /// What a tap on the view itself or on one around it does.
  package var tapAction: (() -> Void)? {
    ancestors.lazy.compactMap { ($0.modifier() as TapModifier?)?.action }.first
  }

  /// The tag of an option of a picker: its own, or the ID of its `ForEach`.
  package var tag: AnyHashable? {
    for node in ancestors {
      if let tag: TagModifier = node.modifier() { return tag.tag }
      if case .id(let id) = node.key { return id }
    }
    return nil
  }

  package var isElement: Bool { view is any ElementView }

  /// The text of a button's label, for example.
  package var isInsideElement: Bool { ancestors.contains(where: \.isElement) }

  /// Not hidden, nor covered by a page or a sheet.
  package var isVisible: Bool {
    !isCovered
      && !ancestors.contains { node in
        (node.modifier() as VisibilityModifier?)?.isHidden ?? false
      }
  }
}
