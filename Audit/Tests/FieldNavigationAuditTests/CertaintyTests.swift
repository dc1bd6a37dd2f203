import FieldNavigation
import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The repair adds only certain labels and content types")
struct CertaintyTests {
  private func tag(_ attributes: String) -> String {
    "<textInputTraits key=\"textInputTraits\" \(attributes)/>"
  }

  // MARK: Labels

  @Test("A text view with filler text counts as empty")
  func fillingText() throws {
    let filling = "Lorem ipsum dolor sit er elit lamet, consectetaur"
    let document = Scenes.document([
      Scenes.field("Name"), Scenes.textView("Note", text: filling, y: 150),
      Scenes.field("City", y: 260),
    ])
    #expect(
      try Scenes.audit(document).screens[0].fields.allSatisfy(\.state.isEmpty))
    #expect(
      try Scenes.repaired(document) == [
        tag("returnKeyType=\"next\""), tag("returnKeyType=\"done\""),
      ])
  }

  @Test("The repair adds no label that depends on saved text")
  func exampleText() throws {
    let document = Scenes.document([
      Scenes.field("Name"),
      Scenes.field("City", y: 150, attributes: "text=\"Rome\""),
    ])
    #expect(try Scenes.repaired(document) == [tag("returnKeyType=\"done\"")])
  }

  @Test(
    "A misplaced root view keeps the order of its fields",
    arguments: ["misplaced=\"YES\"", ""])
  func misplaced(attribute: String) throws {
    let container = """
      <view id="box" \(attribute)>
      <rect key="frame" x="0" y="50" width="393" height="300"/><subviews>
      \(Scenes.field("Second", y: 150))\(Scenes.field("First", y: 100))
      </subviews></view>
      """
    let document = Scenes.document([container], root: attribute)
    let fields = try Scenes.audit(document).screens[0].fields
    #expect(fields.map(\.name) == ["First", "Second"])
    #expect(fields.map(\.isPlaced) == [true, true])
    #expect(try Scenes.repaired(document).count == 2)
  }

  @Test("The repair adds no labels if a field's place is unknown")
  func unknownPlace() throws {
    let document = Scenes.document([
      Scenes.field("Name"),
      Scenes.field("City", y: 150, attributes: "misplaced=\"YES\""),
    ])
    #expect(try Scenes.findings(document).isEmpty)
    #expect(try Scenes.repaired(document).isEmpty)
  }

  @Test(
    "A field that was never laid out has an unknown place",
    arguments: [
      (20, -34, false), (20, -33, true), (-300, 50, false), (-299, 50, true),
    ])
  func neverLaidOut(x: Int, y: Int, isPlaced: Bool) throws {
    let email = Scenes.field("Email", y: y)
      .replacing("x=\"20\"", with: "x=\"\(x)\"")
    let document = Scenes.document([Scenes.field("Password"), email])
    let fields = try Scenes.audit(document).screens[0].fields
    #expect(fields.first { $0.name == "Email" }?.isPlaced == isPlaced)
    #expect(try Scenes.repaired(document).isEmpty == !isPlaced)
  }

  @Test("A field installed for the device's size class is reachable")
  func variations() throws {
    let variations = """
      <variation key="default"><mask key="subviews">
      <exclude reference="Name"/><exclude reference="City"/></mask></variation>
      <variation key="heightClass=regular-widthClass=compact">
      <mask key="subviews"><include reference="Name"/><include
      reference="City"/></mask></variation>
      """
    let fields = [Scenes.field("Name"), Scenes.field("City", y: 150)]
    let phone = Scenes.document(fields, inside: variations)
    #expect(
      try Scenes.audit(phone).screens[0].fields.allSatisfy(\.state.isReachable))
    #expect(try Scenes.repaired(phone).count == 2)
    let unnamed = phone.replacing(
      "<device id=\"retina6_12\" orientation=\"portrait\"/>", with: "")
    #expect(try Scenes.repaired(unnamed).count == 2)
    let tablet = Scenes.document(
      fields, device: "ipad10_9rounded", inside: variations)
    #expect(try Scenes.repaired(tablet).isEmpty)
  }

  @Test("The repair adds no label to a phone's number pad")
  func pads() throws {
    let document = Scenes.document([
      Scenes.field("Amount", "keyboardType=\"decimalPad\""),
      Scenes.field("Note", y: 150),
    ])
    #expect(try Scenes.repaired(document) == [tag("returnKeyType=\"done\"")])
  }

  // MARK: Content types

  @Test(
    "The repair adds a content type if all traits agree",
    arguments: [
      ("Password", "secureTextEntry=\"YES\"", "password"),
      ("Passwort", "secureTextEntry=\"YES\"", "password"),
      ("密码", "secureTextEntry=\"YES\"", "password"),
      ("txtEmail", "keyboardType=\"emailAddress\"", "email"),
      ("Mobile phone", "keyboardType=\"phonePad\"", "tel"),
      ("SMS code", "keyboardType=\"numberPad\"", "one-time-code"),
      ("field2Email", "keyboardType=\"emailAddress\"", "email"),
    ])
  func agreement(name: String, traits: String, type: String) throws {
    let document = Scenes.document([Scenes.field(name, traits)])
    let written = traits + " textContentType=\"\(type)\""
    #expect(try Scenes.repaired(document) == [tag(written)])
  }

  @Test(
    "The repair adds no content type that is uncertain",
    arguments: [
      ("Username", "keyboardType=\"emailAddress\""),
      ("Field", "secureTextEntry=\"YES\""),
      ("One-time code", ""),
    ])
  func doubt(name: String, traits: String) throws {
    let document = Scenes.document([Scenes.field(name, traits)])
    let finding = try #require(try Scenes.audit(document).findings.first)
    #expect(finding.rule == .noContentType)
    #expect(finding.message.contains("; if it asks for "))
    #expect(try Scenes.repaired(document).isEmpty)
  }

  @Test(
    "The audit suggests no content type against the field's name",
    arguments: [
      ("Security code", "secureTextEntry=\"YES\""),
      ("CVV", "secureTextEntry=\"YES\" keyboardType=\"numberPad\""),
      ("Passphrase", "secureTextEntry=\"YES\""),
      ("PIN", "secureTextEntry=\"YES\""),
      ("Mobile number", "secureTextEntry=\"YES\""),
      ("Password", "keyboardType=\"emailAddress\""),
      ("0000 0000 0000 0000", "keyboardType=\"phonePad\""),
      ("Laptop", "keyboardType=\"numberPad\""),
    ])
  func contradiction(name: String, traits: String) throws {
    let document = Scenes.document([Scenes.field(name, traits)])
    #expect(
      try Scenes.findings(document).filter { !$0.hasPrefix("plain-password") }
        .isEmpty)
  }

  @Test(
    "The repair adds no content type to a sign-up screen's only password",
    arguments: ["SignUpViewController", "RegisterViewController"])
  func registration(name: String) throws {
    let document = Scenes.document([
      Scenes.field("Password", "secureTextEntry=\"YES\"")
    ]).replacing(
      "<viewController", with: "<viewController customClass=\"\(name)\"")
    let finding = try #require(try Scenes.audit(document).findings.first)
    #expect(finding.message.hasSuffix("set it to new-password"))
    #expect(try Scenes.repaired(document).isEmpty)
  }

  @Test(
    "The repair adds no content types to single-digit fields of a code"
  )
  func boxes() throws {
    let document = Scenes.document(
      (1...4).map {
        Scenes.field("OTP \($0)", "keyboardType=\"numberPad\"", y: 100 * $0)
      })
    #expect(try Scenes.repaired(document).isEmpty)
  }

  @Test(
    "The repair adds `password` only to the current of three passwords"
  )
  func changedPassword() throws {
    let secure = "returnKeyType=\"next\" secureTextEntry=\"YES\""
    let document = Scenes.document([
      Scenes.field("Current password", secure),
      Scenes.field("New password", secure, y: 150),
      Scenes.field("Repeat password", secure, y: 200),
    ])
    #expect(
      try Scenes.repaired(document) == [
        tag(secure + " textContentType=\"password\""),
        tag(secure + " textContentType=\"new-password\""),
        tag(secure + " textContentType=\"new-password\""),
      ])
  }

  // MARK: Attributes

  @Test(
    "The repair inserts attributes in Interface Builder's order"
  )
  func order() throws {
    let smart =
      "smartDashesType=\"no\" smartInsertDeleteType=\"no\" smartQuotesType=\"no\""
    let document = Scenes.document([
      Scenes.field("Email", "keyboardType=\"emailAddress\" \(smart)"),
      Scenes.field("City", "returnKeyType=\"done\"", y: 150),
    ])
    #expect(
      try Scenes.repaired(document) == [
        tag(
          "keyboardType=\"emailAddress\" returnKeyType=\"next\" \(smart) "
            + "textContentType=\"email\"")
      ])
  }

  @Test("The repair skips findings that the configuration ignores")
  func whatCounts() throws {
    let document = Data(
      Scenes.document([
        Scenes.field("Email", "keyboardType=\"emailAddress\""),
        Scenes.field("City", y: 150),
      ]).utf8)
    let repair = try Repair(of: document, path: "x") {
      $0.rule == .noContentType
    }
    #expect(repair.count == 1)
    #expect(repair.diff.contains("textContentType=\"email\""))
    #expect(!repair.diff.contains("returnKeyType"))
  }

  /// For each name: the content type that a repair adds.
  private func types(_ names: String...) throws -> [String] {
    let document = Scenes.document(
      names.enumerated().map { place, name in
        Scenes.field(
          name,
          "returnKeyType=\"next\""
            + (name.hasSuffix("code") ? "" : " secureTextEntry=\"YES\""),
          y: 100 + 50 * place)
      })
    let repair = try Repair(of: Data(document.utf8), path: "x")
    return try Scenes.audit(String(decoding: repair.data, as: UTF8.self))
      .screens[0].fields.map { $0.traits.contentType ?? "-" }
  }

  @Test(
    "The repair adds no content type to a single new password"
  )
  func newPassword() throws {
    #expect(try types("Reset code", "New Password") == ["-", "-"])
    #expect(try types("Create Password") == ["-"])
    let finding = try Scenes.audit(
      Scenes.document([
        Scenes.field("Create Password", "secureTextEntry=\"YES\"")
      ])
    ).findings.first
    #expect(finding?.message.hasSuffix("to new-password") == true)
  }

  @Test("The repair adds `password` after at most one other field")
  func fieldsBesidePassword() throws {
    #expect(try types("Promo code", "Password") == ["-", "password"])
    #expect(
      try types("Promo code", "Zip code", "Password") == ["-", "-", "-"])
  }

  @Test(
    "The repair skips the first of three passwords, which may be the old one")
  func perhapsOldPassword() throws {
    #expect(
      try types("Password", "New Password", "Confirm Password") == [
        "-", "new-password", "new-password",
      ])
  }

  @Test("A repeated password is a new password, whatever secret follows")
  func secretAfterRepeatedPassword() throws {
    #expect(
      try types("New Password", "Confirm Password", "Security answer")
        == ["new-password", "new-password", "-"])
  }

  @Test(
    "A password beside a repeated code isn't a new password"
  )
  func confirmedCode() throws {
    #expect(try types("Password", "Confirm PIN") == ["-", "-"])
    #expect(
      try types("Password", "Confirm")
        == ["new-password", "new-password"])
  }
}
