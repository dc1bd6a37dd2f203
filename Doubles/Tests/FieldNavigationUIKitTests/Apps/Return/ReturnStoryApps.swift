import FieldNavigationUIKit
import TestSupport
import UIKit
import UIKitDriver

// The apps of Tests/Stories/UIKit/Return. An app with variants has a name for
// each, such as `Tag agrees` and `Tag refuses`; a story may name all with `Tag`.

extension StoryApp {
  private typealias Facts = [String: @MainActor () -> [String]]

  /// - Parameters:
  ///   - fields: the fields whose texts the fact `texts` has.
  ///   - user: the user, if the app isn't the window's root.
  private static func form(
    _ app: AppScreen, of fields: @escaping @MainActor () -> [UITextField],
    in user: User? = nil, facts: Facts = [:]
  ) -> StoryApp {
    let user = user ?? User(root: app)
    var form = StoryApp(user) { app.done }
    form.acts["dismiss"] = {
      app.dismiss(animated: true)
      user.settle()
    }
    form.facts = [
      "texts": { fields().map { $0.text ?? "" } },
      "presents": {
        [app.presentedViewController == nil ? "nothing" : "a controller"]
      },
      // A Did End On Exit action may take Return from the navigator, so that
      // the form doesn't finish under some policies.
      "finishes": {
        app.finishes <= 1 ? ["at most once"] : ["\(app.finishes)"]
      },
      "acts": { app.done.filter { $0 != "finished" } },
      "first": { Array(app.done.prefix(1)) },
    ]
    form.facts.merge(facts) { $1 }
    return form
  }

  private static func contact(
    _ app: ContactApp, in user: User? = nil, facts: Facts = [:]
  ) -> StoryApp {
    form(app, of: { app.fields }, in: user, facts: facts)
  }

  /// - Parameter queue: what the app does in a later turn, as in `do queue`.
  private static func contact(
    _ app: ContactApp, later queue: LaterQueue
  ) -> StoryApp {
    let user = User(root: app)
    var form = contact(app, in: user)
    form.acts["queue"] = { queue.run(user) }
    return form
  }

  /// An app that connects its actions before or after the navigator has found
  /// the fields.
  private static func late(
    _ app: some LateApp, _ isLate: Bool, facts: Facts = [:]
  ) -> StoryApp {
    app.isLate = isLate
    let form = contact(app, facts: facts)
    if isLate { app.connect() }
    return form
  }

  static let returnApps: StoryApps = {
    var apps: StoryApps = [:]
    addDelegates(to: &apps)
    addAnswers(to: &apps)
    addCallbacks(to: &apps)
    addCells(to: &apps)
    addContainers(to: &apps)
    addExits(to: &apps)
    addFields(to: &apps)
    addFilters(to: &apps)
    addKeys(to: &apps)
    addOwnCalls(to: &apps)
    addPrimaryActions(to: &apps)
    addStreams(to: &apps)
    addTextViews(to: &apps)
    return apps
  }()

  private static let agreement = [(true, "agrees"), (false, "refuses")]
  private static let lateness = [(true, "late"), (false, "early")]

  private static func addDelegates(to apps: inout StoryApps) {
    apps["Tutorial"] = { contact(TutorialApp()) }
    apps["Tutorial with note"] = {
      let app = TutorialApp()
      app.hasNote = true
      let form = contact(app)
      app.navigator?.configuration.textViewKeys = .return
      return form
    }
    apps["Switch"] = { contact(SwitchApp()) }
    for (agrees, word) in agreement {
      apps["Tag \(word)"] = { contact(TagApp(agrees: agrees)) }
      apps["Later \(word)"] = {
        let app = LaterApp(agrees: agrees)
        return contact(app, later: app.queue)
      }
    }
    apps["Array"] = { contact(ArrayApp()) }
    apps["ResignThenMove"] = { contact(ResignThenMoveApp()) }
    apps["KeyTells by app"] = { contact(KeyTellsApp(setsKeys: true)) }
    apps["KeyTells by navigator"] = { contact(KeyTellsApp(setsKeys: false)) }
    apps["Picker"] = { contact(PickerApp()) }
  }

