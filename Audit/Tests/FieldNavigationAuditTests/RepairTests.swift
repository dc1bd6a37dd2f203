import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("A repair adds attributes and changes nothing else")
struct RepairTests {
  private func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
  }

  @Test(
    "A repair writes attributes where Interface Builder writes them"
  )
  func attributes() throws {
    let data = try Storyboards.data("NoContentType.storyboard")
    let repair = try Repair(of: data, path: "x", labels: true)
    let changed = zip(lines(data), lines(repair.data)).filter { $0 != $1 }
      .map { $1.trimmingCharacters(in: .whitespaces) }
    let traits = "<textInputTraits key=\"textInputTraits\""
    #expect(
      changed == [
        traits + " keyboardType=\"emailAddress\" returnKeyType=\"next\""
          + " textContentType=\"email\"/>",
        traits + " returnKeyType=\"next\" secureTextEntry=\"YES\""
          + " textContentType=\"new-password\"/>",
        traits + " returnKeyType=\"next\" secureTextEntry=\"YES\""
          + " textContentType=\"new-password\"/>",
        traits + " keyboardType=\"numberPad\" returnKeyType=\"done\""
          + " textContentType=\"one-time-code\"/>",
      ])
    #expect(repair.count == 4)
  }

  @Test(
    "A repair keeps Interface Builder's order of attributes"
  )
  func orderOfAttributes() throws {
    let text = String(
      decoding: try Storyboards.data("Clean.storyboard"), as: UTF8.self)
    let without = Data(
      text.replacingOccurrences(of: " returnKeyType=\"done\"", with: "").utf8)
    #expect(
      try Repair(of: without, path: "x", labels: true).data == Data(text.utf8))
  }

  @Test("A repair adds no labels to the fields of repeated cells")
  func repeatedCells() throws {
    let list = """
      <tableView id="list"><prototypes><tableViewCell id="cell"><view
      key="contentView" id="content"><subviews>\(Scenes.field("City"))
      \(Scenes.field("Name"))</subviews></view></tableViewCell></prototypes>
      </tableView>
      """
    let fields = [Scenes.field("Name"), Scenes.field("City", y: 150)]
    let traits = "<textInputTraits key=\"textInputTraits\" returnKeyType="
    #expect(
      try Scenes.repaired(Scenes.document(fields + [list])) == [
        traits + "\"next\"/>", traits + "\"done\"/>",
      ])
  }

  @Test("A repair adds content types to the fields of repeated cells")
  func typesInRepeatedCells() throws {
    let mail = Scenes.field("Email", "keyboardType=\"emailAddress\"")
    let list = """
      <tableView id="list"><prototypes><tableViewCell id="cell"><view
      key="contentView" id="content"><subviews>\(mail)</subviews></view>
      </tableViewCell></prototypes></tableView>
      """
    #expect(
      try Scenes.repaired(Scenes.document([list])) == [
        "<textInputTraits key=\"textInputTraits\" "
          + "keyboardType=\"emailAddress\" textContentType=\"email\"/>"
      ])
  }

  @Test("A repair's diff has the number of each changed line")
  func diff() throws {
    let document = Scenes.document([
      Scenes.field("Name"), Scenes.field("City", y: 150),
    ])
    let tag = "<textInputTraits key=\"textInputTraits\"/>"
    let numbers = zip(1..., document.split(separator: "\n"))
      .filter { $0.1 == tag }.map { "@@ -\($0.0) +\($0.0) @@" }
    #expect(numbers.count == 2)
    #expect(
      try Repair(of: Data(document.utf8), path: "x", labels: true).diff
        .split(separator: "\n").filter { $0.hasPrefix("@@") }.map(String.init)
        == numbers)
  }

  @Test(
    "A second repair of the same file changes nothing",
    arguments: Storyboards.names)
  func repeated(name: String) throws {
    let first = try Repair(
      of: Storyboards.data(name), path: name, labels: true)
    let second = try Repair(of: first.data, path: name, labels: true)
    #expect(second.count == 0)
    #expect(second.data == first.data)
    #expect(second.diff.isEmpty)
  }

  @Test(
    "A repair changes nothing except the added attributes",
    arguments: Storyboards.names)
  func nothingElse(name: String) throws {
    let data = try Storyboards.data(name)
    let repair = try Repair(of: data, path: name, labels: true)
    let before = lines(data)
    let after = lines(repair.data)
    #expect(before.count == after.count)
    var added = 0
    for (one, other) in zip(before, after) where one != other {
      let shorter = other.replacing(
        /\ (returnKeyType|textContentType)="[a-z-]+"/, with: "")
      let kept = one.replacing(
        /\ (returnKeyType|textContentType)="[a-z-]+"/, with: "")
      #expect(shorter == kept)
      added += 1
    }
    #expect(
      repair.diff.split(separator: "\n").count { $0.hasPrefix("+ ") } == added)
  }

  @Test(
    "A repair preserves the encoding and the line endings",
    arguments: [
      String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian,
    ])
  func encoding(encoding: String.Encoding) throws {
    let text =
      "\u{FEFF}"
      + String(
        decoding: try Storyboards.data("NoReturnKey.storyboard"), as: UTF8.self
      ).replacingOccurrences(of: "\n", with: "\r\n")
    let data = try #require(text.data(using: encoding))
    let repaired = try Repair(of: data, path: "x", labels: true).data
    let expected = text.replacingOccurrences(
      of: "<textInputTraits key=\"textInputTraits\"/>",
      with: "<textInputTraits key=\"textInputTraits\" returnKeyType=\"next\"/>")
    #expect(repaired == expected.data(using: encoding))
  }

  @Test(
    "A repair doesn't change the path of Return",
    arguments: Storyboards.names)
  func samePath(name: String) throws {
    let before = try Storyboards.audit(name)
    let repair = try Repair(
      of: Storyboards.data(name), path: name, labels: true)
    let after = try FileAudit(path: name, data: repair.data)
    for (one, other) in zip(before.screens, after.screens) {
      #expect(one.fields.map(\.destination) == other.fields.map(\.destination))
      #expect(one.fields.map(\.returnKey) == other.fields.map(\.returnKey))
    }
  }
}
