import AdapterTesting
import Testing
import UIKit
import UIKitDriver

/// A test that must fail when the double behaves wrongly.
struct Check: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The policies under which the test passes.
  let policies: Policies
  let run: @MainActor @Sendable () throws -> Void
  /// The source line that adds this test to the list. Failures of the test are
  /// reported at that line.
  let sourceLocation: SourceLocation

  init<Suite>(
    _ suite: @escaping @MainActor @Sendable () -> Suite,
    under change: (inout Policies) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation,
    _ test: @escaping @MainActor @Sendable (Suite) throws -> Void
  ) {
    testDescription = "\(Suite.self)"
    policies = Policies(change)
    run = { try test(suite()) }
    self.sourceLocation = sourceLocation
  }

  init(
    row sentence: String, of rows: [Row],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    testDescription = sentence
    policies = Policies()
    run = {
      guard let row = rows.named(sentence) else {
        Issue.record("There is no such row.", sourceLocation: sourceLocation)
        return
      }
      try row.runOnce()
    }
    self.sourceLocation = sourceLocation
  }

  static let all = withDelegates + withoutDelegates

  static let withDelegates = [
    Check(AdvancingArticleTests.init) { $0.walk() },
    Check(AdvancingEndTests.init) { $0.reader() },
    Check(AdvancingMoveTests.init) { $0.product() },
    Check(AdvancingNonAdopterTests.init) { $0.ownDelegate() },
    Check(AdvancingOrderTests.init) { $0.gaps() },
    Check(DoubleFocusTests.init, under: { $0.fieldChange = .none }) {
      $0.order()
    },
    Check(
      DoubleKeyTests.init,
      under: {
        $0.hasFocusSystem = true
        $0.fieldChange = .none
      }
    ) { $0.commands() },
    Check(DoubleKeyboardTests.init) { $0.fieldChange() },
    Check(NavigatorBarTests.init) { $0.walk() },
    Check(NavigatorChangeTests.init) { $0.coming() },
    Check(NavigatorDelegateTests.init) { $0.once() },
    Check(NavigatorDirectionTests.init) { $0.arabic() },
    Check(NavigatorExplicitOrderTests.init) { $0.explicit() },
    Check(NavigatorFieldKindTests.init) { $0.breaks() },
    Check(NavigatorGroupTests.init) { $0.group() },
    Check(NavigatorKeyCommandTests.init) { $0.textView() },
    Check(NavigatorLabelTests.init) { $0.quiet() },
    Check(NavigatorLifetimeTests.init) { $0.stops() },
    Check(NavigatorMisuseTests.init) { $0.segue() },
    Check(NavigatorMoveTests.init) { $0.swap() },
    Check(NavigatorOwnLabelTests.init) { $0.ownLabel(.next) },
    Check(NavigatorPairTests.init) { $0.sharing() },
    Check(NavigatorPairTests.init) { $0.own() },
    Check(NavigatorReachableTests.init) { $0.tree() },
    Check(NavigatorReadingOrderTests.init) { $0.rows() },
    Check(NavigatorRecipeTests.init) { $0.advancing() },
    Check(NavigatorRefusalTests.init) { $0.lastRefuses() },
    Check(NavigatorResponderTests.init) { $0.added() },
    Check(NavigatorReturnTests.init) { $0.refusalOfOne() },
    Check(NavigatorReturnTests.init) { $0.walk() },
    Check(NavigatorSameTurnTests.init) { $0.obstacles() },
    Check(NavigatorSheetTests.init) { $0.sheet() },
    Check(NavigatorTabTests.init) { $0.walk() },
    Check(NavigatorWalkTests.init) { $0.tap() },
    Check(NavigatorWalkTests.init) { $0.returns() },
    Check(NavigatorWorldTests.init) { _ = (0..<10).allSatisfy($0.check) },
    Check(
      row:
        "Return visits a stack view's fields and then closes the keyboard",
      of: NextAdoptionTests.rows),
    Check(NextArticleSweepTests.init) { _ in
      NextArticleSweepTests.checkWalk(2, filled: [], from: 0)
    },
    Check(
      row:
        "`NextTextFieldHandler` skips filled fields, as in the article",
      of: NextArticleTests.rows),
    Check(
      row:
        "A button that calls the handler moves focus as Return does",
      of: NextByCodeTests.rows),
    Check(
      row:
        "Return asks no other field if a target presents a picker (R10)",
      of: NextInterventionTests.rows),
    Check(
      row:
        "`NextTextFieldHandler` keeps a label that the app set (R6)",
      of: NextLabelTests.rows),
    Check(
      row:
        "Return skips hidden and disabled fields with `reachable` (R1)",
      of: NextListTests.rows),
    Check(
      row:
        "Return moves to the next empty field under all policies",
      of: NextMoveTests.rows),
    Check(
      row:
        "Return moves to the first field that accepts focus (R10)",
      of: NextRefusalTests.rows),
    Check(TabArticleTests.init) { $0.articleCures() },
    Check(TabArticleTests.init) { $0.oursCures() },
    Check(TabBefore15Tests.init) { $0.calls() },
    Check(TabCommandTests.init) { $0.walk() },
    Check(TabDelegateTests.init) { $0.anyForm(count: 4) },
    Check(TabRefusalTests.init) { $0.next() },
    Check(TabResponderTests.init) { $0.listedText() },
    Check(TabReturnTests.init) { $0.returnWraps() },
  ]

  /// These tests pass even if the double calls delegates twice.
  private static let withoutDelegates = [
    Check(KeyboardArticleTests.init) { $0.plain() },
    Check(KeyboardControllerTests.init) { $0.product() },
    Check(KeyboardControllerTests.init) { $0.activeField() },
    Check(KeyboardGeometryTests.init) { $0.sizes() },
    Check(KeyboardRandomTests.init) { $0.random(seed: 1) },
    Check(KeyboardScrollTests.init) { $0.scrolling() },
    Check(NavigatorGridTests.init) { $0.items() },
    Check(NavigatorRowTests.init) { $0.returns() },
    Check(NavigatorScenarioTests.init) { try $0.play(file: "sign-up.json") },
    Check(SignUpExampleTests.init) { try $0.walk() },
    Check(TabLifetimeTests.init) { $0.deactivate() },
  ]
}
