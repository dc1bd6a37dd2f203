import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

// The samples about codes in "SwiftUI in five minutes" and on the page of
// `FieldCode`, unchanged.

private struct Plain {
  struct VerifyScreen: View {
    enum Field { case code }

    @State private var code = ""
    @State private var form = FieldNavigationProxy<Field>()
    @FocusState private var focus: Field?

    var body: some View {
      Form {
        TextField("Code", text: form.input($code, of: .code))
          .textContentType(.oneTimeCode)
          .keyboardType(.numberPad)
          .field($focus, equals: .code, text: code)
      }
      .fieldNavigation(
        $focus, codes: [FieldCode(.code, length: 6, finishesWhenFull: true)],
        proxy: form
      ) { verify() }
    }
  }
}

extension Plain.VerifyScreen {
  fileprivate func verify() { Verified.count += 1 }
}

private struct Boxed {
  /// The boxes behind a code's text field.
  struct CodeBoxes: View {
    let code: String
    let length: Int
    let isFocused: Bool

    var body: some View {
      HStack {
        ForEach(0..<length, id: \.self) { place in
          Text(place < code.count ? String(Array(code)[place]) : "")
            .font(.title.monospaced())
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
              place == current
                ? Color.accentColor.opacity(0.3) : Color.gray.opacity(0.2))
        }
      }
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityHidden(true)
    }

    private var current: Int? {
      isFocused ? min(code.count, length - 1) : nil
    }
  }

  struct VerifyScreen: View {
    enum Field { case code }
    @State private var code = ""
    @State private var form = FieldNavigationProxy<Field>()
    @FocusState private var focus: Field?

    var body: some View {
      VStack {
        TextField("Code", text: form.input($code, of: .code), prompt: Text(""))
          .textContentType(.oneTimeCode)
          .keyboardType(.numberPad)
          .field($focus, equals: .code, text: code)
          .font(.title)
          .foregroundColor(.clear)
          .tint(.clear)
          .padding(8)
          .background(
            CodeBoxes(code: code, length: 6, isFocused: focus == .code)
          )
          .contentShape(Rectangle())
          .onTapGesture { focus = .code }
      }
      .fieldNavigation(
        $focus, codes: [FieldCode(.code, length: 6, finishesWhenFull: true)],
        proxy: form
      ) { Verified.count += 1 }
    }
  }
}

private struct Row: View {
  @State private var digits = Array(repeating: "", count: 6)
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<6, id: \.self) { place in
        TextField(
          "Digit \(place + 1) of 6",
          text: form.input($digits[place], of: place)
        )
        .field($focus, equals: place, text: digits[place])
      }
    }
    .fieldNavigation(
      $focus,
      codes: [FieldCode(Array(0..<6), lengths: [1, 1, 1, 1, 1, 1])],
      proxy: form
    ) { verify() }
  }
}

extension Row {
  private func verify() { Verified.count += 1 }
}

/// The codes that the app has verified.
@MainActor private enum Verified {
  static var count = 0
}

private struct Documented: View {
  enum Field { case code, first, second }
  @State private var code = ""
  @State private var form = FieldNavigationProxy<Field>()
  @FocusState private var focus: Field?

  static var serialNumber: FieldCode<Field> {
    FieldCode([.first, .second], lengths: [4, 4], finishesWhenFull: true)
  }

  var body: some View {
    Form {
      TextField("Code", text: form.input($code, of: .code))
        .field($focus, equals: .code, text: code)
    }
    .fieldNavigation($focus, codes: [FieldCode(.code, length: 6)], proxy: form)
  }
}

@MainActor @Suite("The samples about codes (R15)") struct CodeSampleTests {
  @Test("The code of the sample finishes once")
  func plain() {
    Verified.count = 0
    let screen = Screen { Plain.VerifyScreen() }
    screen.tap("Code")
    screen.autofill("Code", "123-456")
    expect(screen.text(of: "Code"), equals: "123456")
    expect(Verified.count, equals: 1)
  }

  @Test("The code of the symbol's page takes six letters")
  func documented() {
    let screen = Screen { Documented() }
    screen.tap("Code")
    screen.type("1234567")
    expect(screen.text(of: "Code"), equals: "123456")
    expect(screen.focused, equals: "Code")
    expect(Documented.serialNumber, equals: Documented.serialNumber)
  }

  @Test("The row of the sample takes a whole code")
  func row() {
    Verified.count = 0
    let screen = Screen { Row() }
    screen.tap("Digit 3 of 6")
    screen.type("123456")
    expect(screen.text(of: "Digit 1 of 6"), equals: "1")
    expect(screen.focused, equals: "Digit 6 of 6")
    screen.pressReturn()
    expect(Verified.count, equals: 1)
  }

  /// The letters of the boxes, in brackets where a box is marked.
  private func boxes(_ screen: Screen) -> String {
    let letters = screen.texts.suffix(6).map { $0.isEmpty ? "_" : $0 }
    let marked = (screen.graph.root?.subtree ?? []).compactMap { node in
      (node.view as? Color).flatMap { color in
        [.accentColor, .gray].contains(color) ? color == .accentColor : nil
      }
    }
    return zip(letters, marked).map { $1 ? "[\($0)]" : $0 }.joined()
  }

  @Test("The boxes show the letters and the place of the next one")
  func drawn() {
    Verified.count = 0
    let screen = Screen { Boxed.VerifyScreen() }
    expect(boxes(screen), equals: "______")
    screen.tap("Code")
    expect(boxes(screen), equals: "[_]_____")
    screen.type("1")
    screen.type("2-3")
    expect(boxes(screen), equals: "123[_]__")
    screen.pressDelete()
    expect(boxes(screen), equals: "12[_]___")
    screen.type("3456")
    expect(boxes(screen), equals: "123456")
    expect(Verified.count, equals: 1)
    screen.tap("Code")
    expect(boxes(screen), equals: "12345[6]")
    screen.dismissKeyboard()
    screen.tapBackground()
    expect(boxes(screen), equals: "123456")
  }
}
