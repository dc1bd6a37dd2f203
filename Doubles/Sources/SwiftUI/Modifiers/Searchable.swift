extension View {
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(text: text, prompt: prompt ?? Text(verbatim: "Search")))
  }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
}

/// Puts a search field above the content.
nonisolated struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text

  func children(_ content: any View, of node: Node) -> [Child] {
    [
      Child(.place(0), content),
      Child("search", SearchField(text: text, prompt: prompt)),
    ]
  }
}

nonisolated struct SearchField: View, FieldView {
  let text: Binding<String>
  let prompt: Text

  var promptText: String? { prompt.content }

  @MainActor func element(of node: Node) -> Element {
    var element = Element(.textField)
    element.text = text
    return element
  }
}

extension Node {
  var isSearchField: Bool { view is SearchField }
}