  private static func addAnswers(to apps: inout StoryApps) {
    apps["EndEditing"] = { contact(EndEditingApp(agrees: false)) }
    apps["Refusing"] = {
      let app = RefusingApp()
      return contact(
        app,
        facts: ["message": { app.message.text == nil ? [] : ["shown"] }])
    }
    apps["Alert"] = { contact(AlertApp()) }
    apps["Keeping"] = { contact(KeepingApp()) }
    for (agrees, word) in agreement {
      apps["Submit pushes \(word)"] = {
        inStack(SubmitApp(.pushes, agrees: agrees))
      }
      apps["Submit presents \(word)"] = {
        contact(SubmitApp(.presents, agrees: agrees))
      }
      apps["Submit resigns \(word)"] = {
        contact(SubmitApp(.resigns, agrees: agrees))
      }
      apps["Submit sends \(word)"] = {
        contact(SubmitApp(.sends, agrees: agrees))
      }
      apps["Stack Submit \(word)"] = {
        inStack(SubmitApp(.presents, agrees: agrees))
      }
    }
  }

  /// Only a navigation controller can push.
  private static func inStack(_ app: ContactApp) -> StoryApp {
    contact(
      app, in: User(root: UINavigationController(rootViewController: app)))
  }

  private static func addCallbacks(to apps: inout StoryApps) {
    apps["BackOnEnd"] = {
      let app = BackOnEndApp()
      return contact(app, facts: ["complaints": { ["\(app.complaints)"] }])
    }
    apps["ChainOnEnd"] = { contact(ChainOnEndApp()) }
    apps["InOrder"] = { contact(InOrderApp()) }
    apps["Enabling"] = { contact(EnablingApp()) }
    apps["OneByOne"] = { contact(OneByOneApp()) }
    apps["Items"] = {
      let app = ItemsApp()
      return form(app, of: { app.items })
    }
    apps["OwnBar"] = {
      let app = OwnBarApp()
      let user = User(root: app)
      return contact(
        app, in: user,
        facts: ["bar": { user.bar === app.bar ? ["own"] : ["other"] }])
    }
  }

  private static func addCells(to apps: inout StoryApps) {
    for (agrees, word) in agreement {
      apps["CellChain \(word)"] = {
        let app = CellChainApp(rows: 3)
        app.agrees = agrees
        return form(app, of: { [] }, facts: ["values": { app.values }])
      }
    }
    apps["Cells with heading"] = {
      let app = CellsApp(rows: 3, hasHeading: true)
      return form(app, of: { [] }, facts: ["values": { app.values }])
    }
  }

  private static func addContainers(to apps: inout StoryApps) {
    for container in Container.allCases {
      let makers: [(String, @MainActor @Sendable () -> ContactApp)] = [
        ("Array", { ArrayApp() }), ("Alert", { AlertApp() }),
        ("OutermostAlert", { OutermostAlertApp() }),
        ("ExitAlert", { ExitAnswerApp(.alert) }),
      ]
      for (name, make) in makers {
        apps["Contained \(name) \(container)"] = {
          let app = make()
          return contact(app, in: container.user(of: app))
        }
      }
    }
  }

  private static func addExits(to apps: inout StoryApps) {
    apps["Reactive"] = {
      let app = ReactiveApp(tutorial: false, navigated: true)
      return contact(app, facts: ["exits": { ["\(app.exits)"] }])
    }
    apps["Exit"] = { contact(ExitApp()) }
    apps["RefusingExit"] = { contact(RefusingExitApp()) }
    apps["LastExit"] = { contact(LastExitApp()) }
    for (isLate, word) in lateness {
      apps["ExitChain \(word)"] = {
        let app = ExitChainApp()
        return late(app, isLate, facts: ["exits": { ["\(app.exits)"] }])
      }
      apps["ExitAlert \(word)"] = { late(ExitAnswerApp(.alert), isLate) }
      apps["ExitBack \(word)"] = { late(ExitAnswerApp(.back), isLate) }
    }
    apps["ExitBesideDelegate"] = {
      let app = ExitBesideDelegateApp()
      return contact(app, facts: ["exits": { app.exits }])
    }
  }

