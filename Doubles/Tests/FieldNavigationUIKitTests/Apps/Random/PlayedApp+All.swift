import Foundation
import UIKit
import UIKitDriver

extension PlayedApp {
  @MainActor struct Kind {
    let name: String
    let size: CGSize
    let make: @MainActor () -> PlayedApp

    init(
      _ name: String, width: CGFloat = 320,
      _ make: @escaping @MainActor () -> PlayedApp
    ) {
      self.name = name
      size = CGSize(width: width, height: 480)
      self.make = make
    }
  }

  /// Every app in the folder `Apps`, in each variant.
  static let all: [Kind] =
    [
      Kind("AdjustForKeyboardApp") { PlayedApp(AdjustForKeyboardApp()) },
      Kind("AppleKeyboardApp") { PlayedApp(AppleKeyboardApp()) },
      Kind("BookingApp", booking),
      Kind("BottomConstraintApp") { PlayedApp(BottomConstraintApp()) },
      Kind("CallbacksApp", callbacks),
      Kind("CardApp") { PlayedApp(CardApp()) },
      Kind("ChatApp") { PlayedApp(ChatApp(), .answersReturn) },
      Kind("LetterApp") { PlayedApp(LetterApp()) },
      Kind("CodeApp, number pad") { PlayedApp(CodeApp()) },
      Kind("CodeApp, letters") { PlayedApp(CodeApp(keyboard: .default)) },
      Kind("EditorApp") { PlayedApp(EditorApp()) },
      Kind("InvitationApp") { PlayedApp(InvitationApp()) },
      Kind("LoginApp", login),
      Kind("NotesApp, 430") { notes(height: 430) },
      Kind("NotesApp, 600") { notes(height: 600) },
      Kind("RecipeApp", recipe),
      Kind("SelectLastApp, list") { selectLast(opensList: true) },
      Kind("SelectLastApp, nothing") { selectLast(opensList: false) },
      Kind("SelectLastApp, unfocusable", unfocusable),
      Kind("SettingsApp, empty") { settings(nil) },
      Kind("SettingsApp, some filled") {
        settings((0..<30).map { $0 % 7 == 0 ? "" : "set" })
      },
      Kind("SheetsApp", sheets),
      Kind("SplitApp", width: 640, split),
      Kind("StoryboardApp, done") { PlayedApp(StoryboardApp()) },
      Kind("StoryboardApp, go, connected") {
        PlayedApp(StoryboardApp(.go, connected: true))
      },
      Kind("TabsApp", tabs),
      Kind("TwoWindowsApp", twoWindows),
      Kind("ValidationApp") { PlayedApp(ValidationApp()) },
      Kind("WizardApp", wizard),
    ]
    + [
      SurveyApp.Manner.returnsFalse, .resigns, .resignsAndReturnsFalse,
      .movesByTag, .movesByTagAndAgrees,
    ].map { manner in
      Kind("SurveyApp, \(manner)") {
        PlayedApp(SurveyApp(manner), [.answersReturn, .movesFocus])
      }
    }

  private static func booking() -> PlayedApp {
    let app = BookingApp()
    return PlayedApp(
      app, [],
      [
        Special(name: "turn the wheels of the date") {
          app.datePicker.sendActions(for: .valueChanged)
        }
      ])
  }

  private static func callbacks() -> PlayedApp {
    let app = CallbacksApp()
    return PlayedApp(
      app, .movesFocus,
      [
        Special(name: "choose a country") { app.choose() },
        Special(name: "the app leads back") { app.leadsBack = true },
      ])
  }

  private static func login() -> PlayedApp {
    let app = LoginApp()
    return PlayedApp(
      app, .movesFocus,
      [
        Special(name: "the app clears the password") {
          app.clearsPassword.toggle()
        },
        Special(name: "the app shows an alert") { app.showsAlert.toggle() },
      ])
  }

  private static func notes(height: CGFloat) -> PlayedApp {
    let app = NotesApp(height: height)
    return PlayedApp(
      app, [],
      [1, 20, 60].map { line in
        Special(name: "put the caret into line \(line)") {
          app.putCaret(line: line)
        }
      })
  }

  private static func recipe() -> PlayedApp {
    let app = RecipeApp()
    var played = PlayedApp(root: app)
    played.recipe = app
    return played
  }

  private static func selectLast(opensList: Bool) -> PlayedApp {
    let app = SelectLastApp(opensList: opensList)
    return PlayedApp(
      app, opensList ? .movesFocus : [],
      [Special(name: "choose a country") { app.choose() }])
  }

  private static func unfocusable() -> PlayedApp {
    let field = Unfocusable(
      frame: CGRect(x: 20, y: 120, width: 280, height: 34))
    field.accessibilityIdentifier = "country"
    return PlayedApp(
      SelectLastApp(opensList: false, country: field), .hasUnfocusable)
  }

  private static func settings(_ values: [String]?) -> PlayedApp {
    let app = SettingsApp(values: values)
    var played = PlayedApp(app, .hasRows)
    played.values = { app.values }
    return played
  }

  private static func sheets() -> PlayedApp {
    let app = SheetsApp("a", navigated: true)
    let (sheet, upper) = (SheetsApp("b"), SheetsApp("c", count: 2))
    var played = PlayedApp([app, sheet, upper], root: app)
    played.specials = [
      Special(name: "open sheet b") {
        if app.presentedViewController == nil {
          app.present(sheet, animated: true)
        }
      },
      Special(name: "open sheet c over b") {
        if app.presentedViewController === sheet,
          sheet.presentedViewController == nil
        {
          sheet.present(upper, animated: true)
        }
      },
    ]
    return played
  }

  private static func split() -> PlayedApp {
    let app = SplitApp()
    return PlayedApp([app.left, app.right], root: app)
  }

  private static func tabs() -> PlayedApp {
    let (first, second) = (StackedForm("a"), StackedForm("b", count: 2))
    first.following = second
    let third = StackedForm("c", count: 8)
    let app = TabsApp([first, third])
    var played = PlayedApp([first, second, third], root: app)
    played.habits = .movesFocus
    played.specials = [
      Special(name: "choose tab 0") { if app.chosen != 0 { app.choose(0) } },
      Special(name: "choose tab 1") { if app.chosen != 1 { app.choose(1) } },
      Special(name: "pop") {
        if app.chosen == 0 { app.stacks[0].popViewController(animated: true) }
      },
    ]
    return played
  }

  private static func twoWindows() -> PlayedApp {
    let (form, chat) = (WindowForm("a"), WindowForm("b"))
    var played = PlayedApp([form, chat], root: form)
    played.otherWindow = chat
    return played
  }

  private static func wizard() -> PlayedApp {
    let app = WizardApp()
    return PlayedApp(
      app, [],
      (0..<3).map { page in
        Special(name: "turn to page \(page)") { app.turn(to: page) }
      })
  }
}
