import FieldNavigationSwiftUI
import SwiftUI

/// A form for a category with a name, a budget and an icon. The app searches
/// for icons on a pushed page. In this test, the search can also be on the
/// form's screen.
struct CategoryForm: View {
  private enum Field: Hashable, CaseIterable {
    case name, budget
  }

  let journal: Journal
  var isSearchInline = true
  @State private var name = ""
  @State private var budget = ""
  @State private var query = ""
  @State private var icon = "none"
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Category name", text: $name)
        .field($focus, equals: .name, text: name)
      TextField("Budget", text: $budget)
        .field($focus, equals: .budget, text: budget)
      if isSearchInline {
        icons
      } else {
        NavigationLink("Icon") { icons.searchable(text: $query) }
      }
      Text("icon \(icon)")
    }
    .fieldNavigation($focus) { journal.note("save \(name)") }
    .searched(isSearchInline, $query)
    .onSubmit(of: .search) { journal.note("search \(query)") }
    .onSubmit { journal.note("submit") }
  }

  private var icons: some View {
    VStack {
      ForEach(
        ["cart", "car", "house"].filter { query.isEmpty || $0.contains(query) },
        id: \.self
      ) { name in
        Button(name) { icon = name }
      }
    }
  }
}

extension View {
  @ViewBuilder
  fileprivate func searched(
    _ isSearched: Bool, _ query: Binding<String>
  ) -> some View {
    if isSearched { searchable(text: query) } else { self }
  }
}
