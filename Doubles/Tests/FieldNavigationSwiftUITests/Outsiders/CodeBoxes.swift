import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// Four boxes for a code. The app moves focus in `onChange`, and spreads a
/// pasted code.
private struct CodeScreen: View {
  let tally: AppLog
  @State private var digits = ["", "", "", ""]
  @State private var form = FieldNavigationProxy<Int>()
  @FocusState private var focus: Int?

  var body: some View {
    HStack {
      ForEach(0..<4) { box in
        TextField("Digit \(box + 1)", text: $digits[box])
          .keyboardType(.numberPad)
          .textContentType(.oneTimeCode)
          .field($focus, equals: box, text: digits[box])
          .onChange(of: digits[box]) { _, new in changed(box, new) }
      }
    }
    .fieldNavigation($focus, proxy: form) {
      tally.finish(digits.joined())
    }
  }

  private func changed(_ box: Int, _ new: String) {
    if new.count > 1 {
      for (place, digit) in zip(box..., new) where place < 4 {
        digits[place] = String(digit)
      }
      focus = min(box + new.count, 3)
    } else if new.count == 1 {
      if box < 3 {
        focus = box + 1
      } else {
        form.pressReturn(in: 3)
      }
    }
  }
}

/// One field for the whole code, as in the article.
private struct OneFieldCodeScreen: View {
  enum Entry: CaseIterable { case code, device }

  let tally: AppLog
  @State private var code = ""
  @State private var device = ""
  @State private var form = FieldNavigationProxy<Entry>()
  @FocusState private var focus: Entry?

  var body: some View {
    Form {
      TextField("Code", text: $code)
        .keyboardType(.numberPad)
        .field($focus, equals: .code, text: code)
      TextField("Device", text: $device)
        .field($focus, equals: .device, text: device)
    }
    .fieldNavigation($focus, proxy: form) { tally.finish(code) }
    .onChange(of: code.count == 6) { _, isFull in
      if isFull { form.pressReturn(in: .code) }
    }
  }
}

@MainActor @Suite("Outsider: code boxes moved by onChange")
struct OutsiderCodeBoxesTests {
  @Test("Typing four digits visits four boxes and finishes once")
  func typed() async {
    let tally = AppLog()
    let screen = Screen { CodeScreen(tally: tally) }
    screen.tap("Digit 1")
    expect(screen.returnKey, equals: "next")
    for digit in 1...4 {
      expect(screen.focused, equals: "Digit \(digit)")
      screen.type("\(digit)")
    }
    expectNil(screen.focused)
    await tally.expect(finishes: ["1234"], on: screen)
    expectNil(screen.focused)
  }

  // The screen relies on the order in which `onChange` runs for its boxes.
  @Test(
    "A pasted code fills all boxes and finishes once",
    .underPolicyPairs { $0.bodyOrder == .source })
  func pasted() async {
    let tally = AppLog()
    let screen = Screen { CodeScreen(tally: tally) }
    screen.tap("Digit 1")
    screen.type("1234")
    for digit in 1...4 {
      expect(screen.text(of: "Digit \(digit)"), equals: "\(digit)")
    }
    // pressReturn(in: 3) comes while another box has focus.  // silent
    await tally.expect(finishes: ["1234"], on: screen)
    expect(tally.finishes.count <= 1)
  }

  @Test("A Return beside the app's own move doesn't skip a box")
  func returned() async {
    let tally = AppLog()
    let screen = Screen { CodeScreen(tally: tally) }
    screen.tap("Digit 1")
    screen.type("1")
    expect(screen.focused, equals: "Digit 2")
    screen.pressReturn(hardware: true)
    expect(screen.focused, equals: "Digit 3")
    screen.type("3")
    expect(screen.focused, equals: "Digit 4")
    screen.type("4")
    // Digit 2 is empty, but earlier. "Return finishes the form if no later
    // field is empty."
    await tally.expect(finishes: ["134"], on: screen)
    expectNil(screen.focused)
  }

  @Test("A code typed in one field moves on to the device", .underPolicyPairs)
  func oneField() async {
    let tally = AppLog()
    let screen = Screen { OneFieldCodeScreen(tally: tally) }
    screen.tap("Code")
    for digit in 1...5 {
      screen.type("\(digit)")
      expect(screen.focused, equals: "Code")
    }
    screen.type("6")
    expect(screen.focused, equals: "Device")
    expect(screen.returnKey, equals: "done")
    await tally.expect(finishes: [], on: screen)
    screen.type("phone")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["123456"], on: screen)
  }

  @Test("A code typed last finishes by itself, once", .underPolicyPairs)
  func oneFieldLast() async {
    let tally = AppLog()
    let screen = Screen { OneFieldCodeScreen(tally: tally) }
    screen.fill("Device", "phone")
    screen.tap("Code")
    expect(screen.returnKey, equals: "done")
    screen.type("123456")
    expectNil(screen.focused)
    await tally.expect(finishes: ["123456"], on: screen)
    expectNil(screen.focused)
  }
}
