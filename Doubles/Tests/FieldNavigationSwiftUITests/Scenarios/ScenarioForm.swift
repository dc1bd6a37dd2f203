import FieldNavigation
import FieldNavigationSwiftUI
import SwiftUI
import TestSupport

/// Shows the form of a scenario as a SwiftUI screen. Fields are below each
/// other. Groups are nested.
///
/// - A hidden field is transparent and has `isReachable: false`.
/// - An excluded field has `isReachable: false`.
/// - A field that refuses is disabled inside the `field` modifier. The form
///   can't detect this.
/// - A read-only field is a `Text`, because SwiftUI has no read-only fields.
struct ScenarioForm: View {
  let policy: ReturnPolicy
  @State private var steps: [Scenario.Step]
  @State private var fields: [Scenario.Field]
  @State private var finishes = 0
  @FocusState private var focus: String?

  init(_ scenario: Scenario) {
    policy = ReturnPolicy(scenario.options)
    _steps = State(initialValue: scenario.steps)
    _fields = State(initialValue: scenario.fields)
  }

  var body: some View {
    VStack {
      ScenarioFields(fields: $fields, focus: $focus) { finishes += 1 }
      Button("app.next") { goOn() }
      Text("finishes: \(finishes)")
    }
    .fieldNavigation($focus, policy: policy) { finishes += 1 }
  }

  /// Carries out the app's part of the next step.
  private func goOn() {
    let step = steps.removeFirst()
    if let id = step.type { change(id) { $0.text = step.text } }
    if let id = step.hide { change(id) { $0.hidden = true } }
    if let id = step.show { change(id) { $0.hidden = false } }
    if let id = step.disable { change(id) { $0.disabled = true } }
    if let id = step.enable { change(id) { $0.disabled = false } }
    if let id = step.remove {
      fields.edit(id) { fields, place in
        fields.remove(at: place)
      }
    }
    if let id = step.after, let field = step.insert {
      fields.edit(id) { fields, place in
        fields.insert(field, at: place + 1)
      }
    }
  }

  private func change(_ id: String, _ change: (inout Scenario.Field) -> Void) {
    fields.edit(id) { fields, place in change(&fields[place]) }
  }
}

/// The fields of a form or of a group.
private struct ScenarioFields: View {
  @Binding var fields: [Scenario.Field]
  @FocusState.Binding var focus: String?
  let finish: () -> Void

  var body: some View {
    ForEach(fields.indices.map { fields[$0].name }, id: \.self) { name in
      if let place = fields.firstIndex(where: { $0.name == name }) {
        if fields[place].fields != nil {
          ScenarioFields(fields: inner(place), focus: $focus, finish: finish)
            .fieldGroup(onFinish: finish)
        } else if fields[place].readonly == true {
          Text(name)
        } else {
          ScenarioField(field: field(name), focus: $focus)
        }
      }
    }
  }

  private func inner(_ place: Int) -> Binding<[Scenario.Field]> {
    Binding {
      fields.indices.contains(place) ? fields[place].fields ?? [] : []
    } set: {
      fields[place].fields = $0
    }
  }

  private func field(_ name: String) -> Binding<Scenario.Field> {
    Binding {
      fields.first { $0.name == name } ?? Scenario.Field()
    } set: { new in
      if let place = fields.firstIndex(where: { $0.name == name }) {
        fields[place] = new
      }
    }
  }
}

private struct ScenarioField: View {
  @Binding var field: Scenario.Field
  @FocusState.Binding var focus: String?

  var body: some View {
    TextField(field.name, text: text)
      .disabled(field.refuses == true)
      .field(
        $focus, equals: field.name, text: text.wrappedValue,
        isReachable: field.hidden != true && field.excluded != true,
        returnKey: field.key.flatMap(ReturnKey.init(name:))
      )
      .opacity(field.hidden == true ? 0 : 1)
      .disabled(field.disabled == true)
  }

  private var text: Binding<String> {
    Binding {
      field.text ?? ""
    } set: {
      field.text = $0
    }
  }
}

extension Scenario.Field {
  fileprivate var name: String { id ?? group ?? "" }
}

extension [Scenario.Field] {
  /// Calls a closure with the list that contains the field. The list may belong
  /// to a group.
  fileprivate mutating func edit(
    _ id: String, _ change: (inout [Scenario.Field], Int) -> Void
  ) {
    if let place = firstIndex(where: { $0.id == id }) {
      return change(&self, place)
    }
    for place in indices { self[place].fields?.edit(id, change) }
  }
}
