import Combine
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// A code, a device that may be known, and a name.
private struct CodeThenNameScreen: View {
  enum Entry: CaseIterable { case code, device, name }

  let finishesWhenFull: Bool
  let tally: AppLog
  @State private var code = ""
  @State private var device: String
  @State private var name = ""
  @State private var form = FieldNavigationProxy<Entry>()
  @FocusState private var focus: Entry?

  init(device: String, finishesWhenFull: Bool = false, tally: AppLog) {
    _device = State(initialValue: device)
    self.finishesWhenFull = finishesWhenFull
    self.tally = tally
  }

  var body: some View {
    Form {
      TextField("Code", text: form.input($code, of: .code))
        .field($focus, equals: .code, text: code)
      TextField("Device", text: $device)
        .field($focus, equals: .device, text: device)
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
    }
    .fieldNavigation(
      $focus,
      codes: [
        FieldCode(.code, length: 4, finishesWhenFull: finishesWhenFull)
      ],
      proxy: form
    ) { tally.finish("\(code) \(device) \(name)") }
  }
}

/// A number in two parts with another field between them.
private struct SplitScreen: View {
  enum Entry: CaseIterable { case first, country, last, name }

  let tally: AppLog
  @State private var first = ""
  @State private var country: String
  @State private var last = ""
  @State private var name = ""
  @State private var form = FieldNavigationProxy<Entry>()
  @FocusState private var focus: Entry?

  init(country: String, tally: AppLog) {
    _country = State(initialValue: country)
    self.tally = tally
  }

  var body: some View {
    VStack {
      TextField("First", text: form.input($first, of: .first))
        .field($focus, equals: .first, text: first)
      TextField("Country", text: $country)
        .field($focus, equals: .country, text: country)
      TextField("Last", text: form.input($last, of: .last))
        .field($focus, equals: .last, text: last)
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
    }
    .fieldNavigation(
      $focus, codes: [FieldCode([.first, .last], lengths: [3, 3])],
      proxy: form
    ) { tally.finish(first + last) }
  }
}

/// The boxes are a separate view; the middle one may be locked.
private struct BoxRow: View {
  @Binding var digits: [String]
  let isLocked: Bool
  let form: FieldNavigationProxy<Int>
  let focus: FocusState<Int?>.Binding

  var body: some View {
    Group {
      box(0)
      Group { box(1) }
        .disabled(isLocked)
      box(2)
    }
  }

  private func box(_ number: Int) -> some View {
    TextField(
      "Digit \(number + 1)", text: form.input($digits[number], of: number)
    )
    .field(focus, equals: number, text: digits[number])
  }
}

private struct GroupScreen: View {
  let isLocked: Bool
  let tally: AppLog
  @State private var digits = ["", "", ""]
  @State private var name = ""
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      BoxRow(digits: $digits, isLocked: isLocked, form: form, focus: $focus)
      TextField("Name", text: $name)
        .field($focus, equals: 9, text: name)
    }
    .fieldNavigation(
      $focus, codes: [FieldCode([0, 1, 2], lengths: [1, 1, 1])], proxy: form
    ) { tally.finish(digits.joined() + name) }
  }
}

/// The code is in a model, which keeps only digits.
@MainActor private final class CodeModel: ObservableObject {
  @Published var code = "" {
    didSet {
      let digits = code.filter(\.isNumber)
      if digits != code { code = digits }
    }
  }
  @Published var digits = ["", "", "", ""]
  @Published var verified: [String] = []
}

private struct ModelScreen: View {
  enum Entry: CaseIterable { case code, name }

  @ObservedObject var model: CodeModel
  @State private var name = ""
  @State private var form = FieldNavigationProxy<Entry>()
  @FocusState private var focus: Entry?

  var body: some View {
    Form {
      TextField("Code", text: form.input($model.code, of: .code))
        .field($focus, equals: .code, text: model.code)
      TextField("Name", text: $name)
        .field($focus, equals: .name, text: name)
    }
    .fieldNavigation(
      $focus, codes: [FieldCode(.code, length: 4)], proxy: form
    ) { model.verified.append(model.code) }
  }
}

private struct ModelBoxesScreen: View {
  @ObservedObject var model: CodeModel
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<4, id: \.self) { box in
        TextField(
          "Digit \(box + 1)", text: form.input($model.digits[box], of: box)
        )
        .field($focus, equals: box, text: model.digits[box])
      }
    }
    .fieldNavigation(
      $focus,
      codes: [
        FieldCode(
          [0, 1, 2, 3], lengths: [1, 1, 1, 1], finishesWhenFull: true)
      ],
      proxy: form
    ) { model.verified.append(model.digits.joined()) }
  }
}

@MainActor @Suite("Outsider: a code among other fields")
struct OutsiderCodeAmongFieldsTests {
  @Test("A full code moves to the next empty field", .underPolicyPairs)
  func next() async {
    let tally = AppLog()
    let screen = Screen { CodeThenNameScreen(device: "", tally: tally) }
    screen.tap("Code")
    expect(screen.returnKey, equals: "next")
    screen.typeEach("123")
    expect(screen.focused, equals: "Code")
    screen.type("4")
    expect(screen.focused, equals: "Device")
    // A field outside the code has no length.
    screen.typeEach("a phone")
    expect(screen.focused, equals: "Device")
    expect(screen.text(of: "Device"), equals: "a phone")
    await tally.expect(finishes: [], on: screen)
    screen.pressReturn()
    expect(screen.focused, equals: "Name")
  }