  private static func addFields(to apps: inout StoryApps) {
    apps["Floating"] = {
      ofClass(
        FloatingField.self,
        facts: ["moves": { $0.moves.joined(separator: " ") }])
    }
    apps["SelfDelegate"] = {
      ofClass(
        SelfDelegateField.self,
        facts: [
          "begins": { "\($0.begins)" },
          "delegates": { $0.delegate === $0 ? "own" : "other" },
        ])
    }
    apps["Border"] = {
      ofClass(
        BorderField.self,
        facts: ["borders": { $0.hasBorder ? $0.accessibilityIdentifier : nil }])
    }
    apps["DropDown second"] = {
      contact(
        FieldClassApp([
          UITextField.self, DropDownField.self, UITextField.self,
        ]))
    }
    apps["DropDown last"] = {
      let app = FieldClassApp([
        UITextField.self, UITextField.self, DropDownField.self,
      ])
      var opened = 0
      (app.fields[2] as? DropDownField)?.opened = { opened += 1 }
      return contact(app, facts: ["opened": { [opened > 0 ? "yes" : "no"] }])
    }
    for (leadsOn, word) in [(true, "leads on"), (false, "plain")] {
      apps["LabeledInput \(word)"] = {
        let app = LabeledInputApp(leadsOn: leadsOn)
        return form(app, of: { app.inputs.map(\.field) })
      }
      apps["Message \(word)"] = { contact(MessageApp(leadsOn: leadsOn)) }
    }
  }

  private static func ofClass<Field: UITextField>(
    _ type: Field.Type, facts: [String: @MainActor (Field) -> String?]
  ) -> StoryApp {
    let app = FieldClassApp([type, type, type])
    return contact(
      app,
      facts: facts.mapValues { fact in
        { app.fields.compactMap { ($0 as? Field).flatMap(fact) } }
      })
  }

  private static func addFilters(to apps: inout StoryApps) {
    apps["Letters"] = { contact(LettersApp()) }
    apps["Letters and line breaks"] = {
      let app = LettersApp()
      app.takesLineBreaks = true
      return contact(app)
    }
    apps["Phone strict navigated"] = {
      contact(PhoneApp(letsLineBreakThrough: false))
    }
    apps["Phone strict alone"] = {
      contact(PhoneApp(letsLineBreakThrough: false, navigated: false))
    }
    apps["Phone open"] = { contact(PhoneApp(letsLineBreakThrough: true)) }
    apps["MaxLength"] = { contact(MaxLengthApp()) }
    for (agrees, word) in agreement {
      apps["Digits \(word)"] = { contact(DigitsApp(agrees: agrees)) }
    }
    apps["Capitals"] = { contact(CapitalsApp()) }
    apps["CodeBoxes"] = {
      let app = CodeBoxesApp()
      return form(app, of: { app.boxes })
    }
    apps["Postcode"] = { contact(PostcodeApp()) }
    apps["CodeFilter strict"] = { contact(CodeFilterApp(accepts: false)) }
    apps["CodeFilter open"] = { contact(CodeFilterApp(accepts: true)) }
    apps["PressingFilter"] = { contact(PressingFilterApp()) }
  }

