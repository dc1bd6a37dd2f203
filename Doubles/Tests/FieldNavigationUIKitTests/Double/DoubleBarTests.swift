import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Tests custom input views, and bars above the keyboard.
@MainActor @Suite("The UIKit double: input views and bars")
struct DoubleBarTests {
  private func bar(_ items: UIBarButtonItem...) -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    bar.setItems(items, animated: false)
    bar.sizeToFit()
    return bar
  }

  @Test(
    "A bar spans the screen and its items take their actions' titles"
  )
  func items() {
    let (_, user) = DoubleForm.started()
    let next = UIBarButtonItem(
      title: "other", primaryAction: UIAction(title: "Next") { _ in })
    let plain = UIBarButtonItem(
      title: "Plain", primaryAction: UIAction { _ in })
    let up = UIBarButtonItem(
      image: UIImage(systemName: "chevron.up"),
      primaryAction: UIAction { _ in })
    expect(next.title, equals: "Next")
    expect(plain.title, equals: "Plain")
    plain.primaryAction = next.primaryAction
    expect(plain.title, equals: "Next")
    expect(up.image?.name, equals: "chevron.up")
    expect(bar(next).bounds.size, equals: CGSize(width: 320, height: 44))
    expect(UIBarButtonItem.fixedSpace(8).width, equals: 8)
    expect(!user.tapBar("Next"), "no field shows it")
  }

  @Test(
    "A bar set during editing appears after a reload of input views"
  )
  func reload() {
    let (form, user) = DoubleForm.started()
    form.a.inputAccessoryView = bar()
    expectNil(user.bar)
    expect(user.calls().isEmpty)
    form.a.reloadInputViews()
    expect(user.bar, identicalTo: form.a.inputAccessoryView)
    expect(user.calls(), equals: ["a reloadInputViews"] + DoubleForm.show(220))
    form.a.reloadInputViews()
    expect(user.calls(), equals: ["a reloadInputViews"])
    form.a.inputAccessoryView = nil
    expect(user.bar != nil)
    user.device.keyboard.hide()
    expectNil(user.bar)
    user.tap(form.b)
    user.tap(form.a)
    expectNil(user.bar)
    expect(user.device.keyboard.frame?.minY, equals: 264)
  }

  @Test(
    "A tap on a bar item performs its action unless the item is disabled"
  )
  func tap() {
    let (form, user) = DoubleForm.started()
    var senders: [AnyObject?] = []
    let item = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction(title: "no") {
        senders.append($0.sender as AnyObject?)
      })
    item.accessibilityLabel = "Done"
    form.b.inputAccessoryView = bar(.flexibleSpace(), item)
    expect(!user.tapBar("Done"))
    user.tap(form.b)
    expectNil(item.title)
    expect(!user.tapBar("no"))
    expect(senders.isEmpty)
    expect(user.tapBar("Done") && senders.count == 1 && senders[0] === item)
    item.isEnabled = false
    expect(!user.tapBar("Done"))
    expect(senders.count, equals: 1)
  }

  @Test("A custom input view has its own height and no Return key")
  func inputView() {
    let (form, user) = DoubleForm.started()
    form.b.inputView = UIDatePicker(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    user.tap(form.b)
    expectNil(user.returnKey)
    expect(user.device.keyboard.frame?.minY, equals: 380)
    form.b.inputView = UIPickerView()
    form.b.reloadInputViews()
    expect(user.device.keyboard.frame?.minY, equals: 264)
    expectNil(user.returnKey)
    user.tap(form.a)
    expect(user.returnKey, equals: .default)
  }

  @Test("Number pads have a Return key only on an iPad")
  func pads() {
    let (form, user) = DoubleForm.started()
    for idiom in [.phone, .pad] as [UIUserInterfaceIdiom] {
      user.device.idiom = idiom
      expect(form.a.traitCollection.userInterfaceIdiom, equals: idiom)
      form.a.keyboardType = .asciiCapableNumberPad
      form.a.reloadInputViews()
      expect(user.returnKey != nil, equals: idiom == .pad)
    }
  }
}