  @Test(
    "A filled field in between is skipped", .underPolicyPairs,
    arguments: ["1234", "12-34", "12345"])
  func skips(text: String) async {
    let tally = AppLog()
    let screen = Screen { CodeThenNameScreen(device: "phone", tally: tally) }
    screen.paste(text, into: "Code")
    expect(screen.text(of: "Code"), equals: "1234")
    expect(screen.text(of: "Device"), equals: "phone")
    expect(screen.text(of: "Name"), equals: "")
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], on: screen)
    screen.type("Ann")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["1234 phone Ann"], on: screen)
  }

  @Test("With the name empty, a full code doesn't finish", .underPolicyPairs)
  func finishesWithNameEmpty() async {
    let tally = AppLog()
    let screen = Screen {
      CodeThenNameScreen(
        device: "phone", finishesWhenFull: true, tally: tally)
    }
    screen.tap("Code")
    screen.typeEach("1234")
    // "The last empty field": of the code, or of the form?  // silent (U11)
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("With the name filled, a full code finishes", .underPolicyPairs)
  func finishesWithNameFilled() async {
    let tally = AppLog()
    let screen = Screen {
      CodeThenNameScreen(
        device: "phone", finishesWhenFull: true, tally: tally)
    }
    screen.tap("Name")
    screen.type("Ann")
    screen.tap("Code")
    screen.typeEach("1234")
    await tally.expect(finishes: ["1234 phone Ann"], on: screen)
    expectNil(screen.focused)  // silent (U1)
  }

  @Test(
    "The code's list is its order, whatever is in between", .underPolicyPairs,
    arguments: ["", "France"])
  func split(country: String) async {
    let tally = AppLog()
    let screen = Screen { SplitScreen(country: country, tally: tally) }
    screen.tap("First")
    screen.typeEach("123")
    expect(screen.focused, equals: "Last")
    screen.typeEach("456")
    // Return in Last goes to a later field; Country is earlier.
    expect(screen.focused, equals: "Name")
    expect(screen.text(of: "Country"), equals: country)
    await tally.expect(finishes: [], on: screen)
  }

  @Test("A whole number goes around the field in between", .underPolicyPairs)
  func splitWhole() async {
    let tally = AppLog()
    let screen = Screen { SplitScreen(country: "", tally: tally) }
    screen.paste("123 456", into: "Last")
    expect(screen.text(of: "First"), equals: "123")
    expect(screen.text(of: "Country"), equals: "")
    expect(screen.text(of: "Last"), equals: "456")
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], on: screen)
  }

  @Test("Boxes in a group of another view", .underPolicyPairs)
  func group() async {
    let tally = AppLog()
    let screen = Screen { GroupScreen(isLocked: false, tally: tally) }
    screen.tap("Digit 1")
    screen.type("1")
    expect(screen.focused, equals: "Digit 2")
    screen.type("23")
    screen.expectDigits("123")
    expect(screen.focused, equals: "Name")  // silent (U21)
    await tally.expect(finishes: [], on: screen)
  }

  @Test("A locked box is skipped", .underPolicyPairs)
  func locked() async {
    let tally = AppLog()
    let screen = Screen { GroupScreen(isLocked: true, tally: tally) }
    screen.tap("Digit 1")
    screen.type("1")
    expect(screen.focused, equals: "Digit 3")
    screen.type("3")
    screen.expectDigits("1_3")
    expect(screen.focused, equals: "Name")
    await tally.expect(finishes: [], on: screen)
    // Where letters of a paste go, I can't tell.  // silent (U13)
  }

  @Test("A model's code moves to the name", .underPolicyPairs)
  func model() async {
    let model = CodeModel()
    let screen = Screen { ModelScreen(model: model) }
    screen.tap("Code")
    screen.typeEach("123")
    expect(screen.focused, equals: "Code")
    screen.type("x")
    expect(model.code, equals: "123")
    expect(screen.text(of: "Code"), equals: "123")
    // The model rewrote the text; it isn't an `onChange`.  // silent (U14)
    expect(screen.focused, equals: "Code")
    screen.type("4")
    expect(model.code, equals: "1234")
    expect(screen.focused, equals: "Name")
    await screen.rest()
    expect(model.verified, equals: [])
    expect(screen.focused, equals: "Name")
  }

  @Test("What the model writes moves nothing", .underPolicyPairs)
  func modelWrites() async {
    let model = CodeModel()
    let screen = Screen { ModelScreen(model: model) }
    screen.tap("Code")
    model.code = "1234"
    screen.settle()
    expect(screen.text(of: "Code"), equals: "1234")
    expect(screen.focused, equals: "Code")
    await screen.rest()
    expect(screen.focused, equals: "Code")
  }

  @Test("A model's boxes take a whole code", .underPolicyPairs)
  func modelBoxes() async {
    let model = CodeModel()
    let screen = Screen { ModelBoxesScreen(model: model) }
    screen.paste("12-34", into: "Digit 3")
    expect(model.digits, equals: ["1", "2", "3", "4"])
    screen.expectDigits("1234")
    expect(model.verified, equals: ["1234"])
    await screen.rest()
    expect(model.verified, equals: ["1234"])
  }
}
