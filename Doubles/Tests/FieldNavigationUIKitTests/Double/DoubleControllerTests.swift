import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor @Suite("The UIKit double: segues and life cycle")
struct DoubleControllerTests {
  @Test("A controller with a segue has a storyboard and can perform the segue")
  func storyboard() {
    let (form, user) = DoubleForm.started()
    expectNil(form.storyboard)
    form.segues["go"] = { UIViewController() }
    expect(form.storyboard != nil)
    expect(form.storyboard, identicalTo: form.storyboard)
    expect(form.shouldPerformSegue(withIdentifier: "go", sender: nil))
    form.performSegue(withIdentifier: "go", sender: nil)
    expect(user.calls().first, equals: "DoubleForm segue go")
  }

  @Test("Performing an unknown segue crashes") func segue() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewController().performSegue(withIdentifier: "none", sender: nil)
      }
    }
  }

  @Test("Performing a known segue presents its destination") func knownSegue() {
    let (form, user) = DoubleForm.started()
    let next = UIViewController()
    form.segues["next"] = { next }
    form.performSegue(withIdentifier: "next", sender: nil)
    expect(
      user.calls(),
      equals: [
        "DoubleForm segue next", "DoubleForm presents UIViewController",
      ])
    expect(form.presentedViewController, identicalTo: next)
    expect(next.view.window, identicalTo: user.window)
    form.dismiss(animated: true)
    expectNil(next.view.window)
  }

  @Test("A controller's life cycle methods are called in order")
  func lifeCycle() {
    let form = LifeForm()
    let user = User(root: form)
    user.window.rootViewController = UIViewController()
    expect(
      form.life,
      equals: [
        "load", "will appear", "did appear", "will disappear",
        "did disappear",
      ])
  }
}

@MainActor private final class LifeForm: UIViewController {
  var life: [String] = []

  override func viewDidLoad() { life.append("load") }
  override func viewWillAppear(_ animated: Bool) { life.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { life.append("did appear") }

  override func viewWillDisappear(_ animated: Bool) {
    life.append("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    life.append("did disappear")
  }
}
