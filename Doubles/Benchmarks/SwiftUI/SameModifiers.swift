import SwiftUI

/// The same form without the adapter. Each field and the form have the
/// modifiers that the adapter applies, so the difference from `Ours` is the
/// adapter's own work. The actions of the modifiers do as little as a form can
/// do without the adapter.
struct SameModifiers: View {
  let size: Int
  @State private var texts: [String]
  @FocusState private var focus: Int?

  init(size: Int) {
    self.size = size
    _texts = State(initialValue: Array(repeating: "", count: size))
  }

  var body: some View {
    VStack {
      ForEach(0..<size, id: \.self) { index in
        TextField("\(index)", text: $texts[index])
          .modifier(
            SameField(
              focus: $focus, value: index, isLast: index == size - 1,
              isEmpty: texts[index].isEmpty))
      }
    }
    .modifier(SameForm(focus: $focus, values: Array(0..<size)))
  }
}

/// The modifiers of a field.
private struct SameField: ViewModifier {
  let focus: FocusState<Int?>.Binding
  let value: Int
  let isLast: Bool
  let isEmpty: Bool

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sameForm) private var form
  @Environment(\.sameGroup) private var group
  @State private var label: String?
  @State private var number = 0

  init(
    focus: FocusState<Int?>.Binding, value: Int, isLast: Bool, isEmpty: Bool
  ) {
    self.focus = focus
    self.value = value
    self.isLast = isLast
    self.isEmpty = isEmpty
  }

  func body(content: Content) -> some View {
    let (focus, value, isLast) = (focus, value, isLast)
    labelled(content)
      .environment(\.sameLabel, label)
      .focused(focus, equals: value)
      .onSubmit { focus.wrappedValue = isLast ? nil : value + 1 }
      .onAppear { label = isLast ? "done" : "next" }
      .onDisappear {}
      .onChange(of: isEmpty == isEnabled) { _ in }
      .onChange(of: value) { _ in }
      .background(order)
  }

  @ViewBuilder private func labelled(_ content: Content) -> some View {
    if form != nil, group == nil {
      content.submitLabel(label == "done" ? .done : .next)
    } else {
      content
    }
  }

  @ViewBuilder private var order: some View {
    if form != nil {
      Color.clear.preference(key: SameOrder.self, value: [value])
    } else if direction == .rightToLeft {
      Text("\(number)")
    }
  }
}

/// The modifiers of a form.
private struct SameForm: ViewModifier {
  let focus: FocusState<Int?>.Binding
  let values: [Int]

  @Environment(\.sameForm) private var outer
  @State private var form = SameFormObject()

  init(focus: FocusState<Int?>.Binding, values: [Int]) {
    self.focus = focus
    self.values = values
  }

  func body(content: Content) -> some View {
    let _ = form.hasOuter = outer != nil
    content
      .modifier(EmptyModifier())
      .modifier(EmptyModifier())
      .onSubmit {}
      .background(SameObserver(focus: focus))
      .onChange(of: values) { _ in }
      .onPreferenceChange(SameOrder.self) { _ in }
      .environment(\.sameForm, form)
  }
}

/// Watches focus, as the adapter does.
private struct SameObserver: View {
  let focus: FocusState<Int?>.Binding

  @State private var number = 0

  init(focus: FocusState<Int?>.Binding) { self.focus = focus }

  var body: some View {
    let shown = $number
    Color.clear
      .onChange(of: focus.wrappedValue) { _ in }
      .task(id: number) {}
      .onAppear { shown.wrappedValue = 0 }
      .onDisappear {}
  }
}

@MainActor private final class SameFormObject: Equatable {
  var hasOuter = false

  nonisolated static func == (
    one: SameFormObject, other: SameFormObject
  ) -> Bool { one === other }
}

private struct SameOrder: PreferenceKey {
  static var defaultValue: [Int] { [] }

  static func reduce(value: inout [Int], nextValue: () -> [Int]) {
    value += nextValue()
  }
}

private struct SameFormKey: EnvironmentKey {
  static var defaultValue: SameFormObject? { nil }
}

private struct SameGroupKey: EnvironmentKey {
  static var defaultValue: SameFormObject? { nil }
}

private struct SameLabelKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  fileprivate var sameForm: SameFormObject? {
    get { self[SameFormKey.self] }
    set { self[SameFormKey.self] = newValue }
  }

  fileprivate var sameGroup: SameFormObject? {
    get { self[SameGroupKey.self] }
    set { self[SameGroupKey.self] = newValue }
  }

  fileprivate var sameLabel: String? {
    get { self[SameLabelKey.self] }
    set { self[SameLabelKey.self] = newValue }
  }
}
