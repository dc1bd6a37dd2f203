import Testing

@testable import FieldNavigationAudit

@Suite("The XML reader reports where each element is")
struct XMLReaderTests {
  private func read(_ text: String) throws -> XMLElement {
    try XMLReader.read(Array(text.utf8))
  }

  @Test("The reader reports each tag's line and byte range")
  func place() throws {
    let text = "<a>\n  <b\n    x=\"1\" y=\"&lt;é&#10;&amp;\"/>\n  <c>t</c></a>"
    let root = try read(text)
    let (b, c) = (root.children[0], root.children[1])
    #expect([root.line, b.line, c.line] == [1, 2, 4])
    #expect(b["y"] == "<é\n&")
    #expect(c.text == "t")
    let bytes = Array(text.utf8)
    #expect(
      String(decoding: bytes[b.tag], as: UTF8.self)
        == "<b\n    x=\"1\" y=\"&lt;é&#10;&amp;\"")
    #expect(String(decoding: bytes[c.tag], as: UTF8.self) == "<c")
  }

  @Test("The reader reports correct byte ranges in a large file")
  func largeFile() throws {
    let rows = (0..<200_000).map { "<r n=\"\($0)\"/>\r\n" }.joined()
    let text = "<a>\n\(rows)</a>"
    let root = try read(text)
    let bytes = Array(text.utf8)
    let last = try #require(root.children.last)
    #expect(last.line == 200_001)
    #expect(
      String(decoding: bytes[last.tag], as: UTF8.self) == "<r n=\"199999\"")
  }

  @Test(
    "The reader refuses invalid XML and reports the line",
    arguments: [
      ("", 1), ("<a>", 1), ("<a>\n<b></a>", 2), ("no", 1), ("<a/>\n<b/>", 2),
      ("<!DOCTYPE a [\n<!ENTITY e \"x\">]><a>&e;</a>", 2), ("<a>&e;</a>", 1),
    ])
  func refusal(text: String, line: Int) {
    let problem = #expect(throws: AuditProblem.self) { try read(text) }
    #expect(problem?.line == line)
    #expect(problem?.message.isEmpty == false)
  }

  @Test("The reader refuses a file with too many nested elements")
  func depth() {
    let text = String(repeating: "<a>", count: 100_000)
    #expect(throws: AuditProblem.self) { try read(text) }
  }
}
