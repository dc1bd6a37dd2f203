import AdapterTesting
import Combine
import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

/// What SwiftUI adds to the rule: bindings, updates and the app's `onChange`.
@MainActor @Suite("Codes on SwiftUI (R15)") struct CodeTests {
  private func start(
    _ app: CodeApp, _ lengths: [Int], finishesWhenFull: Bool = false,
    hasOther: Bool = false, typing: Typing = .showsValue
  ) -> Screen {
    let screen = Screen(typing: typing) {
      CodeRowScreen(
        app: app, lengths: lengths, finishesWhenFull: finishesWhenFull,
        hasOther: hasOther)
    }
    screen.tap("0")
    return screen
  }

  @Test("Focus moves after SwiftUI's update, not during a fill (R15)")
  func movesAfterTheUpdate() {
    let app = CodeApp()
    let screen = start(app, [1, 1])
    screen.turn {
      screen.type("1")
      expect(app.texts, equals: ["1", ""])
      expect(screen.focused, equals: "0")
    }
    expect(screen.focused, equals: "1")
  }

  @Test("Text that the app sets moves nothing (R15)", .underPolicyPairs)
  func appSets() {
    let app = CodeApp()
    let screen = start(app, [2, 2], finishesWhenFull: true)
    app.set(0, "12")
    app.set(1, "3456")
    screen.settle()
    expect(app.texts, equals: ["12", "3456"])
    expect(screen.focused, equals: "0")
    expect(app.finishes, equals: 0)
  }

  @Test(
    "If the app rewrites the text in onChange, nothing follows (R15)",
    .underPolicyPairs)
  func appRewrites() {
    let app = CodeApp()
    app.onChange = { if $0.texts[0] == "1" { $0.set(0, "") } }
    let screen = start(app, [1, 1])
    screen.type("1")
    expect(app.texts, equals: ["", ""])
    expect(screen.focused, equals: "0")
    screen.type("2")
    expect(app.texts, equals: ["2", ""])
    expect(screen.focused, equals: "1")
  }

  @Test("A text that the app has rewritten once stays (R15)")
  func appRewritesOnce() {
    let app = CodeApp()
    var hasRewritten = false
    app.onChange = { app in
      if !hasRewritten { app.set(0, "7") }
      hasRewritten = true
    }
    let screen = start(app, [1, 1])
    screen.type("1")
    expect(app.texts, equals: ["7", ""])
    expect(screen.focused, equals: "0")
  }

  @Test("After the app has rewritten a text, the next letter is new (R15)")
  func appRewritesBetweenLetters() {
    let app = CodeApp()
    let screen = start(app, [1, 1, 1])
    screen.turn {
      screen.type("1")
      app.set(0, "")
      screen.type("2")
    }
    expect(app.texts, equals: ["2", "", ""])
    expect(screen.focused, equals: "1")
  }

  @Test(
    "A letter that arrives while focus is about to move goes there (R15)",
    .underPolicyPairs)
  func letterOnTheWay() {
    let app = CodeApp()
    let screen = start(app, [1, 1, 1])
    screen.type("1")
    screen.tap("0")
    screen.turn {
      app.form.focusNext()
      screen.autotype("0", "2")
    }
    expect(app.texts, equals: ["1", "2", ""])
    expect(screen.focused, equals: "2")
  }

  @Test(
    "If the app rewrites a text that the form has written, focus stays (R15)",
    .underPolicyPairs)
  func appRewritesLater() {
    let app = CodeApp()
    app.onChange = { if $0.texts[1] == "2" { $0.set(1, "") } }
    let screen = start(app, [1, 1, 1])
    screen.type("123")
    expect(app.texts, equals: ["1", "", "3"])
    expect(screen.focused, equals: "0")
  }

  @Test(
    "An app that cuts a box to its first letter doesn't lose a fill (R15)",
    .underPolicyPairs)
  func appCuts() {
    let app = CodeApp()
    app.onChange = { app in
      for (box, text) in app.texts.enumerated() where text.count > 1 {
        app.set(box, String(text.prefix(1)))
      }
    }
    let screen = start(app, [1, 1, 1])
    screen.type("123")
    expect(app.texts, equals: ["1", "2", "3"])
    expect(screen.focused, equals: "2")
  }

  @Test(
    "If the app moves focus in onChange, the form doesn't, and letters still go on (R15)",
    .underPolicyPairs, arguments: [false, true])
  func appMoves(throughProxy: Bool) {
    let app = CodeApp()
    app.onChange = {
      if throughProxy { $0.form.focus(2) } else { $0.focus = 2 }
    }
    let screen = start(app, [1, 1, 1])
    screen.type("1")
    expect(screen.focused, equals: "2")
    expect(app.texts, equals: ["1", "", ""])

    let other = CodeApp()
    other.onChange = { $0.focus = 0 }
    let pasted = start(other, [1, 1, 1])
    pasted.tap("1")
    pasted.type("123")
    expect(other.texts, equals: ["1", "2", "3"])
    expect(pasted.focused, equals: "0")
  }

  @Test(
    "If the app closes the keyboard in onChange, it stays closed (R15)",
    .underPolicyPairs, arguments: [false, true])
  func appCloses(finishesWhenFull: Bool) {
    let app = CodeApp()
    app.onChange = { $0.focus = nil }
    let screen = start(app, [1, 1], finishesWhenFull: finishesWhenFull)
    screen.type("12")
    expect(app.texts, equals: ["1", "2"])
    expectNil(screen.focused)
    expect(app.finishes, equals: finishesWhenFull ? 1 : 0)
  }

  @Test(
    "If the app moves focus out of a code, the code doesn't end (R14, R15)",
    .underPolicyPairs)
  func appLeaves() {
    let app = CodeApp()
    app.onChange = { $0.focus = CodeRowScreen.other }
    let screen = start(app, [1, 1], finishesWhenFull: true, hasOther: true)
    screen.tap("other")
    screen.type("x")
    screen.tap("0")
    screen.type("12")
    expect(app.texts, equals: ["1", "2"])
    expect(screen.focused, equals: "other")
    expect(app.finishes, equals: 0)
  }

  @Test(
    "An app may format the text: its hyphens and spaces aren't letters (R15)",
    .underPolicyPairs, arguments: ["-", " "])
  func formats(separator: String) {
    let app = CodeApp()
    app.onChange = { app in
      let letters = app.texts[0].filter { "0"..."9" ~= $0 }
      let shown = letters.prefix(3) + separator + letters.dropFirst(3)
      app.set(0, letters.count > 3 ? String(shown) : letters)
    }
    for fill in ["123456", "123-456", "1-2-3-4-5-6-7"] {
      let screen = start(app, [6], finishesWhenFull: true)
      screen.type(fill)
      expect(app.texts, equals: ["123\(separator)456"])
      expectNil(screen.focused, "\(fill)")
    }
    expect(app.finishes, equals: 3)
    let screen = start(app, [6], hasOther: true)
    for letter in "123456" {
      expect(screen.focused, equals: "0")
      screen.type("\(letter)")
    }
    expect(app.texts, equals: ["123\(separator)456"])
    expect(screen.focused, equals: "other")
    screen.tap("0")
    screen.type(separator)
    expect(app.texts, equals: ["123\(separator)456"])
    expect(screen.focused, equals: "0")
    screen.pressDelete()
    expect(app.texts, equals: ["123\(separator)45"])
  }

  @Test("Letters that arrive before focus has moved go on (R15)")
  func fastLetters() {
    for lengths in [[1, 1, 1, 1], [2, 2]] {
      let app = CodeApp()
      let screen = start(app, lengths)
      screen.type("9")
      screen.tap("0")
      // The user types over a full code.
      screen.turn { for letter in "1234" { screen.type("\(letter)") } }
      expect(app.texts.joined().prefix(1), equals: lengths[0] == 1 ? "1" : "9")
      expect(screen.focused, equals: "\(lengths.count - 1)")
    }
  }

  @Test("Letters typed over full boxes in one turn replace one each (R15)")
  func fastOver() {
    let app = CodeApp()
    let screen = start(app, [1, 1, 1])
    screen.type("789")
    screen.tap("0")
    screen.turn {
      screen.type("1")
      screen.type("2")
    }
    expect(app.texts, equals: ["1", "2", "9"])
    expect(screen.focused, equals: "2")
  }

  @Test("A letter that is deleted in the same turn moves nothing (R15)")
  func deletesAtOnce() {
    let app = CodeApp()
    let screen = start(app, [1, 1])
    screen.turn {
      screen.type("1")
      screen.pressDelete()
    }
    expect(app.texts, equals: ["", ""])
    expect(screen.focused, equals: "0")
  }

  @Test("A text that isn't a letter of the code never stays on the screen")
  func separator() {
    for typing in Typing.allCases {
      let app = CodeApp()
      let screen = start(app, [2, 2], typing: typing)
      screen.type("1")
      screen.type("-")
      expect(app.texts, equals: ["1", ""])
      expect(screen.shownText(of: "0"), equals: "1")
      expect(screen.focused, equals: "0")
    }
  }

  @Test("A text that SwiftUI writes again when focus leaves isn't input (R15)")
  func writesAgain() {
    let app = CodeApp()
    let screen = start(app, [1, 1, 1], typing: .writesAgain)
    screen.type("1")
    screen.type("2")
    screen.tap("0")
    screen.tap("1")
    screen.tap("0")
    expect(screen.focused, equals: "0")
    screen.autofill("0", "1")
    expect(screen.focused, equals: "0")
    expect(app.texts, equals: ["1", "2", ""])
  }

  @Test("Return in the turn of the last letter finishes once (R14, R15)")
  func returnAtOnce() {
    for finishesWhenFull in [false, true] {
      let app = CodeApp()
      let screen = start(app, [2], finishesWhenFull: finishesWhenFull)
      screen.turn {
        screen.type("12")
        screen.pressReturn()
      }
      expect(app.finishes, equals: 1)
      expectNil(screen.focused)
    }
  }

  @Test("A Return of the user in the turn of a letter is the move (R14)")
  func returnMoves() {
    let app = CodeApp()
    let screen = start(app, [1, 1, 1])
    screen.turn {
      screen.type("1")
      screen.pressReturn()
    }
    expect(screen.focused, equals: "1")
  }

  @Test("A tap in the turn of a letter is the move (R15)", .underPolicyPairs)
  func tapMoves() {
    let app = CodeApp()
    let screen = start(app, [1, 1, 1])
    screen.turn {
      screen.type("1")
      screen.tap("2")
    }
    expect(screen.focused, equals: "2")
  }

  @Test(
    "The form finishes once, and again after all fields were empty (R15)",
    .underPolicyPairs)
  func finishesOnce() {
    let app = CodeApp()
    let screen = start(app, [4], finishesWhenFull: true)
    screen.type("1234")
    expect(app.finishes, equals: 1)
    screen.tap("0")
    screen.pressDelete()
    screen.type("5")
    expect(app.texts, equals: ["1235"])
    expect(app.finishes, equals: 1)
    expect(screen.focused, equals: "0")
    screen.clear()
    screen.type("6789")
    expect(app.finishes, equals: 2)
  }

  @Test("A code whose options change finishes once all the same (R15)")
  func optionsChange() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(
        app: app, lengths: [1, 1], finishesWhenFull: true, restsWhenFull: true)
    }
    screen.tap("0")
    screen.type("12")
    expect(app.finishes, equals: 1)
    screen.tap("1")
    screen.pressDelete()
    screen.type("3")
    expect(app.texts, equals: ["1", "3"])
    expect(app.finishes, equals: 1)
  }

  @Test("A code that fills in the middle ends as from its last box (R15)")
  func endsInTheMiddle() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(
        app: app, lengths: [1, 1, 1], finishesWhenFull: true,
        policy: ReturnPolicy(destination: .next))
    }
    screen.tap("0")
    app.set(1, "2")
    app.set(2, "3")
    screen.settle()
    screen.type("1")
    expect(app.finishes, equals: 1)
    expectNil(screen.focused)
  }

  @Test(
    "In a group a code moves, and goes on in the group (R12, R15)",
    .underPolicyPairs)
  func group() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(app: app, lengths: [1, 1], hasOther: true, isGroup: true)
    }
    screen.tap("0")
    screen.type("1")
    expect(screen.focused, equals: "1")
    screen.type("2")
    expect(screen.focused, equals: "1")
  }

  @Test("The list is the order, not the place of the boxes (R15)")
  func listIsOrder() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(app: app, lengths: [1, 1, 1], list: [2, 1, 0])
        .environment(\.layoutDirection, .rightToLeft)
    }
    screen.tap("2")
    screen.type("1")
    expect(screen.focused, equals: "1")
    screen.type("456")
    expect(app.texts, equals: ["6", "5", "4"])
    expect(screen.focused, equals: "0")
  }

  @Test("Focus passes a box that the app disables in onChange (R1, R15)")
  func disables() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(
        app: app, lengths: [1, 1, 1], disabled: { $0[0] == "1" ? [1] : [] })
    }
    screen.tap("0")
    screen.type("1")
    expect(screen.focused, equals: "2")
    expect(app.texts, equals: ["1", "", ""])
  }

  @Test("Boxes that the app adds take letters (R11, R15)", .underPolicyPairs)
  func grows() {
    let app = CodeApp()
    let screen = start(app, [1, 1])
    app.change { $0 = [1, 1, 1] }
    screen.settle()
    screen.type("123")
    expect(app.texts, equals: ["1", "2", "3"])
    expect(screen.focused, equals: "2")
    app.change { $0 = [3] }
    screen.settle()
    screen.tap("0")
    screen.clear()
    screen.type("12345")
    expect(app.texts.first, equals: "123")
  }

  @Test("A field after the code that refuses focus finishes nothing (R10, R15)")
  func refusal() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(
        app: app, lengths: [1, 1], hasOther: true, refusesOther: true)
    }
    screen.tap("0")
    screen.type("12")
    expect(screen.focused, equals: "1")
    expect(app.finishes, equals: 0)
  }

  @Test("A full code goes to no mistake, and finishes nothing (R15, R16)")
  func mistakes() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(app: app, lengths: [1, 1], invalid: [0])
    }
    screen.tap("0")
    screen.type("12")
    expect(screen.focused, equals: "1")
    expect(app.finishes, equals: 0)
  }

  @Test("A code that finishes goes to a mistake, as Return does (R15, R16)")
  func finishesWithMistake() {
    let app = CodeApp()
    let screen = Screen {
      CodeRowScreen(
        app: app, lengths: [1, 1], finishesWhenFull: true, invalid: [0])
    }
    screen.tap("0")
    screen.type("12")
    expect(screen.focused, equals: "0")
    expect(app.finishes, equals: 0)
  }

  @Test("Other fields with input(_:of:) are plain text fields (R15)")
  func otherFields() {
    let app = CodeApp()
    let screen = start(app, [1], hasOther: true)
    screen.tap("other")
    screen.type("a b-c")
    expect(screen.text(of: "other"), equals: "a b-c")
    expect(screen.focused, equals: "other")
  }
}

