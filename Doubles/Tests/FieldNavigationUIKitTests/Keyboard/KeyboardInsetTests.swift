import AdapterTesting
import Expectations
import FieldNavigationRecipes
import FieldNavigationUIKit
import Foundation
import Testing
import UIKit
import UIKitDriver

@MainActor
@Suite("Keyboard insets that the app or a second navigator also sets")
struct KeyboardInsetTests {
  typealias Kind = OwnKeyboardCode.Kind
  typealias Avoider = ScrollingForm.Avoider

  @Test(
    "A4: an app's own inset is counted only once",
    .underPolicyPairs, .expectsWarning("share UITextField"),
    arguments: Kind.allCases, [true, false])
  func ownCode(kind: Kind, isFirst: Bool) {
    for avoider in Avoider.allCases {
      let form = ScrollingForm(avoider)
      let user = start(form, kind, isFirst: isFirst)
      for round in 0..<2 {
        for field in form.fields {
          user.tap(field)
          let covered = coveredHeight(user)
          let message: Comment = "\(avoider), round \(round)"
          expect(form.scroll.contentInset.bottom >= covered, message)
          let most = user.device.keyboard.frame?.height ?? 0
          expect(form.scroll.contentInset.bottom <= most, message)
          expect(form.view.frame.minY, equals: .zero, message)
          if covered > 0 {
            expect(field.place.maxY <= 480 - covered, message)
          }
        }
        form.view.endEditing(true)
        user.settle()
        expectNothingLeft(form, "\(avoider), round \(round)")
      }
    }
  }

  @Test(
    "A4: no inset remains after the keyboard hides",
    .expectsWarning("share UITextField"), arguments: Kind.allCases,
    [true, false])
  func stopped(kind: Kind, isFirst: Bool) {
    for avoider in Avoider.allCases {
      let form = ScrollingForm(avoider)
      let user = start(form, kind, isFirst: isFirst)
      user.tap(form.fields[1])
      form.stop()
      expect(form.scroll.contentInset.bottom >= 0, "\(avoider)")
      user.settle()
      form.view.endEditing(true)
      user.settle()
      expectNothingLeft(form, "\(avoider)")
    }
  }

  @Test(
    "A4: several navigators and recipes add the inset only once",
    .underPolicyPairs,
    .expectsWarning("share UITextField"))
  func twice() {
    for avoider in Avoider.allCases {
      let form = ScrollingForm(avoider)
      let user = User(root: form)
      form.scroll.contentInset.bottom = 10
      for field in form.fields {
        user.tap(field)
        let covered = coveredHeight(user)
        expect(
          form.scroll.contentInset.bottom, equals: covered + 10, "\(avoider)")
        expect(
          form.scroll.verticalScrollIndicatorInsets.bottom, equals: covered,
          "\(avoider)")
      }
      form.view.endEditing(true)
      user.settle()
      expect(form.scroll.contentInset.bottom, equals: 10, "\(avoider)")
      expect(
        form.scroll.verticalScrollIndicatorInsets, equals: .zero, "\(avoider)")
    }
  }

  @Test("A4: bars and the safe area are counted only once")
  func bars() {
    let form = ScrollingForm(.recipe)
    let user = User(root: form)
    form.scroll.barInsets.bottom = 34
    user.tap(form.fields[2])
    expect(form.scroll.adjustedContentInset.bottom, equals: 216)
    form.view.endEditing(true)
    expect(form.scroll.contentInset, equals: .zero)
  }

  @Test(
    "A4: avoidance restores an inset that the app clears during editing"
  )
  func cleared() {
    let form = ScrollingForm(.recipe)
    let user = User(root: form)
    user.tap(form.fields[1])
    let offset = form.scroll.contentOffset
    form.scroll.contentInset = .zero
    user.settle()
    expect(form.scroll.contentInset.bottom, equals: 216)
    expect(form.scroll.contentOffset, equals: offset)
    form.view.endEditing(true)
    expect(form.scroll.contentInset, equals: .zero)
  }

  @Test(
    "A4: avoidance gives up if the app clears the inset repeatedly"
  )
  func stubborn() {
    let form = ScrollingForm(.recipe)
    let user = User(root: form)
    user.tap(form.fields[1])
    for _ in 0..<10 {
      form.scroll.contentInset = .zero
      user.settle()
    }
    expect(form.scroll.contentInset, equals: .zero)
    form.view.endEditing(true)
    expect(form.scroll.contentInset, equals: .zero)
  }

