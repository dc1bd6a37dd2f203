import Expectations
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite(
  "NextTextFieldHandler compared with its original article"
)
struct NextArticleSweepTests {
  private static func name(_ place: Int) -> String {
    String(Array("abcde")[place])
  }

  private static func names(_ count: Int, in subset: Int) -> Set<String> {
    Set((0..<count).filter { subset & 1 << $0 != 0 }.map(name))
  }

  /// Compares the calls of `NextTextFieldHandler` with the calls of the
  /// article's code. The user presses Return from the given field to the end of
  /// the form.
  static func checkWalk(
    _ count: Int, filled: Set<String>, from start: Int
  ) {
    let steps =
      [.tap(name(start))]
      + [NextStep](
        repeating: .pressReturn, count: count)
    let article = NextRun(ArticleNextScreen(count, filled: filled), steps)
    let ours = NextRun(OurNextScreen(count, filled: filled), steps)
    expect(article.sights, equals: ours.sights, "\(filled) \(start)")
    expect(article.log, equals: ours.log, "\(filled) \(start)")
    expect(ours.sight, equals: "nobody", "the form ends")
  }

  /// Compares `NextTextFieldHandler` with the article's code. The app changes
  /// texts after the label is set.
  ///
  /// - Returns: whether the article's label was wrong. A wrong label shows Next
  ///   before Return closes the keyboard.
  private static func checkChange(
    _ count: Int, from start: Int,
    before: Set<String>, after: Set<String>
  ) -> Bool {
    let texts = (0..<count).map { place in
      NextStep.set(name(place), after.contains(name(place)) ? "x" : "")
    }
    let steps = [.tap(name(start))] + texts + [.pressReturn]
    let article = NextRun(ArticleNextScreen(count, filled: before), steps)
    let ours = NextRun(OurNextScreen(count, filled: before), steps)
    let isStale =
      article.sights.first?.hasSuffix("next") == true
      && article.sight == "nobody"
    if isStale {
      expect(ours.sight, equals: "\(name(start + 1)) done", "R6")
    } else {
      expect(article.sights, equals: ours.sights, "\(before) \(after)")
      expect(article.log, equals: ours.log, "\(before) \(after)")
    }
    return isStale
  }

  @Test(
    "`NextTextFieldHandler` makes the same calls as the article's code",
    .underPolicyPairs)
  func everySubset() {
    for count in 1...5 {
      for subset in 0..<(1 << count) {
        let filled = Self.names(count, in: subset)
        for start in 0..<count {
          Self.checkWalk(count, filled: filled, from: start)
        }
      }
    }
  }

  @Test(
    "`NextTextFieldHandler` differs only if the article's label is wrong (R6)",
    .underPolicyPairs)
  func everyChange() {
    var stale = 0
    for count in 1...3 {
      for subsets in 0..<(1 << (2 * count)) {
        let before = Self.names(count, in: subsets)
        let after = Self.names(count, in: subsets >> count)
        for start in 0..<count
        where Self.checkChange(count, from: start, before: before, after: after)
        {
          stale += 1
        }
      }
    }
    // A label is outdated if code fills all later fields while it shows Next.
    // With two fields, one case has an outdated label. With three fields, the
    // first field has three cases with an outdated label. The second field has
    // one such case. Each case counts once for each combination of the other
    // fields.
    let two = 2 * 2
    let three = 3 * (2 * 2) + 1 * (4 * 4)
    expect(stale, equals: two + three)
  }
}
