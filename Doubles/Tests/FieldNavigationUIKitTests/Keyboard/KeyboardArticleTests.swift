import Expectations
import FieldNavigationRecipes
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Compares the article's keyboard handling with this project's handling.
@MainActor
@Suite("Keyboard handling: the article's code compared with this library")
struct KeyboardArticleTests {
  @Test(
    "Both implementations place the field 20 points above the keyboard"
  )
  func plain() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    for form in [article, ActivatingForm()] as [KeyboardForm] {
      let user = User(root: form)
      user.tap(form.fields[0])
      expect(form.view.frame.minY, equals: .zero)
      user.tap(form.fields[2])
      expect(form.fields[2].place.maxY, equals: 244)
      form.view.endEditing(true)
      expect(form.view.frame.minY, equals: .zero)
    }
  }

  @Test(
    "A1, A4: only this library handles a navigation bar correctly"
  )
  func navigationBar() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    var user = User(root: UINavigationController(rootViewController: article))
    user.tap(article.fields[0])
    // The field is visible at y 164 to 194. The article's code still moves the
    // field under the navigation bar.
    expect(article.view.frame.minY, equals: .zero)
    article.view.endEditing(true)
    expect(article.view.frame.minY != 64)

    let ours = ActivatingForm()
    user = User(root: UINavigationController(rootViewController: ours))
    user.tap(ours.fields[0])
    expect(ours.view.frame.minY, equals: 64)
    user.tap(ours.fields[2])
    expect(ours.fields[2].place.maxY, equals: 244)
    ours.view.endEditing(true)
    expect(ours.view.frame.minY, equals: 64)
  }

  @Test(
    "A1: only this library ignores a floating keyboard beside the field"
  )
  func floating() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    let floating = CGRect(x: 230, y: 300, width: 90, height: 120)
    var user = User(root: article)
    user.tap(article.fields[2])
    user.device.keyboard.show(floating)
    expect(article.view.frame.minY < 0)

    let ours = ActivatingForm()
    user = User(root: ours)
    user.tap(ours.fields[2])
    user.device.keyboard.show(floating)
    expect(ours.view.frame.minY, equals: .zero)
  }

  @Test(
    "This library detects a change of focus without a notification",
    .under { $0.fieldChange = .none })
  func silentChange() {
    let article = ArticleKeyboardForm()
    defer { article.stop() }
    var user = User(root: article)
    user.tap(article.fields[0])
    user.tap(article.fields[2])
    expect(article.fields[2].place.maxY > 264)

    let ours = ActivatingForm()
    user = User(root: ours)
    user.tap(ours.fields[0])
    user.tap(ours.fields[2])
    expect(ours.fields[2].place.maxY, equals: 244)
  }
}