@MainActor @Suite("Codes on SwiftUI: mistakes, costs and lives (R15)")
struct CodeUseTests {
  @Test("Lengths that don't fit the fields are named once, and move nothing")
  func wrongLengths() {
    for lengths in [[1], [1, 0], [1, 1, 1]] {
      let app = CodeApp()
      expectWarning("A code has 2 fields and the lengths \(lengths)") {
        let screen = Screen {
          CodeRowScreen(app: app, lengths: [1, 1], declared: lengths)
        }
        screen.tap("0")
        screen.type("12")
        expect(app.texts, equals: ["12", ""])
        expect(screen.focused, equals: "0")
      }
    }
  }

  private struct Unheard: View {
    var hasProxy = true
    var hasInput = true
    @State private var code = ""
    @State private var name = ""
    @State private var form = FieldNavigationProxy<String>()
    @FocusState private var focus: String?

    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .field($focus, equals: "name", text: name)
        TextField(
          "Code", text: hasInput ? form.input($code, of: "code") : $code
        )
        .field($focus, equals: "code", text: code)
      }
      .fieldNavigation(
        $focus, codes: [FieldCode("code", length: 4)],
        proxy: hasProxy ? form : nil)
    }
  }

  @Test(
    "A field of a code whose input the form can't hear is named at its focus")
  func unheard() {
    for (hasProxy, hasInput) in [(true, false), (false, true), (false, false)] {
      expectWarning("Field 'code' belongs to a code") {
        let screen = Screen {
          Unheard(hasProxy: hasProxy, hasInput: hasInput)
        }
        expect(warnings { screen.tap("Name") }, equals: [])
        screen.tap("Code")
        screen.type("12345")
        expect(screen.text(of: "Code"), equals: "12345")
      }
    }
    let screen = Screen { Unheard() }
    screen.tap("Code")
    screen.type("12345")
    expect(screen.text(of: "Code"), equals: "1234")
  }

  @Test("A letter in a code evaluates what a letter does, and one view more")
  func cost() {
    let app = CodeApp()
    let screen = Screen { CodeRowScreen(app: app, lengths: [6]) }
    screen.tap("0")
    screen.type("1")
    screen.resetCounts()
    screen.type("2")
    expect(
      screen.evaluations,
      equals: [
        "CodeRowScreen": 1, "FormModifier": 1, "FocusObserver": 1,
      ])
    // SwiftUI may write a text again.
    screen.resetCounts()
    screen.autofill("0", "12")
    expectNil(screen.evaluations["FocusObserver"])
  }

  @MainActor private final class Account: ObservableObject {
    @Published var code = ""
    let form = FieldNavigationProxy<Int>()
  }

  private struct Owned: View {
    @ObservedObject var account: Account
    @FocusState private var focus: Int?

    var body: some View {
      TextField("Code", text: account.form.input($account.code, of: 0))
        .field($focus, equals: 0, text: account.code)
        .fieldNavigation(
          $focus, codes: [FieldCode(0, length: 4)], proxy: account.form)
    }
  }

  @Test("A form that is gone keeps no model that owns the proxy")
  func releases() {
    weak var kept: Account?
    do {
      let account = Account()
      kept = account
      let screen = Screen { Owned(account: account) }
      screen.tap("Code")
      screen.type("12345")
      expect(account.code, equals: "1234")
    }
    expectNil(kept)
  }

  /// Two forms in turn, with one proxy and one text.
  private struct Steps: View {
    @State private var code = ""
    @State private var isSecond = false
    @State private var form = FieldNavigationProxy<Int>()
    @FocusState private var focus: Int?

    var body: some View {
      VStack {
        if isSecond {
          VStack { field("Second") }
            .fieldNavigation($focus, codes: codes, proxy: form)
            .transition(.slide)
        } else {
          VStack { field("First") }
            .fieldNavigation($focus, codes: codes, proxy: form)
        }
        Button("Switch") { isSecond.toggle() }
      }
    }

    private var codes: [FieldCode<Int>] { [FieldCode(0, length: 2)] }

    private func field(_ title: String) -> some View {
      TextField(title, text: form.input($code, of: 0))
        .field($focus, equals: 0, text: code)
    }
  }

  @Test("A form that replaces another one hears its code", .underPolicyPairs)
  func replaced() {
    let screen = Screen { Steps() }
    for title in ["First", "Second", "First"] {
      screen.tap(title)
      screen.clear()
      screen.type("123")
      expect(screen.text(of: title), equals: "12", "\(title)")
      screen.tap("Switch")
    }
  }

  private struct Pushed: View {
    @State private var code = ""
    @State private var form = FieldNavigationProxy<Int>()
    @FocusState private var focus: Int?

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Code", text: form.input($code, of: 0))
            .field($focus, equals: 0, text: code)
          NavigationLink("Help") { Text("Text") }
        }
        .fieldNavigation($focus, codes: [FieldCode(0, length: 2)], proxy: form)
      }
    }
  }

  @Test("After another page the form still hears its code", .underPolicyPairs)
  func pushed() {
    let screen = Screen { Pushed() }
    screen.tap("Help")
    screen.pop()
    screen.tap("Code")
    screen.type("123")
    expect(screen.text(of: "Code"), equals: "12")
  }
}
