import FieldNavigation

/// The device on which Interface Builder shows a file.
///
/// Files saved before Xcode 8 name no device. The audit reads such files as
/// files for a phone in portrait.
struct Device {
  let isTablet: Bool
  private let hasRegularWidth: Bool
  private let hasRegularHeight: Bool

  init(of document: XMLElement) {
    let device = document.child("device")
    let id = device?["id"] ?? ""
    isTablet =
      id.hasPrefix("ipad")
      || (document["targetRuntime"] ?? "").hasSuffix(".iPad")
    let isLandscape = device?["orientation"] == "landscape"
    hasRegularWidth = isTablet || isLandscape && Self.large.contains(id)
    hasRegularHeight = isTablet || !isLandscape
  }

  /// The phones with a regular width class in landscape.
  private static let large: Set<String> = [
    "retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9",
  ]

  /// Whether a screen has the size of a tablet. The device in the file doesn't
  /// matter.
  static func isTablet(_ size: LayoutRect?) -> Bool {
    guard let size else { return false }
    let sides = [
      min(size.width, size.height), max(size.width, size.height),
    ]
    return tablets.contains(sides)
  }

  private static let tablets: Set<[Double]> = [
    [744, 1133], [768, 1024], [810, 1080], [820, 1180], [834, 1112],
    [834, 1194], [1024, 1366], [1032, 1376],
  ]

  /// The number of size classes in a variation. `nil` if the device lacks one
  /// of the classes.
  private func rank(of key: String) -> Int? {
    if key == "default" { return 0 }
    let classes = key.split(separator: "-")
    let fits = classes.allSatisfy { name in
      switch name {
      case "widthClass=regular": hasRegularWidth
      case "widthClass=compact": !hasRegularWidth
      case "heightClass=regular": hasRegularHeight
      case "heightClass=compact": !hasRegularHeight
      default: false
      }
    }
    return fits ? classes.count : nil
  }

  /// The IDs of subviews that aren't installed on this device.
  func excludedSubviews(of element: XMLElement) -> Set<String> {
    let variations = element.children.filter { $0.name == "variation" }
      .compactMap { variation in
        rank(of: variation["key"] ?? "").map { (rank: $0, variation) }
      }
    var excluded: Set<String> = []
    // A variation that names more size classes takes precedence.
    for (_, variation) in variations.sorted(by: { $0.rank < $1.rank }) {
      for change in variation.child(key: "subviews")?.children ?? [] {
        guard let view = change["reference"] else { continue }
        if change.name == "exclude" {
          excluded.insert(view)
        } else {
          excluded.remove(view)
        }
      }
    }
    return excluded
  }
}
