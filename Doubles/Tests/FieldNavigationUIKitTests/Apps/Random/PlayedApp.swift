import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// An app as a random user and its programmer know it.
@MainActor struct PlayedApp {
  /// An app's own behavior, which excuses what would otherwise be a fault.
  struct Habits: OptionSet {
    let rawValue: Int

    /// A delegate that refuses Return, or closes the keyboard.
    static let answersReturn = Habits(rawValue: 1)
    /// Callbacks that move focus, or open something.
    static let movesFocus = Habits(rawValue: 2)
    /// Rows, whose fields come and go as the list scrolls.
    static let hasRows = Habits(rawValue: 4)
    /// A field that never takes focus, without asking the app.
    static let hasUnfocusable = Habits(rawValue: 8)
  }

  /// Something that only this app can do.
  struct Special {
    let name: String
    let act: @MainActor () -> Void
  }

  let root: UIViewController
  var screens: [AppScreen] = []
  var habits: Habits = []
  var specials: [Special] = []
  /// What the app has done.
  var done: @MainActor () -> [String] = { [] }
  /// The stored values of the app, if the fields on the screen don't show them.
  var values: (@MainActor () -> [String])?
  /// The recipe's app makes its navigator itself.
  var recipe: RecipeApp?
  /// Shown when the app has started.
  var otherWindow: UIViewController?

  init(root: UIViewController) {
    self.root = root
  }

  /// An app of one screen.
  init(_ screen: AppScreen, _ habits: Habits = [], _ specials: [Special] = []) {
    self.init([screen], root: screen)
    self.habits = habits
    self.specials = specials
  }

  init(_ screens: [AppScreen], root: UIViewController) {
    self.root = root
    self.screens = screens
    done = { screens.flatMap(\.done) }
  }

  var navigators: [FieldNavigator] {
    screens.compactMap(\.navigator) + [recipe?.navigator].compactMap { $0 }
  }

  func invalidate() {
    for navigator in navigators { navigator.invalidate() }
    recipe?.navigator = nil
  }

  func navigateAgain() {
    for screen in screens where screen.navigator != nil {
      screen.navigateAgain()
    }
    if let recipe, AppScreen.areNavigated {
      recipe.navigator?.invalidate()
      recipe.navigator = FieldNavigator(in: recipe.view)
    }
  }
}
