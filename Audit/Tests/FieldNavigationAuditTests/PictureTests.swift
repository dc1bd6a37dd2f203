import FieldNavigation
import Foundation
import Testing

@testable import FieldNavigationAudit

@Suite("A picture shows each key, and no arrow hides one")
struct PictureTests {
  private typealias Point = (x: Double, y: Double)

  private struct Box {
    let x, y, width, height: Double

    init?(_ element: XMLElement) {
      let sides = ["x", "y", "width", "height"].compactMap {
        element[$0].flatMap(Double.init)
      }
      guard sides.count == 4 else { return nil }
      (x, y, width, height) = (sides[0], sides[1], sides[2], sides[3])
    }

    func has(_ point: Point) -> Bool {
      x < point.x && point.x < x + width && y < point.y && point.y < y + height
    }
  }

  /// The points of a path that is a line, a cubic curve, or a row of curves.
  private func points(_ path: String) -> [Point] {
    var places: [Point] = []
    for part in path.split(separator: /(?=[MLC])/) {
      let numbers = part.dropFirst().split(separator: " ").compactMap {
        Double($0)
      }
      var ends = stride(from: 0, to: numbers.count - 1, by: 2).map {
        (x: numbers[$0], y: numbers[$0 + 1])
      }
      if part.hasPrefix("L"), let start = places.last {
        ends = [start, ends[0], ends[0]]
      }
      places += ends
    }
    return stride(from: 0, to: places.count - 3, by: 3).flatMap { first in
      (0...40).map { step -> Point in
        let t = Double(step) / 40
        let weights = [
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t),
          3 * t * t * (1 - t), t * t * t,
        ]
        return zip(weights, places[first...]).reduce((0, 0)) {
          ($0.0 + $1.0 * $1.1.x, $0.1 + $1.0 * $1.1.y)
        }
      }
    }
  }

  /// The number of arrows that a key lies on.
  private func crossings(_ screen: any Screen) throws -> Int {
    let root = try XMLReader.read(Array(screen.picture.utf8))
    let keys = root.children.filter { $0["class"]?.hasPrefix("key") == true }
      .filter { $0.name == "rect" && $0["class"] != "keyboard" }
      .compactMap(Box.init)
    return root.children.filter { $0["class"] == "arrow" }.count { arrow in
      points(arrow["d"] ?? "").contains { point in
        keys.contains { $0.has(point) }
      }
    }
  }

  private func field(_ name: String, x: Int, y: Int, width: Int) -> String {
    Scenes.field(name, y: y, width: width).replacing(
      "x=\"20\"", with: "x=\"\(x)\"")
  }

  @Test("Arrows between rows of two fields pass no key")
  func rows() throws {
    let fields = (0..<3).flatMap { row in
      [
        field("A\(row)", x: 20, y: 100 + 50 * row, width: 150),
        field("B\(row)", x: 190, y: 100 + 50 * row, width: 150),
      ]
    }
    #expect(
      try crossings(Scenes.audit(Scenes.document(fields)).screens[0]) == 0)
  }

  @Test("An arrow past a wider field passes no key")
  func wider() throws {
    let fields = [
      field("A", x: 20, y: 100, width: 150),
      field("B", x: 20, y: 150, width: 340).replacing(
        "id=\"B\"", with: "id=\"B\" enabled=\"NO\""),
      field("C", x: 20, y: 200, width: 150),
    ]
    let screen = try Scenes.audit(Scenes.document(fields)).screens[0]
    #expect(screen.fields[0].destination == .field(2))
    let root = try XMLReader.read(Array(screen.picture.utf8))
    let wide = try #require(
      root.children.filter { $0["class"] == "field off" }.compactMap(Box.init)
        .first)
    let arrow = try #require(root.children.first { $0["class"] == "arrow" })
    #expect(!points(arrow["d"] ?? "").contains(where: wide.has))
  }

  @Test("No arrow of a storyboard passes a key", arguments: Storyboards.names)
  func storyboards(name: String) throws {
    for screen in try Storyboards.audit(name).screens {
      #expect(try crossings(screen) == 0, "\(screen.name)")
    }
  }

  @Test("A text view's key says that it breaks the line (R6)")
  func textView() throws {
    let document = Scenes.document([
      Scenes.field("Name"), Scenes.textView("Notes", text: "", y: 150),
    ])
    let screen = try Scenes.audit(document).screens[0]
    #expect(screen.fields[1].destination == .own)
    let root = try XMLReader.read(Array(screen.picture.utf8))
    let labels = root.children.filter { $0["class"] == "label" }.map(\.text)
    #expect(labels == ["Next", "new line"])
  }
}
