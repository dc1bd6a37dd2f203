import Expectations
import FieldNavigationSwiftUI
import SwiftUI
import SwiftUIDriver
import Testing

private enum Field: CaseIterable { case answer, diet, comment }

/// "Do you eat everything?" The field for the diet appears by the answer.
private struct DinnerScreen: View {
  /// When the answer counts.
  enum Moment { case typing, onSubmit, onFinish }

  let moment: Moment
  let tally: AppLog
  @State private var answer = ""
  @State private var diet = ""
  @State private var comment = "none"
  @State private var asks = false
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      TextField("Answer", text: $answer)
        .field($focus, equals: .answer, text: answer)
        .onSubmit {
          tally.submit(answer)
          if moment == .onSubmit { asks = answer == "no" }
        }
      if asks || moment == .typing && answer == "no" {
        TextField("Diet", text: $diet)
          .field($focus, equals: .diet, text: diet)
      }
      TextField("Comment", text: $comment)
        .field($focus, equals: .comment, text: comment)
    }
    .fieldNavigation($focus, policy: ReturnPolicy(finishKey: .next)) {
      tally.finish("\(answer) \(diet)")
      if moment == .onFinish { asks = answer == "no" }
    }
  }
}

@MainActor @Suite("Outsider: a field appears by the previous answer")
struct OutsiderFieldByAnswerTests {
  @Test("Return after a typed answer goes to the new field", .underPolicyPairs)
  func typing() async {
    let tally = AppLog()
    let screen = Screen { DinnerScreen(moment: .typing, tally: tally) }
    screen.tap("Answer")
    screen.type("no")
    expect(screen.fields, equals: ["Answer", "Diet", "Comment"])
    expect(screen.returnKey, equals: "next")
    screen.pressReturn()
    expect(screen.focused, equals: "Diet")
    await tally.expect(finishes: [], submits: ["no"], on: screen)
    screen.type("vegan")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["no vegan"], submits: ["no"], on: screen)
  }

  @Test("The answer yes has no further question", .underPolicyPairs)
  func yes() async {
    let tally = AppLog()
    let screen = Screen { DinnerScreen(moment: .typing, tally: tally) }
    screen.tap("Answer")
    screen.type("no")
    screen.clear()
    screen.type("yes")
    expect(screen.fields, equals: ["Answer", "Comment"])
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(finishes: ["yes "], submits: ["yes"], on: screen)
    expectNil(screen.focused)
  }

  // The user answers, a question appears below, empty. "Return goes to the next
  // field that is reachable, empty." When the field appears because of this
  // very Return, the documents promise nothing; the user expects to be in it.
  @Test("A field that the answer's onSubmit adds gets focus")
  func onSubmit() async {
    let tally = AppLog()
    let screen = Screen { DinnerScreen(moment: .onSubmit, tally: tally) }
    screen.tap("Answer")
    screen.type("no")
    screen.pressReturn()
    expect(screen.fields, equals: ["Answer", "Diet", "Comment"])
    expect(screen.focused, equals: "Diet")  // silent
    // Whether or not the form counts as finished, it can't be twice.
    expect(tally.finishes.count <= 1)
    await screen.rest()
    expect(tally.finishes.count <= 1)
    expect(tally.submits, equals: ["no"])
    expect(screen.focused, equals: "Diet")  // silent
  }

  // "If the closure adds an empty row at the end, the form moves focus to that
  // row." Here the field is not a row, and a filled field follows.
  @Test("A field that the closure adds gets focus")
  func onFinish() async {
    let tally = AppLog()
    let screen = Screen { DinnerScreen(moment: .onFinish, tally: tally) }
    screen.tap("Answer")
    screen.type("no")
    screen.pressReturn()
    expect(screen.fields, equals: ["Answer", "Diet", "Comment"])
    expect(screen.focused, equals: "Diet")  // silent
    await tally.expect(finishes: ["no "], submits: ["no"], on: screen)
    screen.tap("Diet")
    screen.type("vegan")
    screen.pressReturn()
    expectNil(screen.focused)
    await tally.expect(
      finishes: ["no ", "no vegan"], submits: ["no"], on: screen)
  }
}
