import AdapterTesting
import Expectations
import Foundation
import Testing
import UIKit
import UIKitDriver

/// Faults that the random tests found. They aren't fixed yet.
@MainActor @Suite("Faults found by random tests") struct AppFindingsTests {
  @Test(
    "The inset covers only what the keyboard covers after a shift (A4)"
  )
  func shiftedScroller() throws {
    let app = WizardApp()
    let user = User(root: app)
    user.rotate()
    user.device.keyboard.height = 300
    user.tap(app.fields[1][2])
    let keyboard = try #require(user.device.keyboard.frame)
    let end = app.view.convert(app.scroll.frame, to: nil).maxY
    withKnownIssue(KnownIssue.insetUnderShift.reason) {
      expect(app.scroll.contentInset.bottom <= end - keyboard.minY + 20)
    }
  }
}
