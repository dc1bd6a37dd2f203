import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI
import TestSupport

/// Gives the host access to the app that shows a world.
@MainActor final class WorldApp {
  var content: Binding<WorldContent>?
  var focus: FocusState<String?>.Binding?
  var sheetFocus: FocusState<String?>.Binding?
  let form = FieldNavigationProxy<String>()
  let sheetForm = FieldNavigationProxy<String>()
  var handlers: [String] = []
  var finishes: [Int: Int] = [:]
  /// The `onSubmit` action that moves focus at the next Return, and its target.
  var move: (action: Action, target: String)?

  enum Action: String, CaseIterable { case inside, outside, form }

  func handle(_ action: Action, _ id: String? = nil) {
    handlers.append(id.map { "\(action) \($0)" } ?? "\(action)")
    if let move, move.action == action {
      self.move = nil
      focus?.wrappedValue = move.target
    }
  }

  func finish(_ form: Int) { finishes[form, default: 0] += 1 }
}

private struct Bar: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.inputBar() } else { content }
  }
}

/// A screen with the fields of a world, and with handlers of the app.
struct WorldScreen: View {
  let app: WorldApp
  let habits: SwiftUIHost.Habits
  @State private var content: WorldContent
  @FocusState private var focus: String?
  @FocusState private var sheetFocus: String?

  init(_ content: WorldContent, _ app: WorldApp, _ habits: SwiftUIHost.Habits) {
    self.app = app
    self.habits = habits
    _content = State(initialValue: content)
  }

  var body: some View {
    VStack {
      if content.isShown { form(isInSheet: false, $focus, app.form) }
    }
    .sheet(isPresented: $content.isPresenting) {
      form(isInSheet: true, $sheetFocus, app.sheetForm)
    }
    .onAppear {
      app.content = $content
      app.focus = $focus
      app.sheetFocus = $sheetFocus
    }
  }

  private func form(
    isInSheet: Bool, _ focus: FocusState<String?>.Binding,
    _ proxy: FieldNavigationProxy<String>
  ) -> some View {
    VStack {
      ForEach(content.parts.filter { $0.isInSheet == isInSheet }) { part in
        WorldPart(part: part.id, content: $content, focus: focus, app: app)
      }
      if let twin = content.twin, content[twin.id]?.isInSheet == isInSheet {
        WorldField(
          field: $content.field(twin.id), content: content, focus: focus,
          app: app)
      }
      if !isInSheet, content.hasOtherForm { OtherForm() }
    }
    .submitScope(habits.blocksSubmit)
    .onSubmit { app.handle(.form) }
    .fieldNavigation(
      focus, policy: content.policy,
      order: content.explicitOrder(isInSheet: isInSheet)
        .map { .explicit($0) } ?? .automatic,
      rows: content.hasRows && !isInSheet ? rows : nil, proxy: proxy
    ) { app.finish(isInSheet ? World.Field.sheet : 0) }
    .modifier(Bar(isOn: habits.hasBar && !isInSheet))
    .disabled(content.isSending)
  }

  private var rows: FieldRows<String> {
    let rows = content.fields.filter { $0.list != nil && !$0.isPlain }
    return FieldRows(rows.map(\.id)) { [content] id in
      guard let row = content[id] else { return true }
      return row.text.isEmpty && content.isReachable(row) && !row.isDisabled
    }
  }
}

/// The fields of one container.
private struct WorldPart: View {
  let part: Int
  @Binding var content: WorldContent
  let focus: FocusState<String?>.Binding
  let app: WorldApp

  var body: some View {
    let part = content.parts[self.part]
    let form = part.group + (part.isInSheet ? World.Field.sheet : 0)
    if part.isList {
      List { fields }
    } else if part.group == 0 {
      fields
    } else if !content.awayGroups.contains(form) {
      VStack { fields }
        .fieldGroup { app.finish(form) }
        .opacity(content.hiddenGroups.contains(form) ? 0 : 1)
    }
  }

  private var fields: some View {
    ForEach($content[part: part]) { $field in
      if field.isPlain || field.isReadOnly {
        Text(field.id)
      } else if !content.away.contains(field.id), !isTwinAlone(field) {
        WorldField(field: $field, content: content, focus: focus, app: app)
      }
    }
  }

  private func isTwinAlone(_ field: World.Field) -> Bool {
    content.twin == .init(id: field.id, isAlone: true)
  }
}

private struct WorldField: View {
  @Binding var field: World.Field
  let content: WorldContent
  let focus: FocusState<String?>.Binding
  let app: WorldApp

  var body: some View {
    // The binding may belong to another field by the time of an action.
    let id = field.id
    input
      .disabled(field.refuses != .never)
      .onSubmit { app.handle(.inside, id) }
      .field(
        focus, equals: field.id, text: field.text,
        isReachable: content.isReachable(field), returnKey: field.key,
        handlesReturn: field.handlesReturn,
        breaksLines: field.kind == .multiline, isInvalid: field.isInvalid
      )
      .onSubmit { app.handle(.outside, id) }
      .opacity(field.isHidden ? 0 : 1)
      .disabled(field.isDisabled)
  }

  @ViewBuilder private var input: some View {
    switch field.kind {
    case .secure: SecureField(field.id, text: $field.text)
    case .multiline: TextField(field.id, text: $field.text, axis: .vertical)
    case .text, .number: TextField(field.id, text: $field.text)
    }
  }
}

/// A form inside the form, with its own focus state.
private struct OtherForm: View {
  @FocusState private var focus: String?

  var body: some View {
    TextField("other", text: .constant(""))
      .field($focus, equals: "other", text: "")
      .fieldNavigation($focus)
  }
}

extension Binding<WorldContent> {
  fileprivate func field(_ id: String) -> Binding<World.Field> {
    let content = self
    return Binding<World.Field> {
      content.wrappedValue[id] ?? World.Field(id)
    } set: { new in
      content.wrappedValue.edit(id) { $0 = new }
    }
  }
}

extension World.Field: Identifiable {}
