import FieldNavigationSwiftUI
import SwiftUI

/// A form with many fields that uses the adapter. All fields are empty.
struct Ours: View {
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
          .field($focus, equals: index, text: texts[index])
      }
    }
    .fieldNavigation($focus, order: .explicit(Array(0..<size)))
  }
}

/// The same form without the adapter. The app sets the last field's label. Each
/// `onSubmit` focuses the next field, filled or not.
struct ByHand: View {
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
          .focused($focus, equals: index)
          .submitLabel(index == size - 1 ? .done : .next)
          .onSubmit { focus = index == size - 1 ? nil : index + 1 }
      }
    }
  }
}

/// The same form without the adapter. The app finds the next empty field to
/// compute each label.
struct ByHandSkipping: View {
  let size: Int
  @State private var texts: [String]
  @FocusState private var focus: Int?

  init(size: Int) {
    self.size = size
    _texts = State(initialValue: Array(repeating: "", count: size))
  }

  private func next(after index: Int) -> Int? {
    texts.indices.first { $0 > index && texts[$0].isEmpty }
  }

  var body: some View {
    VStack {
      ForEach(0..<size, id: \.self) { index in
        TextField("\(index)", text: $texts[index])
          .focused($focus, equals: index)
          .submitLabel(next(after: index) == nil ? .done : .next)
          .onSubmit { focus = next(after: index) }
      }
    }
  }
}
