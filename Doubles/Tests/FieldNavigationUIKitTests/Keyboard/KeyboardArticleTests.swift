import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// The article's keyboard handling, and ours beside it.
@MainActor @Suite("The article's keyboard, and ours")
struct KeyboardArticleTests {
  @Test("Both end the field 20 above the keyboard, and go back")
  func plain() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    for form in [article, ActivatingForm()] as [KeyboardForm] {
      let user = User(root: form)
      user.tap(form.fields[0])
      #expect(form.view.frame.minY == .zero)
      user.tap(form.fields[2])
      #expect(form.fields[2].place.maxY == 244)
      form.view.endEditing(true)
      #expect(form.view.frame.minY == .zero)
    }
  }

  @Test("A1, A4: under a navigation bar the article's goes wrong both ways")
  func navigationBar() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    var user = User(root: UINavigationController(rootViewController: article))
    user.tap(article.fields[0])
    // It is visible at 164 to 194, but still moves under the bar.
    #expect(article.view.frame.minY == .zero)
    article.view.endEditing(true)
    #expect(article.view.frame.minY != 64)

    let ours = ActivatingForm()
    user = User(root: UINavigationController(rootViewController: ours))
    user.tap(ours.fields[0])
    #expect(ours.view.frame.minY == 64)
    user.tap(ours.fields[2])
    #expect(ours.fields[2].place.maxY == 244)
    ours.view.endEditing(true)
    #expect(ours.view.frame.minY == 64)
  }

  @Test("A1: a keyboard beside the field covers nothing, the article shifts")
  func floating() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    let floating = CGRect(x: 230, y: 300, width: 90, height: 120)
    var user = User(root: article)
    user.tap(article.fields[2])
    user.device.keyboard.show(floating)
    #expect(article.view.frame.minY < 0)

    let ours = ActivatingForm()
    user = User(root: ours)
    user.tap(ours.fields[2])
    user.device.keyboard.show(floating)
    #expect(ours.view.frame.minY == .zero)
  }

  @Test(
    "If no notification reports a change of focus, ours looks itself",
    .under { $0.fieldChange = .none })
  func silentChange() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    var user = User(root: article)
    user.tap(article.fields[0])
    user.tap(article.fields[2])
    #expect(article.fields[2].place.maxY > 264)

    let ours = ActivatingForm()
    user = User(root: ours)
    user.tap(ours.fields[0])
    user.tap(ours.fields[2])
    #expect(ours.fields[2].place.maxY == 244)
  }
}
