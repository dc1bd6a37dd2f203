import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver

/// What an app with a code knows and does.
@MainActor final class CodeApp {
  fileprivate var state: Binding<[String]>?
  fileprivate var lengths: Binding<[Int]>?
  fileprivate(set) var finishes = 0
  let form = FieldNavigationProxy<Int>()
  fileprivate var focusState: FocusState<Int?>.Binding?
  /// The app's `onChange` of the texts.
  var onChange: (CodeApp) -> Void = { _ in }

  var texts: [String] { state?.wrappedValue ?? [] }

  /// The app sets a text itself.
  func set(_ place: Int, _ text: String) {
    state?.wrappedValue[place] = text
  }

  /// The app changes the boxes, with an empty text for each new one.
  func change(_ change: (inout [Int]) -> Void) {
    guard let lengths, let state else { return }
    change(&lengths.wrappedValue)
    while state.wrappedValue.count < lengths.wrappedValue.count {
      state.wrappedValue.append("")
    }
  }

  var focus: Int? {
    get { focusState?.wrappedValue }
    set { focusState?.wrappedValue = newValue }
  }
}

/// A row of boxes, with an empty field after it or none. The titles of the
/// boxes are their places.
struct CodeRowScreen: View {
  let app: CodeApp
  /// The lengths that the app declares, if they aren't those of the boxes.
  private let declared: [Int]?
  private let list: [Int]?
  private let finishesWhenFull: Bool
  private let advances: Bool
  private let disabled: ([String]) -> [Int]
  private let invalid: [Int]
  private let hasOther: Bool
  private let refusesOther: Bool
  private let isGroup: Bool
  private let policy: ReturnPolicy
  /// Whether a full code doesn't move focus any more.
  private let restsWhenFull: Bool

  static let other = 100

  @State private var lengths: [Int]
  @State private var texts: [String]
  @State private var otherText = ""
  @FocusState private var focus: Int?

  init(
    app: CodeApp, lengths: [Int], declared: [Int]? = nil, list: [Int]? = nil,
    finishesWhenFull: Bool = false, advances: Bool = true,
    disabled: @escaping ([String]) -> [Int] = { _ in [] },
    invalid: [Int] = [], hasOther: Bool = false, refusesOther: Bool = false,
    isGroup: Bool = false, policy: ReturnPolicy = ReturnPolicy(),
    restsWhenFull: Bool = false
  ) {
    self.app = app
    self.policy = policy
    self.restsWhenFull = restsWhenFull
    self.declared = declared
    self.list = list
    self.finishesWhenFull = finishesWhenFull
    self.advances = advances
    self.disabled = disabled
    self.invalid = invalid
    self.hasOther = hasOther
    self.refusesOther = refusesOther
    self.isGroup = isGroup
    _lengths = State(initialValue: lengths)
    _texts = State(initialValue: lengths.map { _ in "" })
  }

  var body: some View {
    VStack {
      if isGroup {
        HStack { boxes }.fieldGroup()
      } else {
        boxes
      }
      if hasOther {
        TextField("other", text: app.form.input($otherText, of: Self.other))
          .disabled(refusesOther)
          .field($focus, equals: Self.other, text: otherText)
      }
    }
    .fieldNavigation(
      $focus, policy: policy,
      codes: [
        FieldCode(
          list ?? Array(lengths.indices), lengths: declared ?? lengths,
          finishesWhenFull: finishesWhenFull,
          advances: advances && !(restsWhenFull && isFull))
      ], proxy: app.form
    ) { app.finishes += 1 }
    .onChange(of: texts) { _ in app.onChange(app) }
    .onAppear {
      app.state = $texts
      app.lengths = $lengths
      app.focusState = $focus
    }
  }

  private var isFull: Bool {
    zip(texts, lengths).allSatisfy { $0.count >= $1 }
  }

  private var boxes: some View {
    ForEach(lengths.indices, id: \.self) { box in
      TextField("\(box)", text: app.form.input($texts[box], of: box))
        .field(
          $focus, equals: box, text: texts[box],
          isInvalid: invalid.contains(box)
        )
        .disabled(disabled(texts).contains(box))
    }
  }
}