  private static func addKeys(to apps: inout StoryApps) {
    apps["KeyHandler"] = { contact(KeyHandlerApp()) }
    for manner in KeySetterApp.Manner.allCases {
      apps["KeySetter \(manner)"] = { contact(KeySetterApp(manner)) }
      apps["Filled KeySetter \(manner)"] = {
        let app = KeySetterApp(manner)
        for field in app.fields { field.text = "x" }
        return contact(app)
      }
    }
    apps["TagManager"] = { contact(TagManagerApp()) }
    apps["DoneEverywhere"] = { contact(DoneEverywhereApp()) }
    let keys: [UIReturnKeyType] = [
      .go, .join, .continue, .search, .send, .google, .route,
    ]
    for key in keys {
      for (agrees, word) in agreement {
        apps["LoginKey \(key) \(word)"] = {
          contact(LoginKeyApp(key, agrees: agrees))
        }
      }
    }
    apps["FieldSearch closes"] = { contact(FieldSearchApp(closes: true)) }
    apps["FieldSearch stays"] = { contact(FieldSearchApp(closes: false)) }
    apps["Comment"] = { contact(CommentApp()) }
  }

  private static func addOwnCalls(to apps: inout StoryApps) {
    for place in [OwnCallApp.Place.delegate, .primaryAction, .exit] {
      apps["OwnCall \(place)"] = { contact(OwnCallApp(place)) }
    }
    apps["OwnCall instead"] = { contact(OwnCallApp(.delegate, agrees: false)) }
    for (agrees, word) in [(true, "as well"), (false, "instead")] {
      apps["OwnCall later \(word)"] = {
        let app = OwnCallApp(.later, agrees: agrees)
        return contact(app, later: app.queue)
      }
    }
    for (agrees, word) in agreement {
      apps["TabOnReturn \(word)"] = { contact(TabOnReturnApp(agrees: agrees)) }
    }
  }

  private static func addPrimaryActions(to apps: inout StoryApps) {
    for (isLate, word) in lateness {
      apps["Chain \(word)"] = { late(ChainApp(), isLate) }
      apps["LastSends \(word)"] = { late(LastSendsApp(), isLate) }
    }
    apps["Closing"] = { contact(ClosingApp()) }
    apps["InitAction"] = {
      let app = InitActionApp()
      return form(app, of: { app.fields })
    }
    apps["SharedAction"] = {
      let app = SharedActionApp()
      return contact(app, facts: ["senders": { app.senders }])
    }
    apps["AddedOnBegin"] = { contact(AddedOnBeginApp()) }
    apps["Leaping"] = { contact(LeapingApp()) }
    apps["OwnReturn"] = { contact(OwnReturnApp()) }
    apps["SendsBack"] = { contact(SendsBackApp()) }
  }

  private static func addStreams(to apps: inout StoryApps) {
    apps["ExitStream"] = { contact(ExitStreamApp()) }
    apps["ExitBinding logs in"] = { contact(ExitBindingApp(.logsIn)) }
    apps["ExitBinding presents"] = { contact(ExitBindingApp(.presents)) }
    apps["Throttled"] = {
      let app = ThrottledApp()
      return contact(app, later: app.queue)
    }
    apps["Statistics"] = {
      let app = StatisticsApp()
      let counts: @MainActor @Sendable () -> [String] = {
        app.counts.sorted { $0 < $1 }.map { "\($0) \($1)" }
      }
      return contact(app, facts: ["counts": counts, "model": { app.model }])
    }
    apps["Proxy"] = {
      let app = ProxyApp(forwards: false)
      let counts: @MainActor @Sendable () -> [String] = {
        ["begin", "end", "return"].map { name in
          "\(name) \(app.sent.count { $0 == name })"
        }
      }
      return contact(app, facts: ["counts": counts])
    }
  }

  private static func addTextViews(to apps: inout StoryApps) {
    for manner in TextViewApp.Manner.allCases {
      apps["TextView \(manner)"] = { textView(TextViewApp(manner)) }
      apps["Return TextView \(manner)"] = {
        let app = TextViewApp(manner)
        let form = textView(app)
        app.navigator?.configuration.textViewKeys = .return
        return form
      }
    }
    apps["Filled TextView"] = {
      let app = TextViewApp(.movesOn)
      app.note.text = "Leave it at the door."
      return textView(app)
    }
  }

  private static func textView(_ app: TextViewApp) -> StoryApp {
    contact(app, facts: ["lineBreaks": { ["\(app.lineBreaks)"] }])
  }
}
