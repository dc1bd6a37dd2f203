import FieldNavigation
import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The audit shows the path of Return through a screen")
struct PathTests {
  /// The name, label and destination of each field, such as "Name, Next to 2".
  private func path(_ name: String, screen: Int = 0) throws -> [String] {
    let audit = try Storyboards.audit(name)
    return audit.screens[screen].fields.map { field in
      "\(field.name), \(field.returnKey.map { "\($0.title) " } ?? "")"
        + field.destination.words
    }
  }

  @Test("Return moves through the fields in reading order (R3)")
  func readingOrder() throws {
    #expect(
      try path("Scroll.storyboard") == [
        "Above, Next to 2", "Street, Next to 3", "City, Next to 4",
        "Below, Done finishes",
      ])
  }

  @Test(
    "Return moves through each row of a right-to-left view from the right (R3)")
  func rightToLeft() throws {
    #expect(
      try path("RightToLeft.storyboard") == [
        "Right, Next to 2", "Left, Next to 3", "Below, Done finishes",
      ])
  }

  @Test(
    "Return follows the order of a stack view and skips a filled field (R4)")
  func stack() throws {
    #expect(
      try path("Stack.storyboard") == [
        "Email, Next to 2", "Name, Next to 3", "Zip, Next to 4",
        "City, Next to 6", "Country, Next to 6", "Note, Done finishes",
      ])
  }

  @Test(
    "Return moves through the rows of a static table as through other views")
  func staticTable() throws {
    #expect(
      try path("StaticTable.storyboard") == [
        "Search, stays", "Name, Next to 3", "Zip, Next to 4", "City, Next to 5",
        "text view, stays", "Country, Done finishes",
      ])
  }

  @Test("An FNFieldNavigator in the dock sets order and last label (R2)")
  func dock() throws {
    #expect(
      try path("Dock.storyboard") == [
        "Email, Next to 2", "Name, Next to 3", "Password, Join finishes",
      ])
  }

  @Test("Return skips the fields that an FNFieldNavigator doesn't list (R1)")
  func dockSet() throws {
    func path(_ object: String) throws -> [String] {
      let views = ["a", "b", "c"].enumerated().map { place, name in
        Scenes.field(name, y: 100 + 50 * place)
      }
      let text = Scenes.document(views).replacingOccurrences(
        of: "</objects></scene>",
        with: "<customObject id=\"o\" customClass=\"FNFieldNavigator\">"
          + object + "</customObject></objects></scene>")
      return try Scenes.audit(text).screens[0].fields.map {
        $0.destination.words
      }
    }
    let view = "<outlet property=\"view\" destination=\"root\"/>"
    let fields = ["c", "a"].map {
      "<outletCollection property=\"fields\" destination=\"\($0)\"/>"
    }.joined()
    #expect(
      try path("<connections>\(fields)\(view)</connections>") == [
        "to 3", "cannot be reached", "finishes",
      ])
    #expect(
      try path("<connections>\(fields)</connections>") == [
        "to 2", "to 3", "finishes",
      ], "an object without a view does nothing")
  }

  @Test("What an FNFieldNavigator in the dock does is no finding")
  func dockFindings() throws {
    #expect(try Storyboards.audit("Dock.storyboard").findings.isEmpty)
    func findings(_ options: String, view: String = "root") throws -> [String] {
      let views = [
        Scenes.field("a"),
        Scenes.field("b", "keyboardType=\"numberPad\"", y: 150),
        Scenes.field("c", y: 800),
      ]
      let text = Scenes.document(views).replacingOccurrences(
        of: "</objects></scene>",
        with: """
          <customObject id="o" customClass="FNFieldNavigator">
          <userDefinedRuntimeAttributes>\(options)
          </userDefinedRuntimeAttributes>
          <connections><outlet property="view" destination="\(view)"/>
          </connections></customObject></objects></scene>
          """)
      return try Scenes.findings(text)
    }
    func option(_ type: String, _ name: String, _ value: String) -> String {
      """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(name)" \
      value="\(value)"/>
      """
    }
    #expect(try findings("") == [])
    #expect(
      try findings(option("string", "inputBar", "off")) == ["no-way-on b"])
    #expect(
      try findings(option("boolean", "avoidsKeyboard", "NO")) == ["covered c"])
    #expect(
      try findings("", view: "other") == [
        "no-return-key a", "no-way-on b", "no-return-key c", "covered c",
      ], "an object without a view does nothing")
  }

  @Test("The fields of a child controller replace its container view")
  func container() throws {
    let audit = try Storyboards.audit("Container.storyboard")
    #expect(audit.screens.count == 1)
    #expect(
      try path("Container.storyboard") == [
        "Name, Next to 2", "Street, Next to 3", "City, Next to 4",
        "Phone, Done finishes",
      ])
    let street = audit.screens[0].fields[1]
    #expect(street.frame == LayoutRect(x: 20, y: 160, width: 353, height: 34))
    #expect(street.path == "Order > view > container view > view > Street")
  }

  @Test("The audit doesn't hang if a controller embeds itself")
  func circle() throws {
    #expect(
      try path("Circle.storyboard") == [
        "City, Next to 2", "Name, Done finishes",
      ])
  }

  @Test(
    "The audit shows two controllers as one screen if they embed each other")
  func circleOfTwo() throws {
    func scene(_ id: String, embeds other: String) -> String {
      """
      <scene><objects><viewController id="\(id)"><view key="view" id="v\(id)">
      <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <textField id="f\(id)" placeholder="\(id)"><rect key="frame" x="0" y="0"
      width="9" height="9"/></textField><containerView id="c\(id)"><rect
      key="frame" x="0" y="20" width="9" height="9"/><connections><segue
      kind="embed" destination="\(other)"/></connections></containerView>
      </subviews></view></viewController></objects></scene>
      """
    }
    let text =
      "<document><scenes>\(scene("a", embeds: "b"))\(scene("b", embeds: "a"))"
      + "</scenes></document>"
    let audit = try FileAudit(path: "x", data: Data(text.utf8))
    #expect(audit.screens.map { $0.fields.map(\.name) } == [["a", "b"]])
  }

  @Test("A screen may show the same child controller twice")
  func sameChildTwice() throws {
    func container(_ id: String, y: Int) -> String {
      """
      <containerView id="\(id)"><rect key="frame" x="0" y="\(y)" width="393"
      height="50"/><connections><segue destination="child" kind="embed"/>
      </connections></containerView>
      """
    }
    let child = """
      <scene><objects><viewController id="child"><view key="view" id="inside">
      <rect key="frame" x="0" y="0" width="393" height="50"/><subviews>
      \(Scenes.field("Name", y: 0))</subviews></view></viewController></objects>
      </scene></scenes>
      """
    let document = Scenes.document([
      container("one", y: 100), container("two", y: 150),
    ]).replacing("</scenes>", with: child)
    let screens = try Scenes.audit(document).screens
    #expect(screens.map { $0.fields.map(\.name) } == [["Name", "Name"]])
  }

  @Test(
    "Return moves through a scroll view at once if its content is larger (R3)",
    arguments: [(9, true), (10, true), (11, false), (nil, false)])
  func scrollView(height: Int?, isReadInRows: Bool) throws {
    func fields(_ name: String, x: Int, y: Int) -> String {
      (Scenes.field("\(name)1", y: y, width: 100)
        + Scenes.field("\(name)2", y: y + 50, width: 100))
        .replacing("x=\"20\"", with: "x=\"\(x)\"")
    }
    let frame = height.map {
      "<rect key=\"frame\" x=\"0\" y=\"90\" width=\"9\" height=\"\($0)\"/>"
    }
    let scrollView = """
      <scrollView id="scroll"><rect key="frame" x="0" y="100" width="200"
      height="100"/><subviews>\(fields("Left", x: 20, y: 0))
      <label id="label">\(frame ?? "")</label></subviews></scrollView>
      """
    let document = Scenes.document([
      scrollView, fields("Right", x: 220, y: 100),
    ])
    #expect(
      try Scenes.audit(document).screens[0].fields.map(\.name)
        == (isReadInRows
          ? ["Left1", "Right1", "Left2", "Right2"]
          : ["Left1", "Left2", "Right1", "Right2"]))
  }

  @Test("Return skips a field that can't take focus (R1)")
  func states() throws {
    #expect(
      try path("States.storyboard") == [
        "Name, Next to 5", "Disabled, Next cannot be reached",
        "Faded, Next cannot be reached", "Wrapped, Next cannot be reached",
        "Search, stays", "text view, cannot be reached", "Filled, Next to 8",
        "City, Done finishes",
      ])
  }

  @Test("Return skips the fields in a view without area (R1)")
  func noArea() throws {
    #expect(
      try path("NoArea.storyboard") == [
        "Name, Next to 4", "Flat, Next cannot be reached",
        "Inside, Next cannot be reached", "City, Done finishes",
      ])
  }

  @Test("A Done key closes the keyboard before the last field (R6)")
  func doneInMiddle() throws {
    #expect(
      try path("DoneInMiddle.storyboard") == [
        "Name, Done closes the keyboard", "Email, Next to 3",
        "Password, Done finishes",
      ])
  }

  @Test("A Next key of the last field finishes the form (R6)")
  func nextAtEnd() throws {
    #expect(
      try path("NextAtEnd.storyboard") == [
        "Name, Next to 2", "City, Next finishes",
      ])
  }

  @Test("Contradicting constraints make a field's place unknown")
  func unplaced() throws {
    let fields = try Storyboards.audit("Unplaced.storyboard").screens[0].fields
    #expect(fields.map(\.name) == ["Placed", "Misplaced", "Frameless"])
    #expect(fields.map(\.isPlaced) == [true, false, false])
    #expect(fields.map { $0.frame != nil } == [true, false, false])
  }

  @Test(
    "A misplaced view leaves its fields without frames, unless it's the root",
    arguments: [("", "", true), ("YES", "", true), ("", "YES", false)])
  func misplaced(root: String, box: String, hasFrame: Bool) throws {
    let container = """
      <view id="box" misplaced="\(box)"><rect key="frame" x="0" y="50"
      width="393" height="300"/><subviews>\(Scenes.field("Name", y: 10))
      </subviews></view>
      """
    let frame = LayoutRect(x: 20, y: 60, width: 300, height: 34)
    let document = Scenes.document(
      [container], root: "misplaced=\"\(root)\"")
    #expect(
      try Scenes.audit(document).screens[0].fields[0].frame
        == (hasFrame ? frame : nil))
  }

  @Test(
    "The variation with the most size classes counts, wherever the file has it")
  func precedence() throws {
    func reachable(_ variations: [(String, String)]) throws -> [Bool] {
      let changes = variations.map { key, change in
        "<variation key=\"\(key)\"><mask key=\"subviews\"><\(change) "
          + "reference=\"Name\"/></mask></variation>"
      }
      let document = Scenes.document(
        [Scenes.field("Name")], inside: changes.joined())
      return try Scenes.audit(document).screens[0].fields
        .map(\.state.isReachable)
    }
    let all = ("default", "exclude")
    let tall = ("heightClass=regular", "include")
    let phone = ("heightClass=regular-widthClass=compact", "exclude")
    for order in [[all, tall], [tall, all]] {
      #expect(try reachable(order) == [true])
    }
    for order in [
      [all, tall, phone], [phone, tall, all], [tall, phone, all],
    ] {
      #expect(try reachable(order) == [false])
    }
  }

  @Test("Return reaches a field of the device's size class")
  func sizeClasses() throws {
    #expect(
      try path("SizeClasses.storyboard") == [
        "Name, Next to 2", "Only on tall screens, Next to 3",
        "City, Done finishes",
      ])
  }

  @Test(
    "The device and its orientation determine the size classes",
    arguments: [
      ("retina6_12", "portrait", "compact", "regular"),
      ("retina6_12", "landscape", "compact", "compact"),
      ("retina6_5", "portrait", "compact", "regular"),
      ("retina6_5", "landscape", "regular", "compact"),
      ("ipad10_9rounded", "portrait", "regular", "regular"),
      ("ipad10_9rounded", "landscape", "regular", "regular"),
    ])
  func classes(
    device: String, orientation: String, width: String, height: String
  ) throws {
    let classes = ["compact", "regular"].flatMap { size in
      ["widthClass=\(size)", "heightClass=\(size)"]
    }
    let excluded = try classes.filter { name in
      let variation = """
        <variation key="\(name)"><mask key="subviews"><exclude
        reference="Name"/></mask></variation>
        """
      let document = Scenes.document(
        [Scenes.field("Name")], device: device, inside: variation
      ).replacing("\"portrait\"", with: "\"\(orientation)\"")
      return try !Scenes.audit(document).screens[0].fields[0].state.isReachable
    }
    #expect(
      Set(excluded) == ["widthClass=\(width)", "heightClass=\(height)"])
  }

  @Test(
    "The audit lists a field of another size class, but Return skips the field")
  func otherSizeClasses() throws {
    let text = String(
      decoding: try Storyboards.data("SizeClasses.storyboard"), as: UTF8.self)
    let lying = text.replacing("\"portrait\"", with: "\"landscape\"")
    let fields = try FileAudit(path: "x", data: Data(lying.utf8)).screens[0]
      .fields
    #expect(fields[1].state.obstacles == .detached)
    #expect(fields[0].destination == .field(2))
  }

  @Test("The path of Return leaves out repeated cells")
  func repeatedCells() throws {
    let screens = try Storyboards.audit("RepeatedCells.storyboard").screens
    #expect(screens.map(\.fields.count) == [0, 0])
    #expect(screens.map { $0.templates.map(\.name) } == [["Item"], ["Tag"]])
  }

  @Test("The audit lists the fields of a list in a repeated cell once")
  func listInCell() throws {
    func cell(_ name: String, _ inside: String = "") -> String {
      """
      <tableViewCell id="c\(name)"><rect key="frame" x="0" y="0" width="393"
      height="90"/><view key="contentView" id="v\(name)"><rect key="frame" x="0"
      y="0" width="393" height="90"/><subviews>\(Scenes.field(name, y: 0))
      \(inside)</subviews></view></tableViewCell>
      """
    }
    let tags = "<collectionView id=\"l\"><cells>\(cell("Tag"))</cells>"
    let list =
      "<tableView id=\"t\"><prototypes>"
      + cell("Item", tags + "</collectionView>") + "</prototypes></tableView>"
    let screen = try Scenes.audit(Scenes.document([list])).screens[0]
    #expect(screen.fields.isEmpty)
    #expect(screen.templates.map(\.name).sorted() == ["Item", "Tag"])
  }

  @Test(
    "The audit names the screen of a xib after the class of the File's Owner")
  func xib() throws {
    #expect(
      try Storyboards.audit("Card.xib").screens.map(\.name) == ["CardView"])
    #expect(try path("Card.xib") == ["Name, Next to 2", "City, Done finishes"])
  }

  @Test(
    "A field without a label is named after an outlet other than a next field",
    arguments: [
      (["nextField", "townField", "cityField"], "townField"),
      (["fieldNext", "townField"], "townField"),
      (["nextField"], "text field"), ([], "text field"),
    ] as [([String], String)])
  func outlets(names: [String], expected: String) throws {
    let outlets = names.map {
      "<outlet property=\"\($0)\" destination=\"field\"/>"
    }
    let field = Scenes.field("field")
      .replacing("placeholder=\"field\"", with: "")
    let document = Scenes.document([field], outlets: outlets.joined())
    #expect(try Scenes.audit(document).screens[0].fields[0].name == expected)
  }

  @Test("The audit skips a file of an old Xcode and reports the reason")
  func old() throws {
    let audit = try FileAudit(path: "a.xib", data: Data("<archive/>".utf8))
    #expect(audit.note == "saved by Xcode 4 or earlier")
    #expect(audit.isSkipped && audit.screens.isEmpty)
  }

  @Test("The audit skips a macOS file and reports the reason")
  func mac() throws {
    let audit = try Storyboards.audit("Mac.storyboard")
    #expect(audit.note == "for MacOSX.Cocoa, not for iOS")
    #expect(audit.screens.isEmpty)
  }

  @Test(
    "The audit refuses XML that isn't a storyboard or xib",
    arguments: [
      ("<html/>", "is not an Interface Builder file (root element <html>)")
    ])
  func otherFiles(text: String, message: String) throws {
    let problem = #expect(throws: AuditProblem.self) {
      try FileAudit(path: "x", data: Data(text.utf8))
    }
    #expect(problem?.message.hasPrefix(message) == true)
    #expect(problem?.line == 1)
  }

  @Test(
    "The encoding doesn't change the order of fields",
    arguments: [
      String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf8,
    ])
  func encodings(encoding: String.Encoding) throws {
    let text = String(
      decoding: try Storyboards.data("Clean.storyboard"), as: UTF8.self)
    let data = try #require(("\u{FEFF}" + text).data(using: encoding))
    let audit = try FileAudit(path: "x", data: data)
    #expect(
      audit.screens[0].fields.map(\.name) == ["Name", "Email", "Password"])
  }
}
