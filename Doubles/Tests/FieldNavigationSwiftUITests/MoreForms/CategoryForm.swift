import FieldNavigationSwiftUI
import SwiftUI

/// A category's name and icon. In the app the search is on a pushed page; here
/// it may be on the screen of the form, too.
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
