import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite(
  "NextTextFieldHandler compared with its original article, for every combination of filled fields"
)
struct NextArticleSweepTests {
  private static func name(_ place: Int) -> String {
    String(Array("abcde")[place])
  }

  private static func names(_ count: Int, in subset: Int) -> Set<String> {
    Set((0..<count).filter { subset & 1 << $0 != 0 }.map(name))
  }

  /// Checks that NextTextFieldHandler and the article's code make the same
  /// calls in the same order, from the given field to the end of the form.
  static func checkWalk(
    _ count: Int, filled: Set<String>, from start: Int
  ) {
    let steps =
      [.tap(name(start))]
      + [NextStep](
        repeating: .pressReturn, count: count)
    let article = NextRun(ArticleNextScreen(count, filled: filled), steps)
    let ours = NextRun(OurNextScreen(count, filled: filled), steps)
    #expect(article.sights == ours.sights, "\(filled) \(start)")
    #expect(article.log == ours.log, "\(filled) \(start)")
    #expect(ours.sight == "nobody", "the form ends")
  }

  /// Compares NextTextFieldHandler with the article's code if the app changes
  /// the text of fields after the label was set.
  ///
  /// - Returns: whether the article's label was wrong, because it showed Next
  ///   and Return then closed the keyboard.
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
      #expect(ours.sight == "\(name(start + 1)) done", "R6")
    } else {
      #expect(article.sights == ours.sights, "\(before) \(after)")
      #expect(article.log == ours.log, "\(before) \(after)")
    }
    return isStale
  }

  @Test(
    "NextTextFieldHandler makes the same calls as the article's code, whichever fields are filled",
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
    "NextTextFieldHandler differs from the article's code only if that code's label is wrong (R6)",
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
    // A label is outdated if it showed Next and code then fills all later
    // fields. With two fields, one case has an outdated label. With three
    // fields, three cases have an outdated label in the first field and one
    // case in the second field. Each case counts once for every combination of
    // filled and empty other fields.
    let two = 2 * 2
    let three = 3 * (2 * 2) + 1 * (4 * 4)
    #expect(stale == two + three)
  }
}
