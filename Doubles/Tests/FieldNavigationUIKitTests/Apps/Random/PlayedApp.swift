import FieldNavigationUIKit
import Foundation
import UIKit
import UIKitDriver

/// Describes an app for the random tests.
@MainActor struct PlayedApp {
  /// Habits of an app. They can explain an unusual result. The tests don't
  /// report such a result as a fault.
  struct Habits: OptionSet {
    let rawValue: Int

    /// The app's delegate refuses Return or closes the keyboard.
    static let answersReturn = Habits(rawValue: 1)
    /// The app's callbacks move focus or present a screen.
    static let movesFocus = Habits(rawValue: 2)
    /// The app has a list whose fields come and go during scrolling.
    static let hasRows = Habits(rawValue: 4)
    /// The app has a field that refuses focus without asking its delegate.
    static let hasUnfocusable = Habits(rawValue: 8)
  }

  /// An action that only this app offers.
  struct Special {
    let name: String
    let act: @MainActor () -> Void
  }

  let root: UIViewController
  var screens: [AppScreen] = []
  var habits: Habits = []
  var specials: [Special] = []
  /// Returns the actions that the app has carried out.
  var done: @MainActor () -> [String] = { [] }
  /// The app's stored values, if its fields don't show all values.
  var values: (@MainActor () -> [String])?
  /// The app that uses `KeyboardResponsiveViewController`. This app creates its
  /// navigator itself.
  var recipe: RecipeApp?
  /// The root of a second window. The window appears after the app starts.
  var otherWindow: UIViewController?

  init(root: UIViewController) {
    self.root = root
  }

  /// Creates an app with one screen.
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
