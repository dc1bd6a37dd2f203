import Testing

@testable import FieldNavigationAudit

@Suite("The audit accepts a form that ends before the last field")
struct FormEndTests {
  private let done = "returnKeyType=\"done\""
  private let delegate =
    "<outlet property=\"delegate\" destination=\"controller\" id=\"d\"/>"

  /// The IDs of the fields whose label finishes too early.
  private func found(_ views: [String]) throws -> [String] {
    try Scenes.audit(Scenes.document(views)).findings
      .filter { $0.rule == .doneInMiddle }.map(\.id)
  }

  private func fields(_ traits: String) -> [String] {
    traits.split(separator: " ").enumerated().map { place, key in
      let secure = key == "password" ? "secureTextEntry=\"YES\"" : ""
      let pad = key == "pad" ? "keyboardType=\"numberPad\" \(done)" : ""
      let label =
        ["-", "password", "pad"].contains(key) ? "" : "returnKeyType=\"\(key)\""
      return Scenes.field("f\(place)", secure + pad + label, y: 50 * place)
    }
  }

  @Test(
    "A Done key after a Next key may end a form",
    arguments: [
      ("next done -", []), ("next done next done", []), ("next done pad", []),
      ("continue done -", []), ("done -", ["f0"]), ("done next done", ["f0"]),
      ("next done done", ["f1"]), ("done pad", ["f0"]),
      ("next done password", ["f1"]),
    ] as [(String, [String])])
  func deliberateDone(traits: String, expected: [String]) throws {
    #expect(try found(fields(traits)) == expected)
  }

  @Test("A form may end before a password with a Next key")
  func hiddenText() throws {
    let hidden = Scenes.field(
      "Code", "returnKeyType=\"next\" secureTextEntry=\"YES\"", y: 150)
    let last = Scenes.field("Last", done, y: 200)
    #expect(try found(fields("next done") + [hidden, last]) == [])
  }

  @Test(
    "A Go or Join key may end a form",
    arguments: [
      ("go -", []), ("join -", []), ("go next done", []), ("go go", ["f0"]),
      ("join done", ["f0"]), ("go password", ["f0"]),
    ] as [(String, [String])])
  func actingKeys(traits: String, expected: [String]) throws {
    #expect(try found(fields(traits)) == expected)
  }

  @Test(
    "A form may end before optional fields and pickers",
    arguments: [
      ("Promo code", "", []), ("Nota (facoltativo)", "", []),
      ("Select", "", []), ("Currency", "", []), ("Nationality", "", []),
      ("Street", "", ["Name"]),
      (
        "Street",
        "<action selector=\"a:\" destination=\"c\" eventType=\"touchDown\" "
          + "id=\"a\"/>", []
      ),
    ] as [(String, String, [String])])
  func untypedEnd(
    name: String, connections: String, expected: [String]
  ) throws {
    let last = Scenes.field(name, done, y: 200, connections: connections)
    let date = Scenes.field("Date", done, y: 150)
    #expect(
      try found([Scenes.field("Name", done), date, last]) == expected)
  }

  @Test(
    "A form may end before a text view without a delegate"
  )
  func textToRead() throws {
    let name = Scenes.field("Name", done)
    let text = Scenes.textView("Terms", text: "Lorem ipsum", y: 150)
    let typed = text.replacing(
      "</textView>", with: "<connections>\(delegate)</connections></textView>")
    #expect(try found([name, text]) == [])
    #expect(try found([name, typed]) == ["Name"])
    #expect(
      try found([name, typed.replacing("\"Terms\"", with: "\"Optional\"")])
        == [])
  }

  @Test("A form may end if the next field has the same place")
  func samePlace() throws {
    func other(y: Int) -> String { Scenes.field("Code", done, y: y) }
    #expect(try found([Scenes.field("Name", done), other(y: 110)]) == [])
    #expect(try found([Scenes.field("Name", done), other(y: 125)]) == ["Name"])
  }

  @Test(
    "A form may end if the next field is beyond the screen's edge"
  )
  func pageBeside() throws {
    func next(x: Int) -> String {
      Scenes.field("Code", done, y: 150)
        .replacing("x=\"20\"", with: "x=\"\(x)\"")
    }
    let name = Scenes.field("Name", done)
    #expect(try found([name, next(x: 413)]) == [])
    #expect(try found([name, next(x: 80)]) == ["Name"])
  }

  @Test("Narrow fields for single digits may have Done keys")
  func boxes() throws {
    func form(_ one: Int, _ other: Int) -> [String] {
      [
        Scenes.field("One", done, width: one),
        Scenes.field("Two", done, y: 150, width: other),
      ]
    }
    #expect(try found(form(44, 44)) == [])
    #expect(try found(form(44, 200)) == ["One"])
    #expect(try found(form(60, 60)) == [])
    #expect(try found(form(61, 61)) == ["One"])
  }

  /// A view that contains one field.
  private func panel(
    _ name: String, y: Int, height: Int = 300, field: Int = 20
  ) -> String {
    """
    <view id="p\(name)"><rect key="frame" x="0" y="\(y)" width="393"
    height="\(height)"/><subviews>\(Scenes.field(name, done, y: field))</subviews>
    </view>
    """
  }

  @Test("A form may end in a view that another view covers")
  func panels() throws {
    let step = panel("Name", y: 100)
    #expect(try found([step, panel("Code", y: 100, field: 90)]) == [])
    #expect(
      try found([step, panel("Code", y: 0, height: 852, field: 300)]) == [])
    #expect(try found([step, panel("Code", y: 390)]) == ["Name"])
    // The popup covers the last field of the form behind it.
    let popup = panel("Code", y: 80, field: 200)
    #expect(try found([Scenes.field("Name", done), popup]) == [])
  }

  @Test("A field in front of a card belongs to the card's form")
  func fieldOverCard() throws {
    let card = panel("Name", y: 100)
    #expect(
      try found([card, Scenes.field("Code", done, y: 200)]) == ["Name"])
  }

  @Test(
    "A form may end beside a button unless the field is secure",
    arguments: [
      (250, 100, "Apply", "", []), (250, 100, "•", "", ["Code"]),
      (0, 100, "DE", "", ["Code"]), (250, 117, "Apply", "", []),
      (250, 118, "Apply", "", ["Code"]), (250, 83, "Apply", "", []),
      (250, 82, "Apply", "", ["Code"]),
      (250, 100, "Show", "secureTextEntry=\"YES\"", ["Code"]),
    ] as [(Int, Int, String, String, [String])])
  func buttonBeside(
    x: Int, y: Int, title: String, traits: String, expected: [String]
  ) throws {
    let button = """
      <button id="b"><rect key="frame" x="\(x)" y="\(y)" width="20" height="34"/>
      <state key="normal" title="\(title)"/></button>
      """
    let code = Scenes.field("Code", "\(done) \(traits)", width: 200)
    let next = Scenes.field("Repeat", "\(done) \(traits)", y: 150)
    #expect(try found([code, button, next]) == expected)
  }

  @Test(
    "A search field's Done key is accepted in any language",
    arguments: ["Suche", "Buscar un lugar", "検索", "Поиск"])
  func searches(name: String) throws {
    #expect(
      try found([Scenes.field(name, done), Scenes.field("City", done, y: 150)])
        == [])
  }
}
