import AdapterTesting
import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor struct NextRefusalTests {
  @Test("NextTextFieldHandler with fields that refuse", arguments: rows.chosen)
  func play(row: Row) async throws { try await row.run() }

  private static func refusing(_ names: Set<String>) -> (UITextField) -> Bool {
    { !names.contains($0.accessibilityIdentifier ?? "") }
  }

  private static func select(_ range: Range<Int>, in field: UITextField) {
    let start = field.beginningOfDocument
    guard let from = field.position(from: start, offset: range.lowerBound),
      let to = field.position(from: start, offset: range.upperBound)
    else { return }
    field.selectedTextRange = field.textRange(from: from, to: to)
  }

  private static func selection(in field: UITextField) -> Range<Int>? {
    guard let range = field.selectedTextRange else { return nil }
    let start = field.beginningOfDocument
    return
      field.offset(
        from: start, to: range.start)..<field.offset(from: start, to: range.end)
  }

  /// Checks Return on a screen where all other fields refuse focus. The key
  /// changes to Done. Focus, text and selection don't change.
  private static func checkAllRefuse(_ screen: OurNextScreen) {
    var run = NextRun(screen, [.tap("a"), .type("mail")])
    let field = screen.field("a")
    select(1..<3, in: field)
    run.play(.pressReturn)
    expect(run.sight, equals: "a done")
    expect(field.isEditing)
    expect(field.text, equals: "mail")
    expect(selection(in: field), equals: 1..<3)
    expect(run.user.returnKey != nil)
    run.play(.type("in"))
    expect(field.text, equals: "minl", "typing goes on in the selection")
    expect(run.sight, equals: "a next", "a text has changed")
  }

  @Test(
    "NextTextFieldHandler retains no object when it remembers refusals (R10)")
  func lifetime() {
    weak var gone: OurNextScreen?
    weak var field: UITextField?
    weak var memory: AnyObject?
    let window: UIWindow
    do {
      let screen = OurNextScreen(2)
      screen.accepts = Self.refusing(["b"])
      let run = NextRun(screen, [.tap("a"), .pressReturn])
      (gone, field, window) = (screen, screen.field("a"), run.user.window)
      memory = field?.interactions.first
      expect(memory != nil)
    }
    window.rootViewController = nil
    Device.current.endTurn()
    Device.current = Device()
    expectNil(gone)
    expectNil(field)
    expectNil(memory, "nor itself")
  }

  nonisolated static let rows: [Row] = [
    Row(
      "Return moves to the first field that accepts focus (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(4)
      screen.accepts = refusing(["b", "c"])
      var run = NextRun(screen, [.tap("a")])
      let calls = run.play(.pressReturn)
      expect(run.sight, equals: "d done")
      for name in ["b", "c"] {
        expect(calls.count { $0 == "\(name) shouldBegin" }, equals: 1)
        expect(!calls.contains("\(name) didBegin"))
      }
    },
    Row(
      "The key shows Done after all other fields refuse (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(4)
      screen.accepts = refusing(["b", "c", "d"])
      checkAllRefuse(screen)
    },
    Row(
      "The key shows Done if all other fields are disabled (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(3)
      screen.loadViewIfNeeded()
      screen.fields.dropFirst().forEach { $0.isEnabled = false }
      checkAllRefuse(screen)
    },
    Row(
      "The keyboard closes if the old field resigns before the others refuse",
      .underPolicyPairs(where: { $0.order != .asksNewFirst })
    ) {
      let screen = OurNextScreen(3)
      screen.accepts = { [weak screen] field in
        field === screen?.field("a")
          || field.window?.focused != nil
      }
      let run = NextRun(screen, [.tap("a"), .type("mail"), .pressReturn])
      expect(run.sight, equals: "nobody")
      expect(screen.fields.map(\.text), equals: ["mail", "", ""])
    },
    Row("A focused field that refuses to resign keeps focus (R14)") {
      let screen = OurNextScreen(3)
      screen.lets = { _ in false }
      checkAllRefuse(screen)
    },
    Row(
      "The second press closes the keyboard if the last field refuses (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(2)
      screen.accepts = refusing(["b"])
      let run = NextRun(screen, [.tap("a"), .pressReturn, .pressReturn])
      expect(run.sights, equals: ["a next", "a done", "nobody"])
      expect(run.log.count { $0 == "b shouldBegin" }, equals: 2, "once a press")
    },
    Row(
      "Return asks a field again after a text changes or focus moves (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      for change in [[.type("x")], [.set("b", "")], [.tap("c"), .tap("a")]]
        as [[NextStep]]
      {
        let screen = OurNextScreen(3)
        screen.accepts = refusing(["b"])
        var run = NextRun(
          screen,
          [.tap("a"), .set("b", "x"), .set("b", ""), .set("c", "y")])
        run.play(.pressReturn)
        screen.accepts = { _ in true }
        screen.field("c").text = "z"
        for step in change { run.play(step) }
        run.play(.pressReturn)
        expect(run.sight, equals: "b done", "\(change)")
      }
    },
    Row(
      "Return tries filled fields in order while the key shows Next (R6, R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(3)
      screen.accepts = refusing(["b"])
      let run = NextRun(
        screen,
        [.tap("a"), .set("b", "x"), .set("c", "x"), .pressReturn])
      expect(run.sight, equals: "c done")
    },
    Row(
      "The label changes to Done if all filled fields refuse (R10)",
      .underPolicyPairs(promising: .refusalKeepsFocus)
    ) {
      let screen = OurNextScreen(2)
      screen.accepts = refusing(["b"])
      let run = NextRun(
        screen,
        [.tap("a"), .set("b", "x"), .pressReturn, .pressReturn])
      expect(run.sights, equals: ["a next", "a next", "a done", "nobody"])
    },
  ]
}
