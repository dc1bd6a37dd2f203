import Foundation

@testable import FieldNavigationAudit

/// Creates and audits short storyboards for tests.
enum Scenes {
  /// The XML of a text field. The name is also the ID of the field.
  static func field(
    _ name: String, _ traits: String = "", y: Int = 100,
    attributes: String = "", width: Int = 300, connections: String = ""
  ) -> String {
    """
    <textField placeholder="\(name)" id="\(name)" \(attributes)>
    <rect key="frame" x="20" y="\(y)" width="\(width)" height="34"/>
    <textInputTraits key="textInputTraits"\(traits.isEmpty ? "" : " \(traits)")/>
    <connections>\(connections)</connections>
    </textField>
    """
  }

  static func textView(_ name: String, text: String, y: Int) -> String {
    """
    <textView id="\(name)" userLabel="\(name)">
    <rect key="frame" x="20" y="\(y)" width="300" height="90"/>
    <string key="text">\(text)</string>
    <textInputTraits key="textInputTraits"/>
    </textView>
    """
  }

  /// A storyboard with one scene for a phone in portrait.
  static func document(
    _ views: [String], device: String = "retina6_12", root: String = "",
    inside: String = "", outlets: String = ""
  ) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch">
    <device id="\(device)" orientation="portrait"/>
    <scenes><scene><objects>
    <viewController title="Form" id="controller">
    <view key="view" id="root" \(root)>
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(views.joined(separator: "\n"))</subviews>\(inside)
    </view>
    <connections>\(outlets)</connections>
    </viewController>
    </objects></scene></scenes>
    </document>
    """
  }

  /// A xib with one view, which may fill only a part of a screen.
  static func xib(_ views: [String]) -> String {
    """
    <document targetRuntime="iOS.CocoaTouch">
    <device id="retina6_12" orientation="portrait"/>
    <objects><view id="root">
    <rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews>\(views.joined(separator: "\n"))</subviews>
    </view></objects>
    </document>
    """
  }

  static func audit(_ document: String) throws -> FileAudit {
    try FileAudit(path: "Form.storyboard", data: Data(document.utf8))
  }

  /// The rule and the field of each finding. For example: `done-in-middle
  /// Name`.
  static func findings(_ document: String) throws -> [String] {
    try audit(document).findings.map { "\($0.rule.rawValue) \($0.id)" }
  }

  /// The `<textInputTraits>` tags that a repair changes.
  static func repaired(_ document: String) throws -> [String] {
    try Repair(of: Data(document.utf8), path: "x", labels: true).diff.split(
      separator: "\n"
    )
    .filter { $0.hasPrefix("+<") }.map { String($0.dropFirst()) }
  }
}
