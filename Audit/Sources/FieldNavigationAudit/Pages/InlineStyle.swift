import FieldNavigation

/// The declarations of a `style` attribute, as far as they hide things.
struct InlineStyle {
  private var values: [String: String] = [:]

  init(_ text: String?) {
    guard let text else { return }
    for declaration in text.lowercased().split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = parts[1].split(separator: "!").first ?? ""
      values[Self.trimmed(parts[0])] = Self.trimmed(value)
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// `nil` where the attribute does not say.
  var display: String? { values["display"] }
  var visibility: String? { values["visibility"] }

  /// What an element that is shown does to itself and its content (R1).
  var obstacles: FieldState.Obstacles {
    var obstacles: FieldState.Obstacles = []
    if isTransparent { obstacles.insert(.transparent) }
    if isClippedAway || isBesideThePage || cutsContent {
      obstacles.insert(.detached)
    }
    return obstacles
  }

  /// Whether nothing of the content is left to be seen.
  private var cutsContent: Bool {
    ["hidden", "clip"].contains(values["overflow"])
      && ["width", "height", "max-width", "max-height"].contains {
        pixels($0).map { $0 <= 1 } ?? false
      }
  }

  private var isTransparent: Bool {
    guard let opacity = values["opacity"] else { return false }
    let number = opacity.hasSuffix("%") ? String(opacity.dropLast()) : opacity
    guard let value = Double(number) else { return false }
    return (opacity.hasSuffix("%") ? value / 100 : value)
      < PageTerms.leastOpacity
  }

  private var isClippedAway: Bool {
    if let inset = values["clip-path"], inset.hasPrefix("inset("),
      let percent = Double(inset.dropFirst(6).prefix { $0 != "%" })
    {
      return percent >= 50 && inset.contains("%")
    }
    guard isOutOfFlow, let clip = values["clip"], clip.hasPrefix("rect(") else {
      return false
    }
    let sides = clip.dropFirst(5).split { ", )".contains($0) }
    return sides.count == 4 && Self.pixels(sides[0]) == Self.pixels(sides[2])
  }

  /// Far left or far above, where nothing scrolls.
  private var isBesideThePage: Bool {
    ["left", "top"].contains { side in
      isOutOfFlow && (pixels(side).map { $0 <= -1_000 } ?? false)
    }
  }

  private var isOutOfFlow: Bool {
    ["absolute", "fixed"].contains(values["position"])
  }

  private func pixels(_ property: String) -> Double? {
    values[property].flatMap { Self.pixels($0[...]) }
  }

  /// Lengths in other units count as unknown, but for zero.
  private static func pixels(_ text: Substring) -> Double? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let value = Double(number), text.hasSuffix("px") || value == 0 else {
      return nil
    }
    return value
  }
}
