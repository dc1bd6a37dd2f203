import FieldNavigationSwiftUI
import SwiftUI

// A form for a meeting with a title, a length, a theme and attendees. Users add
// and delete attendees. Written from a description of SyncUpForm, an example in
// swift-composable-architecture.
//
// A store has all state, including the focus. Bindings send actions. The store
// focuses an added attendee. After a deletion, the store focuses the neighbor.
// A modifier synchronizes the store's focus with SwiftUI's focus. In the
// original app, Return only closes the keyboard.

/// The content of the store, and what each action changes.
private struct Meeting {
  enum Field: Hashable {
    case attendee(Int)
    case title
  }

  struct Attendee: Identifiable {
    let id: Int
    var name = ""
  }

  enum Action {
    case setTitle(String)
    case setName(Int, String)
    case setMinutes(Int)
    case setTheme(String)
    case setFocus(Field?)
    case addAttendee
    case deleteAttendee(Int)
  }

  var focus: Field? = .title
  var title = ""
  var minutes = 5
  var theme = "Bubblegum"
  var attendees: [Attendee]
  var made: Int

  init(attendees count: Int) {
    attendees = (0..<count).map { Attendee(id: $0) }
    made = count
  }

  mutating func reduce(_ action: Action) {
    switch action {
    case .setTitle(let title): self.title = title
    case .setName(let id, let name):
      guard let place = place(of: id) else { return }
      attendees[place].name = name
    case .setMinutes(let minutes): self.minutes = minutes
    case .setTheme(let theme): self.theme = theme
    case .setFocus(let focus): self.focus = focus
    case .addAttendee: focus = .attendee(append())
    case .deleteAttendee(let id):
      guard let place = place(of: id) else { return }
      attendees.remove(at: place)
      if attendees.isEmpty { append() }
      focus = .attendee(attendees[min(place, attendees.count - 1)].id)
    }
  }

  @discardableResult private mutating func append() -> Int {
    attendees.append(Attendee(id: made))
    made += 1
    return made - 1
  }

  private func place(of id: Int) -> Int? {
    attendees.firstIndex { $0.id == id }
  }

  func name(of id: Int) -> String {
    place(of: id).map { attendees[$0].name } ?? ""
  }
}

struct MeetingForm: View {
  @State private var state: Meeting
  @State private var form = FieldNavigationProxy<Meeting.Field>()
  @FocusState private var focus: Meeting.Field?

  init(attendees: Int = 1) {
    _state = State(initialValue: Meeting(attendees: attendees))
  }

  /// As in the original app, the store's focus and SwiftUI's focus are
  /// separate.
  var body: some View {
    Form {
      Section("Info") {
        TextField("Title", text: binding(\.title) { .setTitle($0) })
          .field($focus, equals: .title, text: state.title)
          .id(-1)
        // The original app has a slider here.
        Stepper(
          "Minutes", value: binding(\.minutes) { .setMinutes($0) }, in: 5...30)
        Text("\(state.minutes) minutes")
        Picker("Theme", selection: binding(\.theme) { .setTheme($0) }) {
          Text("Bubblegum").tag("Bubblegum")
          Text("Navy").tag("Navy")
        }
      }
      Section("Attendees") {
        ForEach(state.attendees) { attendee in
          HStack {
            TextField(
              "Attendee \(attendee.id)",
              text: binding(
                { $0.name(of: attendee.id) }, { .setName(attendee.id, $0) })
            )
            .field(
              $focus, equals: .attendee(attendee.id), text: attendee.name)
            Button("Delete \(attendee.id)") {
              send(.deleteAttendee(attendee.id))
            }
          }
        }
        Button("New attendee") { send(.addAttendee) }
      }
    }
    .fieldNavigation($focus, rows: rows, proxy: form)
    .bind(binding(\.focus) { .setFocus($0) }, to: $focus, of: form)
  }

  /// All rows of the form, for the `fieldNavigation` modifier. SwiftUI may not
  /// load a row until the row appears on the screen. The title is one of the
  /// rows. The title's ID needs the type of the IDs in the `ForEach`.
  private var rows: FieldRows<Meeting.Field> {
    let state = state
    let fields: [Meeting.Field] =
      [.title] + state.attendees.map { Meeting.Field.attendee($0.id) }
    return FieldRows(
      fields,
      row: { field -> Int in
        switch field {
        case .title: -1
        case .attendee(let id): id
        }
      },
      isEmpty: { field -> Bool in
        switch field {
        case .title: state.title.isEmpty
        case .attendee(let id): state.name(of: id).isEmpty
        }
      })
  }

  private func send(_ action: Meeting.Action) {
    state.reduce(action)
  }

  /// Returns a binding that reads the state. The binding sends an action to
  /// change the state.
  private func binding<Value>(
    _ value: @escaping (Meeting) -> Value,
    _ action: @escaping (Value) -> Meeting.Action
  ) -> Binding<Value> {
    Binding(get: { value(state) }, set: { send(action($0)) })
  }
}

extension View {
  /// Keeps a focus state in sync with a value of the model.
  fileprivate func bind<Value: Hashable>(
    _ model: Binding<Value?>, to focus: FocusState<Value?>.Binding,
    of form: FieldNavigationProxy<Value>
  ) -> some View {
    func send(_ value: Value?) {
      if let value { form.focus(value) } else { focus.wrappedValue = nil }
    }
    return onAppear { send(model.wrappedValue) }
      .onChange(of: model.wrappedValue) { _, new in
        if focus.wrappedValue != new { send(new) }
      }
      .onChange(of: focus.wrappedValue) { _, new in
        if model.wrappedValue != new { model.wrappedValue = new }
      }
  }
}
