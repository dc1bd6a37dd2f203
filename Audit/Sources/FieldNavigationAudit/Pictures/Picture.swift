import FieldNavigation

extension Screen {
  /// The screen as an SVG image. The image shows the numbered fields in their
  /// places and the label of each key. Arrows lead from field to field. The
  /// image also shows the area under the keyboard. The colors follow the light
  /// or dark mode of the viewer's system.
  ///
  /// Below the screen, the image lists fields without a saved frame.
  public var picture: String { Picture(of: self).svg }
}

/// Draws one screen. All lengths are in points.
private struct Picture {
  private let screen: any Screen
  /// The screen, if its file has a size and a place for the keyboard.
  private let scene: StoryboardScreen?
  private let bounds: LayoutRect
  private let margin = 24.0
  /// Space for arrows to the right of the screen.
  private let lane = 56.0
  private let lineHeight = 22.0

  init(of screen: any Screen) {
    self.screen = screen
    scene = screen as? StoryboardScreen
    // Scrolled content may extend beyond the screen.
    var bounds = scene?.size ?? LayoutRect(x: 0, y: 0, width: 320, height: 0)
    (bounds.x, bounds.y) = (0, 0)
    for frame in screen.fields.compactMap(\.frame) {
      bounds.width = max(bounds.width, frame.x + frame.width)
      bounds.height = max(bounds.height, frame.y + frame.height)
    }
    self.bounds = bounds
  }

  /// The fields that the image lists below the screen. The title of a list
  /// gives the reason.
  private var listed: [(title: String, style: String, places: [Int])] {
    let places = screen.fields.indices
    return [
      (
        "Without a place in the file:", "item",
        places.filter { screen.fields[$0].frame == nil }
      ),
      (
        "Too small for their names:", "small",
        places.filter { letters(in: $0).map { $0 < 4 } ?? false }
      ),
    ].filter { !$0.places.isEmpty }
  }

  /// The number of letters that fit in a field. The field's number and key need
  /// room, too. Each letter takes 7 points. `nil` if the field has no frame.
  private func letters(in place: Int) -> Int? {
    screen.fields[place].frame.map { max(0, Int(($0.width - 86) / 7)) }
  }

