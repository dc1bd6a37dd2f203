import Testing
import UIKit
import UIKitDriver

/// A test that has to fail where the double is wrong.
struct Check: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The policies under which the test passes.
  let policies: Policies
  let run: @MainActor @Sendable () throws -> Void
  /// The line of the list.
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

  static let all = withDelegates + withoutDelegates

  static let withDelegates = [
    Check(AdvancingArticleTests.init) { $0.walk() },
    Check(AdvancingEndTests.init) { $0.reader() },
    Check(AdvancingMoveTests.init) { $0.product() },
    Check(AdvancingOrderTests.init) { $0.gaps() },
    Check(AdvancingNonAdopterTests.init) { $0.ownDelegate() },
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
    Check(NavigatorGroupTests.init) { $0.group() },
    Check(NavigatorWalkTests.init) { $0.tap() },
    Check(NavigatorKeyCommandTests.init) { $0.textView() },
    Check(NavigatorTabTests.init) { $0.walk() },
    Check(NavigatorLabelTests.init) { $0.quiet() },
    Check(NavigatorLifetimeTests.init) { $0.stops() },
    Check(NavigatorExplicitOrderTests.init) { $0.explicit() },
    Check(NavigatorMisuseTests.init) { $0.segue() },
    Check(NavigatorMoveTests.init) { $0.swap() },
    Check(NavigatorReturnTests.init) { $0.refusalOfOne() },
    Check(NavigatorReadingOrderTests.init) { $0.rows() },
    Check(NavigatorPairTests.init) { $0.sharing() },
    Check(NavigatorReachableTests.init) { $0.tree() },
    Check(NavigatorRandomTests.init) { $0.random(part: 0) },
    Check(NavigatorRecipeTests.init) { $0.advancing() },
    Check(NavigatorRefusalTests.init) { $0.lastRefuses() },
    Check(NavigatorResponderTests.init) { $0.added() },
    Check(NavigatorFieldKindTests.init) { $0.breaks() },
    Check(NavigatorReturnTests.init) { $0.walk() },
    Check(NavigatorOwnLabelTests.init) { $0.ownLabel(.next) },
    Check(NavigatorSameTurnTests.init) { $0.obstacles() },
    Check(NavigatorPairTests.init) { $0.own() },
    Check(NavigatorSheetTests.init) { $0.sheet() },
    Check(NavigatorWalkTests.init) { $0.returns() },
    Check(NextArticleSweepTests.init) { $0.everySubset() },
    Check(NextArticleTests.init) { $0.walk() },
    Check(NextByCodeTests.init) { $0.button() },
    Check(NextMoveTests.init) { $0.product() },
    Check(NextLabelTests.init) { $0.ownLabel() },
    Check(NextListTests.init) { $0.filtered() },
    Check(NextAdoptionTests.init) { $0.stack() },
    Check(NextRefusalTests.init) { $0.next() },
    Check(NextInterventionTests.init) { $0.picker() },
    Check(TabArticleTests.init) { $0.articleCures() },
    Check(TabArticleTests.init) { $0.oursCures() },
    Check(TabBefore15Tests.init) { $0.calls() },
    Check(TabCommandTests.init) { $0.walk() },
    Check(TabDelegateTests.init) { $0.anyForm(count: 4) },
    Check(TabRefusalTests.init) { $0.next() },
    Check(TabResponderTests.init) { $0.listedText() },
    Check(TabReturnTests.init) { $0.returnWraps() },
  ]

  /// No screen of these tests has a delegate that could be called twice.
  private static let withoutDelegates = [
    Check(KeyboardArticleTests.init) { $0.plain() },
    Check(KeyboardGeometryTests.init) { $0.sizes() },
    Check(KeyboardScrollTests.init) { $0.scrolling() },
    Check(KeyboardControllerTests.init) { $0.product() },
    Check(KeyboardControllerTests.init) { $0.activeField() },
    Check(KeyboardRandomTests.init) { $0.random(seed: 1) },
    Check(NavigatorGridTests.init) { $0.items() },
    Check(NavigatorRowTests.init) { $0.returns() },
    Check(NavigatorScenarioTests.init) { try $0.play(file: "sign-up.json") },
    Check(SignUpExampleTests.init) { try $0.walk() },
    Check(TabLifetimeTests.init) { $0.deactivate() },
  ]
}
