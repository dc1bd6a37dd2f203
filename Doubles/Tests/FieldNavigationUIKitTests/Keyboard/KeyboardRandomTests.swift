import Expectations
import FieldNavigationRecipes
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitDriver

/// Tests random keyboards, positions and changes of focus. The message of a
/// failure contains the seed.
@MainActor @Suite("Random keyboards, positions and changes of focus")
struct KeyboardRandomTests {
  @Test(
    "A1-A4: a field's position doesn't depend on earlier steps",
    arguments: Seeds(1...UInt64(4 * Seeds.factor)))
  func random(seed: UInt64) {
    var random = Seeded(seed)
    let form = ActivatingForm()
    let user = User(
      root: seed.isMultiple(of: 2)
        ? form : UINavigationController(rootViewController: form))
    let extra = (0..<4).map { place in
      form.add("x\(place)", y: CGFloat(Int.random(in: 0...380, using: &random)))
    }
    let fields = form.fields + extra
    let home = form.view.frame
    for step in 0..<40 {
      let field = fields[Int.random(in: fields.indices, using: &random)]
      user.tap(field)
      let top = CGFloat(Int.random(in: 150...480, using: &random))
      let keyboard = CGRect(x: 0, y: top, width: 320, height: 480 - top)
      user.device.keyboard.show(keyboard)
      check(field, home.minY, top, "seed \(seed), step \(step)")
      let place = form.view.frame
      // Other steps that lead to the same state.
      user.device.keyboard.show(
        CGRect(x: 0, y: 200, width: 320, height: 280))
      user.tap(fields[0])
      user.tap(field)
      user.device.keyboard.show(keyboard)
      expect(form.view.frame, equals: place, "seed \(seed), step \(step)")
      if Bool.random(using: &random) {
        form.view.endEditing(true)
        expect(form.view.frame, equals: home, "seed \(seed), step \(step)")
      }
    }
  }

  /// Checks that the view shifts just enough. The field's top must stay on the
  /// screen.
  private func check(
    _ field: UITextField, _ start: CGFloat, _ keyboard: CGFloat,
    _ message: Comment
  ) {
    let room = field.frame.minY
    let covered = start + field.frame.maxY + 20 - keyboard
    // If the field's bottom edge touches the keyboard's top edge, avoidance
    // does nothing. It assumes that the app placed the field (A5).
    let isPlaced = covered == 20
    let shift =
      keyboard < 480 && !isPlaced ? min(max(0, covered), room) : 0
    expect(field.place.minY, equals: start + room - shift, message)
  }
}