  var svg: String {
    let width = bounds.width + 2 * margin + lane
    let list = listed.reduce(0) {
      $0 + Double($1.places.count + 1) * lineHeight
    }
    let height = bounds.height + 2 * margin + list
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="\(-margin) \(-margin) \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      <title>\(escaped(screen.name))</title>
      <style>\(Self.style)</style>
      <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" \
      markerWidth="8" markerHeight="8" orient="auto-start-reverse">\
      <path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>
      \(outline)
      \(screen.fields.indices.map(field).joined(separator: "\n"))
      \(keyboard)
      \(screen.fields.indices.map(arrow).joined(separator: "\n"))
      \(screen.fields.indices.map(badge).joined(separator: "\n"))
      \(lists)
      </svg>

      """
  }

  private static let style = """
    text{font:13px system-ui,sans-serif;fill:#1c1c1e}
    .screen{fill:#fff;stroke:#8e8e93}
    .field{fill:#f2f2f7;stroke:#8e8e93}
    .off{stroke-dasharray:4 3;opacity:.5}
    .hint{fill:#6c6c70}
    .keyboard{fill:#8e8e93;fill-opacity:.28;stroke:#8e8e93}
    .arrow{fill:none;stroke:#0060c0;stroke-width:1.5}
    .tip,.badge{fill:#0060c0}
    .number{fill:#fff;font-size:11px;text-anchor:middle}
    .key{fill:#fff;stroke:#0060c0}
    .label{fill:#0060c0;font-size:11px;text-anchor:middle}
    @media(prefers-color-scheme:dark){text{fill:#f2f2f7}
    .screen{fill:#1c1c1e}.field{fill:#2c2c2e}.hint{fill:#aeaeb2}
    .arrow{stroke:#6cb4ff}.tip,.badge{fill:#6cb4ff}.number{fill:#000}
    .key{fill:#1c1c1e;stroke:#6cb4ff}.label{fill:#6cb4ff}}
    """

  private var outline: String {
    rectangle(bounds, "screen", radius: 12)
  }

  private var keyboard: String {
    guard let keyboard = scene?.keyboard else { return "" }
    return rectangle(keyboard, "keyboard", radius: 12)
      + "\n<text class=\"hint\" x=\"\(bounds.width / 2)\" "
      + "y=\"\(keyboard.y + keyboard.height - 12)\" "
      + "text-anchor=\"middle\">keyboard</text>"
  }

  private func field(_ place: Int) -> String {
    let field = screen.fields[place]
    guard let frame = field.frame else { return "" }
    let isOff = field.destination == .unreachable
    let text = field.traits.placeholder ?? field.name
    let count = letters(in: place) ?? 0
    let shown = text.count > count ? text.prefix(count) + "…" : text[...]
    let baseline = frame.rowMiddle + 4.5
    return rectangle(frame, isOff ? "field off" : "field", radius: 6)
      + (count < 4
        ? ""
        : "\n<text class=\"hint\" x=\"\(frame.x + 24)\" y=\"\(baseline)\">"
          + "\(escaped(String(shown)))</text>")
  }

  // MARK: Arrows

  private func arrow(_ place: Int) -> String {
    guard case .field(let next) = screen.fields[place].destination,
      let from = screen.fields[place].frame, let to = screen.fields[next].frame
    else { return "" }
    let others =
      screen.fields.indices.filter { $0 != place && $0 != next }
      .compactMap { screen.fields[$0].frame }
      + screen.fields.indices.compactMap { key($0)?.box }
    // Longer arrows bend farther out. Arrows then don't cover each other.
    let bend = min(lane - 16, 16 + Double(abs(next - place)) * 8)
    let path = ArrowPath(from: from, to: to, around: others, bend: bend)
    return "<path class=\"arrow\" marker-end=\"url(#tip)\" d=\"\(path.text)\"/>"
  }

  /// Draws a field's number and the label of its key.
  private func badge(_ place: Int) -> String {
    let field = screen.fields[place]
    guard let frame = field.frame else { return "" }
    let y = frame.rowMiddle
    var parts =
      "<circle class=\"badge\" cx=\"\(frame.x + 10)\" cy=\"\(y)\" r=\"8.5\"/>"
      + "<text class=\"number\" x=\"\(frame.x + 10)\" y=\"\(y + 4)\">"
      + "\(place + 1)</text>"
    if let key = key(place) {
      parts +=
        rectangle(key.box, "key", radius: 5)
        + "<text class=\"label\" x=\"\(key.box.x + key.box.width / 2)\" "
        + "y=\"\(y + 4)\">\(escaped(key.title))</text>"
    }
    return parts
  }

  /// The key of a field and its place at the end of the field. `nil` if the
  /// field is too narrow or has no key.
  private func key(_ place: Int) -> (title: String, box: LayoutRect)? {
    let field = screen.fields[place]
    guard let frame = field.frame, frame.width >= 110,
      let title = field.keyTitle
    else { return nil }
    let width = Double(title.count) * 7 + 12
    return (
      title,
      LayoutRect(
        x: frame.x + frame.width - width - 6, y: frame.rowMiddle - 9,
        width: width, height: 18)
    )
  }

  // MARK: Fields below the screen

  private var lists: String {
    var y = bounds.height + margin
    var lines: [String] = []
    for list in listed {
      lines.append(text(list.title, y: y, "hint"))
      for place in list.places {
        let field = screen.fields[place]
        let key = field.returnKey.map { ", \($0.title)" } ?? ""
        y += lineHeight
        lines.append(
          text(
            "\(place + 1)  \(field.name): \(field.destination.words)\(key)",
            y: y, list.style))
      }
      y += lineHeight
    }
    return lines.joined(separator: "\n")
  }

  private func text(_ text: String, y: Double, _ style: String) -> String {
    "<text class=\"\(style)\" x=\"0\" y=\"\(y)\">\(escaped(text))</text>"
  }

  private func rectangle(
    _ frame: LayoutRect, _ style: String, radius: Double
  ) -> String {
    "<rect class=\"\(style)\" x=\"\(frame.x)\" y=\"\(frame.y)\" "
      + "width=\"\(max(0, frame.width))\" height=\"\(max(0, frame.height))\" "
      + "rx=\"\(radius)\"/>"
  }
}

extension ScreenField {
  /// What the picture shows for a field's Return key.
  fileprivate var keyTitle: String? {
    if destination == .unreachable { return nil }
    guard let key = returnKey else {
      return kind == .textView && destination == .own ? "new line" : nil
    }
    return destination == .finish ? "\(key.title) ✓" : key.title
  }
}

/// Escapes a text for XML and HTML.
func escaped(_ text: String) -> String {
  replaced(
    printable(text),
    by: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
}
