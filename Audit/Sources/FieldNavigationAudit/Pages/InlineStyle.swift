import FieldNavigation
import Foundation

/// The declarations in a `style` attribute that can hide an element.
struct InlineStyle {
  private var values: [String: String] = [:]

  init(_ text: String?) {
    guard let text else { return }
    var important: [String: String] = [:]
    for declaration in Self.uncommented(text.lowercased()).split(separator: ";")
    {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = Self.trimmed(parts[0])
      let words = parts[1].split(separator: "!", maxSplits: 1)
      let value = Self.trimmed(words.first ?? "")
      if name == "opacity", Self.opacity(value) == nil { continue }
      if words.count > 1 { important[name] = value }
      values[name] = value
    }
    values.merge(important) { $1 }
  }

  private static func uncommented(_ text: String) -> String {
    text.replacingOccurrences(
      of: #"/\*[\s\S]*?\*/"#, with: "", options: .regularExpression)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The value of `display`. `nil` if the attribute doesn't set `display`.
  var display: String? { values["display"] }
  var visibility: String? { values["visibility"] }

  /// The obstacles to focus that the style causes (R1). `display` and
  /// `visibility` have their own properties.
  var obstacles: FieldState.Obstacles {
    var obstacles: FieldState.Obstacles = []
    if isTransparent { obstacles.insert(.transparent) }
    if isClippedAway || isBesideThePage {
      obstacles.insert(.detached)
    }
    return obstacles
  }

  /// Whether the style hides all content of the element.
  var cutsContent: Bool {
    values["content-visibility"] == "hidden"
      || ["hidden", "clip"].contains(values["overflow"]) && !hasPadding
        && ["width", "height", "max-width", "max-height"].contains {
          pixels($0).map { $0 <= 1 } ?? false
        }
  }

  private var hasPadding: Bool {
    values.contains { name, value in
      name.hasPrefix("padding")
        && value.split(separator: " ").contains { Self.pixels($0) != 0 }
    }
  }

  private var isTransparent: Bool {
    values["opacity"].flatMap(Self.opacity)
      .map { $0 < PageTerms.leastOpacity } ?? false
  }

  /// Reads an opacity. Returns `nil` for an invalid value. Browsers ignore such
  /// a declaration.
  private static func opacity(_ text: String) -> Double? {
    text.hasSuffix("%")
      ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
  }

  private var isClippedAway: Bool {
    if let inset = values["clip-path"], inset.hasPrefix("inset("),
      let sides = Optional(inset.dropFirst(6).prefix { !"r)".contains($0) }),
      let side = sides.split(separator: " ").first
    {
      return sides.split(separator: " ").allSatisfy { $0 == side }
        && side.last == "%" && Double(side.dropLast()) ?? 0 >= 50
    }
    guard isOutOfFlow, let clip = values["clip"], clip.hasPrefix("rect(") else {
      return false
    }
    let sides = clip.dropFirst(5).split { ", )".contains($0) }
    return sides.count == 4 && Self.pixels(sides[0]) == Self.pixels(sides[2])
  }

  /// Whether the user can't scroll to the element. An element far to the left
  /// or the top can't be reached by scrolling.
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

  /// Reads a length in pixels. Returns `nil` for a length in another unit. Only
  /// a zero needs no unit.
  private static func pixels(_ text: Substring) -> Double? {
    let number = text.hasSuffix("px") ? text.dropLast(2) : text
    guard let value = Double(number), text.hasSuffix("px") || value == 0 else {
      return nil
    }
    return value
  }
}
