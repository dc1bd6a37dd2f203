import Testing

@testable import FieldNavigationAudit

@Suite("The audit reports nothing in a good form")
struct QuietTests {
  private func rules(_ document: String) throws -> Set<String> {
    try Set(Scenes.audit(document).findings.map(\.rule.rawValue))
  }

  private let done = "returnKeyType=\"done\""

  // MARK: Labels

  @Test(
    "On a phone, the audit ignores a number pad's label",
    arguments: Keyboards.pads)
  func pads(keyboard: String) throws {
    let document = Scenes.document([
      Scenes.field("Amount", "keyboardType=\"\(keyboard)\" \(done)"),
      Scenes.field("Note", done, y: 150),
    ])
    #expect(try Scenes.findings(document) == ["no-way-on Amount"])
  }

  @Test(
    "On a tablet, the audit checks a number pad's label"
  )
  func tablets() throws {
    let fields = [
      Scenes.field("Amount", "keyboardType=\"numberPad\" \(done)"),
      Scenes.field("Note", done, y: 150),
    ]
    #expect(
      try Scenes.findings(Scenes.document(fields, device: "ipad10_9rounded"))
        == ["done-in-middle Amount"])
    let large = Scenes.document(fields)
      .replacing(
        "width=\"393\" height=\"852\"", with: "width=\"1024\" height=\"768\"")
    #expect(try Scenes.findings(large) == ["done-in-middle Amount"])
  }

  @Test(
    "A Continue key may stand before the last field",
    arguments: [
      ("Password", "returnKeyType=\"continue\" secureTextEntry=\"YES\""),
      ("Password", "returnKeyType=\"go\" secureTextEntry=\"YES\""),
      ("Name", "returnKeyType=\"continue\""),
    ])
  func unlocking(name: String, traits: String) throws {
    let document = Scenes.document([
      Scenes.field(name, traits), Scenes.field("Key file", done, y: 150),
    ])
    #expect(try !rules(document).contains("done-in-middle"))
  }

  @Test(
    "A repeated password's Done key may submit the form"
  )
  func typedAgain() throws {
    let secure = "\(done) secureTextEntry=\"YES\""
    let document = Scenes.document([
      Scenes.field(
        "Password", "returnKeyType=\"next\" secureTextEntry=\"YES\""),
      Scenes.field("Verify password", secure, y: 150),
      Scenes.field("Old password", secure, y: 200),
    ])
    #expect(try !rules(document).contains("done-in-middle"))
  }

  @Test(
    "The audit ignores the label of a picker field",
    arguments: [
      Scenes.field(
        "When", "returnKeyType=\"done\"",
        connections:
          "<outlet property=\"inputView\" destination=\"wheels\" id=\"1\"/>"),
      Scenes.field(
        "When", "returnKeyType=\"done\"",
        connections: "<action selector=\"pick:\" destination=\"controller\" "
          + "eventType=\"editingDidBegin\" id=\"1\"/>"),
      Scenes.field("Date of birth", "returnKeyType=\"done\""),
    ])
  func pickers(field: String) throws {
    let document = Scenes.document([field, Scenes.field("City", done, y: 150)])
    #expect(try rules(document).isEmpty)
  }

  @Test("Fields in different table sections may each show Done")
  func sections() throws {
    func section(_ name: String) -> String {
      """
      <tableViewSection id="s\(name)"><cells><tableViewCell id="c\(name)">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <tableViewCellContentView key="contentView" id="v\(name)">
      <rect key="frame" x="0" y="0" width="390" height="44"/>
      <subviews>\(Scenes.field(name, done, y: 5))</subviews>
      </tableViewCellContentView></tableViewCell></cells></tableViewSection>
      """
    }
    let table = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="393" height="800"/>
      <sections>\(section("Server"))\(section("Domain"))</sections></tableView>
      """
    #expect(try rules(Scenes.document([table])).isEmpty)
  }

  private func button(_ title: String, y: Int, inside: String = "") -> String {
    """
    <button id="button"><rect key="frame" x="20" y="\(y)" width="300"
    height="40"/><state key="normal" title="\(title)"/>\(inside)</button>
    """
  }

  @Test(
    "A form may end above a button with a title",
    arguments: [
      ("Edit name", 140, []), ("Show", 94, ["done-in-middle"]),
      ("•", 140, ["done-in-middle"]), ("Save", 260, ["done-in-middle"]),
    ] as [(String, Int, Set<String>)])
  func buttonBetween(title: String, y: Int, found: Set<String>) throws {
    let document = Scenes.document([
      Scenes.field("Name", done), button(title, y: y),
      Scenes.field("Town", done, y: 200),
    ])
    #expect(try rules(document) == found)
  }

  @Test(
    "The audit finds a button's title in each format",
    arguments: [
      "<buttonConfiguration key=\"configuration\" title=\"Save\"/>",
      "<state key=\"normal\"><string key=\"title\">Save</string></state>",
      "<state key=\"normal\"><attributedString key=\"attributedTitle\"/></state>",
    ])
  func titles(inside: String) throws {
    let document = Scenes.document([
      Scenes.field("Name", done), button("", y: 140, inside: inside),
      Scenes.field("Town", done, y: 200),
    ])
    #expect(try rules(document).isEmpty)
  }

  @Test("A hidden button doesn't end a form")
  func hiddenButton() throws {
    let hidden = button("Save", y: 140)
      .replacing("<button", with: "<button hidden=\"YES\"")
    let document = Scenes.document([
      Scenes.field("Name", done), hidden, Scenes.field("Town", done, y: 200),
    ])
    #expect(try rules(document) == ["done-in-middle"])
  }

  @Test("The fields and buttons of repeated cells aren't part of the form")
  func repeatedCells() throws {
    let list = """
      <tableView id="list"><rect key="frame" x="0" y="140" width="393"
      height="50"/><prototypes><tableViewCell id="cell"><rect key="frame" x="0"
      y="0" width="393" height="50"/><view key="contentView" id="content"><rect
      key="frame" x="0" y="0" width="393" height="50"/><subviews>
      \(Scenes.field("Amount", y: 0))\(button("Buy", y: 5))
      </subviews></view></tableViewCell></prototypes></tableView>
      """
    let name = Scenes.field("Name", done)
    let town = Scenes.field("Town", done, y: 200)
    let edit = button("Edit name", y: 140)
    #expect(
      try Scenes.findings(Scenes.document([name, list, town]))
        == ["done-in-middle Name"])
    #expect(
      try Scenes.findings(Scenes.document([name, edit, list, town])) == [])
  }

  @Test(
    "A new password may submit its form before a login",
    arguments: [
      ("User name", "Password", []), ("Email", "Password", []),
      ("Street", "Password", ["done-in-middle"]),
      ("Email", "Confirm password", ["done-in-middle"]),
    ] as [(String, String, Set<String>)])
  func twoForms(name: String, last: String, found: Set<String>) throws {
    let secret = "secureTextEntry=\"YES\" textContentType=\"password\""
    let document = Scenes.document([
      Scenes.field("New password", "\(done) \(secret)"),
      Scenes.field(name, "returnKeyType=\"next\"", y: 150),
      Scenes.field(last, "returnKeyType=\"go\" \(secret)", y: 200),
    ])
    #expect(try rules(document) == found)
  }

  @Test("A form may end before fields named optional")
  func optionalRest() throws {
    func findings(_ last: String) throws -> [String] {
      try Scenes.findings(
        Scenes.document([
          Scenes.field("List", done),
          Scenes.field("Store (optional)", done, y: 150),
          Scenes.field(last, done, y: 200),
        ]))
    }
    #expect(try findings("Note (optional)") == [])
    #expect(
      try findings("Note") == [
        "done-in-middle List", "done-in-middle Store (optional)",
      ])
  }

  @Test(
    "The audit accepts a Done key in a search field, whatever fields follow")
  func searchField() throws {
    let document = Scenes.document([
      Scenes.field("Search", done), Scenes.field("City", done, y: 150),
    ])
    #expect(try rules(document).isEmpty)
  }

  @Test("A search bar isn't part of the form above it")
  func searchBar() throws {
    let bar = """
      <searchBar id="bar"><rect key="frame" x="0" y="300" width="393" height="56"/>
      <textInputTraits key="textInputTraits"/></searchBar>
      """
    let document = Scenes.document([
      Scenes.field("Name", "returnKeyType=\"next\""),
      Scenes.field("City", done, y: 150), bar,
    ])
    #expect(try rules(document).isEmpty)
  }

  @Test(
    "A single field may have a Next key"
  )
  func singleNext() throws {
    let field = Scenes.field("Find", "returnKeyType=\"next\"")
    #expect(try rules(Scenes.document([field])).isEmpty)
  }

  @Test(
    "The last field may show Next if it has a delegate"
  )
  func heardReturn() throws {
    let connections = [
      "<outlet property=\"delegate\" destination=\"controller\" id=\"1\"/>",
      "<action selector=\"go:\" destination=\"controller\" "
        + "eventType=\"editingDidEndOnExit\" id=\"1\"/>",
    ]
    for connection in connections {
      let document = Scenes.document([
        Scenes.field("Name", "returnKeyType=\"next\"", connections: connection),
        Scenes.field(
          "Code", "returnKeyType=\"next\"", y: 150, connections: connection),
      ])
      #expect(try rules(document).isEmpty)
    }
  }

  @Test(
    "The last field may show Next if no field has a delegate"
  )
  func delegatesOfCode() throws {
    let outlet =
      "<outlet property=\"delegate\" destination=\"controller\" id=\"1\"/>"
    func found(_ connections: String) throws -> Set<String> {
      try rules(
        Scenes.document([
          Scenes.field(
            "Name", "returnKeyType=\"next\"", connections: connections),
          Scenes.field("Code", "returnKeyType=\"next\"", y: 150),
        ]))
    }
    #expect(try found("") == [])
    #expect(try found(outlet) == ["next-at-end"])
  }

  @Test(
    "The audit recognizes a date field in many languages",
    arguments: ["تاریخ و ساعت", "Fecha", "Geburtsdatum", "생년월일"])
  func dates(name: String) throws {
    let document = Scenes.document([
      Scenes.field(name, done), Scenes.field("City", done, y: 150),
    ])
    #expect(try rules(document).isEmpty)
  }

  @Test(
    "The last field may show Next if code may handle it"
  )
  func doubtfulEnd() throws {
    let outlet =
      "<outlet property=\"delegate\" destination=\"controller\" id=\"1\"/>"
    func found(_ names: String..., connected: Int) throws -> Set<String> {
      try rules(
        Scenes.document(
          names.enumerated().map {
            Scenes.field(
              $1, "returnKeyType=\"next\"", y: 100 + 50 * $0,
              connections: $0 < connected ? outlet : "")
          })
      ).subtracting(["no-delegate"])
    }
    #expect(try found("A", "B", "C", connected: 2) == ["next-at-end"])
    #expect(try found("A", "B", "Birthday", connected: 2) == [])
    #expect(try found("A", "B", "C", connected: 1) == [])
  }

  @Test("The rules next-at-end and covered don't apply to the view of a xib")
  func partOfScreen() throws {
    let outlet =
      "<outlet property=\"delegate\" destination=\"controller\" id=\"1\"/>"
    let fields = [
      Scenes.field("Name", "returnKeyType=\"next\"", connections: outlet),
      Scenes.field("Code", "returnKeyType=\"next\"", y: 700),
    ]
    #expect(
      try rules(Scenes.document(fields)) == ["next-at-end", "covered"])
    #expect(try rules(Scenes.xib(fields)) == [])
  }

  // MARK: Keyboards

  @Test(
    "The audit accepts a number pad that needs no Return key"
  )
  func wayOn() throws {
    let pad = "keyboardType=\"numberPad\""
    #expect(try rules(Scenes.document([Scenes.field("Code", pad)])).isEmpty)
    let bar =
      "<outlet property=\"inputAccessoryView\" destination=\"b\" id=\"1\"/>"
    let withBar = Scenes.document([
      Scenes.field("Amount", pad, connections: bar),
      Scenes.field("Note", done, y: 150),
    ])
    #expect(try rules(withBar).isEmpty)
    let boxes = Scenes.document([
      Scenes.field("One", pad, width: 44),
      Scenes.field("Two", pad, y: 150, width: 44),
    ])
    #expect(try rules(boxes).isEmpty)
  }

  @Test(
    "The keyboard doesn't cover a form that moves",
    arguments: [
      "<outlet property=\"keyboardSpace\" destination=\"space\" id=\"1\"/>",
      "<outlet property=\"bottomConstraint\" destination=\"space\" id=\"1\"/>",
    ])
  func movingForm(outlet: String) throws {
    let fields = [
      Scenes.field("Name", "returnKeyType=\"next\"", y: 600),
      Scenes.field("City", done, y: 650),
    ]
    let constraint = "<constraints><constraint id=\"space\"/></constraints>"
    #expect(
      try rules(Scenes.document(fields, inside: constraint)) == ["covered"])
    #expect(
      try rules(
        Scenes.document(fields, inside: constraint, outlets: outlet)
      ).isEmpty)
  }

  @Test(
    "The keyboard doesn't cover a form in a keyboard library's view",
    arguments: [
      ("IQPreviousNextView", []), ("TPKeyboardAvoidingScrollView", []),
      ("HighIQView", ["covered"]), ("FormView", ["covered"]),
    ] as [(String, Set<String>)])
  func keyboardLibrary(name: String, found: Set<String>) throws {
    let fields = [
      Scenes.field("Name", "returnKeyType=\"next\"", y: 600),
      Scenes.field("City", done, y: 650),
    ]
    let root = "customClass=\"\(name)\""
    #expect(try rules(Scenes.document(fields, root: root)) == found)
  }

  @Test(
    "The keyboard may cover a text view except its first line",
    arguments: [
      ("textView", 472, 90, []), ("textView", 473, 90, ["covered"]),
      ("textView", 486, 30, []), ("textView", 487, 30, ["covered"]),
      ("textField", 456, 60, []), ("textField", 457, 60, ["covered"]),
    ] as [(String, Int, Int, Set<String>)])
  func firstLine(
    kind: String, y: Int, height: Int, found: Set<String>
  ) throws {
    let note = """
      <\(kind) id="note"><rect key="frame" x="20" y="\(y)" width="300"
      height="\(height)"/><textInputTraits key="textInputTraits" \(done)/>
      <connections><outlet property="delegate" destination="controller"/>
      </connections></\(kind)>
      """
    let name = Scenes.field("Name", "returnKeyType=\"next\"")
    #expect(try rules(Scenes.document([name, note])) == found)
  }

  @Test(
    "The height of the keyboard depends on the size of the screen",
    arguments: [
      (320, 568, 260), (393, 779, 260), (393, 780, 336), (699, 1000, 336),
      (700, 1000, 324), (1024, 768, 324),
    ])
  func keyboardHeights(width: Int, height: Int, keyboard: Int) throws {
    func found(_ bottom: Int) throws -> Set<String> {
      try rules(
        Scenes.document([
          Scenes.field("Name", "returnKeyType=\"next\"", y: 20),
          Scenes.field("City", done, y: bottom - 34),
        ]).replacing(
          "width=\"393\" height=\"852\"",
          with: "width=\"\(width)\" height=\"\(height)\""))
    }
    #expect(try found(height - keyboard) == [])
    #expect(try found(height - keyboard + 1) == ["covered"])
  }

  @Test(
    "The audit accepts a single field at the bottom"
  )
  func composer() throws {
    #expect(
      try rules(Scenes.document([Scenes.field("Message", y: 790)])).isEmpty)
    #expect(
      try rules(Scenes.document([Scenes.field("Message", y: 600)]))
        == ["covered"])
  }

  // MARK: Tags and delegates

  private func tagged(_ name: String, _ tag: Int, y: Int) -> String {
    Scenes.field(
      name, "returnKeyType=\"next\"", y: y, attributes: "tag=\"\(tag)\"")
  }

  private func label(_ tag: Int) -> String {
    """
    <label id="label" tag="\(tag)"><rect key="frame" x="0" y="400" width="9"
    height="9"/></label>
    """
  }

  @Test(
    "Tags don't form a sequence if other views use them",
    arguments: [2, 4, 1])
  func tagsOfOthers(tag: Int) throws {
    let gap = [tagged("Name", 1, y: 100), tagged("City", 3, y: 150)]
    #expect(
      try rules(Scenes.document(gap)).subtracting(["next-at-end"])
        == ["missing-tag"])
    #expect(
      try !rules(Scenes.document(gap + [label(tag)])).contains("missing-tag"))
  }

  @Test("A sequence of tags may begin with 0")
  func tagOfFirst() throws {
    func findings(_ tags: Int...) throws -> [String] {
      try Scenes.findings(
        Scenes.document(
          tags.enumerated().map { tagged("f\($0)", $1, y: 100 + 50 * $0) })
      ).filter { $0.hasPrefix("missing-tag") }
    }
    #expect(try findings(0, 1, 2, 3) == [])
    #expect(try findings(1, 2, 3, 0) == ["missing-tag f3"])
    #expect(try findings(1, 0, 2, 3) == ["missing-tag f1"])
  }

  @Test("Tags don't form a sequence if outlets connect the fields")
  func tagsBesideOutlets() throws {
    let outlet =
      "<outlet property=\"nextField\" destination=\"City\" id=\"1\"/>"
    let document = Scenes.document([
      Scenes.field(
        "Name", "returnKeyType=\"next\"", attributes: "tag=\"2\"",
        connections: outlet),
      Scenes.field("City", done, y: 150, attributes: "tag=\"2\""),
      Scenes.field("Land", done, y: 200, attributes: "tag=\"1\""),
    ])
    #expect(
      try rules(document).isDisjoint(with: [
        "duplicate-tag", "tag-order", "missing-tag",
      ]))
  }

  @Test(
    "The audit accepts the smallest and the largest integer as tags",
    arguments: [(Int.min, Int.max), (-2, Int.max), (Int.max - 1, Int.max)])
  func extremeTags(one: Int, other: Int) throws {
    let document = Scenes.document([
      tagged("Name", one, y: 100), tagged("City", other, y: 150),
    ])
    #expect(try !rules(document).contains("missing-tag"))
  }

  @Test(
    "The audit accepts missing delegates if most fields have none"
  )
  func oneDelegate() throws {
    let outlet =
      "<outlet property=\"delegate\" destination=\"controller\" id=\"1\"/>"
    let fields = (0..<12).map { place in
      Scenes.field(
        "f\(place)", "returnKeyType=\"\(place == 11 ? "done" : "next")\"",
        y: 40 * place, connections: place == 5 ? outlet : "")
    }
    #expect(try !rules(Scenes.document(fields)).contains("no-delegate"))
    let most = (0..<12).map { place in
      Scenes.field(
        "f\(place)", "returnKeyType=\"\(place == 11 ? "done" : "next")\"",
        y: 40 * place, connections: place == 5 ? "" : outlet)
    }
    #expect(
      try Scenes.findings(Scenes.document(most)).contains("no-delegate f5"))
  }

  @Test("Two segues to the same screen may share an identifier")
  func segues() throws {
    let segue = "<segue destination=\"other\" kind=\"show\" identifier=\"open\""
    let document = Scenes.document(
      [Scenes.field("Name", done)],
      outlets: "\(segue) id=\"1\"/>\(segue) id=\"2\"/>")
    #expect(try rules(document).isEmpty)
    #expect(
      try rules(
        document.replacing(
          "other\" kind=\"show\" identifier=\"open\" id=\"2",
          with: "third\" kind=\"show\" identifier=\"open\" id=\"2"))
        == ["duplicate-segue"])
  }

  @Test("Segues of a button may share an identifier")
  func segueOfButton() throws {
    func segue(_ screen: String) -> String {
      "<segue destination=\"\(screen)\" kind=\"show\" identifier=\"open\" "
        + "id=\"\(screen)\"/>"
    }
    func found(_ button: String, _ controller: String) throws -> Set<String> {
      let button =
        "<button id=\"b\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" "
        + "height=\"9\"/><connections>\(button)</connections></button>"
      return try rules(
        Scenes.document(
          [Scenes.field("Name", done), button], outlets: controller))
    }
    #expect(try found(segue("one") + segue("two"), "") == [])
    #expect(try found(segue("one"), segue("two")) == [])
    #expect(try found("", segue("one") + segue("two")) == ["duplicate-segue"])
  }
}
