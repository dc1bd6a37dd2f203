import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("The reader reads HTML as browsers do")
struct HTMLReaderTests {
  private func read(_ html: String) throws -> HTMLPage {
    try HTMLReader.read(Array(html.utf8))
  }

  private func names(_ page: HTMLPage) -> [String] { page.elements.map(\.name) }

  @Test("The reader reports each tag's line and byte range")
  func place() throws {
    let html = "<!doctype html>\r\n<p>é<input\n  id='x' value='&lt;é'>\n<B\tc>"
    let page = try read(html)
    let input = try #require(page.elements.first { $0.name == "input" })
    let bold = try #require(page.elements.first { $0.name == "b" })
    #expect(input.line == 2 && bold.line == 4)
    #expect(input["value"] == "<é")
    let bytes = Array(html.utf8)
    let tags = try [input, bold].map {
      String(decoding: bytes[try #require($0.tag)], as: UTF8.self)
    }
    #expect(tags == ["<input\n  id='x' value='&lt;é'>", "<B\tc>"])
  }

  @Test("An element without a tag has no byte range")
  func implied() throws {
    let page = try read("<input>")
    #expect(names(page) == ["html", "head", "body", "input"])
    #expect(page.elements[0].tag == nil)
    #expect(page.elements[3].tag == 0..<7)
  }

  @Test(
    "The reader skips templates and marks SVG elements as foreign"
  )
  func content() throws {
    let page = try read(
      "<template><input></template><svg><input/></svg><my-box><input>")
    #expect(
      names(page) == [
        "html", "head", "template", "body", "svg", "input", "my-box", "input",
      ])
    #expect(page.elements.map(\.isForeign).filter(\.self).count == 2)
  }

  @Test("The reader accepts any bytes as a page")
  func anyBytes() throws {
    let pages: [[UInt8]] = [
      [], [0], [0xFF, 0xFE, 0xFF], Array("<".utf8), Array("<input".utf8),
      Array("<form><input value=\"".utf8), Array("</form><!--".utf8),
      Array("<textarea>".utf8), Array("<script>\"</form>".utf8),
    ]
    for bytes in pages {
      #expect(try HTMLReader.read(bytes).elements.first?.name == "html")
    }
  }

  @Test(
    "The reader refuses a page with more than 5,000 nested elements",
    arguments: [
      "<div>", "<b>", "<div/>", "<svg>", "<x-y>", "<ul><li>", "<div></x>",
      "</div><span></x>",
    ])
  func depth(tag: String) {
    let html = "\n" + String(repeating: tag, count: 100_000)
    let problem = #expect(throws: AuditProblem.self) { try read(html) }
    #expect(problem?.line == 2)
    #expect(problem?.message == "more than 5000 elements are nested")
  }

  @Test("The reader refuses a tag with thousands of attributes")
  func attributes() {
    let attributes = (0..<100_000).map { " a\($0)=1" }.joined()
    let problem = #expect(throws: AuditProblem.self) {
      try read("<p><a\(attributes)>")
    }
    #expect(problem?.message == "a tag has more than 2000 attributes")
  }

  @Test("The reader refuses a short page that expands to millions of elements")
  func memory() {
    let bold = (0..<2_000).map { "<b x=\($0)>" }.joined()
    let html = "<p>" + bold + String(repeating: "<p>x", count: 2_000)
    let problem = #expect(throws: AuditProblem.self) { try read(html) }
    #expect(problem?.message == "the page needs too much memory")
  }

  @Test("The reader accepts a page with 4,000 nested elements")
  func allowedDepth() throws {
    let html = String(repeating: "<div>", count: 4_000) + "<input>"
    #expect(try read(html).elements.last?.name == "input")
  }

  @Test(
    "Table rows, list items and icons without end tags add no nesting depth")
  func unnested() throws {
    let row = "<tr><td>a<td><svg><path d=''/><use/></svg><li><p>b"
    let html = "<table>" + String(repeating: row, count: 20_000)
    #expect(try read(html).elements.count > 100_000)
  }

  @Test(
    "The reader uses the encoding that the page declares or implies",
    arguments: [
      ("<meta charset=latin1><input aria-label='", 0xE9, "é"),
      (
        "<META http-equiv=x content='text/html; charset=ISO-8859-1'>"
          + "<input aria-label='", 0x80, "€"
      ),
      ("<meta charset='windows-1251'><input aria-label='", 0xC6, "Ж"),
      ("<input aria-label='", 0xE9, "é"),
    ] as [(String, UInt8, String)])
  func encoding(head: String, byte: UInt8, name: String) throws {
    let data = Data(head.utf8) + [byte] + Data("'>".utf8)
    let audit = try FileAudit(path: "page.htm", data: data)
    #expect(audit.screens.first?.fields.first?.name == name)
  }

  @Test("Invalid UTF-8 affects only the name that contains it")
  func brokenUTF8() throws {
    let data =
      Data("<meta charset=utf-8><form><input id=a title='".utf8) + [0xE9]
      + Data("'><input id=b>".utf8)
    let audit = try FileAudit(path: "PAGE.HTML", data: data)
    #expect(audit.screens.first?.fields.map(\.id) == ["a", "b"])
    #expect(audit.screens.first?.fields.first?.name == "\u{FFFD}")
  }

  @Test("The audit reads a page with a byte order mark")
  func marks() throws {
    let html = "<form><input id=a>"
    let marked = Data([0xEF, 0xBB, 0xBF]) + Data(html.utf8)
    var wide = Data([0xFF, 0xFE])
    for byte in html.utf8 { wide += [byte, 0] }
    for data in [marked, wide] {
      let audit = try FileAudit(path: "a.html", data: data)
      #expect(audit.screens.first?.fields.map(\.id) == ["a"])
    }
  }

  @Test("The audit reads pages with random faults")
  func faults() throws {
    let page = """
      <!doctype html><meta charset=utf-8><form id=f action=/a><table><tr><td>
      <label>é<input name=a enterkeyhint=next></label><form><select multiple>
      <option selected>x</select><textarea>\n</textarea></form></table><b><p>
      <svg><foreignObject><input form=f></svg></b><template><input></template>
      <fieldset disabled><legend><input></legend><button></fieldset><details>
      <math><mi><noscript></form></noscript><div contenteditable style="a:b">
      """
    var random = Faults(state: 7)
    for _ in 0..<500 {
      var bytes = Array(page.utf8)
      for _ in 0..<random.below(6) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(place..<min(place + 9, bytes.count - 1))
        default: bytes.removeSubrange(max(place, 1)...)
        }
      }
      _ = try FileAudit(path: "a.html", data: Data(bytes))
    }
  }
}

/// Random numbers. The numbers are the same in every run.
private struct Faults {
  var state: UInt64

  mutating func below(_ end: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % end
  }
}
