import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI

/// Gives the test access to the state of a generated form.
@MainActor final class RandomRemote {
  var content: Binding<RandomContent>?
  var focus: FocusState<Int?>.Binding?
  var handlers: [String] = []
  var finishes: [String] = []
  /// The `onSubmit` action that moves focus at the next Return, and that
  /// action's target.
  var move: (place: String, target: Int)?

  nonisolated init() {}

  func handle(_ place: String, _ id: Int? = nil) {
    handlers.append(id.map { "\(place) \($0)" } ?? place)
    if let move, move.place == place {
      self.move = nil
      focus?.wrappedValue = move.target
    }
  }
}

/// A form built from generated settings, with handlers of the app.
struct RandomForm: View {
  let setting: RandomSetting
  let remote: RandomRemote
  @State private var content: RandomContent
  @FocusState private var focus: Int?

  init(_ setting: RandomSetting, _ remote: RandomRemote) {
    self.setting = setting
    self.remote = remote
    _content = State(initialValue: setting.start)
  }

  var body: some View {
    container
      .onSubmit { remote.handle("form") }
      .fieldNavigation(
        $focus, policy: setting.policy,
        order: setting.order.map { .explicit($0) } ?? .automatic, rows: rows,
        inputBar: setting.hasBar
      ) { remote.finishes.append("form") }
      .disabled(content.isSending)
      .onAppear {
        remote.content = $content
        remote.focus = $focus
      }
  }

  @ViewBuilder private var container: some View {
    if setting.isList {
      List { ForEach($content.parts[0]) { field($0) } }
    } else {
      VStack {
        ForEach(0..<content.parts.count) { part in
          if RandomContent.isGroup(part) {
            VStack { fields(part) }
              .fieldGroup { remote.finishes.append("group \(part)") }
          } else {
            fields(part)
          }
        }
      }
    }
  }

  private var rows: FieldRows<Int>? {
    guard setting.isList else { return nil }
    let fields = content.parts[0]
    return FieldRows(fields.map(\.id)) { id in
      fields.first { $0.id == id }?.text.isEmpty ?? true
    }
  }

  private func fields(_ part: Int) -> some View {
    ForEach($content.parts[part]) { $field in
      if field.isShown { self.field($field) }
    }
  }

  private func field(_ field: Binding<RandomField>) -> some View {
    let value = field.wrappedValue
    return RandomInput(field: field)
      .disabled(value.refuses)
      .onSubmit { remote.handle("inside", value.id) }
      .field(
        $focus, equals: value.id, text: value.text,
        isReachable: value.isReachable,
        returnKey: value.key, handlesReturn: value.kind == .handlesReturn,
        breaksLines: value.kind == .vertical
      )
      .onSubmit { remote.handle("outside", value.id) }
      .disabled(value.isDisabled)
  }
}

private struct RandomInput: View {
  @Binding var field: RandomField

  var body: some View {
    switch field.kind {
    case .secure: SecureField(field.title, text: $field.text)
    case .vertical: TextField(field.title, text: $field.text, axis: .vertical)
    default: TextField(field.title, text: $field.text)
    }
  }
}
