import FieldNavigationSwiftUI
import SwiftUI

/// A form for a group of tags. The title, the symbol, the tags and the tag
/// field are separate views. Return in the tag field adds a tag and doesn't
/// move focus. Written from a description of the form in the app IceCubesApp.
struct EditTagsForm: View {
  enum Field: Hashable, CaseIterable {
    case title, symbol, new
  }

  let journal: Journal
  @State private var title = ""
  @State private var symbol = ""
  @State private var tags: [String] = []
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TitleRow(title: $title, focus: $focus)
      SymbolRow(symbol: $symbol, focus: $focus)
      TagRows(tags: $tags)
      NewRow(tags: $tags, focus: $focus)
    }
    .fieldNavigation($focus)
    .toolbar { ToolbarItem { Button("Save") { save() } } }
    .onAppear { focus = .title }
  }

  private func save() {
    journal.note("save \(title) \(tags)")
  }

  private struct TitleRow: View {
    @Binding var title: String
    @FocusState.Binding var focus: Field?

    var body: some View {
      TextField("Title", text: $title)
        .field($focus, equals: .title, text: title)
    }
  }

  private struct SymbolRow: View {
    @Binding var symbol: String
    @FocusState.Binding var focus: Field?

    var body: some View {
      TextField("Symbol", text: $symbol)
        .field($focus, equals: .symbol, text: symbol)
    }
  }

  private struct NewRow: View {
    @Binding var tags: [String]
    @FocusState.Binding var focus: Field?
    @State private var new = ""

    var body: some View {
      TextField("New tag", text: $new)
        .field($focus, equals: .new, text: new, handlesReturn: true)
        .submitLabel(.done)
        .onSubmit {
          if !new.isEmpty { tags.append(new) }
          new = ""
          focus = .new
        }
    }
  }
}

/// The list of the group's tags.
private struct TagRows: View {
  @Binding var tags: [String]

  var body: some View {
    ForEach(tags, id: \.self) { tag in Text(tag) }
  }
}