  @Test(
    "A4: avoidance doesn't change the table of a table view controller",
    .underPolicyPairs, arguments: [false, true])
  func tableController(hasRecipe: Bool) {
    func walk(_ prepare: (TableForm) -> Void) -> [String] {
      let form = TableForm()
      let user = User(root: form)
      prepare(form)
      user.settle()
      var places: [String] = []
      for row in [2, 8, 10] {
        user.tap(form.field(row))
        places.append("\(form.view.frame) \(form.tableView.contentInset)")
        places.append("\(form.tableView.contentOffset)")
      }
      form.view.endEditing(true)
      user.settle()
      places.append("\(form.view.frame) \(form.tableView.contentInset)")
      return places
    }
    let plain = walk { _ in }
    let ours = walk { form in
      if hasRecipe {
        form.activateKeyboardResponsiveTextFields()
      } else {
        form.navigator = FieldNavigator(in: form.view)
      }
    }
    expect(ours, equals: plain)
  }

  @Test(
    "A corrected shift uses the keyboard's duration and curve"
  )
  func correction() {
    let form = ActivatingForm()
    let user = User(root: form)
    user.device.keyboard.lateObservers = [
      { notification in
        guard notification.name == UIResponder.keyboardWillShowNotification
        else { return }
        form.fields[2].frame.origin.y = 60
      }
    ]
    user.tap(form.fields[2])
    expect(form.view.frame.minY, equals: .zero)
    let jumps = user.calls().filter { $0.hasPrefix("animate") }
    expect(
      jumps, equals: ["animate 0.25 s, curve 7", "animate 0.25 s, curve 7"])
  }

  @Test(
    "A4: an app can save its inset and restore it later",
    .underPolicyPairs, .expectsWarning("share UITextField"),
    arguments: [true, false])
  func saved(isFirst: Bool) {
    for avoider in Avoider.allCases {
      for own in [0, 10] as [CGFloat] {
        let form = ScrollingForm(avoider)
        let user = start(form, .saves, isFirst: isFirst)
        form.scroll.contentInset.bottom = own
        for field in form.fields + form.fields.reversed() {
          user.tap(field)
          let covered = coveredHeight(user)
          expect(form.scroll.contentInset.bottom >= covered, "\(avoider)")
        }
        form.view.endEditing(true)
        user.settle()
        expect(form.scroll.contentInset.bottom, equals: own, "\(avoider)")
        let indicator = form.scroll.verticalScrollIndicatorInsets.bottom
        expect([0, own].contains(indicator), "\(avoider)")
        user.tap(form.fields[2])
        form.stop()
        user.settle()
        form.view.endEditing(true)
        user.settle()
        expect(
          form.scroll.contentInset.bottom, equals: own, "\(avoider), stopped")
      }
    }
  }

  private func start(
    _ form: ScrollingForm, _ kind: Kind, isFirst: Bool
  ) -> User {
    let user = User(root: form)
    let code = OwnKeyboardCode(kind, for: form.scroll)
    if isFirst {
      user.device.keyboard.earlyObservers = [code.observe]
    } else {
      user.device.keyboard.lateObservers = [code.observe]
    }
    return user
  }

  private func coveredHeight(_ user: User) -> CGFloat {
    user.device.keyboard.frame.map { 480 - $0.minY } ?? 0
  }

  private func expectNothingLeft(_ form: ScrollingForm, _ message: Comment) {
    let scroll = form.scroll
    expect(scroll.contentInset, equals: .zero, message)
    expect(scroll.verticalScrollIndicatorInsets, equals: .zero, message)
    expect((0...420).contains(scroll.contentOffset.y), message)
    expect(form.view.frame.minY, equals: .zero, message)
  }
}

/// A table view controller with a field in each row.
@MainActor
private final class TableForm: UITableViewController,
  UITableViewDataSource
{
  var navigator: FieldNavigator?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.register(TextRow.self, forCellReuseIdentifier: "row")
    tableView.dataSource = self
  }

  func field(_ row: Int) -> UITextField {
    tableView.layoutIfNeeded()
    let cell = tableView.cellForRow(at: IndexPath(row: row, section: 0))
    return (cell as? TextRow)?.field ?? UITextField()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int)
    -> Int
  { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
