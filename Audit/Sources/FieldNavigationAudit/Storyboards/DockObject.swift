import FieldNavigation

/// The navigator that a storyboard or xib has as an object: `FNFieldNavigator`
/// in the scene's dock. The audit follows its options.
struct DockObject {
  private let element: XMLElement

  /// The object whose outlet leads to the view with this ID.
  init?(in scene: XMLElement, of view: String?) {
    let found = scene.child("objects")?.children.first { object in
      object["customClass"] == "FNFieldNavigator"
        && Outlets.own(of: object).contains {
          $0.name == "view" && $0.destination == view
        }
    }
    guard let found, view != nil else { return nil }
    element = found
  }

  var sortsByTag: Bool { isOn("sortsByTag") }

  var avoidsKeyboard: Bool { option("avoidsKeyboard")?["value"] != "NO" }

  var hasInputBar: Bool { option("inputBar")?["value"] != "off" }

  var policy: ReturnPolicy {
    ReturnPolicy(
      destination: isOn("visitsFilledFields") ? .next : .nextEmpty,
      ending: isOn("wraps") ? .wrap : .finish,
      finishKey: option("finishKey").flatMap {
        $0["value"].flatMap(ReturnKey.init(named:))
      } ?? .done)
  }

  /// The IDs of the views in the collection `fields`. Empty if Return goes to
  /// all fields.
  var listed: Set<String> {
    Set(
      (element.child("connections")?.children ?? []).compactMap {
        $0.name == "outletCollection" && $0["property"] == "fields"
          ? $0["destination"] : nil
      })
  }

  private func isOn(_ name: String) -> Bool {
    option(name)?["value"] == "YES"
  }

  private func option(_ name: String) -> XMLElement? {
    element.child("userDefinedRuntimeAttributes")?.children
      .first { $0["keyPath"] == name }
      .map { $0.child(key: "value") ?? $0 }
  }
}
